# Franchise.

## Lo que ha pasado

franchise-event-turn =
    { $seat ->
        [Yo] Turno { $turn }: te toca
       *[other] Turno { $turn }: { $seat }
    }
franchise-event-start = { seat-has } empezado en { $place }.
franchise-event-boom = { seat-has } puesto el marcador Boom en { $place }.
franchise-event-income =
    { $spaces ->
        [0] { $seat ->
            [Yo] Ingreso mínimo: { $dollars } $.
           *[other] { $seat }: ingreso mínimo, { $dollars } $.
        }
        [one] { seat-has } cobrado { $dollars } $ por { $spaces } casilla vacía.
       *[other] { seat-has } cobrado { $dollars } $ por { $spaces } casillas vacías.
    }
franchise-event-expand =
    { $dollars ->
        [0] { seat-has } ido gratis de { $from } a { $to }.
       *[other] { seat-has } ido de { $from } a { $to } por { $dollars } $.
    }
franchise-event-expand-again =
    { $dollars ->
        [0] { seat-has } usado una loseta Bonus para otra expansión, gratis, de { $from } a { $to }.
       *[other] { seat-has } usado una loseta Bonus para otra expansión, de { $from } a { $to } por { $dollars } $.
    }
franchise-event-expand-far = { seat-has } usado la loseta Desarrollo y llegado a { $place } por { $dollars } $.
franchise-event-road = { seat-has } jugado la loseta Carretera: la próxima ruta es gratis.
franchise-event-cash = { seat-has } cambiado una loseta Bonus por { $dollars } $.
franchise-event-share = { seat-has } comprado cuota de mercado en { $place } por { $dollars } $.
franchise-event-double = { seat-has } usado una loseta Bonus para doblar la cuota de mercado en { $place }.
franchise-event-open = { seat-has } abierto una franquicia en { $place }.
franchise-event-majority = { seat-has } ganado { $place } con más de la mitad de las casillas: +{ $points }.
franchise-event-full = { seat-has } ganado { $place }, ya llena: +{ $points }.
franchise-event-tie-break = { seat-has } puntuado la primera ciudad de la región { $region } y puesto el marcador de desempate.
franchise-event-upright = { seat-has } puesto una franquicia de pie junto a un hito ({ $milestone }): una de dos.
franchise-event-milestone = { seat-has } cumplido un hito ({ $milestone }) y tomado una loseta Bonus.
franchise-event-region =
    { $seat ->
        [Yo] Puntúa { $region }: +{ $points }.
       *[other] Puntúa { $region }: +{ $points } para { $seat }.
    }
franchise-event-region-dollars =
    { $seat ->
        [Yo] Paga { $region }: +{ $dollars } $.
       *[other] Paga { $region }: +{ $dollars } $ para { $seat }.
    }
franchise-event-bonus-back = { seat-has } recuperado una loseta Bonus ya usada gracias a la región { $region }.
franchise-event-development-tile = { seat-has } recibido la loseta Desarrollo por la región { $region }.
franchise-event-road-tile = { seat-has } recibido la loseta Carretera por la región { $region }.
franchise-event-track =
    { $seat ->
        [Yo] Has cerrado { $region }: +{ $points }.
       *[other] { $seat } ha cerrado { $region }: +{ $points }.
    }
franchise-event-final = { seat-has } sumado { plain-points } por: { $source }.
franchise-event-end = La partida ha terminado: { $end }.

## Por qué no

