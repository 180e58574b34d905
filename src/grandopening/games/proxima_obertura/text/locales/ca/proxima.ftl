# Pròxima Obertura.

## Què ha passat

proxima-event-turn =
    { $seat ->
        [Tu] Ronda { $round }: et toca
       *[other] Ronda { $round }: { $seat }
    }
proxima-event-deal = { seat-has } començat amb { $card }.
proxima-event-deal-hidden = { seat-has } començat amb una carta.
proxima-event-draw = { seat-has } agafat de la pila { $card }.
proxima-event-draw-hidden = { seat-has } agafat una carta de la pila.
proxima-event-missed =
    { $cards ->
        [one] { seat-has } agafat una carta menys: no queden ni pila ni descarts.
       *[other] { seat-has } agafat { $cards } cartes menys: no queden ni pila ni descarts.
    }
proxima-event-window = Ara a l’aparador: { $card }.
proxima-event-window-cleared = Final de la ronda: es descarten les { $cards } cartes de l’aparador.
proxima-event-reshuffle = La pila era buida: { $cards } descarts i { $thieves } lladres en formen una de nova.
proxima-event-thief = Lladre número { $met }! Ningú no conserva més de { $limit } cartes.
proxima-event-cut =
    { $seat ->
        [Tu] El lladre t’ha pres { $card }.
       *[other] El lladre ha pres { $card } a { $seat }.
    }
proxima-event-dice =
    Els daus: { $first ->
        [Tu] tu
       *[other] { $first }
    } i { $second ->
        [Tu] tu
       *[other] { $second }
    }.
proxima-event-luck =
    { $cards ->
        [one] { seat-has } tingut sort: una carta.
       *[other] { seat-has } tingut sort: { $cards } cartes.
    }
proxima-event-pass =
    { $step ->
        [1] { $seat ->
            [Tu] No has intercanviat ni agafat cap carta.
           *[other] { $seat } no ha intercanviat ni agafat cap carta.
        }
        [2] { $seat ->
            [Tu] No has obert res.
           *[other] { $seat } no ha obert res.
        }
       *[3] { $seat ->
            [Tu] No has millorat res.
           *[other] { $seat } no ha millorat res.
        }
    }
proxima-event-ask = { seat-has } demanat: { $type } / { $other }.
proxima-event-show = { seat-has } mostrat { $card }.
proxima-event-ready = { seat-has } acabat de mostrar.
proxima-event-want =
    { $owner ->
        [Tu] { $seat } t’ha demanat { $card }.
       *[other] { seat-has } demanat { $card } a { $owner }.
    }
proxima-event-give = { seat-has } ofert { $card }.
proxima-event-propose =
    { $owner ->
        [Tu] { $seat } t’ha fet l’oferta número { $offer }.
       *[other] { seat-has } fet l’oferta número { $offer } a { $owner }.
    }
proxima-event-accept =
    { $buyer ->
        [Tu] { $seat } ha acceptat: { $card } és per a tu.
       *[other] { seat-has } acceptat: { $card } és per a { $buyer }.
    }
proxima-event-refuse =
    { $buyer ->
        [Tu] { $seat } s’ha quedat { $card } i ha rebutjat la teva oferta.
       *[other] { seat-has } dit que no a { $buyer } per { $card }.
    }
proxima-event-stop = { seat-has } acabat l’intercanvi.
proxima-event-take = { seat-has } triat { $card } de l’aparador.
proxima-event-discard = { seat-has } descartat { $card }.
proxima-event-open = { seat-has } començat a obrir una botiga: { $type }.
proxima-event-use = { seat-has } posat { $card } a la botiga nova.
proxima-event-site = { seat-has } triat l’espai { $space }.
proxima-event-shop = { seat-has } obert una botiga a l’espai { $space }, impuls: { $push } (×{ $by }).
proxima-event-improve = { seat-has } començat a millorar la botiga de l’espai { $space }.
proxima-event-improved = { seat-has } millorat la botiga de l’espai { $space } amb { $card }.
proxima-event-final = { seat-has } sumat { plain-points } per: { $source }.
proxima-event-end = La partida s’ha acabat: { $end }.

## Per què no

