# Playing in the terminal.

terminal-welcome =
    { $options }
    Type the number of a move or some of its words; help tells the rest.
terminal-prompt = { $name }>{" "}
terminal-prompt-one = { $name } (Enter: { $move })>{" "}
terminal-help =
    Type the number of a move, or some of its words: 3 · done · chicago · share new york
      why MOVE   why it is not possible, with the number of the rule
      undo       take back the last step of your turn
      map        the board          moves   what you can do now
      log        what happened      log all   from the beginning
      save FILE  keep the game; grandopening play --load FILE goes on with it
      help       these lines        quit    leave
terminal-left = See you. The game is kept in { $file }.
terminal-left-unsaved = See you. The game was not saved.
terminal-times = { $sentence } (×{ $times })
terminal-no-number = There are moves 1 to { $most }.
terminal-which = Which one?
terminal-is-legal = you can do that.
terminal-no-such-move = No move is called "{ $typed }". Type help for help.
terminal-why-what = Why what? For example: why expand chicago
terminal-why = { $move }: { $reason }
terminal-nothing-to-undo = There is nothing to take back in this turn.
terminal-save-where = Save where? For example: save my.game.json
terminal-saved = Saved in { $file }.
terminal-not-saved = Not saved: { $file }: { $reason }
terminal-alone = { $name }, press Enter when you are alone at the screen:{" "}
terminal-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }

## Commands

terminal-command-map = map
terminal-command-moves = moves
terminal-command-why = why
terminal-command-undo = undo
terminal-command-log = log
terminal-command-all = all
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit

## Headings and marks

terminal-cash = cash
terminal-income = income
terminal-influence = influence
terminal-if-over = if over
terminal-supply = supply
terminal-towns = towns
terminal-tiles = tiles
terminal-total = total
terminal-purse = You have ${ $cash }, { $supply } franchises in supply, bonus tiles: { $tiles }.
terminal-track = Region track: { $tiles } tiles; the game ends when { $red } lie there (F7.1).
terminal-milestones = Milestones:{" "}
terminal-tiles-fresh = { $count } next turn
terminal-tiles-reserve = { $count } in reserve
terminal-tile-road = Road
terminal-tile-development = Development
terminal-boom-mark = {" "}Boom
terminal-region-out = out
terminal-region-scored = scored
terminal-tie-break-mark = tie: {""}
terminal-city-scored = {" "}scored

## Pròxima Obertura

terminal-shops = shops
terminal-pushes = pushes
terminal-hand = hand
terminal-points = points
terminal-known = { $name } is known to have: { $cards }
terminal-window = Window: { $cards }
terminal-deck = Deck: { $cards } cards · discards: { $discards } · thieves met: { $thieves }
terminal-type-appliances = appl
terminal-type-food = food
terminal-type-home = home
terminal-type-wear = wear
terminal-type-leisure = leis
