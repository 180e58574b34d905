# Jugar en el terminal.

terminal-welcome =
    { $options }
    Escribe el número de una jugada o algunas de sus palabras; «ayuda» cuenta el resto.
terminal-prompt = { $name }>{" "}
terminal-prompt-one = { $name } (Intro: { $move })>{" "}
terminal-help =
    Escribe el número de una jugada, o algunas de sus palabras: 3 · listo · chicago · cuota new york
      motivo JUGADA     por qué no es posible, con el número de la regla
      deshacer          deshacer el último paso de tu turno
      tablero           el tablero             jugadas         lo que puedes hacer ahora
      historia          lo que ha pasado       historia todo   desde el principio
      guardar ARCHIVO   guardar la partida; grandopening play --load ARCHIVO la continúa
      ayuda             estas líneas           salir           irse
terminal-left = Hasta pronto. La partida queda guardada en { $file }.
terminal-left-unsaved = Hasta pronto. La partida no se ha guardado.
terminal-times = { $sentence } (×{ $times })
terminal-no-number = Las jugadas van del 1 al { $most }.
terminal-which = ¿Cuál?
terminal-is-legal = eso se puede hacer.
terminal-no-such-move = Ninguna jugada se llama «{ $typed }». Escribe «ayuda» para ver la ayuda.
terminal-why-what = ¿El motivo de qué? Por ejemplo: motivo expandirse chicago
terminal-why = { $move }: { $reason }
terminal-nothing-to-undo = No hay nada que deshacer en este turno.
terminal-save-where = ¿Dónde se guarda? Por ejemplo: guardar mi.game.json
terminal-saved = Guardado en { $file }.
terminal-not-saved = No se ha guardado: { $file }: { $reason }
terminal-alone =
    { $name ->
        [Yo] Pulsa Intro cuando nadie más mire la pantalla:{" "}
       *[other] { $name }, pulsa Intro cuando nadie más mire la pantalla:{" "}
    }
terminal-winners =
    { $count ->
        [one] Victoria: { $names }
       *[other] Victoria compartida: { $names }
    }

## Órdenes

terminal-command-map = tablero
terminal-command-moves = jugadas
terminal-command-why = motivo
terminal-command-undo = deshacer
terminal-command-log = historia
terminal-command-all = todo
terminal-command-save = guardar
terminal-command-help = ayuda
terminal-command-quit = salir

## Títulos y signos

terminal-cash = dinero
terminal-income = ingresos
terminal-influence = influencia
terminal-if-over = si acaba
terminal-supply = reserva
terminal-towns = pueblos
terminal-tiles = losetas
terminal-total = total
terminal-purse =
    { $supply ->
        [one] Tienes { $cash } $, { $supply } franquicia en reserva, losetas Bonus: { $tiles }.
       *[other] Tienes { $cash } $, { $supply } franquicias en reserva, losetas Bonus: { $tiles }.
    }
terminal-track =
    { $tiles ->
        [one] Pista de regiones: { $tiles } loseta; la partida termina cuando haya { $red } (F7.1).
       *[other] Pista de regiones: { $tiles } losetas; la partida termina cuando haya { $red } (F7.1).
    }
terminal-milestones = Hitos:{" "}
terminal-tiles-fresh = { $count } el próximo turno
terminal-tiles-reserve = { $count } en reserva
terminal-tile-road = Carretera
terminal-tile-development = Desarrollo
terminal-boom-mark = {" "}Boom
terminal-region-out = no juega
terminal-region-scored = puntuada
terminal-tie-break-mark = empate:{" "}
terminal-city-scored = {" "}punt.

## Pròxima Obertura

terminal-shops = tiendas
terminal-pushes = impulsos
terminal-hand = mano
terminal-points = puntos
terminal-known = Se sabe que { $name } tiene: { $cards }
terminal-window = Escaparate: { $cards }
terminal-deck = Mazo: { $cards } cartas · descartes: { $discards } · ladrones hasta ahora: { $thieves }
terminal-type-appliances = elec
terminal-type-food = alim
terminal-type-home = hog
terminal-type-wear = moda
terminal-type-leisure = ocio
