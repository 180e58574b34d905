# Franchise. Sentences about a seat are in the past tense: they read well with a name and with "You".

## What happened

franchise-event-turn = Turn { $turn }: { $seat }
franchise-event-start = { $seat } started in { $place }.
franchise-event-boom = { $seat } put the Boom marker at { $place }.
franchise-event-income =
    { $spaces ->
        [0] { $seat ->
            [You] Minimum income: ${ $dollars }.
           *[other] { $seat }: minimum income, ${ $dollars }.
        }
        [one] { $seat } earned ${ $dollars } for { $spaces } empty space.
       *[other] { $seat } earned ${ $dollars } for { $spaces } empty spaces.
    }
franchise-event-expand =
    { $dollars ->
        [0] { $seat } expanded from { $from } to { $to } for free.
       *[other] { $seat } expanded from { $from } to { $to } for ${ $dollars }.
    }
franchise-event-expand-again =
    { $dollars ->
        [0] { $seat } used a bonus tile and expanded again, from { $from } to { $to } for free.
       *[other] { $seat } used a bonus tile and expanded again, from { $from } to { $to } for ${ $dollars }.
    }
franchise-event-expand-far = { $seat } used the Development tile and expanded to { $place } for ${ $dollars }.
franchise-event-road = { $seat } laid the Road tile: the next link is free.
franchise-event-cash = { $seat } cashed in a bonus tile for ${ $dollars }.
franchise-event-share = { $seat } bought market share in { $place } for ${ $dollars }.
franchise-event-double = { $seat } used a bonus tile to double the share in { $place }.
franchise-event-open = { $seat } opened a franchise in { $place }.
franchise-event-majority = { $seat } won { $place } with more than half of its spaces: +{ $points }.
franchise-event-full = { $seat } won { $place }, now full: +{ $points }.
franchise-event-tie-break = { $seat } scored the first city of { $region } and holds its tie-break marker.
franchise-event-upright = { $seat } stood a franchise beside a milestone ({ $milestone }): one of two.
franchise-event-milestone = { $seat } reached a milestone ({ $milestone }) and took a bonus tile.
franchise-event-region =
    { $seat ->
        [You] { $region } scores: +{ $points }.
       *[other] { $region } scores: +{ $points } for { $seat }.
    }
franchise-event-region-dollars =
    { $seat ->
        [You] { $region } pays: +${ $dollars }.
       *[other] { $region } pays: +${ $dollars } for { $seat }.
    }
franchise-event-bonus-back = { $seat } got a used bonus tile back for { $region }.
franchise-event-development-tile = { $seat } took the Development tile for { $region }.
franchise-event-road-tile = { $seat } took the Road tile for { $region }.
franchise-event-track =
    { $seat ->
        [You] You closed { $region }: +{ $points }.
       *[other] { $seat } closed { $region }: +{ $points }.
    }
franchise-event-final = { $seat } scored { $points } for { $source }.
franchise-event-end = The game is over: { $end }.

## Why not

