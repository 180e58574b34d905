# La taula al navegador. El que diuen els mateixos jocs és als seus fitxers.

## La pàgina

navigation = Pàgines
skip = Ves al contingut
home = Inici
new-game = Partida nova
rules = Regles
language = Llengua
theme =
    { $theme ->
        [light] Colors: dia
        [dark] Colors: nit
       *[auto] Colors: com el sistema
    }
close = Tanca
copy = Copia
copied = Copiat
loading = Es desplega el mapa…
lost = No hi ha res en aquesta adreça.
compiling = S’escriuen els reglaments
compiling-more = Les regles es tradueixen per a aquest ordinador una vegada després de cada actualització. Triga cosa d’un minut; després, les partides comencen a l’instant.

## Inici

pitch = Obre botigues. No deixis ni una cantonada a la competència.
pitch-more = Dos jocs de taula econòmics en una mateixa taula: amb amics, en una pantalla o contra bots.
pitch-franchise = L’Amèrica dels anys seixanta: expandeix-te de poble en poble, endú-te la teva part de cada mercat, domina la regió abans que els altres.
pitch-proxima-obertura = Un carrer comercial de Barcelona: col·lecciona i intercanvia productes, obre botigues porta per porta i dona un impuls a la millor.
players-from-to = { $from }–{ $to } jugadors
set-table = Seients i opcions
play-now = Juga ara
play-now-more = Un clic: tu contra dos bots, amb notes que expliquen cada pas.
continue = Continua
learn = Com s’hi juga
learn-more = Les regles en una pàgina, amb cercador. A la taula, cada «no» porta a la seva regla.
friends = Juga amb amics
friends-more = Para una taula i envia un enllaç a cadascú. Sense comptes: n’hi ha prou amb un nom, des de qualsevol mòbil.
import = Obre una partida desada
import-more = Una partida desada, en un fitxer .game.json o com a text: per mirar-la o continuar-la.
import-file = Des d’un fitxer
import-paste = O enganxa-la aquí
import-open = Obre-la
import-refused = Aquesta partida s’ha rebutjat: { $reason }
import-entry = entrada { $entry }. { $sentence }
import-unreadable = no és JSON.
game-lobby = S’esperen jugadors
game-over = Acabada
game-turn-you = Et toca
game-turn-others = Juguen els altres
game-franchise = Franchise
game-proxima-obertura = Pròxima Obertura

## Una partida nova

