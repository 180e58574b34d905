# Franchise at the browser table.

## Home

pitch-franchise = Across the America of the sixties: expand from town to town, take your share of every market, own the region before the others do.
game-franchise = Franchise
preset-franchise-first = Towns are dealt: the quickest way in.
preset-franchise-classic = As the rulebook has it.
preset-franchise-everything = Milestones, Boom and region tiles of all kinds.

## A new game

option-franchise-start = Start
option-franchise-start-standard = Choose your town
option-franchise-start-standard-more = From the last player to the first, everybody picks a free town to start in.
option-franchise-start-introductory = Towns are dealt
option-franchise-start-introductory-more = Everybody gets two towns from a table: the quickest way into a first game.
option-franchise-layout = City and region tiles
option-franchise-layout-printed = As printed
option-franchise-layout-printed-more = Every tile lies where the board shows it.
option-franchise-layout-draft = Placed by the players
option-franchise-layout-draft-more = For experts: in turn, players put city tiles and then region tiles where they like.
option-franchise-layout-random = Shuffled
option-franchise-layout-random-more = City and region tiles are drawn at random: a new map every time.
option-franchise-milestones = Milestones.
option-franchise-milestones-more = Nobody begins with bonus tiles; five or six goals on the table earn them.
option-franchise-boom = Boom.
option-franchise-boom-more = One booming city counts double in the income; players may move it each turn.
option-franchise-region_tiles = Region values
option-franchise-region_tiles-printed = As printed
option-franchise-region_tiles-printed-more = Ten regions, ten well-known values.
option-franchise-region_tiles-all = Drawn from all thirty
option-franchise-region_tiles-all-more = Ten of thirty tiles, some of them paying dollars, bonus tiles, a Road or a Development tile.
option-franchise-region_tiles-new = Drawn from the twenty new ones
option-franchise-region_tiles-new-more = Only the new tiles: expect surprises.
option-franchise-region_tiles-chosen = Chosen by the players
option-franchise-region_tiles-chosen-more = Players choose ten of all thirty in turn; then they are dealt to the regions.

## At the table

zoom-in = Closer
zoom-out = Further away
zoom-whole = The whole map
stop-income = Income
stop-expand = Expand
stop-share = Share
stop-open = Open
stop-regions = Regions
phase-choose-tile = Choose a region tile to play with.
phase-place-city = Put a city tile on a free city.
phase-place-region = Put a region tile on a free region.
phase-start = Choose the town where your company begins.
phase-boom-start = Choose the city that booms first.
phase-boom = Move the Boom marker to a linked city, or leave it.
phase-expand = Expand along one link to a new place, or go on without.
phase-expand-again = Expand once more with a bonus tile ★, or go on.
phase-expand-cash = No link can be paid: cash in a bonus tile ★, or go on.
phase-share = Pay $1 for one more franchise in any of your cities, or end the turn.
phase-share-none = There is nothing to buy: end the turn.
do-end-turn = End the turn
do-go-on = Go on to market share
do-skip-expand = Expand nowhere
do-skip-share = End the turn, buy nothing
do-cash = Cash in a bonus tile
    .short = Bonus
do-road = Road tile: next link free
    .short = Road
do-stay = Leave the Boom where it is
    .short = Leave the Boom
why-not = What is not possible, and why
why-not-nothing = Your tiles can be used as listed above.
why-not-places = Point at any place, link or region on the board to see why not there.
choose = Which one?
purse = Your money
purse-steps = Spent this turn
purse-income = next income +${ $dollars }
purse-supply =
    { $count ->
        [one] { $count } franchise in supply
       *[other] { $count } franchises in supply
    }
since-idle-franchise = { $name } did nothing.
influence = Infl.
influence-long = Influence: most of it wins
cash = Cash
cash-long = Dollars in hand
income = Next
income-long = Next income, as things stand
supply = Left
supply-long = Franchises left in supply
bonus = Bonus
bonus-long = Bonus tiles: one per turn, not in the first; each unused one is worth 4 at the end
bonus-count =
    { $count ->
        [one] { $count } bonus tile
       *[other] { $count } bonus tiles
    }{ $fresh ->
        [0] {""}
       *[other] , { $fresh } more from the next turn
    }
tile-road = Road tile: one link for free
tile-development = Development tile: expand far, once, by the cheapest chain of links
track = Region track
track-space = Space { $space }: { $value } influence for whoever fills it
track-red = Space { $space }, red: a tile here ends the game
influence-track = Influence
milestones = Milestones
milestone-upright = { $name }: one of two
moment-city = { $count } of { $size } spaces
moment-full = { moment-city }, { $size } ÷ 2
moment-region =
    { $count ->
        [one] { $count } of { $all } franchises
       *[other] { $count } of { $all } franchises
    }
moment-region-tied =
    { $name ->
        [You] { moment-region }, a tie: clockwise from your tie-break marker
       *[other] { moment-region }, a tie: clockwise from { $name }'s tie-break marker
    }
moment-region-tied-order = { moment-region }, a tie: clockwise from the tie-break marker

