# The browser table. What the games themselves say stands in their own files.

## The page

navigation = Pages
skip = Skip to the content
home = Home
new-game = New game
rules = Rules
language = Language
theme =
    { $theme ->
        [light] Colours: day
        [dark] Colours: night
       *[auto] Colours: as the system says
    }
close = Close
copy = Copy
copied = Copied
loading = Unfolding the map…
lost = There is nothing at this address.
compiling = Writing the rulebooks
compiling-more = The rules are translated for this computer once after each update. It takes about a minute; after that a game starts at once.

## Home

pitch = Open shops. Leave the competition no corner.
pitch-more = Two economic board games at one table: with friends, on one screen, or against bots.
pitch-franchise = Across the America of the sixties: expand from town to town, take your share of every market, own the region before the others do.
pitch-proxima-obertura = A shopping street in Barcelona: collect and trade goods, open shops next door to your own, give the best one a push.
players-from-to = { $from }–{ $to } players
set-table = Seats and options
play-now = Play now
play-now-more = One click: you against two bots, with notes that explain each step.
continue = Continue
learn = How to play
learn-more = The rules on one page, searchable. At the table every “no” links to its rule.
friends = Play with friends
friends-more = Set a table, send each friend a link. No accounts: a name is enough, on any phone.
import = Open a record
import-more = A saved game, as a .game.json file or as text: look at it, or play it on.
import-file = From a file
import-paste = Or paste it here
import-open = Open it
import-refused = This record was refused: { $reason }
import-entry = entry { $entry }. { $sentence }
import-unreadable = it is no JSON.
game-lobby = Waiting for players
game-over = Finished
game-turn-you = Your turn
game-turn-others = Others are at it
game-franchise = Franchise
game-proxima-obertura = Pròxima Obertura

## A new game

which-game = Game
seats = Who plays
seat-you = You
seat-bot = Bot
seat-friend = Friend, by a link
seat-friend-more = gets a link to join
seat-screen = Person on this screen
seat-open = Free seat
seat-add = Add a seat
seat-remove = Remove seat { $seat }
seat-kind = Who takes seat { $seat }
seat-level = Level of the bot in seat { $seat }
seat-name = Name in seat { $seat }
seat-colour = Colour of seat { $seat }
seat-to-bot = Give it to a bot
name = Name
your-name = Your name
colour-any = Any colour
colour-red = Red circles
colour-blue = Blue squares
colour-yellow = Yellow triangles
colour-green = Green diamonds
colour-violet = Violet stars
level-random = Tourist: anything legal
level-newcomer = Newcomer: still makes mistakes
level-shopkeeper = Shopkeeper: solid
level-manager = Manager: thinks ahead
order-drawn = Draw who goes first; otherwise the order above is the order of play.
options = How to play
option-start = Start
option-start-standard = Choose your town
option-start-standard-more = From the last player to the first, everybody picks a free town to start in.
option-start-introductory = Towns are dealt
option-start-introductory-more = Everybody gets two towns from a table: the quickest way into a first game.
option-layout = City and region tiles
option-layout-printed = As printed
option-layout-printed-more = Every tile lies where the board shows it.
option-layout-draft = Placed by the players
option-layout-draft-more = For experts: in turn, players put city tiles and then region tiles where they like.
option-layout-random = Shuffled
option-layout-random-more = City and region tiles are drawn at random: a new map every time.
option-milestones = Milestones.
option-milestones-more = Nobody begins with bonus tiles; five or six goals on the table earn them.
option-boom = Boom.
option-boom-more = One booming city counts double in the income; players may move it each turn.
option-region_tiles = Region values
option-region_tiles-printed = As printed
option-region_tiles-printed-more = Ten regions, ten well-known values.
option-region_tiles-all = Drawn from all thirty
option-region_tiles-all-more = Ten of thirty tiles, some of them paying dollars, bonus tiles, a Road or a Development tile.
option-region_tiles-new = Drawn from the twenty new ones
option-region_tiles-new-more = Only the new tiles: expect surprises.
option-region_tiles-chosen = Chosen by the players
option-region_tiles-chosen-more = Players choose ten of all thirty in turn; then they are dealt to the regions.
help = Help while playing.
help-more = Hints, and what-if from any position. Without it everybody is on their own until the end.
clock-and-pace = Clock and speed
clock = Clock.
clock-more = Everybody has time to spend. Who runs out hands the seat to a bot; the game goes on.
clock-bank = Minutes each
clock-increment = Seconds added per turn
pace = Speed of the bots
pace-more =
    { $seconds ->
        [0] They move at once.
       *[other] They pause { $seconds } s between steps, so that one can follow.
    }
