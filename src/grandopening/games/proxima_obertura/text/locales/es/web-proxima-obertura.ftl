# Pròxima Obertura en la mesa del navegador.

## Inicio

pitch-proxima-obertura = Una calle comercial de Barcelona: colecciona e intercambia productos, abre tiendas puerta con puerta y da un impulso a la mejor.
game-proxima-obertura = Pròxima Obertura

## En la mesa

since-idle-proxima = { $name } no ha hecho nada.
turn-asked-proxima-cut =
    { $many ->
        [one] Un ladrón: reduce tu mano
       *[other] { $name }: un ladrón, reduce tu mano
    }

## La calle

street = La calle
site = Espacio { $space }
site-closed = cerrado con tres jugadores.
site-free = libre.
site-shop =
    { $name ->
        [Yo] tuya: { $type }, { $points } puntos con { $push } ×{ $by }, { $cards } grupos de 5.
       *[other] { $name }: { $type }, { $points } puntos con { $push } ×{ $by }, { $cards } grupos de 5.
    }
site-forbidden =
    { $name ->
        [Yo] Ya tienes una tienda de este tipo ({ $type }) en el espacio { $space }, al lado o enfrente: no puede haber otra tan cerca.
       *[other] { $name } ya tiene una tienda de este tipo ({ $type }) en el espacio { $space }, al lado o enfrente: no puede haber otra tan cerca.
    }
window = El escaparate
deck =
    { $cards ->
        [one] Mazo: { $cards } carta
       *[other] Mazo: { $cards } cartas
    }
discards =
    { $cards ->
        [0] Sin descartes
        [one] Un descarte: { $last }
       *[other] { $cards } descartes, el último: { $last }
    }
dice =
    Los dados: { $first ->
        [Yo] tú
       *[other] { $first }
    } y { $second ->
        [Yo] tú
       *[other] { $second }
    }.
dice-none = Aún nadie ha tirado los dados.
counters = Tiendas abiertas por tipo
shops-open = Tiendas: { $shops }. La partida acaba con la ronda de la tienda { $last }.
hand = Tu mano
hand-known = Cartas conocidas de los demás
hand-unknown =
    { $cards ->
        [one] { $cards } carta desconocida
       *[other] { $cards } cartas desconocidas
    }
hand-ready = Se puede abrir una tienda.
hand-short =
    { $short ->
        [one] Falta un grupo
       *[other] Faltan { $short } grupos
    }
hand-missing = falta
hand-improves = Mejora una tienda tuya.
points-long = Puntos hasta ahora, sin las cartas en mano
cards = Cartas
cards-long = Cartas en mano
pushes = Impulsos
pushes-long = Impulsos que quedan: cada tienda toma uno, que multiplica sus puntos
pawn-left = { $push } ×{ $by }, disponible
pawn-used = { $push } ×{ $by }, usado
step-trade = Intercambio
step-open = Abrir
step-improve = Mejorar
step-dice = Dados
step-draw = Tomar
discard-left =
    { $left ->
        [one] Falta descartar una carta.
       *[other] Falta descartar { $left } cartas.
    }
cut-left =
    { $left ->
        [one] Una carta de más: quédate con { $limit }.
       *[other] { $left } cartas de más: quédate con { $limit }.
    }
do-open = Abrir: { $type }
do-improve = Mejorar el espacio { $space }
building = Cartas de la tienda nueva
do-pass-trade = Ni intercambio ni escaparate
do-pass-take = Dejar el escaparate
do-pass-open = No abrir nada
do-pass-improve = No mejorar nada: tirar los dados
do-roll = Tirar los dados
do-ready = Listo
do-ready-nothing = No mostrar nada
do-propose = Hacer esta oferta
do-stop = Terminar el intercambio
do-accept = Aceptar
do-refuse = Rechazar
do-ask = Preguntar a todos
do-ask-two = Elige dos tipos
ask-for = Tipos que pedir
trade = El intercambio
trade-asks =
    { $name ->
        [Yo] Preguntas quién tiene
       *[other] { $name } pregunta quién tiene
    }