which-game = Joc
seats = Qui juga
seat-you = Tu
seat-bot = Bot
seat-friend = Amic, amb un enllaç
seat-friend-more = rep un enllaç per entrar
seat-screen = Persona en aquesta pantalla
seat-open = Seient lliure
seat-add = Afegeix un seient
seat-remove = Treu el seient { $seat }
seat-kind = Qui ocupa el seient { $seat }
seat-level = Nivell del bot del seient { $seat }
seat-name = Nom al seient { $seat }
seat-colour = Color del seient { $seat }
seat-to-bot = Dona’l a un bot
name = Nom
your-name = El teu nom
colour-any = Qualsevol color
colour-red = Cercles vermells
colour-blue = Quadrats blaus
colour-yellow = Triangles grocs
colour-green = Rombes verds
colour-violet = Estrelles violetes
level-random = Turista: qualsevol cosa legal
level-newcomer = Novell: encara s’equivoca
level-shopkeeper = Botiguer: sòlid
level-manager = Gerent: pensa a llarg termini
order-drawn = Sorteja qui comença; si no, es juga en l’ordre de dalt.
options = Com jugar
option-start = Inici
option-start-standard = Tria el teu poble
option-start-standard-more = De l’últim jugador al primer, cadascú tria un poble lliure on començar.
option-start-introductory = Pobles repartits
option-start-introductory-more = Cadascú rep dos pobles d’una taula: el més ràpid per a una primera partida.
option-layout = Fitxes de ciutat i de regió
option-layout-printed = Com al tauler
option-layout-printed-more = Cada fitxa és on la mostra el tauler.
option-layout-draft = Posades pels jugadors
option-layout-draft-more = Per a experts: per torns, es posen les fitxes de ciutat i després les de regió on es vulgui.
option-layout-random = Barrejades
option-layout-random-more = Les fitxes de ciutat i de regió es treuen a l’atzar: un mapa nou cada vegada.
option-milestones = Fites.
option-milestones-more = Ningú no comença amb fitxes Bonus; es guanyen amb cinc o sis objectius que hi ha a la taula.
option-boom = Boom.
option-boom-more = Una ciutat en ple boom compta el doble en els ingressos; es pot canviar cada torn.
option-region_tiles = Valors de les regions
option-region_tiles-printed = Com al tauler
option-region_tiles-printed-more = Deu regions, deu valors ben coneguts.
option-region_tiles-all = Trets de tots trenta
option-region_tiles-all-more = Deu de trenta fitxes; algunes donen dòlars, fitxes Bonus, la Carretera o el Desenvolupament.
option-region_tiles-new = Trets dels vint nous
option-region_tiles-new-more = Només les fitxes noves: hi haurà sorpreses.
option-region_tiles-chosen = Triats pels jugadors
option-region_tiles-chosen-more = Per torns se’n trien deu de les trenta; després es reparteixen entre les regions.
help = Ajuda mentre es juga.
help-more = Consells, i «i si…?» des de qualsevol posició. Sense, cadascú va pel seu compte fins al final.
clock-and-pace = Rellotge i velocitat
clock = Rellotge.
clock-more = Cadascú té temps per gastar. Qui l’acaba cedeix el seient a un bot; la partida continua.
clock-bank = Minuts per a cadascú
clock-increment = Segons de més per torn
pace = Velocitat dels bots
pace-more =
    { $seconds ->
        [0] Juguen a l’instant.
       *[other] Esperen { $seconds } s entre passos, perquè es pugui seguir.
    }
own-board = Un tauler propi
own-board-file = Fitxer del tauler
own-board-more = En TOML, escrit com el del tauler imprès, o en JSON. Es comprova abans de començar.
own-board-unreadable = Aquest fitxer no es pot llegir: { $reason }
start = Comença
start-invite = Para la taula i crea els enllaços

## L’espera

lobby = La taula és parada
lobby-waiting = La partida comença sola quan tots els seients són ocupats. Envia a cadascú el seu enllaç.
lobby-ready = Ja hi són tots.
invite = Crea un enllaç per a aquest seient
invitation = Enllaç per a aquest seient
invitation-more = Val per a una persona. Obre la taula en qualsevol dispositiu que arribi a aquesta adreça.
link-local = Només aquest ordinador pot obrir aquest enllaç. Per convidar altres dispositius, inicia Grand Opening amb «serve --lan».
join = Entra a la taula
join-more = T’espera un seient.
join-do = Seu
gone = Aquesta taula no és aquí
gone-deleted = El seu amfitrió l’ha desparada.
gone-not-at-table = No tens seient en aquesta taula. Demana un enllaç per jugar o per mirar.
gone-no-such-game = No hi ha cap partida en aquesta adreça. Potser s’ha esborrat.

## A la taula

table-title = Una partida de { $game }
board = El tauler
side = Al costat del tauler
tracks = Pistes
zoom-in = Més a prop
zoom-out = Més lluny
zoom-whole = Tot el mapa
turn = El torn
turn-yours =
    { $many ->
        [one] Et toca
       *[other] { $name }, et toca
    }
turn-asked =
    { $many ->
        [one] Et demanen
       *[other] { $name }, et demanen
    }
