# Pròxima Obertura on one page.
how-proxima-goal = Players open shops on a street in Barcelona. A shop is worth the values of its cards times its push. Most points win.
how-proxima-cards = Five types of shops, each with these groups of goods; every group has cards of the values 1 to 5.
how-proxima-trade = Trade: ask all others for two types. They show what they would give, all at once. You make up to { $offers } offers for shown cards.
how-proxima-window = Or take a card from the window, for { $cards } of yours.
how-proxima-open = Open a shop: { $cards } cards of one type and of different groups, on a free space. There are at most { $most } shops of a type, never side by side or face to face.
how-proxima-improve = Improve one shop from an earlier turn with the card of its missing group.
how-proxima-dice = Roll the dice: whoever’s colour comes up draws a card, and one more for each shop they have.
how-proxima-draw = Draw { $cards } cards.
how-proxima-pushes = Pushes
how-proxima-push = Every shop gets one, and each can be used once:
how-proxima-street = The street
how-proxima-places = Your shops side by side in a row bring extra points, and so do your shops of one type:
how-proxima-shops = Shops
how-proxima-points = Points
how-proxima-thieves = Thieves
how-proxima-thief = When a thief is drawn, all hands are cut: to { $limits } cards, from the first thief to the last.
how-proxima-end = The game ends with the round in which the last shop was opened; how many there are depends on the number of players. Cards in hand then bring half their value, rounded down.
