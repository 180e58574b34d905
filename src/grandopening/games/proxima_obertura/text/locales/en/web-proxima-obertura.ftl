# Pròxima Obertura at the browser table.

## Home

pitch-proxima-obertura = A shopping street in Barcelona: collect and trade goods, open shops next door to your own, give the best one a push.
game-proxima-obertura = Pròxima Obertura

## At the table

since-idle-proxima = { $name } did nothing.
turn-asked-proxima-cut =
    { $many ->
        [one] A thief: cut your hand
       *[other] { $name }: a thief, cut your hand
    }

## The street

street = The street
site = Space { $space }
site-closed = closed with three players.
site-free = free.
site-shop = { $name }, { $type }, { $points } points with { $push } ×{ $by }, { $cards } of 5 groups.
site-forbidden =
    { $name ->
        [You] You have a shop for { $type } on space { $space }, beside it or in front: no second one so close.
       *[other] { $name } has a shop for { $type } on space { $space }, beside it or in front: no second one so close.
    }
window = The window
deck =
    { $cards ->
        [one] Deck: { $cards } card
       *[other] Deck: { $cards } cards
    }
discards =
    { $cards ->
        [0] No discards
        [one] One discard: { $last }
       *[other] { $cards } discards, the last { $last }
    }
dice =
    The dice: { $first ->
        [You] you
       *[other] { $first }
    } and { $second ->
        [You] you
       *[other] { $second }
    }.
dice-none = Nobody has rolled yet.
counters = Shops open by type
shops-open = Shops: { $shops }. The game ends with the round of shop { $last }.
hand = Your hand
hand-known = Known cards of the others
hand-unknown =
    { $cards ->
        [one] { $cards } unknown card
       *[other] { $cards } unknown cards
    }
hand-ready = A shop can be opened.
hand-short =
    { $short ->
        [one] One group short of a shop
       *[other] { $short } groups short of a shop
    }
hand-missing = missing
hand-improves = It improves a shop of yours.
points-long = Points so far, without the cards in hand
cards = Cards
cards-long = Cards in hand
pushes = Pushes
pushes-long = Pushes left: each shop takes one, which multiplies its points
pawn-left = { $push } ×{ $by }, left
pawn-used = { $push } ×{ $by }, used
step-trade = Trade
step-open = Open
step-improve = Improve
step-dice = Dice
step-draw = Draw
discard-left =
    { $left ->
        [one] One more card to discard.
       *[other] { $left } more cards to discard.
    }
cut-left =
    { $left ->
        [one] One card too many: keep { $limit }.
       *[other] { $left } cards too many: keep { $limit }.
    }
do-open = Open: { $type }
do-improve = Improve space { $space }
building = Cards of the new shop
do-pass-trade = Neither trade nor window
do-pass-take = Leave the window
do-pass-open = Open nothing
do-pass-improve = Improve nothing, roll the dice
do-roll = Roll the dice
do-ready = Ready
do-ready-nothing = Show nothing
do-propose = Make this offer
do-stop = Stop trading
do-accept = Accept
do-refuse = Refuse
do-ask = Ask everybody
do-ask-two = Choose two types to ask for
ask-for = Types to ask for
trade = The trade
trade-asks =
    { $name ->
        [You] You ask: who has
       *[other] { $name } asks: who has
    }
trade-thinking = thinking…
trade-nothing = shows nothing
trade-sealed = decided; hidden until all have
trade-refused = refused { $given } for { $wanted }
trade-you-get = You get
trade-you-give = You give
trade-gives = { $name } gives
trade-gets = { $name } gets
trade-choose-first = first tap what you want
trade-number = Offer { $offer } of { $most }
trade-clear = Clear
trade-choose = cards from your hand
silent = Never show anything when asked. Nobody is told.

## Notes for a first game

guide-proxima-trade = Ask everybody for two types you collect, or take one card of the window for three of yours. You may do neither.
guide-proxima-trade-good = Look at the trays below: ask for the types that are one group short of a shop.
guide-proxima-show = Tap the cards you would give away; everybody decides at once, and nobody sees it before all are ready.
guide-proxima-show-good = Show what you do not need. Who asks pays with a card of theirs, perhaps the very one you lack.
guide-proxima-offer = Tap the card you want most. You may also stop: the window stays open to you.
guide-proxima-give = Tap what you offer for it, one card or more.
guide-proxima-give-good = Offer a high value of a type you do not collect.
guide-proxima-answer = Accept if the cards you get are worth more to you than the one you give.
guide-proxima-take = The window is still open: one card for three of yours.
guide-proxima-discard = You pay three cards for the one you take.
guide-proxima-discard-good = Give away low values, and types of which four shops are open.
guide-proxima-open = Four cards of one type and four different groups make a shop. What it would be worth stands beside it.
guide-proxima-use = Tap the cards that go into the shop.
guide-proxima-use-good = High values: the push multiplies their sum.
guide-proxima-site = A free space glows if no shop of this type stands beside it or in front.
guide-proxima-site-good = Shops of yours side by side score extra: two 10, three 20, four 50.
guide-proxima-push = The push multiplies the shop: keep ×3 for the richest one.
guide-proxima-improve = A shop with four groups takes the fifth.
guide-proxima-add = Tap the card of the missing group.
guide-proxima-cut = The thief: choose which cards to lose.
guide-proxima-wait = Watch what the others ask for: it tells what they collect.

## The end

figure-proxima-drawn = Cards drawn
figure-proxima-taken = From the window
figure-proxima-cut = Lost to the thief
figure-proxima-shown = Cards shown
figure-proxima-offers = Offers made
figure-proxima-trades = Trades
figure-proxima-shops = Shops opened
figure-proxima-improved = Shops improved

## What follows from a move

follows-proxima-push = ×{ $by }: { $points } points
follows-proxima-row = { $points } of them for shops side by side
follows-proxima-type = { $points } of them for shops of one type
follows-proxima-space = Best on space { $space }
follows-proxima-improves = Improves your shop on space { $space }
follows-proxima-shop-ready = { $type }: a shop can be opened
follows-proxima-shop-lost = { $type }: no longer enough for a shop, { $groups } of { $needed } groups
follows-proxima-groups-more = { $type }: { $groups } of { $needed } groups
follows-proxima-groups-fewer = { $type }: only { $groups } of { $needed } groups

## What is told once

closing-proxima = Last round!
note-proxima-shop = A shop has opened. It counts its cards times its push; shops side by side and of one type bring more at the end.
note-proxima-thief = A thief came out of the deck. Everybody cuts their hand to a limit, and each thief is harder than the one before: do not hoard.
note-proxima-last = Enough shops are open: the game ends with this round. What is left in your hand counts half.
