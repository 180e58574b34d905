# Pròxima Obertura.

## Lo que ha pasado

proxima-event-turn =
    { $seat ->
        [Yo] Ronda { $round }: te toca
       *[other] Ronda { $round }: { $seat }
    }
proxima-event-deal = { seat-has } empezado con { $card }.
proxima-event-deal-hidden = { seat-has } empezado con una carta.
proxima-event-draw = { seat-has } tomado del mazo { $card }.
proxima-event-draw-hidden = { seat-has } tomado una carta del mazo.
proxima-event-missed =
    { $cards ->
        [one] { seat-has } tomado una carta menos: no quedan ni mazo ni descartes.
       *[other] { seat-has } tomado { $cards } cartas menos: no quedan ni mazo ni descartes.
    }
proxima-event-window = Ahora en el escaparate: { $card }.
proxima-event-window-cleared = Fin de la ronda: se descartan las { $cards } cartas del escaparate.
proxima-event-reshuffle = El mazo estaba vacío: { $cards } descartes y { $thieves } ladrones forman uno nuevo.
proxima-event-thief = ¡Ladrón número { $met }! Nadie conserva más de { $limit } cartas.
proxima-event-cut =
    { $seat ->
        [Yo] El ladrón te ha quitado { $card }.
       *[other] El ladrón ha quitado { $card } a { $seat }.
    }
proxima-event-dice =
    Los dados: { $first ->
        [Yo] tú
       *[other] { $first }
    } y { $second ->
        [Yo] tú
       *[other] { $second }
    }.
proxima-event-luck =
    { $cards ->
        [one] { seat-has } tenido suerte: una carta.
       *[other] { seat-has } tenido suerte: { $cards } cartas.
    }
proxima-event-pass =
    { $step ->
        [1] { $seat ->
            [Yo] No has intercambiado ni tomado ninguna carta.
           *[other] { $seat } no ha intercambiado ni tomado ninguna carta.
        }
        [2] { $seat ->
            [Yo] No has abierto nada.
           *[other] { $seat } no ha abierto nada.
        }
       *[3] { $seat ->
            [Yo] No has mejorado nada.
           *[other] { $seat } no ha mejorado nada.
        }
    }
proxima-event-ask = { seat-has } pedido: { $type } / { $other }.
proxima-event-show = { seat-has } mostrado { $card }.
proxima-event-ready = { seat-has } terminado de mostrar.
proxima-event-want =
    { $owner ->
        [Yo] { $seat } te ha pedido { $card }.
       *[other] { seat-has } pedido { $card } a { $owner }.
    }
proxima-event-give = { seat-has } ofrecido { $card }.
proxima-event-propose =
    { $owner ->
        [Yo] { $seat } te ha hecho la oferta número { $offer }.
       *[other] { seat-has } hecho la oferta número { $offer } a { $owner }.
    }
proxima-event-accept =
    { $buyer ->
        [Yo] { $seat } ha aceptado: { $card } es para ti.
       *[other] { seat-has } aceptado: { $card } es para { $buyer }.
    }
proxima-event-refuse =
    { $buyer ->
        [Yo] { $seat } se ha quedado { $card } y ha rechazado tu oferta.
       *[other] { seat-has } rechazado la oferta de { $buyer } por { $card }.
    }
proxima-event-stop = { seat-has } terminado el intercambio.
proxima-event-take = { seat-has } elegido { $card } del escaparate.
proxima-event-discard = { seat-has } descartado { $card }.
proxima-event-open = { seat-has } empezado a abrir una tienda: { $type }.
proxima-event-use = { seat-has } puesto { $card } en la tienda nueva.
proxima-event-site = { seat-has } elegido el espacio { $space }.
proxima-event-shop = { seat-has } abierto una tienda en el espacio { $space }, impulso: { $push } (×{ $by }).
proxima-event-improve = { seat-has } empezado a mejorar la tienda del espacio { $space }.
proxima-event-improved = { seat-has } mejorado la tienda del espacio { $space } con { $card }.
proxima-event-final = { seat-has } sumado { plain-points } por: { $source }.
proxima-event-end = La partida ha terminado: { $end }.

## Por qué no