franchise-refusal-game-over = La partida ha terminado.
franchise-refusal-not-now = Eso corresponde a otra fase del juego.
franchise-refusal-no-such-place = Ese lugar no existe en este tablero.
franchise-refusal-no-such-link = Ninguna ruta une esos lugares.
franchise-refusal-region-is-out = Esa región no se juega con tan pocos jugadores.
franchise-refusal-start-in-a-town = Se empieza en un pueblo, y { $place } es una ciudad.
franchise-refusal-start-town-taken = Alguien ya ha empezado en { $place }.
franchise-refusal-already-expanded = Ya te has expandido este turno.
franchise-refusal-not-from-there = Aún no tienes ninguna franquicia en { $from }.
franchise-refusal-town-taken = El pueblo { $to } ya tiene su franquicia.
franchise-refusal-city-scored = { $to } ya está puntuada: nadie más puede entrar.
franchise-refusal-already-in-city = Ya tienes una franquicia en { $to }.
franchise-refusal-link-too-dear = La ruta a { $to } cuesta { $price } $, y tienes { $cash } $.
franchise-refusal-not-a-city = { $place } es un pueblo.
franchise-refusal-share-city-scored = { $place } ya está puntuada: no queda mercado que repartir.
franchise-refusal-share-not-in-city = Aún no tienes ninguna franquicia en { $place }; un marcador no cuenta.
franchise-refusal-share-once = Ya has puesto una franquicia en el centro de { $place } este turno.
franchise-refusal-share-too-dear = La cuota de mercado cuesta 1 $, y no te queda nada.
franchise-refusal-supply-empty = Tu reserva de franquicias está vacía.
franchise-refusal-bonus-first-turn = En el primer turno no se pueden usar losetas Bonus.
franchise-refusal-bonus-one-per-turn = Ya has usado una loseta Bonus este turno.
franchise-refusal-bonus-none = No te quedan losetas Bonus.
franchise-refusal-bonus-next-turn = Una loseta Bonus recién ganada se usa a partir de tu próximo turno.
franchise-refusal-again-after-first = La segunda expansión viene después de la primera del turno.
franchise-refusal-again-another-place = Tu marcador ya está en { $to }: la segunda expansión va a otro lugar.
franchise-refusal-double-needs-share = Pon antes una franquicia en el centro de { $place }, por 1 $.
franchise-refusal-double-two-spaces = Una pareja necesita dos casillas vacías, y { $place } solo tiene una.
franchise-refusal-boom-not-a-city = El marcador Boom va en una ciudad, y { $place } es un pueblo.
franchise-refusal-boom-already-there = El marcador Boom ya está en { $place }.
franchise-refusal-boom-not-linked = Ninguna ruta, ni una cadena por pueblos y ciudades puntuadas, lleva el marcador Boom a { $place }.
franchise-refusal-tile-not-there = Esa loseta de región no está entre las que se pueden tomar.
franchise-refusal-road-not-held = No tienes la loseta Carretera.
franchise-refusal-road-next-turn = La loseta Carretera se usa a partir de tu próximo turno.
franchise-refusal-road-waits = La loseta Carretera ya espera tu próxima ruta.
franchise-refusal-far-not-held = No tienes la loseta Desarrollo.
franchise-refusal-far-next-turn = La loseta Desarrollo se usa a partir de tu próximo turno.
franchise-refusal-far-not-with-road = No mientras la loseta Carretera espere una ruta.
franchise-refusal-far-is-linked = Una ruta une { $to } con una franquicia tuya: ve allí de la forma normal.
franchise-refusal-far-too-dear = Cualquier cadena de rutas hasta { $to } cuesta más que tus { $cash } $.
franchise-refusal-tile-wrong-class = Una loseta de ciudad solo cabe en una ciudad de su clase: 2–3, 4–6 o 7–8.
franchise-refusal-tile-lies-there = Ahí ya hay una loseta.
franchise-refusal-size-used-up = No queda ninguna loseta de ciudad de ese tamaño.
franchise-refusal-milestone-lies = Ese hito ya está sobre la mesa.

## Lo que se puede hacer

franchise-move-choose-tile = elegir { $tile }
    .short = { $tile }
    .heading = Elige una loseta de región
franchise-move-place-city = poner tamaño { $size } en { $place }
    .short = { $place } { $size }
    .heading = Pon una loseta de ciudad
franchise-move-place-region = poner { $tile } en { $region }
    .short = { $region }: { $tile }
    .heading = Pon una loseta de región
franchise-move-start = empezar en { $place }
    .short = { $place }
    .heading = Empieza en un pueblo
franchise-boom-city =
    { $worth ->
        [none] { $place } (no cuenta para nadie)
       *[double] { $place }
    }
franchise-move-boom = llevar el Boom a { franchise-boom-city }
    .short = { franchise-boom-city }
    .heading = Pon el marcador Boom en una ciudad
franchise-move-stay = dejar el Boom
    .short = dejarlo donde está
    .heading = Marcador Boom
franchise-move-expand = expandirse de { $from } a { $to }
    .short = { $from } → { $to }
    .heading = Expándete por una ruta
franchise-move-expand-again = expandirse otra vez de { $from } a { $to }
    .short = { $from } → { $to }
    .heading = Expándete otra vez, con una loseta Bonus
franchise-move-expand-far = expandirse lejos hasta { $to }
    .short = → { $to }
    .heading = Expándete lejos por la cadena más barata, con la loseta Desarrollo
franchise-move-road = carretera
    .short = la próxima ruta es gratis
    .heading = Loseta Carretera
franchise-move-cash = dinero
    .short = cambiarla por 10 $
    .heading = Loseta Bonus
