# Franchise en la mesa del navegador.

## Inicio

pitch-franchise = La América de los años sesenta: expándete de pueblo en pueblo, llévate tu parte de cada mercado, domina la región antes que los demás.
game-franchise = Franchise
preset-franchise-first = Los pueblos se reparten: la forma más rápida de empezar.
preset-franchise-classic = Como dice el reglamento.
preset-franchise-everything = Hitos, Boom y losetas de región de todo tipo.

## Una partida nueva

option-franchise-start = Inicio
option-franchise-start-standard = Elige tu pueblo
option-franchise-start-standard-more = Del último jugador al primero, cada uno elige un pueblo libre donde empezar.
option-franchise-start-introductory = Pueblos repartidos
option-franchise-start-introductory-more = Cada uno recibe dos pueblos de una tabla: lo más rápido para una primera partida.
option-franchise-layout = Losetas de ciudad y región
option-franchise-layout-printed = Como en el tablero
option-franchise-layout-printed-more = Cada loseta está donde la muestra el tablero.
option-franchise-layout-draft = Puestas por los jugadores
option-franchise-layout-draft-more = Para expertos: por turnos, se ponen las losetas de ciudad y luego las de región donde se quiera.
option-franchise-layout-random = Mezcladas
option-franchise-layout-random-more = Las losetas de ciudad y región se sacan al azar: un mapa nuevo cada vez.
option-franchise-milestones = Hitos.
option-franchise-milestones-more = Nadie empieza con losetas Bonus; se ganan con cinco o seis objetivos que hay en la mesa.
option-franchise-boom = Boom.
option-franchise-boom-more = Una ciudad en pleno boom cuenta el doble en los ingresos; se puede cambiar cada turno.
option-franchise-region_tiles = Valores de las regiones
option-franchise-region_tiles-printed = Como en el tablero
option-franchise-region_tiles-printed-more = Diez regiones, diez valores bien conocidos.
option-franchise-region_tiles-all = Sacados de los treinta
option-franchise-region_tiles-all-more = Diez de treinta losetas; algunas dan dólares, losetas Bonus, la Carretera o el Desarrollo.
option-franchise-region_tiles-new = Sacados de los veinte nuevos
option-franchise-region_tiles-new-more = Solo las losetas nuevas: habrá sorpresas.
option-franchise-region_tiles-chosen = Elegidos por los jugadores
option-franchise-region_tiles-chosen-more = Por turnos se eligen diez de las treinta; luego se reparten entre las regiones.

## En la mesa

zoom-in = Más cerca
zoom-out = Más lejos
zoom-whole = Todo el mapa
stop-income = Ingresos
stop-expand = Expansión
stop-share = Cuota
stop-open = Apertura
stop-regions = Regiones
phase-choose-tile = Elige una loseta de región para jugar.
phase-place-city = Pon una loseta de ciudad en una ciudad libre.
phase-place-region = Pon una loseta de región en una región libre.
phase-start = Elige el pueblo donde empieza tu empresa.
phase-boom-start = Elige la primera ciudad en pleno boom.
phase-boom = Lleva el marcador Boom a una ciudad conectada, o déjalo donde está.
phase-expand = Expándete por una ruta a un lugar nuevo, o sigue sin hacerlo.
phase-expand-again = Expándete otra vez con una loseta Bonus ★, o sigue.
phase-expand-cash = No puedes pagar ninguna ruta: cobra una loseta Bonus ★, o sigue.
phase-share = Paga 1 $ por una franquicia más en cualquiera de tus ciudades, o termina el turno.
phase-share-none = No hay nada que comprar: termina el turno.
do-end-turn = Terminar el turno
do-go-on = Pasar a la cuota de mercado
do-skip-expand = No expandirse
do-skip-share = Terminar el turno sin comprar
do-cash = Cambiar una loseta Bonus
    .short = Bonus
do-road = Loseta Carretera: próxima ruta gratis
    .short = Carretera
do-stay = Dejar el Boom
    .short = Dejar el Boom
why-not = Lo que no es posible, y por qué
why-not-nothing = Tus losetas se pueden usar como se indica arriba.
why-not-places = Señala un lugar, una ruta o una región del tablero para saber por qué ahí no.
choose = ¿Cuál?
purse = Tu dinero
purse-steps = Gastado este turno
purse-income = próximos ingresos +{ $dollars } $
purse-supply =
    { $count ->
        [one] { $count } franquicia en reserva
       *[other] { $count } franquicias en reserva
    }
