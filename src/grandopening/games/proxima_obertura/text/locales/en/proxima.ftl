# Pròxima Obertura. Sentences about a seat are in the past tense: they read well with a name and with "You".

## What happened

proxima-event-turn = Round { $round }: { $seat }
proxima-event-deal = { $seat } began with { $card }.
proxima-event-deal-hidden = { $seat } began with a card.
proxima-event-draw = { $seat } drew { $card }.
proxima-event-draw-hidden = { $seat } drew a card.
proxima-event-missed =
    { $cards ->
        [one] { $seat } missed a draw: neither deck nor discards are left.
       *[other] { $seat } missed { $cards } draws: neither deck nor discards are left.
    }
proxima-event-window = New in the window: { $card }.
proxima-event-window-cleared = The round is over: the { $cards } cards of the window are discarded.
proxima-event-reshuffle = The deck was empty: { $cards } discards and { $thieves } thieves were shuffled into a new one.
proxima-event-thief = Thief number { $met }! Nobody keeps more than { $limit } cards.
proxima-event-cut = { $seat } lost { $card } to the thief.
proxima-event-dice =
    The dice: { $first ->
        [You] you
       *[other] { $first }
    } and { $second ->
        [You] you
       *[other] { $second }
    }.
proxima-event-luck =
    { $cards ->
        [one] { $seat } got lucky with the dice: one card.
       *[other] { $seat } got lucky with the dice: { $cards } cards.
    }
proxima-event-pass =
    { $step ->
        [1] { $seat ->
            [You] You neither traded nor took a card.
           *[other] { $seat } neither traded nor took a card.
        }
        [2] { $seat ->
            [You] You opened nothing.
           *[other] { $seat } opened nothing.
        }
       *[3] { $seat ->
            [You] You improved nothing.
           *[other] { $seat } improved nothing.
        }
    }
proxima-event-ask = { $seat } asked for { $type } and { $other }.
proxima-event-show = { $seat } showed { $card }.
proxima-event-ready = { $seat } showed no more.
proxima-event-want =
    { $owner ->
        [You] { $seat } wants your { $card }.
       *[other] { $seat } wanted { $card } from { $owner }.
    }
proxima-event-give = { $seat } offered { $card }.
proxima-event-propose =
    { $owner ->
        [You] { $seat } made you offer number { $offer }.
       *[other] { $seat } made { $owner } offer number { $offer }.
    }
proxima-event-accept =
    { $buyer ->
        [You] { $seat } accepted: { $card } is yours.
       *[other] { $seat } accepted: { $card } goes to { $buyer }.
    }
proxima-event-refuse =
    { $buyer ->
        [You] { $seat } refused your offer and keeps { $card }.
       *[other] { $seat } refused the offer of { $buyer } and keeps { $card }.
    }
proxima-event-stop = { $seat } stopped trading.
proxima-event-take = { $seat } took { $card } from the window.
proxima-event-discard = { $seat } discarded { $card }.
proxima-event-open = { $seat } began to open a shop: { $type }.
proxima-event-use = { $seat } put { $card } into the new shop.
proxima-event-site = { $seat } chose space { $space }.
proxima-event-shop = { $seat } opened a shop on space { $space }, with { $push } (×{ $by }).
proxima-event-improve = { $seat } began to improve the shop on space { $space }.
proxima-event-improved = { $seat } improved the shop on space { $space } with { $card }.
proxima-event-final = { $seat } scored { $points } for { $source }.
proxima-event-end = The game is over: { $end }.

## Why not

