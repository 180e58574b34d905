# Pròxima Obertura a la taula del navegador.

## Inici

pitch-proxima-obertura = Un carrer comercial de Barcelona: col·lecciona i intercanvia productes, obre botigues porta per porta i dona un impuls a la millor.
game-proxima-obertura = Pròxima Obertura

## A la taula

since-idle-proxima = { $name } no ha fet res.
turn-asked-proxima-cut =
    { $many ->
        [one] Un lladre: redueix la teva mà
       *[other] { $name }: un lladre, redueix la teva mà
    }

## El carrer

street = El carrer
site = Espai { $space }
site-closed = tancat amb tres jugadors.
site-free = lliure.
site-shop = { $name }, { $type }, { $points } punts amb { $push } ×{ $by }, { $cards } grups de 5.
site-forbidden =
    { $name ->
        [Tu] Ja tens una botiga d’aquest tipus ({ $type }) a l’espai { $space }, al costat o al davant: no n’hi pot haver una altra tan a prop.
       *[other] { $name } ja té una botiga d’aquest tipus ({ $type }) a l’espai { $space }, al costat o al davant: no n’hi pot haver una altra tan a prop.
    }
window = L’aparador
deck =
    { $cards ->
        [one] Pila: { $cards } carta
       *[other] Pila: { $cards } cartes
    }
discards =
    { $cards ->
        [0] Sense descarts
        [one] Un descart: { $last }
       *[other] { $cards } descarts, l’últim: { $last }
    }
dice =
    Els daus: { $first ->
        [Tu] tu
       *[other] { $first }
    } i { $second ->
        [Tu] tu
       *[other] { $second }
    }.
dice-none = Encara ningú no ha tirat els daus.
counters = Botigues obertes per tipus
shops-open = Botigues: { $shops }. La partida acaba amb la ronda de la botiga { $last }.
hand = La teva mà
hand-known = Cartes conegudes dels altres
hand-unknown =
    { $cards ->
        [one] { $cards } carta desconeguda
       *[other] { $cards } cartes desconegudes
    }
hand-ready = Es pot obrir una botiga.
hand-short =
    { $short ->
        [one] Falta un grup
       *[other] Falten { $short } grups
    }
hand-missing = falta
hand-improves = Millora una botiga teva.
points-long = Punts fins ara, sense les cartes de la mà
cards = Cartes
cards-long = Cartes a la mà
pushes = Impulsos
pushes-long = Impulsos que queden: cada botiga en pren un, que en multiplica els punts
pawn-left = { $push } ×{ $by }, disponible
pawn-used = { $push } ×{ $by }, usat
step-trade = Intercanvi
step-open = Obrir
step-improve = Millorar
step-dice = Daus
step-draw = Agafar
discard-left =
    { $left ->
        [one] Falta descartar una carta.
       *[other] Falta descartar { $left } cartes.
    }
cut-left =
    { $left ->
        [one] Una carta de més: queda’t amb { $limit }.
       *[other] { $left } cartes de més: queda’t amb { $limit }.
    }
do-open = Obre: { $type }
do-improve = Millora l’espai { $space }
building = Cartes de la botiga nova
do-pass-trade = Ni intercanvi ni aparador
do-pass-take = Deixa l’aparador
do-pass-open = No obris res
do-pass-improve = No milloris res: tira els daus
do-roll = Tira els daus
do-ready = Fet
do-ready-nothing = No mostris res
do-propose = Fes aquesta oferta
do-stop = Acaba l’intercanvi
do-accept = Accepta
do-refuse = Rebutja
do-ask = Demana a tothom
do-ask-two = Tria dos tipus
ask-for = Tipus per demanar
trade = L’intercanvi
trade-asks =
    { $name ->
        [Tu] Demanes qui té
       *[other] { $name } demana qui té
    }
