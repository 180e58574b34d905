# Jugar al terminal.

terminal-welcome =
    { $options }
    Escriu el número d’una jugada o algunes de les seves paraules; «ajuda» explica la resta.
terminal-prompt = { $name }>{" "}
terminal-prompt-one = { $name } (Retorn: { $move })>{" "}
terminal-help =
    Escriu el número d’una jugada, o algunes de les seves paraules: 3 · fet · chicago · quota new york
      motiu JUGADA     per què no és possible, amb el número de la regla
      desfer           desfer l’últim pas del teu torn
      tauler           el tauler              jugades        què pots fer ara
      història         què ha passat          història tot   des del començament
      desar FITXER     desar la partida; grandopening play --load FITXER la continua
      ajuda            aquestes línies        sortir         marxar
terminal-left = A reveure. La partida queda desada a { $file }.
terminal-left-unsaved = A reveure. La partida no s’ha desat.
terminal-times = { $sentence } (×{ $times })
terminal-no-number = Les jugades van de l’1 al { $most }.
terminal-which = Quina?
terminal-is-legal = això es pot fer.
terminal-no-such-move = Cap jugada no es diu «{ $typed }». Escriu «ajuda» per veure l’ajuda.
terminal-why-what = El motiu de què? Per exemple: motiu expansió chicago
terminal-why = { $move }: { $reason }
terminal-nothing-to-undo = No hi ha res per desfer en aquest torn.
terminal-save-where = On es desa? Per exemple: desar meva.game.json
terminal-saved = Desat a { $file }.
terminal-not-saved = No s’ha desat: { $file }: { $reason }
terminal-alone =
    { $name ->
        [Tu] Prem Retorn quan ningú més no miri la pantalla:{" "}
       *[other] { $name }, prem Retorn quan ningú més no miri la pantalla:{" "}
    }
terminal-winners =
    { $count ->
        [one] Victòria: { $names }
       *[other] Victòria compartida: { $names }
    }

## Ordres

terminal-command-map = tauler
terminal-command-moves = jugades
terminal-command-why = motiu
terminal-command-undo = desfer
terminal-command-log = història
terminal-command-all = tot
terminal-command-save = desar
terminal-command-help = ajuda
terminal-command-quit = sortir

## Títols i signes

terminal-cash = diners
terminal-income = ingressos
terminal-influence = influència
terminal-if-over = si s’acaba
terminal-supply = reserva
terminal-towns = pobles
terminal-tiles = fitxes
terminal-total = total
terminal-purse =
    { $supply ->
        [one] Tens { $cash } $, { $supply } franquícia en reserva, fitxes Bonus: { $tiles }.
       *[other] Tens { $cash } $, { $supply } franquícies en reserva, fitxes Bonus: { $tiles }.
    }
terminal-track =
    { $tiles ->
        [one] Pista de regions: { $tiles } fitxa; la partida s’acaba quan n’hi ha { $red } (F7.1).
       *[other] Pista de regions: { $tiles } fitxes; la partida s’acaba quan n’hi ha { $red } (F7.1).
    }
terminal-milestones = Fites:{" "}
terminal-tiles-fresh = { $count } el torn següent
terminal-tiles-reserve = { $count } en reserva
terminal-tile-road = Carretera
terminal-tile-development = Desenvolupament
terminal-boom-mark = {" "}Boom
terminal-region-out = no juga
terminal-region-scored = puntuada
terminal-tie-break-mark = empat:{" "}
terminal-city-scored = {" "}punt.

## Pròxima Obertura

terminal-shops = botigues
terminal-pushes = impulsos
terminal-hand = mà
terminal-points = punts
terminal-known = Se sap que { $name } té: { $cards }
terminal-window = Aparador: { $cards }
terminal-deck = Pila: { $cards } cartes · descarts: { $discards } · lladres fins ara: { $thieves }
terminal-type-appliances = elec
terminal-type-food = alim
terminal-type-home = llar
terminal-type-wear = moda
terminal-type-leisure = lleu