own-board = A board of your own
own-board-file = Board file
own-board-more = TOML, as the printed board's file is written, or JSON. It is checked before the game starts.
own-board-unreadable = This file cannot be read: { $reason }
start = Start
start-invite = Set the table and get the links

## The lobby

lobby = The table is set
lobby-waiting = The game starts by itself when every seat is taken. Send each friend their link.
lobby-ready = Everybody is here.
invite = Make a link for this seat
invitation = Link for this seat
invitation-more = Good for one person. It opens the table on any device that can reach this address.
link-local = Only this computer can open this link. To invite other devices, start Grand Opening with “serve --lan”.
join = Join the table
join-more = A seat is waiting for you.
join-do = Sit down
gone = This table is not here
gone-deleted = Its host has cleared it away.
gone-not-at-table = You have no seat at this table. Ask for a link to join or to watch.
gone-no-such-game = There is no game at this address. It may have been deleted.

## At the table

table-title = A game of { $game }
board = The board
side = Beside the board
tracks = Tracks
zoom-in = Closer
zoom-out = Further away
zoom-whole = The whole map
turn = The turn
turn-yours =
    { $many ->
        [one] Your turn
       *[other] { $name }, your turn
    }
turn-asked =
    { $many ->
        [one] You are asked
       *[other] { $name }, you are asked
    }
turn-others = { $name } is at it…
turn-all = Waiting for everybody to decide…
turn-over = The game is over
round = Round { $round }
phases = Phases of a turn
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
phase-boom = Move the Boom marker to a linked city, or let it stay.
phase-expand = Expand along one link to a new place, or go on without.
phase-share = Pay $1 for one more franchise in any of your cities, or end the turn.
do-end-turn = End the turn
do-go-on = Go on to market share
do-cash = Bonus tile: take
do-road = Road tile: next link free
do-stay = Let the Boom stay
undo-step = Undo step
undo-turn = Undo turn
undo-last = Take back my last turn
undo-asked = { $name } would like to take a turn back.
undo-agree = Agree
undo-refuse = No
hint = Hint
hint-says = Try: { $move }.
reconnecting = The connection is gone. Trying again…
moves-none = Nothing to decide just now.
why-not = What is not possible, and why
why-not-nothing = Your tiles can be used as listed above.
why-not-places = Point at any place, link or region on the board to learn why not there.
choose = Which one?
gain = +{ $points }
purse = Your money
purse-steps = Spent this turn
purse-income = next income +${ $dollars }
tab-moves = Moves
tab-log = Log
tab-menu = Table
tab-chat = Chat
log = What happened
log-more = Earlier
since = Since your last turn
since-idle = { $name } neither expanded nor bought market share.
since-idle-proxima = { $name } neither traded nor opened a shop.
rule-number = Rule { $rule }
players = Players
bot = bot
away = away
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
tile-development = Development tile: expand far, once
track = Region track
track-space = Space { $space }: { $value } influence for whoever fills it
track-red = Space { $space }, red: a tile here ends the game
influence-track = Influence
milestones = Milestones
moment-city = { $count } of { $size } spaces
moment-region =
    { $count ->
        [one] { $count } of { $all } franchises
       *[other] { $count } of { $all } franchises
    }

## Replay