franchise-refusal-game-over = The game is over.
franchise-refusal-not-now = That belongs to another phase of the game.
franchise-refusal-no-such-place = This board has no such place.
franchise-refusal-no-such-link = No link joins those places.
franchise-refusal-region-is-out = That region is out with so few players.
franchise-refusal-start-in-a-town = Everybody starts in a town; { $place } is a city.
franchise-refusal-start-town-taken = Somebody has already started in { $place }.
franchise-refusal-already-expanded = You have already expanded this turn.
franchise-refusal-not-from-there = You have no franchise in { $from } yet.
franchise-refusal-town-taken = The town { $to } already has its franchise.
franchise-refusal-city-scored = { $to } has been scored: nobody can enter it any more.
franchise-refusal-already-in-city = You already have a franchise in { $to }.
franchise-refusal-link-too-dear = The link to { $to } costs ${ $price }, and you have ${ $cash }.
franchise-refusal-not-a-city = { $place } is a town.
franchise-refusal-share-city-scored = { $place } has been scored: there is no market left to share.
franchise-refusal-share-not-in-city = You have no franchise in { $place } yet; a marker does not count.
franchise-refusal-share-once = You already have a franchise in the middle of { $place } this turn.
franchise-refusal-share-too-dear = Market share costs $1, and you have no money left.
franchise-refusal-supply-empty = Your supply of franchises is empty.
franchise-refusal-bonus-first-turn = No bonus tile can be used in a first turn.
franchise-refusal-bonus-one-per-turn = You have already used a bonus tile this turn.
franchise-refusal-bonus-none = You have no bonus tile left.
franchise-refusal-bonus-next-turn = A bonus tile just won can be used from your next turn.
franchise-refusal-again-after-first = Expanding again comes after the first expansion of the turn.
franchise-refusal-again-another-place = Your marker is already in { $to }: the second expansion goes to another place.
franchise-refusal-double-needs-share = First put a franchise in the middle of { $place }, for $1.
franchise-refusal-double-two-spaces = A pair needs two empty spaces, and { $place } has one.
franchise-refusal-boom-not-a-city = The Boom marker lies at a city, and { $place } is a town.
franchise-refusal-boom-already-there = The Boom marker is already at { $place }.
franchise-refusal-boom-not-linked = The Boom marker cannot reach { $place }: it moves along links, through towns and scored cities.
franchise-refusal-tile-not-there = That region tile is not one you can take.
franchise-refusal-road-not-held = You do not have the Road tile.
franchise-refusal-road-next-turn = The Road tile can be used from your next turn.
franchise-refusal-road-waits = The Road tile already waits for your next link.
franchise-refusal-far-not-held = You do not have the Development tile.
franchise-refusal-far-next-turn = The Development tile can be used from your next turn.
franchise-refusal-far-not-with-road = Not while the Road tile waits for a link.
franchise-refusal-far-is-linked = A link joins { $to } to a franchise of yours: expand there in the ordinary way.
franchise-refusal-far-too-dear = Every chain of links to { $to } costs more than your ${ $cash }.
franchise-refusal-tile-wrong-class = A city tile fits only a city of its own class: 2–3, 4–6 or 7–8.
franchise-refusal-tile-lies-there = A tile already lies there.
franchise-refusal-size-used-up = No city tile of that size is left.
franchise-refusal-milestone-lies = That milestone already lies out.

## What one can do

franchise-move-choose-tile = choose { $tile }
    .short = { $tile }
    .heading = Choose a region tile
franchise-move-place-city = put size { $size } on { $place }
    .short = { $place } { $size }
    .heading = Put a city tile on a city
franchise-move-place-region = put { $tile } on { $region }
    .short = { $region }: { $tile }
    .heading = Put a region tile on a region
franchise-move-start = start in { $place }
    .short = { $place }
    .heading = Start in a town
franchise-boom-city =
    { $worth ->
        [none] { $place } (counts for nobody)
       *[double] { $place }
    }
franchise-move-boom = move Boom to { franchise-boom-city }
    .short = { franchise-boom-city }
    .heading = Put the Boom marker at a city
franchise-move-stay = stay
    .short = leave it where it is
    .heading = Boom marker
franchise-move-expand = expand from { $from } to { $to }
    .short = { $from } → { $to }
    .heading = Expand along a link
franchise-move-expand-again = expand again from { $from } to { $to }
    .short = { $from } → { $to }
    .heading = Expand again, with a bonus tile
franchise-move-expand-far = expand far to { $to }
    .short = → { $to }
    .heading = Expand far by the cheapest chain, with the Development tile
franchise-move-road = road
    .short = the next link is free
    .heading = Road tile
franchise-move-cash = cash
    .short = cash it in for $10
    .heading = Bonus tile
franchise-move-share = share in { $place }
    .short = { $place }
    .heading = Market share
