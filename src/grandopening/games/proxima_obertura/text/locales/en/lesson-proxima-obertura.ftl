# The lesson of Pròxima Obertura: one idea a step. `.done` is said when the step has been played, `.other` when something else was tried that the rules allow.
lesson-proxima-obertura-goal = Collect goods, open shops on the street, and earn the most points. A shop needs four cards of one type and of four different groups. Look at your trays: one type has three groups already, and lacks one.
    .title = The goal
lesson-proxima-obertura-ask = Each turn you may ask everybody for two types. Pick the two that glow: you hold most of them.
    .title = Ask
    .done = All others decide at once, and in secret, what they show you.
    .other = You may ask for those too. But of the two that glow you hold five cards already, so a shop is near.
lesson-proxima-obertura-offer = There is a card of a group you lack, and of the highest value. Tap it, then the card you give for it, and send the offer.
    .title = Offer
    .done = Accepted! A low card of yours was just what they needed. Both sides may gain by a trade.
    .other = { $do ->
        [want] You may want that one too. But only the card that glows brings four groups of one type together.
       *[other] You may give that one too. But the card that glows is of low value, and of a type you do not collect.
    }
lesson-proxima-obertura-open = Four groups of one type: open the shop. Choose its type, then the cards that go into it.
    .title = Open a shop
    .done = Four cards, four groups, one type. The higher their values, the more the shop is worth.
    .other = That card goes in as well: all four do. Begin with the one that glows.
lesson-proxima-obertura-site = Choose its place on the street: space { $space } glows. Two shops of one type never stand side by side or face to face. Shops of yours side by side bring extra points at the end.
    .title = A place on the street
    .done = Space { $space } is yours.
    .other = Any free space would do for a first shop. In this lesson it is space { $space }, which glows.
lesson-proxima-obertura-push = Every shop gets a push, which multiplies its cards. You have five, and each is used once. Give this shop your strongest.
    .title = Push
    .done = The values of its cards times the push: +{ $gained } points.
lesson-proxima-obertura-dice = At the end of a turn the dice are rolled. Your colour came up: a card for you, and one more for each shop you have open, { $cards } in all. Then the player whose turn it was draws three.
    .title = The dice
lesson-proxima-obertura-thief = A thief was in the deck! All hands are cut to { $limit } cards. The next thieves leave fewer, so do not hoard.
    .title = The thief
lesson-proxima-obertura-asked = Now somebody asks you. Tap the cards you would give away, then show them. What you show stays known to all.
    .title = Time to answer
    .done = Shown. Whoever asks must pay with cards of theirs.
    .other = You may show that one too. But nobody has to show everything: show the cards that glow, one after the other.
lesson-proxima-obertura-refuse = Hank offers a card for one of yours. He wants it badly, so it may be worth more: refuse.
    .title = An offer for you
    .done = Refused. He may try again, three times in a turn at most.
lesson-proxima-obertura-accept = Now he offers two cards, and one is of a type you collect. Accept.
    .title = A better offer
    .done = A deal: one card for two. Waiting was worth it.
lesson-proxima-obertura-end = The game ends with the round in which enough shops are open. Shops side by side and shops of one type bring extra points then, and cards in hand half their value. The rest of this game is yours: play it against the bots!
    .title = The end