trade-thinking = pensando…
trade-nothing = no muestra nada
trade-sealed = decidido; oculto hasta que lo estén todos
trade-refused = rechazó { $given } por { $wanted }
trade-you-get = Recibes
trade-you-give = Das
trade-gives = { $name } da
trade-gets = { $name } recibe
trade-choose-first = toca primero lo que quieres
trade-number = Oferta { $offer } de { $most }
trade-clear = Vaciar
trade-choose = cartas de la mano
silent = No mostrar nunca nada cuando me pregunten. Nadie lo sabrá.

## Notas para una primera partida

guide-proxima-trade = Pide a todos dos tipos que colecciones, o toma una carta del escaparate por tres tuyas. También puedes no hacer nada.
guide-proxima-trade-good = Mira las bandejas de abajo: pide los tipos a los que solo les falta un grupo para una tienda.
guide-proxima-show = Toca las cartas que darías; todos deciden a la vez y nadie lo ve hasta que todos están listos.
guide-proxima-show-good = Muestra lo que no necesitas. Quien pregunta paga con una carta suya, quizá la que te falta.
guide-proxima-offer = Toca la carta que más quieras. También puedes parar: te queda el escaparate.
guide-proxima-give = Toca lo que ofreces por ella, una carta o más.
guide-proxima-give-good = Ofrece un valor alto de un tipo que no colecciones.
guide-proxima-answer = Acepta si lo que recibes vale más para ti que la carta que das.
guide-proxima-take = El escaparate sigue abierto: una carta por tres tuyas.
guide-proxima-discard = Pagas tres cartas por la que tomas.
guide-proxima-discard-good = Suelta los valores bajos y los tipos con cuatro tiendas abiertas.
guide-proxima-open = Cuatro cartas de un mismo tipo y de cuatro grupos diferentes hacen una tienda. Al lado está lo que valdría.
guide-proxima-use = Toca las cartas que van a la tienda.
guide-proxima-use-good = Valores altos: el impulso multiplica su suma.
guide-proxima-site = Un espacio libre brilla si no hay ninguna tienda de este tipo al lado ni enfrente.
guide-proxima-site-good = Tus tiendas contiguas suman más: dos 10, tres 20, cuatro 50.
guide-proxima-push = El impulso multiplica la tienda: guarda el ×3 para la más rica.
guide-proxima-improve = Una tienda con cuatro grupos admite el quinto.
guide-proxima-add = Toca la carta del grupo que falta.
guide-proxima-cut = El ladrón: elige qué cartas pierdes.
guide-proxima-wait = Mira qué piden los demás: así sabrás qué coleccionan.

## El final

figure-proxima-drawn = Cartas tomadas del mazo
figure-proxima-taken = Del escaparate
figure-proxima-cut = Quitadas por el ladrón
figure-proxima-shown = Cartas mostradas
figure-proxima-offers = Ofertas hechas
figure-proxima-trades = Intercambios
figure-proxima-shops = Tiendas abiertas
figure-proxima-improved = Tiendas mejoradas

## Qué resulta de una jugada

follows-proxima-push = ×{ $by }: { $points } puntos
follows-proxima-row = { $points } de ellos por tiendas contiguas
follows-proxima-type = { $points } de ellos por tiendas del mismo tipo
follows-proxima-space = Lo mejor, en el espacio { $space }
follows-proxima-improves = Mejora tu tienda del espacio { $space }
follows-proxima-shop-ready = { $type }: se puede abrir una tienda
follows-proxima-shop-lost = { $type }: ya no alcanza para una tienda, { $groups } de { $needed } grupos
follows-proxima-groups-more = { $type }: { $groups } de { $needed } grupos
follows-proxima-groups-fewer = { $type }: solo { $groups } de { $needed } grupos

## Lo que se dice una vez

closing-proxima = ¡Última ronda!
note-proxima-shop = Ha abierto una tienda. Cuenta sus cartas por su impulso; tiendas contiguas o del mismo tipo dan más al final.
note-proxima-thief = Ha salido un ladrón del mazo. Todos recortan su mano hasta un límite, y cada ladrón es más duro que el anterior: no acumules.
note-proxima-last = Ya hay bastantes tiendas abiertas: la partida acaba con esta ronda. Lo que quede en la mano cuenta la mitad.