franchise-move-share = cuota en { $place }
    .short = { $place }
    .heading = Cuota de mercado
franchise-move-double = doble cuota en { $place }
    .short = { $place }
    .heading = Dobla la cuota, con una loseta Bonus
franchise-move-done = listo
    .short =
        { $phase ->
            [expand] pasar a la cuota de mercado
           *[share] terminar el turno
        }
    .heading = Seguir

## Lo que hay que decidir

franchise-phase-choose-tile = Se eligen por turnos las losetas de región que se jugarán.
franchise-phase-place-city = Pon una loseta de ciudad en una ciudad de su clase.
franchise-phase-place-region = Pon una loseta de región en una región.
franchise-phase-start = Pon tu primera franquicia en un pueblo libre.
franchise-phase-boom-start = Pon el marcador Boom en una ciudad: sus casillas vacías contarán el doble.
franchise-phase-boom = Lleva el marcador Boom a una ciudad conectada, o déjalo donde está.
franchise-phase-expand = Expándete por una ruta, o no lo hagas; después, «listo».
franchise-phase-share = Compra cuota de mercado, una vez en cada ciudad donde estés; después, «listo».

## Opciones

franchise-option-players = { $value } jugadores
franchise-option-start =
    { $value ->
        [introductory] inicio para principiantes
       *[standard] inicio normal
    }
franchise-option-layout =
    { $value ->
        [draft] losetas de ciudad y región puestas por los jugadores
        [random] losetas de ciudad y región al azar
       *[printed] losetas como en el tablero
    }
franchise-option-milestones = Hitos
franchise-option-boom = Boom
franchise-option-region-tiles =
    { $value ->
        [all] losetas de región sacadas de todas
        [new] losetas de región nuevas
        [chosen] losetas de región a elegir
       *[printed] losetas de región impresas
    }

## Nombres de las cosas

franchise-tile-plain = { $most }·{ $second }·{ $others }
franchise-tile-dollars = { $most }·{ $second }·{ $others } $
franchise-tile-bonus = { $most }·{ $second }·{ $others } bonus
franchise-tile-count = { NUMBER($most) }·{ NUMBER($second) }·{ NUMBER($others) } número
franchise-tile-development = { $most }·{ $second }·{ $others } Desarrollo
franchise-tile-road = { $most }·{ $second }·{ $others } Carretera
franchise-milestone-towns = franquicias en 4 pueblos
franchise-milestone-regions = franquicias en 4 regiones
franchise-milestone-scored = 5 franquicias en ciudades puntuadas
franchise-milestone-sizes = ciudades sin puntuar de tamaño 2, 3 y 4
franchise-milestone-big-city = hacer puntuar una ciudad de tamaño 6, 7 u 8
franchise-milestone-region = hacer puntuar una región
franchise-milestone-links = usar dos rutas de 8 $
franchise-source-cities = ciudades
franchise-source-regions = regiones
franchise-source-track = pista de regiones
franchise-source-towns = pueblos
franchise-source-cash = dinero
franchise-source-tiles = losetas Bonus sin usar
franchise-end-red = hay una loseta de región en una casilla roja
franchise-end-stalled = todos han pasado un turno sin expandirse

## Why a hint is good

franchise-reason-influence = Da { plain-points } este mismo turno.
franchise-reason-milestone = Alcanza un hito: { $milestone }.
franchise-reason-income = Tu próximo ingreso sube { $dollars } $.
franchise-reason-region =
    { $count ->
        [one] Te pone en cabeza en { $region }, con una franquicia.
       *[other] Te pone en cabeza en { $region }, con { $count } franquicias.
    }
franchise-reason-denies = { $name } ya no puede conseguir la mayoría en { $place }.
franchise-reason-unseats = { $name } ya no va en cabeza en la región { $region }.
franchise-reason-saves-bonus = Conservas una loseta Bonus, que vale { $points } puntos al final.
franchise-reason-town = { $place } es un pueblo: un punto al final.
franchise-reason-more =
    { $count ->
        [one] Una franquicia más y ganas { $place }: { plain-points }.
       *[other] { $count } franquicias más y ganas { $place }: { plain-points }.
    }
franchise-reason-lead = Vas en cabeza en { $place }, con { $count } de { $size } casillas.
franchise-reason-reach =
    { $count ->
        [one] Un lugar más queda a tu alcance.
       *[other] { $count } lugares más quedan a tu alcance.
    }
franchise-reason-cash = Da { $dollars } $ enseguida.
franchise-reason-keep = Conservas tus { $dollars } $.
franchise-reason-end = Termina la partida y ganas con { plain-points }.