turn-others = Juga { $name }…
turn-all = Esperant que tothom decideixi…
turn-over = La partida s’ha acabat
round = Ronda { $round }
phases = Fases d’un torn
stop-income = Ingressos
stop-expand = Expansió
stop-share = Quota
stop-open = Obertura
stop-regions = Regions
phase-choose-tile = Tria una fitxa de regió per jugar.
phase-place-city = Posa una fitxa de ciutat en una ciutat lliure.
phase-place-region = Posa una fitxa de regió en una regió lliure.
phase-start = Tria el poble on comença la teva empresa.
phase-boom-start = Tria la primera ciutat en ple boom.
phase-boom = Porta el marcador Boom a una ciutat connectada, o deixa’l on és.
phase-expand = Expandeix-te per una ruta a un lloc nou, o continua sense fer-ho.
phase-share = Paga 1 $ per una franquícia més a qualsevol de les teves ciutats, o acaba el torn.
do-end-turn = Acaba el torn
do-go-on = Passa a la quota de mercat
do-cash = Fitxa Bonus: agafa
do-road = Fitxa Carretera: pròxima ruta gratis
do-stay = Deixa el Boom
undo-step = Desfés el pas
undo-turn = Desfés el torn
undo-last = Desfés el meu últim torn
undo-asked = { $name } voldria desfer un torn.
undo-agree = D’acord
undo-refuse = No
hint = Consell
hint-says = Prova: { $move }.
reconnecting = S’ha perdut la connexió. Es torna a provar…
moves-none = Ara no hi ha res per decidir.
why-not = El que no és possible, i per què
why-not-nothing = Les teves fitxes es poden fer servir com s’indica a dalt.
why-not-places = Assenyala un lloc, una ruta o una regió del tauler per saber per què allà no.
choose = Quina?
gain = +{ $points }
purse = Els teus diners
purse-steps = Gastat aquest torn
purse-income = pròxims ingressos +{ $dollars } $
tab-moves = Jugades
tab-log = Història
tab-menu = Taula
tab-chat = Xerrada
log = Què ha passat
log-more = Abans
since = Des del teu últim torn
since-idle = { $name } no s’ha expandit ni ha comprat quota de mercat.
since-idle-proxima = { $name } no ha comerciat ni ha obert cap botiga.
rule-number = Regla { $rule }
players = Jugadors
bot = bot
away = absent
influence = Infl.
influence-long = Influència: guanya qui en té més
cash = Diners
cash-long = Dòlars a la mà
income = Ingr.
income-long = Pròxims ingressos, tal com estan les coses
supply = Res.
supply-long = Franquícies que queden a la reserva
bonus = Bonus
bonus-long = Fitxes Bonus: una per torn, no al primer; cada una sense usar val 4 al final
bonus-count =
    { $count ->
        [one] { $count } fitxa Bonus
       *[other] { $count } fitxes Bonus
    }{ $fresh ->
        [0] {""}
       *[other] , { $fresh } més des del torn següent
    }
tile-road = Fitxa Carretera: una ruta gratis
tile-development = Fitxa Desenvolupament: expandir-se lluny, una vegada
track = Pista de regions
track-space = Casella { $space }: { $value } d’influència per a qui l’omple
track-red = Casella { $space }, vermella: una fitxa aquí acaba la partida
influence-track = Influència
milestones = Fites
moment-city =
    { $count ->
        [one] { $count } casella de { $size }
       *[other] { $count } caselles de { $size }
    }
moment-region =
    { $count ->
        [one] { $count } franquícia de { $all }
       *[other] { $count } franquícies de { $all }
    }

## Repetició

replay = Repetició
replay-title = Mirant enrere
replay-begin = La taula tal com es va parar.
replay-at = { $number } de { $all } · torn { $turn }
replay-slider = Posició a la partida
replay-back = Un pas enrere
replay-on = Un pas endavant
replay-turn-back = Al torn anterior
replay-turn-on = Al torn següent
replay-play = Reprodueix
replay-pause = Pausa
replay-link = Enllaç a aquesta posició
replay-close = Torna a la taula
replay-from = Mira la taula després de l’entrada { $number }

## I si…?