proxima-refusal-game-over = La partida s’ha acabat.
proxima-refusal-not-now = Això correspon a un altre pas del torn.
proxima-refusal-card-not-in-deck = Aquesta carta no és a la pila.
proxima-refusal-no-thief-in-deck = No hi ha cap lladre a la pila.
proxima-refusal-deck-empty = La pila és buida: abans els descarts en formen una de nova.
proxima-refusal-deck-not-empty = Els descarts es queden on són fins que la pila es buida.
proxima-refusal-one-trade = Un intercanvi per torn: queda l’aparador.
proxima-refusal-take-not-in-window = Aquesta carta no és a l’aparador.
proxima-refusal-take-needs-cards = Una carta de l’aparador costa tres cartes, i en tens menys.
proxima-refusal-discard-not-in-hand = Descarta cartes que ja tenies a la mà.
proxima-refusal-ask-two-types = Demana dos tipus diferents.
proxima-refusal-show-not-in-hand = Només pots mostrar cartes de la teva mà.
proxima-refusal-show-not-asked = Ningú no ha demanat aquest tipus.
proxima-refusal-show-already = Ja has mostrat aquesta carta.
proxima-refusal-want-not-shown = Ningú no ha mostrat aquesta carta.
proxima-refusal-want-needs-cards = No tens cap carta per oferir a canvi.
proxima-refusal-want-binds = Ja has dit quina carta vols: ara ofereix-ne alguna a canvi.
proxima-refusal-give-not-in-hand = Només pots oferir cartes de la teva mà.
proxima-refusal-give-already = Aquesta carta ja forma part de l’oferta.
proxima-refusal-give-at-least-one = Ofereix almenys una carta.
proxima-refusal-offers-used-up = Ja has fet totes les ofertes d’un torn.
proxima-refusal-open-no-pawn = No et queden impulsos per a una altra botiga.
proxima-refusal-open-type-full = El carrer no admet més botigues d’aquest tipus.
proxima-refusal-open-needs-groups = Necessites cartes de quatre grups diferents d’aquest tipus.
proxima-refusal-open-no-space = Tot espai lliure té una botiga d’aquest tipus al costat o al davant.
proxima-refusal-open-must-finish = Has començat a obrir una botiga: acaba-la.
proxima-refusal-use-not-in-hand = Aquesta carta no és a la teva mà.
proxima-refusal-use-other-type = Aquesta carta no és del tipus de la botiga.
proxima-refusal-use-same-group = La botiga ja té una carta d’aquest grup.
proxima-refusal-site-closed = Aquest espai està tancat amb tres jugadors.
proxima-refusal-site-taken = Ja hi ha una botiga en aquest espai.
proxima-refusal-site-neighbour-same-type = Hi ha una botiga del mateix tipus al costat d’aquest espai o al davant.
proxima-refusal-push-no-such = Aquest impuls no existeix.
proxima-refusal-push-used = Ja has fet servir aquest impuls.
proxima-refusal-improve-not-yours = No tens cap botiga en aquest espai.
proxima-refusal-improve-just-opened = Acabes d’obrir aquesta botiga: es pot millorar a partir del teu torn següent.
proxima-refusal-improve-once = Aquesta botiga té els cinc grups: no hi ha res a afegir.
proxima-refusal-improve-needs-card = No tens cap carta del grup que falta a aquesta botiga.
proxima-refusal-improve-must-finish = Has començat a millorar una botiga: afegeix-hi una carta.
proxima-refusal-add-not-in-hand = Aquesta carta no és a la teva mà.
proxima-refusal-add-missing-group = Aquest no és el grup que falta a la botiga.
proxima-refusal-cut-first = Ha passat un lladre: primer redueix la mà.
proxima-refusal-cut-not-in-hand = Aquesta carta no és a la teva mà.

## Què es pot fer

proxima-move-pass = passar
    .short = saltar-se aquest pas
    .heading = Continuar
proxima-move-ask = demanar { $type } + { $other }
    .short = { $type } + { $other }
    .heading = Intercanvi: demana dos tipus
proxima-move-show = mostrar { $card }
    .short = { $card }
    .heading = Mostra una carta
proxima-move-ready = fet
    .short = no mostrar-ne més
    .heading = Acabar de mostrar
proxima-move-want = voler { $card }
    .short = { $card }
    .heading = Tria una carta mostrada
proxima-move-stop = aturar
    .short = no fer cap oferta
    .heading = Acabar l’intercanvi
proxima-move-give = donar { $card }
    .short = { $card }
    .heading = Ofereix una carta teva
proxima-move-propose = proposar
    .short = fer aquesta oferta
    .heading = Oferta
proxima-move-accept = acceptar
    .short = acceptar l’oferta
    .heading = Respondre a l’oferta
proxima-move-refuse = rebutjar
    .short = rebutjar l’oferta
    .heading = Respondre a l’oferta
proxima-move-take = agafar { $card }
    .short = { $card }
    .heading = Agafa de l’aparador, per tres cartes teves
proxima-move-discard = descartar { $card }
    .short = { $card }
    .heading = Descarta
proxima-move-open = obrir una botiga: { $type }
    .short = { $type }
    .heading = Obre una botiga
proxima-move-use = posar { $card }
    .short = { $card }
    .heading = Posa una carta a la botiga
proxima-move-site = espai { $space }
    .short = espai { $space }
    .heading = Tria un espai del carrer
proxima-move-push = impuls { $value }
    .short = ×{ $value }
    .heading = Dona-li un impuls comercial
proxima-move-improve = millorar la botiga de l’espai { $space }
    .short = espai { $space }
    .heading = Millora una botiga