proxima-refusal-game-over = La partida ha terminado.
proxima-refusal-not-now = Eso corresponde a otro paso del turno.
proxima-refusal-card-not-in-deck = Esa carta no está en el mazo.
proxima-refusal-no-thief-in-deck = No hay ningún ladrón en el mazo.
proxima-refusal-deck-empty = El mazo está vacío: antes, los descartes forman uno nuevo.
proxima-refusal-deck-not-empty = Los descartes se quedan donde están hasta que el mazo se vacíe.
proxima-refusal-one-trade = Un intercambio por turno: queda el escaparate.
proxima-refusal-take-not-in-window = Esa carta no está en el escaparate.
proxima-refusal-take-needs-cards = Una carta del escaparate cuesta tres cartas, y tienes menos.
proxima-refusal-discard-not-in-hand = Descarta cartas que ya tenías en la mano.
proxima-refusal-ask-two-types = Pide dos tipos diferentes.
proxima-refusal-show-not-in-hand = Solo puedes mostrar cartas de tu mano.
proxima-refusal-show-not-asked = Nadie ha pedido ese tipo.
proxima-refusal-show-already = Ya has mostrado esa carta.
proxima-refusal-want-not-shown = Nadie ha mostrado esa carta.
proxima-refusal-want-needs-cards = No tienes ninguna carta que ofrecer a cambio.
proxima-refusal-want-binds = Ya has dicho qué carta quieres: ahora ofrece algo por ella.
proxima-refusal-give-not-in-hand = Solo puedes ofrecer cartas de tu mano.
proxima-refusal-give-already = Esa carta ya forma parte de la oferta.
proxima-refusal-give-at-least-one = Ofrece al menos una carta.
proxima-refusal-offers-used-up = Ya has hecho todas las ofertas de un turno.
proxima-refusal-open-no-pawn = No te quedan impulsos para otra tienda.
proxima-refusal-open-type-full = La calle no admite más tiendas de este tipo.
proxima-refusal-open-needs-groups = Necesitas cartas de cuatro grupos diferentes de este tipo.
proxima-refusal-open-no-space = Todo espacio libre tiene una tienda de este tipo al lado o enfrente.
proxima-refusal-open-must-finish = Has empezado a abrir una tienda: termínala.
proxima-refusal-use-not-in-hand = Esa carta no está en tu mano.
proxima-refusal-use-other-type = Esa carta no es del tipo de la tienda.
proxima-refusal-use-same-group = La tienda ya tiene una carta de ese grupo.
proxima-refusal-site-closed = Ese espacio está cerrado con tres jugadores.
proxima-refusal-site-taken = Ya hay una tienda en ese espacio.
proxima-refusal-site-neighbour-same-type = Hay una tienda del mismo tipo al lado de ese espacio o enfrente.
proxima-refusal-push-no-such = Ese impulso no existe.
proxima-refusal-push-used = Ya has usado ese impulso.
proxima-refusal-improve-not-yours = No tienes ninguna tienda en ese espacio.
proxima-refusal-improve-just-opened = Acabas de abrir esa tienda: se puede mejorar a partir de tu próximo turno.
proxima-refusal-improve-once = Esa tienda tiene los cinco grupos: no hay nada que añadir.
proxima-refusal-improve-needs-card = No tienes ninguna carta del grupo que le falta a esa tienda.
proxima-refusal-improve-must-finish = Has empezado a mejorar una tienda: añade una carta.
proxima-refusal-add-not-in-hand = Esa carta no está en tu mano.
proxima-refusal-add-missing-group = Ese no es el grupo que le falta a la tienda.
proxima-refusal-cut-first = Ha pasado un ladrón: primero reduce tu mano.
proxima-refusal-cut-not-in-hand = Esa carta no está en tu mano.

## Lo que se puede hacer

proxima-move-pass = pasar
    .short = saltarse este paso
    .heading = Seguir
proxima-move-ask = pedir { $type } + { $other }
    .short = { $type } + { $other }
    .heading = Intercambio: pide dos tipos
proxima-move-show = mostrar { $card }
    .short = { $card }
    .heading = Muestra una carta
proxima-move-ready = listo
    .short = no mostrar más
    .heading = Terminar de mostrar
proxima-move-want = querer { $card }
    .short = { $card }
    .heading = Elige una carta mostrada
proxima-move-stop = parar
    .short = no hacer ninguna oferta
    .heading = Terminar el intercambio
proxima-move-give = dar { $card }
    .short = { $card }
    .heading = Ofrece una carta tuya
proxima-move-propose = proponer
    .short = hacer esta oferta
    .heading = Oferta
proxima-move-accept = aceptar
    .short = aceptar la oferta
    .heading = Responder a la oferta
proxima-move-refuse = rechazar
    .short = rechazar la oferta
    .heading = Responder a la oferta
proxima-move-take = tomar { $card }
    .short = { $card }
    .heading = Toma del escaparate, por tres cartas tuyas
proxima-move-discard = descartar { $card }
    .short = { $card }
    .heading = Descarta
proxima-move-open = abrir una tienda: { $type }
    .short = { $type }
    .heading = Abre una tienda
proxima-move-use = poner { $card }
    .short = { $card }
    .heading = Pon una carta en la tienda
proxima-move-site = espacio { $space }
    .short = espacio { $space }
    .heading = Elige un espacio de la calle
proxima-move-push = impulso { $value }
    .short = ×{ $value }
    .heading = Dale un impulso comercial
proxima-move-improve = mejorar la tienda del espacio { $space }
    .short = espacio { $space }
    .heading = Mejora una tienda