what-if = I si…?
what-if-more = Continua des d’aquí en una taula de prova teva. La partida real no es toca.
what-if-anew = Continua des d’aquí en una taula de prova teva. El que no pots veure es reparteix de nou.
what-if-bots = Contra bots
what-if-screen = Tots els seients en aquesta pantalla
practice = Taula de prova: i si…?
practice-origin = La partida d’on surt
practice-short = prova

## Xerrada

chat-nothing = Encara ningú no ha dit res.
chat-say = Digues alguna cosa
chat-send = Envia
chat-left =
    { $left ->
        [one] Queda { $left } caràcter
       *[other] Queden { $left } caràcters
    }
chat-mute = No mostris el que diu { $name }
somebody = Algú

## Coses del tauler

place-town = Poble.
place-city = Ciutat de mida { $size }, { $empty ->
        [0] cap casella buida
        [one] una casella buida
       *[other] { $empty } caselles buides
    }.
place-scored = Ciutat puntuada.
place-out = No es juga amb tan pocs jugadors.
place-standing = { $name } { $count }
place-region = Regió: { $region }
boom-here = El boom és aquí: les seves caselles buides compten el doble.
link-price =
    { $price ->
        [0] Una ruta gratis.
       *[other] Una ruta de { $price } $.
    }
region-out = No es juga amb dos o tres jugadors.
region-scored = Puntuada.
region-left =
    { $left ->
        [0] Tot és ocupat: puntua al final d’aquest torn.
        [one] Puntua quan s’ocupi un lloc més.
       *[other] Puntua quan s’ocupin { $left } llocs més.
    }
region-tie-break =
    { $name ->
        [Tu] Aquí guanyes tu els empats.
       *[other] { $name } guanya aquí els empats.
    }
tile-says-plain = Primer, segon, altres: { $tile }.
tile-says-dollars = Es paga en dòlars: { $tile }.
tile-says-bonus = { $tile }: el primer recupera també una fitxa Bonus usada.
tile-says-count = { $tile }: se suma al nombre de fitxes de la pista de regions.
tile-says-development = { $tile }: el primer rep també la fitxa Desenvolupament.
tile-says-road = { $tile }: el primer rep també la fitxa Carretera.

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
shops-open = Botigues: { $shops }. La ronda de la número { $last } és l’última.
hand = La teva mà
hand-known = Què se sap de les mans
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
hand-covered = Les mans són tapades.
points = Punts
points-long = Punts fins ara, sense les cartes de la mà
cards = Cartes
cards-long = Cartes a la mà
pushes = Impulsos
pushes-long = Impulsos que queden: cada botiga en pren un, que la multiplica
pawn-left = { $push } ×{ $by }, disponible
pawn-used = { $push } ×{ $by }, usat
step-trade = Comerciar
step-open = Obrir
step-improve = Millorar
step-dice = Daus
step-draw = Robar
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
building = Cartes de la botiga nova
do-pass-trade = Ni intercanvi ni aparador
do-pass-take = Deixa l’aparador
do-pass-open = No obris res
do-pass-improve = No milloris res: tira els daus
do-ready = Fet
do-propose = Fes aquesta oferta
do-stop = Deixa de comerciar
do-accept = Accepta
do-refuse = Rebutja
do-ask = Demana a tothom
do-ask-two = Tria dos tipus per demanar
ask-for = Tipus per demanar
trade = L’intercanvi
trade-asks =
    { $name ->
        [Tu] Demanes qui té
       *[other] { $name } demana qui té
    }
trade-thinking = mirant…
trade-nothing = no mostra res
trade-sealed = decidit; queda segellat fins que ho estiguin tots
trade-offer =
    { $name ->
        [Tu] Ofereixes a { $owner } (oferta { $offer } de { $most }):
       *[other] { $owner ->
            [Tu] { $name } t’ofereix (oferta { $offer } de { $most }):
           *[other] { $name } ofereix a { $owner } (oferta { $offer } de { $most }):
        }
    }