proxima-refusal-game-over = The game is over.
proxima-refusal-not-now = That belongs to another step of the turn.
proxima-refusal-card-not-in-deck = That card is not in the deck.
proxima-refusal-no-thief-in-deck = There is no thief in the deck.
proxima-refusal-deck-empty = The deck is empty: the discards become a new one first.
proxima-refusal-deck-not-empty = The discards stay where they are until the deck is empty.
proxima-refusal-one-trade = Only one trade per turn: the window is left.
proxima-refusal-take-not-in-window = That card is not in the window.
proxima-refusal-take-needs-cards = A card of the window costs three cards, and you have fewer.
proxima-refusal-discard-not-in-hand = Discard cards that you already had in hand.
proxima-refusal-ask-two-types = Ask for two different types.
proxima-refusal-show-not-in-hand = You can only show cards of your own hand.
proxima-refusal-show-not-asked = Nobody asked for that type.
proxima-refusal-show-already = You have already shown that card.
proxima-refusal-want-not-shown = Nobody has shown that card.
proxima-refusal-want-needs-cards = You have no card to offer for it.
proxima-refusal-want-binds = You have said which card you want: now offer something for it.
proxima-refusal-give-not-in-hand = You can only offer cards of your own hand.
proxima-refusal-give-already = That card is already part of the offer.
proxima-refusal-give-at-least-one = Offer at least one card.
proxima-refusal-offers-used-up = You have made all your offers of this turn.
proxima-refusal-open-no-pawn = You have no push left for another shop.
proxima-refusal-open-type-full = The street has no room for another shop of this type.
proxima-refusal-open-needs-groups = You need cards of four different groups of this type.
proxima-refusal-open-no-space = Every free space has a shop of this type beside it or in front.
proxima-refusal-open-must-finish = You have begun to open a shop: finish it.
proxima-refusal-use-not-in-hand = That card is not in your hand.
proxima-refusal-use-other-type = That card is of another type than the shop.
proxima-refusal-use-same-group = The shop already has a card of that group.
proxima-refusal-site-closed = That space is closed with three players.
proxima-refusal-site-taken = There is already a shop on that space.
proxima-refusal-site-neighbour-same-type = A shop of the same type stands beside that space or in front of it.
proxima-refusal-push-no-such = There is no such push.
proxima-refusal-push-used = You have used that push already.
proxima-refusal-improve-not-yours = You have no shop on that space.
proxima-refusal-improve-just-opened = You opened that shop this very turn: it can be improved from your next turn.
proxima-refusal-improve-once = That shop has all five groups: there is nothing to add.
proxima-refusal-improve-needs-card = You have no card of the group that shop lacks.
proxima-refusal-improve-must-finish = You have begun to improve a shop: add a card.
proxima-refusal-add-not-in-hand = That card is not in your hand.
proxima-refusal-add-missing-group = That is not the group the shop lacks.
proxima-refusal-cut-first = A thief has come: discard down to the limit first.
proxima-refusal-cut-not-in-hand = That card is not in your hand.

## What one can do

proxima-move-pass = pass
    .short = skip this step
    .heading = Go on
proxima-move-ask = ask for { $type } and { $other }
    .short = { $type } and { $other }
    .heading = Trade: ask for two types
proxima-move-show = show { $card }
    .short = { $card }
    .heading = Show a card
proxima-move-ready = ready
    .short = show no more
    .heading = Done showing
proxima-move-want = want { $card }
    .short = { $card }
    .heading = Want a card that was shown
proxima-move-stop = stop
    .short = make no offer
    .heading = Stop trading
proxima-move-give = give { $card }
    .short = { $card }
    .heading = Offer a card of yours
proxima-move-propose = propose
    .short = make this offer
    .heading = Offer
proxima-move-accept = accept
    .short = take the offer
    .heading = Answer the offer
proxima-move-refuse = refuse
    .short = say no to the offer
    .heading = Answer the offer
proxima-move-take = take { $card }
    .short = { $card }
    .heading = Take from the window, for three cards of yours
proxima-move-discard = discard { $card }
    .short = { $card }
    .heading = Discard
proxima-move-open = open a shop: { $type }
    .short = { $type }
    .heading = Open a shop
proxima-move-use = use { $card }
    .short = { $card }
    .heading = Put a card into the shop
proxima-move-site = site { $space }
    .short = space { $space }
    .heading = Choose a space of the street
proxima-move-push = push { $value }
    .short = ×{ $value }
    .heading = Give it a push
proxima-move-improve = improve the shop on { $space }
    .short = space { $space }
    .heading = Improve a shop
proxima-move-cut = cut { $card }
    .short = { $card }
    .heading = Cut your hand

