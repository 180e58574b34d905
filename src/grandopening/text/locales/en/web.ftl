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
       *[auto] Colours: as the system
    }
close = Close
copy = Copy
copied = Copied
loading = Loading…
lost = There is nothing at this address.
compiling = Getting faster
compiling-more = The rules are translated for this computer once after each update. Until then bots take a little longer, and managers and champions play like shopkeepers.

## Home

pitch = Open shops. Leave the competition no corner.
pitch-more = Economic board games at one table: with friends, on one screen, or against bots.
players-from-to = { $from }–{ $to } players
set-table = Seats and options
play-now = Play now
play-now-more = One click: you against two bots, with notes that explain each step.
continue = Continue
more-games = Show more games
learn = How to play
learn-more = The game on one page, with pictures. At the table every “no” links to its rule.
friends = Play with friends
friends-more = Open a table, send each friend a link. No accounts: a name is enough, on any phone.
import = Open a saved game
import-more = A .game.json file, or its text: look at the game, or play on.
import-file = From a file
import-paste = Or paste it here
import-open = Open it
import-refused = This game was refused: { $reason }
import-entry = entry { $entry }. { $sentence }
import-unreadable = this is not JSON.
game-lobby = Waiting for players
game-over = Finished
game-turn-you = Your turn
game-turn-others = Waiting for the others

## A lesson

lesson = Lesson
how-title = How to play { $game }
how-print = Print
how-rules = All rules, numbered
how-turn = Your turn
how-end = The end
lesson-begin = Learn by playing
lesson-step = Step { $step } of { $steps }
lesson-next = Go on
lesson-play = Play on against the bots
lesson-leave = Leave, and go on later
lesson-other = That is possible too, but this step is about something else: look at what glows.
lesson-wrong = Not quite. { $reason } Look at what glows.
lesson-later = Not now: look at what glows.

## A new game

which-game = Game
presets = Ready-made games
preset-first = First game
preset-classic = The classic
preset-everything = Everything
seats = Who plays
seat-you = You
seat-bot = Bot
seat-friend = Friend, by a link
seat-friend-more = gets a link to join
seat-screen = Player on this screen
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
level-champion = Champion: taught itself, and thinks ahead
order-drawn = Draw who goes first; otherwise the order above is the order of play.
options = How to play
help = Help while playing.
help-more = Hints, and “what if” from any position. Without it everybody plays on their own until the end.
clock-and-pace = Clock and speed
clock = Clock.
clock-more = Everybody has a time bank. Whoever runs out is replaced by a bot; the game goes on.
clock-bank = Minutes per player
clock-increment = Seconds added per turn
pace = Speed of the bots
pace-more =
    { $seconds ->
        [0] They move at once.
       *[other] They wait { $seconds } s between steps, so that you can follow.
    }
own-board = Your own board
own-board-file = Board file
own-board-more = TOML, as the printed board's file is written, or JSON. It is checked before the game starts.
own-board-unreadable = This file cannot be read: { $reason }
start = Start
start-invite = Open the table and get the links

## The lobby

lobby = The table is ready
lobby-waiting = Send each friend the link of their seat. The game starts by itself when every seat is taken.
lobby-waiting-guest = You have a seat. The game starts by itself when every seat is taken.
lobby-ready = Everybody is here.
invite = Make a link for this seat
invitation = Link for this seat
invitation-more = For one person, once.
link-local = Only this computer can open this link. To invite other devices, start Grand Opening with “serve --lan”.
link-code = A code for a phone’s camera
join = Join the table
join-more = A seat is waiting for you.
join-host = A game at the table of { $name }
join-here = Your seat
join-do = Sit down
watch = Watch this game
watch-more = You will see everything that everybody may see. You have no seat.
watch-do = Watch
gone = This table is not here
gone-deleted = Its host has deleted it.
gone-not-at-table = You have no seat at this table. Ask for a link to join or to watch.
gone-no-such-game = There is no game at this address. It may have been deleted.

## At the table

table-title = A game of { $game }
board = The board
side = Beside the board
tracks = Tracks
turn = The turn
turn-yours =
    { $many ->
        [one] Your turn
       *[other] { $name }, your turn
    }
turn-asked =
    { $many ->
        [one] Time to answer
       *[other] { $name }, time to answer
    }
turn-others = { $name } is playing…
turn-all = Waiting for everybody…
turn-over = The game is over
watching = You are watching this game.
round = Round { $round }
phases = Phases of a turn
undo-step = Undo step
undo-turn = Undo turn
undo-last = Take back my last turn
undo-decision = Take back my last decision
undo-asked =
    { $name ->
        [You] You asked to take your move back. Waiting for the others to agree.
       *[other] { $name } would like to take a move back.
    }
undo-agree = Agree
undo-refuse = No
undo-refused =
    { $name ->
        [You] You said no: the move stands.
       *[other] { $name } said no: the move stands.
    }