trade-choose = cartes de la mà
silent = Quan em demanin, no mostris res. Ningú no ho sabrà.
curtain = { $name }, et toca
curtain-more = Les cartes són tapades fins que siguis davant la pantalla.
curtain-open = Soc { $name }: mostra les meves cartes
times = { $text } (×{ $times })

## Notes per a una primera partida

guide = Notes
guide-long = Notes que expliquen cada pas d’un torn
guide-off = No més notes
guide-start = Tria un poble que brilli. Des d’allà t’expandiràs per les seves rutes: mira on porten i què costen.
guide-start-good = Un bon poble té rutes barates (0 $ i 1 $) a ciutats on encara no hi ha ningú.
guide-boom-start = La ciutat en ple boom compta el doble en els ingressos de tothom.
guide-boom-start-good = Tria una ciutat gran, a prop teu i lluny dels altres.
guide-boom = La ciutat en ple boom compta el doble en els teus ingressos, que venen ara.
guide-boom-good = Porta’l a una ciutat teva amb moltes caselles buides.
guide-expand = Una vegada per torn pots obrir en un lloc nou al costat d’un de teu. Pagues la ruta: el preu és al costat de cada lloc que brilla.
guide-expand-good = Les ciutats amb moltes caselles buides augmenten els teus ingressos. Les petites aviat poden ser teves: amb més de la meitat de les caselles puntuen de seguida.
guide-expanded = La teva bandera és allà; la franquícia obre al final del torn. Encara pots desfer.
guide-expanded-good = Passa a la quota de mercat: els diners que sobren hi treballen.
guide-share = A cada ciutat on ja tens una franquícia en pots afegir una altra per 1 $.
guide-share-good = Mira de tenir més de la meitat de les caselles d’una ciutat: en guanyes el nombre sencer; els altres, res.
guide-wait = Mira on van els altres. Aquí veuràs què han fet des del teu últim torn.
guide-choose-tile = Per torns, cada jugador tria una fitxa de regió per jugar.
guide-place-city = Per torns, cada jugador posa una fitxa de ciutat en una ciutat de la seva classe.
guide-place-region = Per torns, cada jugador posa una fitxa de regió en una regió.

guide-proxima-trade = Demana a tothom dos tipus que col·leccionis, o agafa una carta de l’aparador per tres de teves. També pots no fer res.
guide-proxima-trade-good = Mira les safates de sota: demana els tipus a què només els falta un grup per a una botiga.
guide-proxima-show = Toca les cartes que donaries; tothom decideix alhora i ningú no ho veu fins que tots han acabat.
guide-proxima-show-good = Mostra el que no necessites. Qui demana paga amb una carta seva, potser la que et falta.
guide-proxima-offer = Toca la carta que més vulguis. També pots parar: et queda l’aparador.
guide-proxima-give = Toca el que ofereixes a canvi, una carta o més.
guide-proxima-give-good = Ofereix un valor alt d’un tipus que no col·leccionis.
guide-proxima-answer = Accepta si el que reps val més per a tu que la carta que dones.
guide-proxima-take = L’aparador encara és obert: una carta per tres de teves.
guide-proxima-discard = Se’n van tres cartes per la que agafes.
guide-proxima-discard-good = Deixa anar els valors baixos i els tipus amb quatre botigues obertes.
guide-proxima-open = Quatre cartes d’un mateix tipus i de quatre grups diferents fan una botiga. Al costat hi ha què valdria.
guide-proxima-use = Toca les cartes que van a la botiga.
guide-proxima-use-good = Valors alts: l’impuls en multiplica la suma.
guide-proxima-site = Un espai lliure brilla si no hi ha cap botiga d’aquest tipus al costat ni al davant.
guide-proxima-site-good = Al costat d’una botiga teva, dues sumen 10 més, tres 20, quatre 50.
guide-proxima-push = L’impuls multiplica la botiga: guarda el ×3 per a la més rica.
guide-proxima-improve = Una botiga amb quatre grups admet el cinquè.
guide-proxima-add = Toca la carta del grup que falta.
guide-proxima-cut = El lladre: tria quines cartes perds.
guide-proxima-wait = Mira què demanen els altres: diu què col·leccionen.