## What is to be decided

proxima-phase-trade = Ask for a trade, take a card from the window, or pass.
proxima-phase-show = Show cards of the types asked for, or none; then ready.
proxima-phase-offer = Choose one of the cards shown, or stop.
proxima-phase-give = Offer cards for it, then make the offer.
proxima-phase-answer = Accept or refuse the offer.
proxima-phase-take = The trade came to nothing: take a card from the window, or pass.
proxima-phase-discard = Discard three cards for the one you take.
proxima-phase-open = Open a shop, or pass.
proxima-phase-use = Choose four cards of different groups for the shop.
proxima-phase-site = Choose its space.
proxima-phase-push = Choose its push.
proxima-phase-improve = Improve a shop from an earlier turn, or pass.
proxima-phase-add = Choose the card of the missing group.
proxima-phase-cut = A thief: discard down to the limit.

## Before the game

proxima-option-players = { $value } players

## Names of things

proxima-card = { $group } { $value }
proxima-thief = the thief
proxima-face-blank = a blank
proxima-type-appliances = appliances & computing
proxima-type-food = food
proxima-type-home = everything for the home
proxima-type-wear = personal wear
proxima-type-leisure = leisure
proxima-group-appliances-1 = large appliances
proxima-group-appliances-2 = small appliances
proxima-group-appliances-3 = computers
proxima-group-appliances-4 = telephones
proxima-group-appliances-5 = sound & vision
proxima-group-food-1 = bread & pastry
proxima-group-food-2 = fruit & vegetables
proxima-group-food-3 = meat & fish
proxima-group-food-4 = cheese & dairy
proxima-group-food-5 = wine & drinks
proxima-group-home-1 = furniture
proxima-group-home-2 = lighting
proxima-group-home-3 = household linen
proxima-group-home-4 = tableware
proxima-group-home-5 = tools & paint
proxima-group-wear-1 = clothes
proxima-group-wear-2 = shoes
proxima-group-wear-3 = watches & jewellery
proxima-group-wear-4 = perfume & cosmetics
proxima-group-wear-5 = bags & accessories
proxima-group-leisure-1 = books
proxima-group-leisure-2 = music
proxima-group-leisure-3 = toys & games
proxima-group-leisure-4 = sport
proxima-group-leisure-5 = travel
proxima-push-service = home service
proxima-push-stock = stock
proxima-push-decoration = decoration
proxima-push-technology = new technologies
proxima-push-staff = staff
proxima-source-shops = shops
proxima-source-row = shops side by side
proxima-source-type = shops of one type
proxima-source-hand = cards in hand
proxima-end-shops = the last shop of this street is open
proxima-end-stalled = round after round nobody opened a shop

## Why a hint is good

proxima-reason-short =
    { $count ->
        [one] One group short of a shop: { $type }.
       *[other] { $count } groups short of a shop: { $type }.
    }
proxima-reason-completes = With it you have { $count } groups: { $type }.
proxima-reason-fills = You have none of this group yet: { $group }.
proxima-reason-fits = It is the group that your shop on space { $space } lacks.
proxima-reason-shop = The shop can bring { plain-points } at once.
proxima-reason-type = It would be your shop number { $count } of this type, and they count extra: { $type }.
proxima-reason-highest = It is your highest card of this group: { $group }.
proxima-reason-row = { $count } of your shops would stand side by side.
proxima-reason-blocks = It takes a space beside a shop of { $name }.
proxima-reason-gain = It brings { plain-points }.
proxima-reason-several = You get { $count } cards for one.
proxima-reason-spare = You have { $count } cards of this group: { $group }.
proxima-reason-closed = No more shops of this type can be opened: { $type }.
proxima-reason-low = Its value is { $value }: none of your cards has less.
proxima-reason-only = It is your only card of this group: { $group }.
proxima-reason-nothing-lacking = None of the cards shown brings you nearer to a shop.
proxima-reason-no-open = You cannot open a shop now.
proxima-reason-no-improve = There is nothing to improve.
proxima-reason-no-show = You have nothing more to show.
proxima-reason-show = You need not give what you show.