since-idle-franchise = { $name } no ha hecho nada.
influence = Infl.
influence-long = Influencia: gana quien tenga más
cash = Dinero
cash-long = Dólares en mano
income = Ingr.
income-long = Próximos ingresos, tal como están las cosas
supply = Res.
supply-long = Franquicias que quedan en la reserva
bonus = Bonus
bonus-long = Losetas Bonus: una por turno, no en el primero; cada una sin usar vale 4 al final
bonus-count =
    { $count ->
        [one] { $count } loseta Bonus
       *[other] { $count } losetas Bonus
    }{ $fresh ->
        [0] {""}
       *[other] , { $fresh } más desde el próximo turno
    }
tile-road = Loseta Carretera: una ruta gratis
tile-development = Loseta Desarrollo: expandirse lejos, una vez, por la cadena de rutas más barata
track = Pista de regiones
track-space = Casilla { $space }: { $value } de influencia para quien la llena
track-red = Casilla { $space }, roja: una loseta aquí termina la partida
influence-track = Influencia
milestones = Hitos
milestone-upright = { $name }: una de dos
moment-city =
    { $count ->
        [one] { $count } casilla de { $size }
       *[other] { $count } casillas de { $size }
    }
moment-full = { moment-city }, { $size } ÷ 2
moment-region =
    { $count ->
        [one] { $count } franquicia de { $all }
       *[other] { $count } franquicias de { $all }
    }
moment-region-tied =
    { $name ->
        [Yo] { moment-region }, empate: en el sentido del reloj desde tu marcador de desempate
       *[other] { moment-region }, empate: en el sentido del reloj desde el marcador de desempate ({ $name })
    }
moment-region-tied-order = { moment-region }, empate: en el sentido del reloj desde el marcador de desempate

## Cosas del tablero

place-town = Pueblo.
place-city = Ciudad de tamaño { $size }, { $empty ->
        [0] ninguna casilla vacía
        [one] una casilla vacía
       *[other] { $empty } casillas vacías
    }.
place-scored = Ciudad puntuada.
place-out = No se juega con tan pocos jugadores.
place-standing =
    { $name ->
        [Yo] Tú { $count }
       *[other] { $name } { $count }
    }
place-region = Región: { $region }
boom-here = El boom está aquí: sus casillas vacías cuentan el doble.
boom-parked = El boom está aquí y no cuenta para nadie: la ciudad está puntuada.
link-price =
    { $price ->
        [0] Una ruta gratis.
       *[other] Una ruta de { $price } $.
    }
region-out = No se juega con dos o tres jugadores.
region-scored = Puntuada.
region-left =
    { $left ->
        [0] Todo está ocupado: puntúa al final de este turno.
        [one] Puntúa cuando se ocupe un lugar más.
       *[other] Puntúa cuando se ocupen { $left } lugares más.
    }
region-tie-break =
    { $name ->
        [Yo] Aquí ganas tú los empates.
       *[other] { $name } gana aquí los empates.
    }
tile-says-plain = Primero, segundo, demás: { $tile }.
tile-says-dollars = Se paga en dólares: { $tile }.
tile-says-bonus = { $tile }: el primero recupera además una loseta Bonus usada.
tile-says-count = { $tile }: se suma al número de losetas de la pista de regiones.
tile-says-development = { $tile }: el primero recibe además la loseta Desarrollo.
tile-says-road = { $tile }: el primero recibe además la loseta Carretera.

## Notas para una primera partida