## El final

end = Resultats
end-title = Tancament de caixa
end-winner =
    { $you ->
        [yes] { $count ->
            [one] Has guanyat!
           *[other] { $names } comparteixen la victòria.
        }
       *[no] { $count ->
            [one] Guanya { $names }.
           *[other] { $names } comparteixen la victòria.
        }
    }
end-show = Mostra els resultats
end-board = Mira el tauler
total = Total
rematch = Revenja
rematch-join = A la revenja
record = Baixa la partida
figures-table = Baixa les xifres (CSV)
figure-earned = Guanyat ($)
figure-spent = Gastat ($)
figure-opened = Franquícies obertes
figure-cities-won = Ciutats guanyades
figure-cities-lost = Ciutats perdudes
figure-drawn = Cartes robades
figure-taken = De l’aparador
figure-cut = Preses pel lladre
figure-shown = Cartes mostrades
figure-offers = Ofertes fetes
figure-trades = Intercanvis
figure-shops = Botigues obertes
figure-improved = Botigues millorades
chart = Punts de cada jugador, torn a torn
chart-turns =
    { $turns ->
        [one] { $turns } torn
       *[other] { $turns } torns
    }

## El menú de la taula

spectator-link = Enllaç per a espectadors
recovery-link = Porta el meu seient a un altre dispositiu
resign =
    { $name ->
        [Tu] Deixa que un bot continuï per mi
       *[other] Deixa que un bot continuï per { $name }
    }
resign-sure = Vols cedir aquest seient a un bot? El podràs recuperar més tard.
seat-take-back =
    { $many ->
        [one] Recupera el meu seient
       *[other] Recupera el seient: { $name }
    }
bot-to-person = Juga per { $name } en aquesta pantalla
bot-to-friend = Convida algú a jugar per { $name }
person-to-bot = { $name } no hi és: deixa que continuï un bot
leave = Deixa la taula
leave-sure = Vols marxar? Un bot continuarà jugant per tu.
leave-lobby-sure = Vols marxar? El teu seient tornarà a quedar lliure.
delete = Esborra aquesta partida
delete-sure = Vols esborrar aquesta partida per a tothom?

keys = Tecles al tauler: les fletxes van d’un lloc a un altre, G va al següent que brilla, Retorn el tria, E continua o acaba el torn, U desfà, H demana un consell, + i − canvien el zoom.

keys-replay = Tecles a la repetició: esquerra i dreta van pas a pas, Re Pàg i Av Pàg de torn en torn, Inici i Fi als extrems, la barra d’espai reprodueix, Esc torna a la taula.

notices = Quan em toqui
notice-sound = Que soni la campaneta de la botiga
notice-browser = Que el navegador m’avisi quan no vegi aquesta pàgina

## Les regles

rules-title = { $game }: les regles
rules-search = Cerca a les regles
rules-nothing = Cap regla no diu això.
rules-failed = No s’han pogut carregar les regles. Torna-ho a provar d’aquí a un moment.

## Problemes

