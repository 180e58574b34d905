# Market Stall. Sentences about a seat are in the past tense: they read well with a name and with "You".

game-market-stall = Market Stall
market-stall-option-players = { $value } players
market-stall-option-days = { $value } days

market-stall-event-draw = { $seat } drew { $good }.
market-stall-event-draw-hidden = { $seat } drew a card.
market-stall-event-turn = Day { $day }: { $seat }
market-stall-event-crier = The crier called for { $good }.
market-stall-event-ask = { $seat } asked { $other } for { $good }.
market-stall-event-sell = { $seat } sold { $good } to { $other }.
market-stall-event-refuse = { $seat } sold no { $good } to { $other }.
market-stall-event-open = { $seat } opened the stall and sold for { $coins }.
market-stall-event-final = { $seat } sold what was left for { $coins }.

market-stall-refusal-ask-another = Ask another player than yourself.
market-stall-refusal-ask-needs-coins = You cannot pay for a card.
market-stall-refusal-ask-needs-room = Your stall is full.
market-stall-refusal-sell-not-in-hand = You have no such card in your hand.