hint = Hint
hint-says = Try: { $move }.
hint-play = Play this
use-it = Use it
keep-it = Keep it
follows = What follows
reconnecting = Connection lost. Trying again…
table-closed = Whoever runs this server has closed this table. You can look at it, nothing more.
restart-announced = The server restarts in about { $minutes } min. The game goes on by itself.
moves-none = Nothing to decide right now.
gain = +{ $points }
tab-moves = Moves
tab-log = Log
tab-menu = Table
tab-chat = Chat
log = What happened
log-more = Earlier
since = Since your last turn
since-more = and { $more } more in the log
rule-number = Rule { $rule }
players = Players
bot = bot
away = away
out-of-time = out of time
your-time-is-up = Your time is up: a bot plays on for you.
hand-covered = Hands are hidden.
points = Points
curtain = { $name }, it is your turn
curtain-more = The cards are hidden until you sit at the screen.
curtain-open = I am { $name }: show my cards
times = { $text } (×{ $times })

## Replay

replay = Replay
replay-title = Looking back
replay-begin = The table at the start.
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

review = Review
review-busy = The game is being reviewed…
review-more = What a turn cost is told from what its player could know. An estimate, made by the bots.
review-slider = Drag through the game
review-chances = Chance to win
review-open = All hands open
review-turn = Turn { $turn }: −{ $points } percentage points
review-played = Played:
review-better = Better:
review-try = Try it from here
review-turning = Turning point
review-agree =
    Review the game while we play. { $missing ->
        [0] Everybody agrees.
        [one] One player has not agreed yet.
       *[other] { $missing } players have not agreed yet.
    }
practice = Practice table: what if?
practice-origin = The game it began from
practice-short = practice

## Talk

chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-left = { $left } characters left
chat-mute = Mute { $name }
somebody = Somebody

## Notes for a first game

guide = Notes
guide-long = Notes that explain each step of a turn
guide-off = Hide notes

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
record = Download the game
figures-table = Download the figures (CSV)
chart = Points of each player, turn by turn
chart-turns = { $turns } turns

## The table's menu

spectator-link = Link for spectators
recovery-link =
    { $name ->
        [You] Move my seat to another device
       *[other] Move { $name }'s seat to another device
    }
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

keys = Keys: arrows walk the board, G goes to the next glowing place, Enter picks it, E goes on or ends the turn, U undoes, H asks for a hint, S skips what is shown, + and − zoom.

keys-replay = Keys in a replay: left and right step, Page Up and Page Down go by turns, Home and End to the ends, the space bar plays, Escape comes back.

notices = When it is my turn
notice-sound = Sounds, and the shop bell
notice-browser = Let the browser tell me while I look at another page

## The rules

rules-title = { $game }: the rules
rules-search = Search the rules
rules-nothing = No rule says that.
rules-failed = The rules could not be loaded. Try again in a moment.

## Problems

problem-offline = The server does not answer. Is it still running?
problem-outdated = This page is older than the server: load it again.
problem-closing = The server is about to restart. Try again in a moment.
problem-closed = Whoever runs this server has closed the table.
problem-stale = Somebody was faster, or another tab: this is the table now.
problem-not-running = This game is not running.
problem-not-your-seat = That seat is not yours.
problem-not-at-table = You have no seat at this table.
problem-not-host = Only the host can do that.
problem-no-such-game = There is no game at this address.
problem-seat-taken = Somebody already sits there.
problem-seats-open = Some seats are still free.
problem-link-used = This link has been used. Ask for a new one.
problem-nothing-to-undo = There is nothing to take back.
problem-not-in-lesson = That is allowed, but this step is about something else: look at what glows.
problem-step-not-done = There is something to do first in this step.
problem-no-lesson = No lesson is given at this table.
problem-no-request = Nobody is asking any more.
problem-came-to-light = Something has come to light since: that cannot be taken back.
problem-not-away-yet = They have only just left: wait { $seconds } s, then a bot can play on.
problem-out-of-time = The time of this seat is used up: its bot plays on.
problem-crowded = So many people watch this table that nobody else can.
problem-too-many-requests = That was a bit fast. Wait a few seconds.
problem-many-bots = Bots are already playing at many of your tables. Wait until some have ended, or try again in an hour.
problem-no-reviews = This server cannot review games.
problem-busy = The bots have a lot to think about. Try again in a moment.
problem-storage = The server cannot save games at the moment. Try again in a moment.
problem-damaged = This game cannot be read any more. It can only be deleted.
problem-too-large = That file is too large.
problem-bad-record = This record cannot be played.
problem-bad-option = This game cannot be set up like this: { $reason }
problem-malformed-entry = The server did not understand this move ({ $reason }). Reload the page.
problem-wrong-host = The server does not answer to that name.
problem-cross-site = That request came from another site: reload the page.
problem-not-your-turn = It is somebody else's turn.
problem-not-in-lobby = The game has begun.
problem-already-seated = You already sit at this table: send the link to a friend.
problem-no-such-seat = There is no such seat.
problem-not-found = There is nothing here.
problem-other-rules = This game was played by version { $theirs } of the rules, and this program plays version { $ours }: only the program it was played with can open it.
problem-broken = Something went wrong on the server. Try again.
problem-no-help = This table has no help while the game runs.
problem-not-agreed = All players at this table have to agree to a review while the game runs.
problem-hidden-hand = Cards of this seat are hidden: only whoever played it before can have it back while the game runs.
problem-not-over = That has to wait until the game is over.
problem-no-fork = This position cannot be dealt anew: choose another.
