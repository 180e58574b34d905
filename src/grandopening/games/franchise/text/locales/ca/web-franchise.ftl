# Franchise a la taula del navegador.

## Inici

pitch-franchise = L’Amèrica dels anys seixanta: expandeix-te de poble en poble, endú-te la teva part de cada mercat, domina la regió abans que els altres.
game-franchise = Franchise
preset-franchise-first = Els pobles es reparteixen: la manera més ràpida de començar.
preset-franchise-classic = Com diu el reglament.
preset-franchise-everything = Fites, Boom i fitxes de regió de tota mena.

## Una partida nova

option-franchise-start = Inici
option-franchise-start-standard = Tria el teu poble
option-franchise-start-standard-more = De l’últim jugador al primer, cadascú tria un poble lliure on començar.
option-franchise-start-introductory = Pobles repartits
option-franchise-start-introductory-more = Cadascú rep dos pobles d’una taula: el més ràpid per a una primera partida.
option-franchise-layout = Fitxes de ciutat i de regió
option-franchise-layout-printed = Com al tauler
option-franchise-layout-printed-more = Cada fitxa és on la mostra el tauler.
option-franchise-layout-draft = Posades pels jugadors
option-franchise-layout-draft-more = Per a experts: per torns, es posen les fitxes de ciutat i després les de regió on es vulgui.
option-franchise-layout-random = Barrejades
option-franchise-layout-random-more = Les fitxes de ciutat i de regió es treuen a l’atzar: un mapa nou cada vegada.
option-franchise-milestones = Fites.
option-franchise-milestones-more = Ningú no comença amb fitxes Bonus; es guanyen amb cinc o sis objectius que hi ha a la taula.
option-franchise-boom = Boom.
option-franchise-boom-more = Una ciutat en ple boom compta el doble en els ingressos; es pot canviar cada torn.
option-franchise-region_tiles = Valors de les regions
option-franchise-region_tiles-printed = Com al tauler
option-franchise-region_tiles-printed-more = Deu regions, deu valors ben coneguts.
option-franchise-region_tiles-all = Trets de tots trenta
option-franchise-region_tiles-all-more = Deu de trenta fitxes; algunes donen dòlars, fitxes Bonus, la Carretera o el Desenvolupament.
option-franchise-region_tiles-new = Trets dels vint nous
option-franchise-region_tiles-new-more = Només les fitxes noves: hi haurà sorpreses.
option-franchise-region_tiles-chosen = Triats pels jugadors
option-franchise-region_tiles-chosen-more = Per torns se’n trien deu de les trenta; després es reparteixen entre les regions.

## A la taula

zoom-in = Més a prop
zoom-out = Més lluny
zoom-whole = Tot el mapa
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
phase-expand-again = Expandeix-te un altre cop amb una fitxa Bonus ★, o continua.
phase-expand-cash = No pots pagar cap ruta: cobra una fitxa Bonus ★, o continua.
phase-share = Paga 1 $ per una franquícia més a qualsevol de les teves ciutats, o acaba el torn.
phase-share-none = No hi ha res per comprar: acaba el torn.
do-end-turn = Acaba el torn
do-go-on = Passa a la quota de mercat
do-skip-expand = No t’expandeixis
do-skip-share = Acaba el torn sense comprar
do-cash = Canvia una fitxa Bonus
    .short = Bonus
do-road = Fitxa Carretera: pròxima ruta gratis
    .short = Carretera
do-stay = Deixa el Boom
    .short = Deixa el Boom
why-not = El que no és possible, i per què
why-not-nothing = Les teves fitxes es poden fer servir com s’indica a dalt.
why-not-places = Assenyala un lloc, una ruta o una regió del tauler per saber per què allà no.
choose = Quina?
purse = Els teus diners
purse-steps = Gastat aquest torn
purse-income = pròxims ingressos +{ $dollars } $
purse-supply =
    { $count ->
        [one] { $count } franquícia en reserva
       *[other] { $count } franquícies en reserva
    }
since-idle-franchise = { $name } no ha fet res.
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
tile-development = Fitxa Desenvolupament: expandir-se lluny, una vegada, per la cadena de rutes més barata
track = Pista de regions
track-space = Casella { $space }: { $value } d’influència per a qui l’omple
track-red = Casella { $space }, vermella: una fitxa aquí acaba la partida
influence-track = Influència
milestones = Fites
milestone-upright = { $name }: una de dues
moment-city =
    { $count ->
        [one] { $count } casella de { $size }
       *[other] { $count } caselles de { $size }
    }
moment-full = { moment-city }, { $size } ÷ 2
moment-region =
    { $count ->
        [one] { $count } franquícia de { $all }
       *[other] { $count } franquícies de { $all }
    }
moment-region-tied =
    { $name ->
        [Tu] { moment-region }, empat: en el sentit del rellotge des del teu marcador de desempat
       *[other] { moment-region }, empat: en el sentit del rellotge des del marcador de desempat ({ $name })
    }