trade-thinking = pensant…
trade-nothing = no mostra res
trade-sealed = decidit; ocult fins que ho estiguin tots
trade-refused = ha rebutjat { $given } per { $wanted }
trade-you-get = Reps
trade-you-give = Dones
trade-gives = { $name } dona
trade-gets = { $name } rep
trade-choose-first = toca primer què vols
trade-number = Oferta { $offer } de { $most }
trade-clear = Buida
trade-choose = cartes de la mà
silent = No mostris mai res quan em demanin. Ningú no ho sabrà.

## Notes per a una primera partida

guide-proxima-trade = Demana a tothom dos tipus que col·leccionis, o agafa una carta de l’aparador per tres de teves. També pots no fer res.
guide-proxima-trade-good = Mira les safates de sota: demana els tipus a què només els falta un grup per a una botiga.
guide-proxima-show = Toca les cartes que donaries; tothom decideix alhora i ningú no ho veu fins que tots han acabat.
guide-proxima-show-good = Mostra el que no necessites. Qui demana paga amb una carta seva, potser la que et falta.
guide-proxima-offer = Toca la carta que més vulguis. També pots parar: et queda l’aparador.
guide-proxima-give = Toca el que ofereixes a canvi, una carta o més.
guide-proxima-give-good = Ofereix un valor alt d’un tipus que no col·leccionis.
guide-proxima-answer = Accepta si el que reps val més per a tu que la carta que dones.
guide-proxima-take = L’aparador encara és obert: una carta per tres de teves.
guide-proxima-discard = Pagues tres cartes per la que agafes.
guide-proxima-discard-good = Deixa anar els valors baixos i els tipus amb quatre botigues obertes.
guide-proxima-open = Quatre cartes d’un mateix tipus i de quatre grups diferents fan una botiga. Al costat hi ha què valdria.
guide-proxima-use = Toca les cartes que van a la botiga.
guide-proxima-use-good = Valors alts: l’impuls en multiplica la suma.
guide-proxima-site = Un espai lliure brilla si no hi ha cap botiga d’aquest tipus al costat ni al davant.
guide-proxima-site-good = Les teves botigues de costat sumen més: dues 10, tres 20, quatre 50.
guide-proxima-push = L’impuls multiplica la botiga: guarda el ×3 per a la més rica.
guide-proxima-improve = Una botiga amb quatre grups admet el cinquè.
guide-proxima-add = Toca la carta del grup que falta.
guide-proxima-cut = El lladre: tria quines cartes perds.
guide-proxima-wait = Mira què demanen els altres: així sabràs què col·leccionen.

## El final

figure-proxima-drawn = Cartes agafades de la pila
figure-proxima-taken = De l’aparador
figure-proxima-cut = Preses pel lladre
figure-proxima-shown = Cartes mostrades
figure-proxima-offers = Ofertes fetes
figure-proxima-trades = Intercanvis
figure-proxima-shops = Botigues obertes
figure-proxima-improved = Botigues millorades

## Què resulta d’una jugada

follows-proxima-push = ×{ $by }: { $points } punts
follows-proxima-row = { $points } són per botigues de costat
follows-proxima-type = { $points } són per botigues del mateix tipus
follows-proxima-space = El millor, a l’espai { $space }
follows-proxima-improves = Millora la teva botiga de l’espai { $space }
follows-proxima-shop-ready = { $type }: es pot obrir una botiga
follows-proxima-shop-lost = { $type }: ja no n’hi ha prou per a una botiga, { $groups } de { $needed } grups
follows-proxima-groups-more = { $type }: { $groups } de { $needed } grups
follows-proxima-groups-fewer = { $type }: només { $groups } de { $needed } grups

## El que es diu una vegada

closing-proxima = Última ronda!
note-proxima-shop = Ha obert una botiga. Compta les seves cartes per l’impuls; botigues de costat o del mateix tipus donen més al final.
note-proxima-thief = Ha sortit un lladre de la pila. Tothom retalla la mà fins a un límit, i cada lladre és més dur que l’anterior: no acumulis.
note-proxima-last = Ja hi ha prou botigues obertes: la partida s’acaba amb aquesta ronda. El que quedi a la mà compta la meitat.