guide-franchise-start = Elige un pueblo que brille. Desde él te expandirás por sus rutas: mira adónde llevan y cuánto cuestan.
guide-franchise-start-good = Un buen pueblo tiene rutas baratas (0 $ y 1 $) a ciudades donde aún no hay nadie.
guide-franchise-boom-start = La ciudad en pleno boom cuenta el doble en los ingresos de todos.
guide-franchise-boom-start-good = Elige una ciudad grande, cerca de ti y lejos de los demás.
guide-franchise-boom = La ciudad en pleno boom cuenta el doble en tus ingresos, que vienen ahora.
guide-franchise-boom-good = Lleva el marcador a una ciudad tuya con muchas casillas vacías, o quítaselo a los demás: en una ciudad puntuada no cuenta para nadie.
guide-franchise-expand = Una vez por turno puedes abrir en un lugar nuevo junto a uno tuyo. Pagas la ruta: el precio está al lado de cada lugar que brilla.
guide-franchise-expand-good = Las ciudades con muchas casillas vacías aumentan tus ingresos. Las pequeñas pueden ser pronto tuyas: con más de la mitad de las casillas puntúan al momento.
guide-franchise-expanded = Tu bandera está ahí; la franquicia abre al final del turno. Aún puedes deshacer.
guide-franchise-expanded-good = Pasa a la cuota de mercado: el dinero que sobra trabaja ahí.
guide-franchise-share = En cada ciudad donde ya tienes una franquicia puedes añadir otra por 1 $.
guide-franchise-share-good = Intenta tener más de la mitad de las casillas de una ciudad: ganas su número entero; los demás, nada.
guide-franchise-wait = Mira adónde van los demás. Aquí verás lo que hayan hecho desde tu último turno.
guide-franchise-choose-tile = Por turnos, cada jugador elige una loseta de región para jugar.
guide-franchise-place-city = Por turnos, cada jugador pone una loseta de ciudad en una ciudad de su clase.
guide-franchise-place-region = Por turnos, cada jugador pone una loseta de región en una región.

## El final

figure-franchise-earned = Ganado ($)
figure-franchise-spent = Gastado ($)
figure-franchise-opened = Franquicias abiertas
figure-franchise-cities-won = Ciudades ganadas
figure-franchise-cities-lost = Ciudades perdidas

## Qué resulta de una jugada

follows-franchise-income-now = Ingresos: { $dollars } $
follows-franchise-cash = Quedan { $dollars } $
follows-franchise-income =
    { $more ->
        [0] Próximos ingresos { $dollars } $, como antes
       *[other] Próximos ingresos { $dollars } $ ({ $change })
    }
follows-franchise-town =
    { $points ->
        [one] { $points } punto al final
       *[other] { $points } puntos al final
    }
follows-franchise-city-majority =
    { $more ->
        [one] { $count } de { $size } casillas; una más da { $points } puntos
       *[other] { $count } de { $size } casillas; { $more } más dan { $points } puntos
    }
follows-franchise-city-full =
    { $empty ->
        [one] { $count } de { $size } casillas; con una más se llena: { $points } puntos para quien tenga más
       *[other] { $count } de { $size } casillas; con { $empty } más se llena: { $points } puntos para quien tenga más
    }
follows-franchise-city-scores = { $place } puntúa: { $name } +{ $points }
follows-franchise-region-rank =
    { $rank ->
        [1] { $region }: en cabeza con { $count }
        [2] { $region }: en segundo lugar con { $count }
       *[other] { $region }: por detrás con { $count }
    }{ $left ->
        [0] {""}
        [one] , un lugar libre aún
       *[other] , { $left } lugares libres aún
    }
follows-franchise-region-scores = { $region } puntúa: { $name } +{ $points }
follows-franchise-region-pays = { $region } puntúa: { $name } +{ $dollars } $
follows-franchise-track = Pista de regiones: +{ $points }
follows-franchise-milestone = Hito: { $milestone }
follows-franchise-ends = La partida termina
uses-franchise-bonus = Gasta una loseta Bonus, que vale { $points } puntos al final

## Lo que se dice una vez

moment-full-tied = empate: decide la primera casilla
closing-franchise = ¡La próxima región que puntúe acaba la partida!
note-franchise-city = Una ciudad ha puntuado. Toma para siempre el color de quien la ganó; señálala para ver por qué.
note-franchise-region = La primera región ha puntuado: los tres números de su loseta fueron a quienes tienen más franquicias allí. La loseta está ahora en la pista de regiones.
note-franchise-star = Una estrella ★ es una loseta de bonificación. Permite expandirse otra vez, poner dos franquicias en una ciudad o tomar dinero; las que guardes cuentan al final.
note-franchise-last = La próxima loseta de región caerá en una casilla roja de la pista de regiones. Tras ese turno la partida acaba: aún cuentan pueblos, dinero y estrellas guardadas.