problem-offline = El servidor no respon. Encara està en marxa?
problem-outdated = Aquesta pàgina és més antiga que el servidor: torna-la a carregar.
problem-compiling = Els reglaments encara es preparen. Un moment.
problem-stale = Algú ha anat més de pressa, o una altra pestanya: així és ara la taula.
problem-not-running = Aquesta partida no està en marxa.
problem-not-your-seat = Aquest seient no és teu.
problem-not-at-table = No tens seient en aquesta taula.
problem-not-host = Això només ho pot fer l’amfitrió.
problem-no-such-game = No hi ha cap partida en aquesta adreça.
problem-seat-taken = Ja hi seu algú.
problem-seats-open = Encara hi ha seients lliures.
problem-link-used = Aquest enllaç ja s’ha fet servir. Demana’n un altre.
problem-nothing-to-undo = No hi ha res per desfer.
problem-no-request = Ja no ho demana ningú.
problem-too-many-requests = Això ha estat massa ràpid. Espera uns segons.
problem-too-large = Aquest fitxer és massa gros.
problem-bad-record = Aquesta partida no es pot jugar.
problem-wrong-host = El servidor no respon a aquest nom.
problem-cross-site = Aquesta petició venia d’un altre lloc web: torna a carregar la pàgina.
problem-not-your-turn = Li toca a una altra persona.
problem-not-in-lobby = La partida ja ha començat.
problem-already-seated = Ja ets en aquesta taula: envia l’enllaç a algú altre.
problem-no-such-seat = Aquest seient no existeix.
problem-not-found = Aquí no hi ha res.
problem-other-rules = Aquesta partida es va començar amb unes altres regles i no pot continuar aquí.
problem-broken = S’ha espatllat alguna cosa al servidor. Torna-ho a provar.
problem-no-help = En aquesta taula no s’ajuda ningú durant la partida.
problem-hidden-hand = Les cartes d’aquest seient són amagades: durant la partida només el pot recuperar qui l’ocupava abans.
problem-not-over = Això és per quan s’acabi la partida.
problem-no-fork = Aquesta posició no es pot repartir de nou: tria’n una altra.

## Raons d’un consell

reason-proxima-open = Aquesta botiga val ja { plain-points }.
reason-proxima-site = Aquí val { plain-points }.
reason-proxima-push = Així són { plain-points }.
reason-proxima-improve = El cinquè grup suma el seu valor, multiplicat per l’impuls.
reason-proxima-ask = Són els tipus més propers a una botiga a la teva mà.
reason-proxima-take = Omple un buit de la teva mà.
reason-proxima-want = És la carta que més t’acosta a una botiga.
reason-proxima-give = Te’n pots estar, i potser l’altre la necessita.
reason-proxima-propose = Més seria massa per aquesta carta.
reason-proxima-stop = Cap d’aquestes cartes no en val una de teva.
reason-proxima-show = Mostrar-la no obliga a donar-la, i pot portar una oferta.
reason-proxima-ready = No hi ha res més a mostrar.
reason-proxima-accept = El que reps val més per a tu que el que dones.
reason-proxima-refuse = El que donaries val més per a tu, o pot arribar una oferta millor.
reason-proxima-discard = De les teves cartes, és la menys útil.
reason-proxima-cut = De les teves cartes, és la menys útil.
reason-proxima-use = La carta més valuosa del seu grup: l’impuls la multiplica.
reason-proxima-pass-take = Cap carta de l’aparador no en val tres de teves.
reason-proxima-pass-improve = No hi ha res per millorar.
reason-proxima-pass-open = Ara no val la pena obrir cap botiga: poden arribar cartes millors.
reason-proxima-pass-trade = Res del que tens a l’abast no val el que costa.

reason-end-turn = Ara no hi ha res millor per comprar: guarda els diners per al torn següent.
reason-save = Res del que tens a l’abast no val el que costa: guarda els diners.
reason-region = La regió { $region } és gairebé completa, i cada franquícia hi compta quan puntuï.
reason-town = Un poble és teu per sempre: un punt d’influència al final i una base per a la pròxima ruta.
reason-majority = Amb aquesta tens més de la meitat de les caselles a { $place }: puntua de seguida, { $size } punts d’influència per a tu.
reason-share = Així tens { $own } de { $size } a { $place }, més a prop de la majoria.
reason-income =
    { $empty ->
        [one] { $place } té una casella buida: una manera barata de ser-hi quan s’ompli.
       *[other] { $place } té { $empty } caselles buides, i cada una augmenta els teus ingressos.
    }