proxima-move-cut = deixar { $card }
    .short = { $card }
    .heading = Redueix la mà

## Què cal decidir

proxima-phase-trade = Demana un intercanvi, agafa una carta de l’aparador o passa.
proxima-phase-show = Mostra cartes dels tipus demanats, o cap; després, «fet».
proxima-phase-offer = Tria una de les cartes mostrades, o acaba l’intercanvi.
proxima-phase-give = Ofereix cartes a canvi i fes l’oferta.
proxima-phase-answer = Accepta o rebutja l’oferta.
proxima-phase-take = L’intercanvi no ha sortit bé: agafa una carta de l’aparador o passa.
proxima-phase-discard = Descarta tres cartes per la que agafes.
proxima-phase-open = Obre una botiga o passa.
proxima-phase-use = Tria quatre cartes de grups diferents per a la botiga.
proxima-phase-site = Tria’n l’espai.
proxima-phase-push = Tria’n l’impuls.
proxima-phase-improve = Millora una botiga d’un torn anterior o passa.
proxima-phase-add = Tria la carta del grup que falta.
proxima-phase-cut = Un lladre: redueix la mà fins al límit.

## Abans de la partida

proxima-option-players = { $value } jugadors

## Noms de les coses

proxima-card = { $group } { $value }
proxima-thief = el lladre
proxima-face-blank = una cara en blanc
proxima-type-appliances = electrodomèstics i informàtica
proxima-type-food = alimentació
proxima-type-home = tot per a la llar
proxima-type-wear = equipament personal
proxima-type-leisure = lleure
proxima-group-appliances-1 = grans electrodomèstics
proxima-group-appliances-2 = petits electrodomèstics
proxima-group-appliances-3 = ordinadors
proxima-group-appliances-4 = telèfons
proxima-group-appliances-5 = imatge i so
proxima-group-food-1 = pa i pastisseria
proxima-group-food-2 = fruita i verdura
proxima-group-food-3 = carn i peix
proxima-group-food-4 = formatges i lactis
proxima-group-food-5 = vins i begudes
proxima-group-home-1 = mobles
proxima-group-home-2 = il·luminació
proxima-group-home-3 = roba de la llar
proxima-group-home-4 = vaixella
proxima-group-home-5 = eines i pintura
proxima-group-wear-1 = roba
proxima-group-wear-2 = calçat
proxima-group-wear-3 = rellotges i joies
proxima-group-wear-4 = perfums i cosmètica
proxima-group-wear-5 = bosses i complements
proxima-group-leisure-1 = llibres
proxima-group-leisure-2 = música
proxima-group-leisure-3 = jocs i joguines
proxima-group-leisure-4 = esport
proxima-group-leisure-5 = viatges
proxima-push-service = servei a domicili
proxima-push-stock = existències
proxima-push-decoration = decoració
proxima-push-technology = noves tecnologies
proxima-push-staff = personal
proxima-source-shops = botigues
proxima-source-row = botigues de costat
proxima-source-type = botigues del mateix tipus
proxima-source-hand = cartes a la mà
proxima-end-shops = s’ha obert l’última botiga del carrer
proxima-end-stalled = ronda rere ronda ningú no ha obert cap botiga

## Why a hint is good

proxima-reason-short =
    { $count ->
        [one] Falta un grup per a una botiga: { $type }.
       *[other] Falten { $count } grups per a una botiga: { $type }.
    }
proxima-reason-completes = Amb aquesta carta tens { $count } grups: { $type }.
proxima-reason-fills = Encara no tens res d’aquest grup: { $group }.
proxima-reason-fits = És el grup que falta a la teva botiga de l’espai { $space }.
proxima-reason-shop = La botiga pot donar de seguida { plain-points }.
proxima-reason-type = Seria la teva botiga número { $count } d’aquest tipus, i això dona una bonificació: { $type }.
proxima-reason-highest = És la teva carta més alta d’aquest grup: { $group }.
proxima-reason-row = { $count } de les teves botigues quedarien l’una al costat de l’altra.
proxima-reason-blocks = Ocupa un espai al costat d’una botiga d’un altre: { $name }.
proxima-reason-gain = Dona { plain-points }.
proxima-reason-several = Reps { $count } cartes per una.
proxima-reason-spare = Tens { $count } cartes d’aquest grup: { $group }.
proxima-reason-closed = Ja no es poden obrir més botigues d’aquest tipus: { $type }.
proxima-reason-low = El seu valor és { $value }: cap de les teves cartes no en té menys.
proxima-reason-only = És la teva única carta d’aquest grup: { $group }.
proxima-reason-nothing-lacking = Cap de les cartes mostrades no t’acosta a una botiga.
proxima-reason-no-open = Ara no pots obrir cap botiga.
proxima-reason-no-improve = No hi ha res per millorar.
proxima-reason-no-show = No et queda res per mostrar.
proxima-reason-show = Mostrar no obliga a donar.