proxima-move-cut = soltar { $card }
    .short = { $card }
    .heading = Reduce tu mano

## Lo que hay que decidir

proxima-phase-trade = Pide un intercambio, toma una carta del escaparate o pasa.
proxima-phase-show = Muestra cartas de los tipos pedidos, o ninguna; después, «listo».
proxima-phase-offer = Elige una de las cartas mostradas, o termina el intercambio.
proxima-phase-give = Ofrece cartas por ella y haz la oferta.
proxima-phase-answer = Acepta o rechaza la oferta.
proxima-phase-take = El intercambio no ha salido: toma una carta del escaparate o pasa.
proxima-phase-discard = Descarta tres cartas por la que tomas.
proxima-phase-open = Abre una tienda o pasa.
proxima-phase-use = Elige cuatro cartas de grupos diferentes para la tienda.
proxima-phase-site = Elige su espacio.
proxima-phase-push = Elige su impulso.
proxima-phase-improve = Mejora una tienda de un turno anterior o pasa.
proxima-phase-add = Elige la carta del grupo que falta.
proxima-phase-cut = Un ladrón: reduce tu mano hasta el límite.

## Antes de la partida

proxima-option-players = { $value } jugadores

## Nombres de las cosas

proxima-card = { $group } { $value }
proxima-thief = el ladrón
proxima-face-blank = una cara en blanco
proxima-type-appliances = electrodomésticos e informática
proxima-type-food = alimentación
proxima-type-home = todo para el hogar
proxima-type-wear = equipamiento personal
proxima-type-leisure = ocio
proxima-group-appliances-1 = grandes electrodomésticos
proxima-group-appliances-2 = pequeños electrodomésticos
proxima-group-appliances-3 = ordenadores
proxima-group-appliances-4 = teléfonos
proxima-group-appliances-5 = imagen y sonido
proxima-group-food-1 = pan y bollería
proxima-group-food-2 = fruta y verdura
proxima-group-food-3 = carne y pescado
proxima-group-food-4 = quesos y lácteos
proxima-group-food-5 = vinos y bebidas
proxima-group-home-1 = muebles
proxima-group-home-2 = iluminación
proxima-group-home-3 = ropa de hogar
proxima-group-home-4 = vajilla
proxima-group-home-5 = herramientas y pintura
proxima-group-wear-1 = ropa
proxima-group-wear-2 = calzado
proxima-group-wear-3 = relojes y joyas
proxima-group-wear-4 = perfumes y cosmética
proxima-group-wear-5 = bolsos y accesorios
proxima-group-leisure-1 = libros
proxima-group-leisure-2 = música
proxima-group-leisure-3 = juegos y juguetes
proxima-group-leisure-4 = deporte
proxima-group-leisure-5 = viajes
proxima-push-service = servicio a domicilio
proxima-push-stock = existencias
proxima-push-decoration = decoración
proxima-push-technology = nuevas tecnologías
proxima-push-staff = personal
proxima-source-shops = tiendas
proxima-source-row = tiendas contiguas
proxima-source-type = tiendas del mismo tipo
proxima-source-hand = cartas en mano
proxima-end-shops = se ha abierto la última tienda de la calle
proxima-end-stalled = ronda tras ronda nadie ha abierto una tienda

## Why a hint is good

proxima-reason-short =
    { $count ->
        [one] Falta un grupo para una tienda: { $type }.
       *[other] Faltan { $count } grupos para una tienda: { $type }.
    }
proxima-reason-completes = Con ella tienes { $count } grupos: { $type }.
proxima-reason-fills = Aún no tienes nada de este grupo: { $group }.
proxima-reason-fits = Es el grupo que le falta a tu tienda del espacio { $space }.
proxima-reason-shop = La tienda puede dar enseguida { plain-points }.
proxima-reason-type = Sería tu tienda número { $count } de este tipo, y eso da una bonificación: { $type }.
proxima-reason-highest = Es tu carta más alta de este grupo: { $group }.
proxima-reason-row = { $count } de tus tiendas quedarían una al lado de otra.
proxima-reason-blocks = Ocupa un espacio al lado de una tienda ajena: { $name }.
proxima-reason-gain = Da { plain-points }.
proxima-reason-several = Recibes { $count } cartas por una.
proxima-reason-spare = Tienes { $count } cartas de este grupo: { $group }.
proxima-reason-closed = Ya no se pueden abrir más tiendas de este tipo: { $type }.
proxima-reason-low = Su valor es { $value }: ninguna de tus cartas tiene menos.
proxima-reason-only = Es tu única carta de este grupo: { $group }.
proxima-reason-nothing-lacking = Ninguna de las cartas mostradas te acerca a una tienda.
proxima-reason-no-open = Ahora no puedes abrir ninguna tienda.
proxima-reason-no-improve = No hay nada que mejorar.
proxima-reason-no-show = No te queda nada que mostrar.
proxima-reason-show = Mostrar no obliga a dar.