franchise-move-double = double share in { $place }
    .short = { $place }
    .heading = Double the share, with a bonus tile
franchise-move-done = done
    .short =
        { $phase ->
            [expand] on to market share
           *[share] end the turn
        }
    .heading = Go on

## What is to be decided

franchise-phase-choose-tile = Choose the region tiles that will play, one each in turn.
franchise-phase-place-city = Put a city tile on a city of its class.
franchise-phase-place-region = Put a region tile on a region.
franchise-phase-start = Put your first franchise in a free town.
franchise-phase-boom-start = Put the Boom marker at a city: its empty spaces will count double.
franchise-phase-boom = Move the Boom marker to a city linked to it, or let it stay.
franchise-phase-expand = Expand along one link, or not at all; then done.
franchise-phase-share = Buy market share, once in each city where you are; then done.

## Options

franchise-option-players = { $value } players
franchise-option-start =
    { $value ->
        [introductory] introductory start
       *[standard] standard start
    }
franchise-option-layout =
    { $value ->
        [draft] city and region tiles drafted
        [random] city and region tiles laid at random
       *[printed] tiles as printed
    }
franchise-option-milestones = Milestones
franchise-option-boom = Boom
franchise-option-region-tiles =
    { $value ->
        [all] region tiles drawn from all
        [new] new region tiles
        [chosen] region tiles to choose
       *[printed] printed region tiles
    }

## Names of things

franchise-tile-plain = { $most }·{ $second }·{ $others }
franchise-tile-dollars = ${ $most }·${ $second }·${ $others }
franchise-tile-bonus = { $most }·{ $second }·{ $others } bonus
franchise-tile-count = { NUMBER($most) }·{ NUMBER($second) }·{ NUMBER($others) } count
franchise-tile-development = { $most }·{ $second }·{ $others } Development
franchise-tile-road = { $most }·{ $second }·{ $others } Road
franchise-milestone-towns = franchises in 4 towns
franchise-milestone-regions = franchises in 4 regions
franchise-milestone-scored = 5 franchises in scored cities
franchise-milestone-sizes = unscored cities of size 2, 3 and 4
franchise-milestone-big-city = triggered a city of size 6, 7 or 8
franchise-milestone-region = triggered a region
franchise-milestone-links = used two $8 links
franchise-source-cities = cities
franchise-source-regions = regions
franchise-source-track = the region track
franchise-source-towns = towns
franchise-source-cash = cash
franchise-source-tiles = unused bonus tiles
franchise-end-red = a region tile lies on a red space
franchise-end-stalled = everybody went a turn without expanding

## Why a hint is good

franchise-reason-influence = It scores { plain-points } this turn.
franchise-reason-milestone = It meets a milestone: { $milestone }.
franchise-reason-income = Your next income rises by ${ $dollars }.
franchise-reason-region =
    { $count ->
        [one] It puts you ahead in { $region }, with one franchise.
       *[other] It puts you ahead in { $region }, with { $count } franchises.
    }
franchise-reason-denies = { $name } can no longer get the majority in { $place }.
franchise-reason-unseats = { $name } no longer leads in the region { $region }.
franchise-reason-saves-bonus = You keep a bonus tile, worth { $points } points at the end.
franchise-reason-town = { $place } is a town: one point at the end.
franchise-reason-more =
    { $count ->
        [one] One more franchise wins { $place }: { plain-points }.
       *[other] { $count } more franchises win { $place }: { plain-points }.
    }
franchise-reason-lead = You lead in { $place }, with { $count } of { $size } spaces.
franchise-reason-reach =
    { $count ->
        [one] One more place comes within reach.
       *[other] { $count } more places come within reach.
    }
franchise-reason-cash = It brings ${ $dollars } at once.
franchise-reason-keep = You keep your ${ $dollars }.
franchise-reason-end = It ends the game, and you win with { plain-points }.