## Things on the board

place-town = Town.
place-city = City of size { $size }, { $empty ->
        [one] one space empty
       *[other] { $empty } spaces empty
    }.
place-scored = City, scored.
place-out = Not in play with so few players.
place-standing = { $name } { $count }
place-region = Region: { $region }
boom-here = The boom is here: its empty spaces count double.
boom-parked = The boom is here, and counts for nobody: the city is scored.
link-price =
    { $price ->
        [0] A free link.
       *[other] A link for ${ $price }.
    }
region-out = Not in play with two or three players.
region-scored = Scored.
region-left =
    { $left ->
        [0] Everything is taken: it scores at the end of this turn.
        [one] It scores when one more place is taken.
       *[other] It scores when { $left } more places are taken.
    }
region-tie-break =
    { $name ->
        [You] You win ties here.
       *[other] { $name } wins ties here.
    }
tile-says-plain = Most, second, others: { $tile }.
tile-says-dollars = Paid in dollars: { $tile }.
tile-says-bonus = { $tile }: the first also takes a used bonus tile back.
tile-says-count = { $tile }: added to the number of tiles on the region track.
tile-says-development = { $tile }: the first also takes the Development tile.
tile-says-road = { $tile }: the first also takes the Road tile.

## Notes for a first game

guide-franchise-start = Pick a glowing town. From it you will expand along its links, so look where they lead and what they cost.
guide-franchise-start-good = Good towns have cheap links ($0 and $1) to cities nobody is in yet.
guide-franchise-boom-start = The booming city counts double for everybody's income.
guide-franchise-boom-start-good = Choose a big city close to you and far from the others.
guide-franchise-boom = The booming city counts double in your income, which comes next.
guide-franchise-boom-good = Move it to a city of yours with many empty spaces, or take it away from the others: at a scored city it counts for nobody.
guide-franchise-expand = Once per turn you may open in a new place next to one of yours. You pay the link: the price stands beside each glowing place.
guide-franchise-expand-good = Cities with many empty spaces raise your income. Small ones can soon be yours by majority: more than half the spaces scores at once.
guide-franchise-expanded = Your flag stands there; the franchise opens at the end of the turn. You can still undo.
guide-franchise-expanded-good = Go on to market share: money left over works there.
guide-franchise-share = In every city where you already have a franchise you may add one for $1.
guide-franchise-share-good = Aim for more than half of a city's spaces: you gain its full number, the others nothing.
guide-franchise-wait = Watch where the others go. What they did since your last turn will be listed here.
guide-franchise-choose-tile = Each player in turn chooses a region tile to play with.
guide-franchise-place-city = Each player in turn puts a city tile on a city of its class.
guide-franchise-place-region = Each player in turn puts a region tile on a region.

## The end

figure-franchise-earned = Earned $
figure-franchise-spent = Spent $
figure-franchise-opened = Franchises opened
figure-franchise-cities-won = Cities won
figure-franchise-cities-lost = Cities lost

## What follows from a move

follows-franchise-income-now = Income: ${ $dollars }
follows-franchise-cash = ${ $dollars } left
follows-franchise-income =
    { $more ->
        [0] Next income ${ $dollars }, as before
       *[other] Next income ${ $dollars } ({ $change })
    }
follows-franchise-town =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
follows-franchise-city-majority =
    { $more ->
        [one] { $count } of { $size } spaces; one more wins { $points } points
       *[other] { $count } of { $size } spaces; { $more } more win { $points } points
    }
follows-franchise-city-full =
    { $empty ->
        [one] { $count } of { $size } spaces; one more fills it: { $points } points for whoever has most
       *[other] { $count } of { $size } spaces; { $empty } more fill it: { $points } points for whoever has most
    }
follows-franchise-city-scores = { $place } scores: { $name } +{ $points }
follows-franchise-region-rank =
    { $rank ->
        [1] { $region }: first with { $count }
        [2] { $region }: second with { $count }
       *[other] { $region }: behind others with { $count }
    }{ $left ->
        [0] {""}
        [one] , one place still open
       *[other] , { $left } places still open
    }
follows-franchise-region-scores = { $region } scores: { $name } +{ $points }
follows-franchise-region-pays = { $region } scores: { $name } +${ $dollars }
follows-franchise-track = Region track: +{ $points }
follows-franchise-milestone = Milestone: { $milestone }
follows-franchise-ends = The game ends
uses-franchise-bonus = Uses a bonus tile, worth { $points } points at the end

## What is told once

moment-full-tied = a tie: the earliest space decides
closing-franchise = The next region to score ends the game!
note-franchise-city = A city has scored. It takes its winner’s colour for good; point at it to see why.
note-franchise-region = The first region has scored: the three numbers of its tile went to the players with most franchises there. The tile now lies on the region track.
note-franchise-star = A star ★ is a bonus tile. It lets you expand again, put two franchises in one city, or take cash; unused ones count at the end.
note-franchise-last = The next region tile comes to lie on a red space of the region track. After that turn the game is over: towns, money and unused stars still count.