moment-region-tied-order = { moment-region }, empat: en el sentit del rellotge des del marcador de desempat

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
boom-parked = El boom és aquí i no compta per a ningú: la ciutat està puntuada.
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

## Notes per a una primera partida

guide-franchise-start = Tria un poble que brilli. Des d’allà t’expandiràs per les seves rutes: mira on porten i què costen.
guide-franchise-start-good = Un bon poble té rutes barates (0 $ i 1 $) a ciutats on encara no hi ha ningú.
guide-franchise-boom-start = La ciutat en ple boom compta el doble en els ingressos de tothom.
guide-franchise-boom-start-good = Tria una ciutat gran, a prop teu i lluny dels altres.
guide-franchise-boom = La ciutat en ple boom compta el doble en els teus ingressos, que venen ara.
guide-franchise-boom-good = Porta el marcador a una ciutat teva amb moltes caselles buides, o pren-lo als altres: en una ciutat puntuada no compta per a ningú.
guide-franchise-expand = Una vegada per torn pots obrir en un lloc nou al costat d’un de teu. Pagues la ruta: el preu és al costat de cada lloc que brilla.
guide-franchise-expand-good = Les ciutats amb moltes caselles buides augmenten els teus ingressos. Les petites aviat poden ser teves: amb més de la meitat de les caselles puntuen de seguida.
guide-franchise-expanded = La teva bandera és allà; la franquícia obre al final del torn. Encara pots desfer.
guide-franchise-expanded-good = Passa a la quota de mercat: els diners que sobren hi treballen.
guide-franchise-share = A cada ciutat on ja tens una franquícia en pots afegir una altra per 1 $.
guide-franchise-share-good = Mira de tenir més de la meitat de les caselles d’una ciutat: en guanyes el nombre sencer; els altres, res.
guide-franchise-wait = Mira on van els altres. Aquí veuràs què han fet des del teu últim torn.
guide-franchise-choose-tile = Per torns, cada jugador tria una fitxa de regió per jugar.
guide-franchise-place-city = Per torns, cada jugador posa una fitxa de ciutat en una ciutat de la seva classe.
guide-franchise-place-region = Per torns, cada jugador posa una fitxa de regió en una regió.

## El final

figure-franchise-earned = Guanyat ($)
figure-franchise-spent = Gastat ($)
figure-franchise-opened = Franquícies obertes
figure-franchise-cities-won = Ciutats guanyades
figure-franchise-cities-lost = Ciutats perdudes

## Què resulta d’una jugada

follows-franchise-income-now = Ingressos: { $dollars } $
follows-franchise-cash = Queden { $dollars } $
follows-franchise-income =
    { $more ->
        [0] Pròxims ingressos { $dollars } $, com abans
       *[other] Pròxims ingressos { $dollars } $ ({ $change })
    }
follows-franchise-town =
    { $points ->
        [one] { $points } punt al final
       *[other] { $points } punts al final
    }
follows-franchise-city-majority =
    { $more ->
        [one] { $count } de { $size } caselles; una més dona { $points } punts
       *[other] { $count } de { $size } caselles; { $more } més donen { $points } punts
    }
follows-franchise-city-full =
    { $empty ->
        [one] { $count } de { $size } caselles; amb una més s’omple: { $points } punts per a qui en tingui més
       *[other] { $count } de { $size } caselles; amb { $empty } més s’omple: { $points } punts per a qui en tingui més
    }
follows-franchise-city-scores = { $place } puntua: { $name } +{ $points }
follows-franchise-region-rank =
    { $rank ->
        [1] { $region }: al davant amb { $count }
        [2] { $region }: en segon lloc amb { $count }
       *[other] { $region }: per darrere amb { $count }
    }{ $left ->
        [0] {""}
        [one] , un lloc encara lliure
       *[other] , { $left } llocs encara lliures
    }
follows-franchise-region-scores = { $region } puntua: { $name } +{ $points }
follows-franchise-region-pays = { $region } puntua: { $name } +{ $dollars } $
follows-franchise-track = Pista de regions: +{ $points }
follows-franchise-milestone = Fita: { $milestone }
follows-franchise-ends = La partida s’acaba
uses-franchise-bonus = Gasta una fitxa Bonus, que val { $points } punts al final

## El que es diu una vegada

moment-full-tied = empat: decideix la primera casella
closing-franchise = La pròxima regió que puntuï acaba la partida!
note-franchise-city = Una ciutat ha puntuat. Pren per sempre el color de qui l’ha guanyada; assenyala-la per veure per què.
note-franchise-region = La primera regió ha puntuat: els tres números de la seva fitxa han anat a qui hi té més franquícies. La fitxa és ara a la pista de regions.
note-franchise-star = Una estrella ★ és una fitxa de bonificació. Permet expandir-se un altre cop, posar dues franquícies en una ciutat o agafar diners; les que guardis compten al final.
note-franchise-last = La pròxima fitxa de regió caurà en una casella vermella de la pista de regions. Després d’aquell torn la partida s’acaba: encara compten pobles, diners i estrelles guardades.