replay = Replay
replay-title = Looking back
replay-begin = The table as it was set up.
replay-at = { $number } of { $all } · turn { $turn }
replay-slider = Position in the game
replay-back = One step back
replay-on = One step on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-play = Play
replay-pause = Pause
replay-link = Link to this position
replay-close = Back to the table
replay-from = Look at the table after entry { $number }

## What if

what-if = What if…
what-if-more = Play on from here at a practice table of your own. The real game is not touched.
what-if-anew = Play on from here at a practice table of your own. What you cannot see is dealt anew.
what-if-bots = Against bots
what-if-screen = All seats on this screen
practice = Practice table: what if?
practice-origin = The game it began from
practice-short = practice

## Talk

chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-left = { $left } characters left
chat-mute = Do not show what { $name } says
somebody = Somebody

## Things on the board

place-town = Town.
place-city = City of { $size }, { $empty ->
        [one] one space empty
       *[other] { $empty } spaces empty
    }.
place-scored = City, scored.
place-out = Not in play with so few players.
place-standing = { $name } { $count }
place-region = Region: { $region }
boom-here = The boom is here: its empty spaces count double.
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

## The street

street = The street
site = Space { $space }
site-closed = closed with three players.
site-free = free.
site-shop = { $name }, { $type }, { $points } points with { $push } ×{ $by }, { $cards } of 5 groups.
site-forbidden =
    { $name ->
        [You] You have a shop for { $type } on space { $space }, beside it or in front: no second one so near.
       *[other] { $name } has a shop for { $type } on space { $space }, beside it or in front: no second one so near.
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
dice = The dice showed { $first } and { $second }.
dice-none = Nobody has rolled yet.
counters = Shops open by type
shops-open = Shops: { $shops }. The round of number { $last } is the last.
hand = Your hand
hand-known = What is known of the hands
hand-unknown =
    { $cards ->
        [one] { $cards } card nobody knows
       *[other] { $cards } cards nobody knows
    }
hand-ready = A shop can be opened.
hand-short =
    { $short ->
        [one] One group short of a shop
       *[other] { $short } groups short of a shop
    }
hand-missing = missing
hand-improves = It improves a shop of yours.
hand-covered = The hands are covered.
points = Points
points-long = Points so far, without the cards in hand
cards = Cards
cards-long = Cards in hand
pushes = Pushes
pushes-long = Pushes left: each shop takes one, which multiplies it
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
building = Cards of the new shop
do-pass-trade = Neither trade nor window
do-pass-take = Leave the window
do-pass-open = Open nothing
do-pass-improve = Improve nothing: roll the dice
do-ready = Ready
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
trade-thinking = looking…
trade-nothing = shows nothing
trade-sealed = decided; it stays sealed until all have
trade-offer =
    { $name ->
        [You] You offer { $owner } (offer { $offer } of { $most }):
       *[other] { $owner ->
            [You] { $name } offers you (offer { $offer } of { $most }):
           *[other] { $name } offers { $owner } (offer { $offer } of { $most }):
        }
    }
trade-choose = cards of the hand
silent = Whenever I am asked, show nothing. Nobody is told.
curtain = { $name }, it is your turn
curtain-more = The cards are hidden until you sit at the screen.
curtain-open = I am { $name }: show my cards
times = { $text } (×{ $times })

## Notes for a first game

guide = Notes
guide-long = Notes that explain each step of a turn
guide-off = No more notes
guide-start = Pick a glowing town. From it you will expand along its links, so look where they lead and what they cost.
guide-start-good = Good towns have cheap links ($0 and $1) to cities nobody is in yet.
guide-boom-start = The booming city counts double for everybody's income.
guide-boom-start-good = Choose a big city close to you and far from the others.
guide-boom = The booming city counts double in your income, which comes next.
guide-boom-good = Move it to a city of yours with many empty spaces.
guide-expand = Once per turn you may open in a new place next to one of yours. You pay the link: the price stands beside each glowing place.
guide-expand-good = Cities with many empty spaces raise your income. Small ones can soon be yours by majority: more than half the spaces scores at once.
guide-expanded = Your flag stands there; the franchise opens at the end of the turn. You can still undo.
guide-expanded-good = Go on to market share: money left over works there.
guide-share = In every city where you already have a franchise you may add one for $1.
guide-share-good = Aim for more than half of a city's spaces: you gain its full number, the others nothing.
guide-wait = Watch where the others go. What they did since your last turn will be listed here.
guide-choose-tile = Each player in turn chooses a region tile to play with.
guide-place-city = Each player in turn puts a city tile on a city of its class.
guide-place-region = Each player in turn puts a region tile on a region.

guide-proxima-trade = Ask everybody for two types you collect, or take one card of the window for three of yours. You may do neither.
guide-proxima-trade-good = Look at the trays below: ask for the types that are one group short of a shop.
guide-proxima-show = Tap the cards you would give away; everybody decides at once, and nobody sees it before all are ready.
guide-proxima-show-good = Show what you do not need. Who asks pays with a card of theirs, perhaps the very one you lack.
guide-proxima-offer = Tap the card you want most. You may also stop: the window stays open to you.
guide-proxima-give = Tap what you offer for it, one card or more.
guide-proxima-give-good = Offer a high value of a type you do not collect.
guide-proxima-answer = Accept if the cards you get are worth more to you than the one you give.
guide-proxima-take = The window is still open: one card for three of yours.
guide-proxima-discard = Three cards go for the one you take.
guide-proxima-discard-good = Let low values go, and types of which four shops are open.
guide-proxima-open = Four cards of one type and four different groups make a shop. What it would be worth stands beside it.
guide-proxima-use = Tap the cards that go into the shop.
guide-proxima-use-good = High values: the push multiplies their sum.
guide-proxima-site = A free space glows if no shop of this type stands beside it or in front.
guide-proxima-site-good = Beside a shop of yours two count 10 more, three 20, four 50.
guide-proxima-push = The push multiplies the shop: keep ×3 for the richest one.
guide-proxima-improve = A shop with four groups takes the fifth.
guide-proxima-add = Tap the card of the missing group.
guide-proxima-cut = The thief: choose which cards to lose.
guide-proxima-wait = Watch what the others ask for: it tells what they collect.

## The end

end = Results
end-title = Grand Closing
end-winner =
    { $you ->
        [yes] { $count ->
            [one] You win!
           *[other] { $names } share the victory.
        }
       *[no] { $count ->
            [one] { $names } wins.
           *[other] { $names } share the victory.
        }
    }
end-show = Show the results
end-board = Look at the board
total = Total
rematch = Rematch
rematch-join = To the rematch
record = Download the record
figures-table = Download the figures (CSV)
figure-earned = Earned $
figure-spent = Spent $
figure-opened = Franchises opened
figure-cities-won = Cities won
figure-cities-lost = Cities lost
figure-drawn = Cards drawn
figure-taken = From the window
figure-cut = Lost to the thief
figure-shown = Cards shown
figure-offers = Offers made
figure-trades = Trades
figure-shops = Shops opened
figure-improved = Shops improved
chart = Points of each player, turn by turn
chart-turns = { $turns } turns

## The table's menu

spectator-link = Link for spectators
recovery-link = Move my seat to another device
resign =
    { $name ->
        [You] Let a bot play on for me
       *[other] Let a bot play on for { $name }
    }
resign-sure = Hand this seat to a bot? You can take it back later.
seat-take-back =
    { $many ->
        [one] Take my seat back
       *[other] Take the seat of { $name } back
    }
bot-to-person = Take over { $name }'s seat on this screen
bot-to-friend = Invite a friend to { $name }'s seat
person-to-bot = { $name } is away: let a bot play on
leave = Leave the table
leave-sure = Leave? A bot will play on in your place.
leave-lobby-sure = Leave? Your seat will be free again.
delete = Delete this game
delete-sure = Delete this game for everybody?

keys = Keys on the board: arrows walk from place to place, G goes to the next glowing one, Enter picks it, E goes on or ends the turn, U undoes, H asks for a hint, + and − zoom.

keys-replay = Keys in a replay: left and right step, Page Up and Page Down go by turns, Home and End to the ends, the space bar plays, Escape comes back.

notices = When it is my turn
notice-sound = Ring the shop bell
notice-browser = Let the browser tell me when this page is out of sight

## The rules

rules-title = { $game }: the rules
rules-search = Search the rules
rules-nothing = No rule says that.
rules-failed = The rules could not be loaded. Try again in a moment.

## Problems

problem-offline = The server does not answer. Is it still running?
problem-outdated = This page is older than the server: load it again.
problem-compiling = The rulebooks are still being prepared. One moment.
problem-stale = Somebody was faster, or another tab was: this is the table as it is now.
problem-not-running = This game is not running.
problem-not-your-seat = That seat is not yours.
problem-not-at-table = You have no seat at this table.
problem-not-host = Only the host can do that.
problem-no-such-game = There is no game at this address.
problem-seat-taken = Somebody already sits there.
problem-seats-open = Some seats are still free.
problem-link-used = This link has been used. Ask for a new one.
problem-nothing-to-undo = There is nothing to take back.
problem-no-request = Nobody is asking any more.
problem-too-many-requests = That was a bit fast. Wait a few seconds.
problem-too-large = That file is too large.
problem-bad-record = This record cannot be played.
problem-wrong-host = The server does not answer to that name.
problem-cross-site = That request came from another site: reload the page.
problem-not-your-turn = It is somebody else's turn.
problem-not-in-lobby = The game has begun.
problem-already-seated = You already sit at this table: send the link to a friend.
problem-no-such-seat = There is no such seat.
problem-not-found = There is nothing here.
problem-other-rules = This game was begun with other rules, and cannot go on here.
problem-broken = Something broke in the server. Try again.
problem-no-help = At this table nobody is helped while the game runs.
problem-hidden-hand = Cards of this seat are hidden: only whoever played it before can have it back while the game runs.
problem-not-over = That is for when the game is over.
problem-no-fork = This position cannot be dealt anew: choose another.

## Reasons for a hint

reason-proxima-open = This shop is worth { $points } points at once.
reason-proxima-site = Here it is worth { $points } points.
reason-proxima-push = That makes { $points } points.
reason-proxima-improve = The fifth group adds its value, times the push.
reason-proxima-ask = These types are nearest to a shop in your hand.
reason-proxima-take = It fills a gap in your hand.
reason-proxima-want = This card brings you nearest to a shop.
reason-proxima-give = You can spare it, and the other may need it.
reason-proxima-propose = More would be too much for that card.
reason-proxima-stop = None of these cards is worth one of yours.
reason-proxima-show = What is shown need not be given, and may bring an offer.
reason-proxima-ready = There is nothing more to show.
reason-proxima-accept = What you get is worth more to you than what you give.
reason-proxima-refuse = What you would give is worth more to you, or they may offer more.
reason-proxima-discard = Of your cards it is of the least use.
reason-proxima-cut = Of your cards it is of the least use.
reason-proxima-use = The most valuable card of its group: the push multiplies it.
reason-proxima-pass-take = No card of the window is worth three of yours.
reason-proxima-pass-improve = There is nothing to improve.
reason-proxima-pass-open = No shop is worth opening now: better cards may come.
reason-proxima-pass-trade = Nothing in reach is worth its price.

reason-end-turn = There is nothing better to buy now: keep the money for the next turn.
reason-save = Nothing in reach is worth its price: keep the money.
reason-region = { $region } is nearly complete, and every franchise there counts when it scores.
reason-town = A town is yours for good: one influence at the end, and a base for the next link.
reason-majority = That makes more than half of { $place }: it scores at once, { $size } influence for you.
reason-share = It brings you to { $own } of { $size } in { $place }, nearer to the majority.
reason-income =
    { $empty ->
        [one] { $place } has one empty space: a cheap way to be there when it fills.
       *[other] { $place } has { $empty } empty spaces, and each raises your income.
    }
