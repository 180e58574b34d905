# Franchise.

## Què ha passat

franchise-event-turn =
    { $seat ->
        [Tu] Torn { $turn }: et toca
       *[other] Torn { $turn }: { $seat }
    }
franchise-event-start = { seat-has } començat a { $place }.
franchise-event-boom = { seat-has } posat el marcador Boom a { $place }.
franchise-event-income =
    { $spaces ->
        [0] { $seat ->
            [Tu] Ingrés mínim: { $dollars } $.
           *[other] { $seat }: ingrés mínim, { $dollars } $.
        }
        [one] { seat-has } cobrat { $dollars } $ per { $spaces } casella buida.
       *[other] { seat-has } cobrat { $dollars } $ per { $spaces } caselles buides.
    }
franchise-event-expand =
    { $dollars ->
        [0] { seat-has } anat gratis per la ruta { $from } → { $to }.
       *[other] { seat-has } anat per la ruta { $from } → { $to }, per { $dollars } $.
    }
franchise-event-expand-again =
    { $dollars ->
        [0] { seat-has } fet servir una fitxa Bonus per a una altra expansió, gratis, per la ruta { $from } → { $to }.
       *[other] { seat-has } fet servir una fitxa Bonus per a una altra expansió, per la ruta { $from } → { $to }, per { $dollars } $.
    }
franchise-event-expand-far = { seat-has } fet servir la fitxa Desenvolupament i arribat a { $place } per { $dollars } $.
franchise-event-road = { seat-has } jugat la fitxa Carretera: la pròxima ruta és gratis.
franchise-event-cash = { seat-has } canviat una fitxa Bonus per { $dollars } $.
franchise-event-share = { seat-has } comprat quota de mercat a { $place } per { $dollars } $.
franchise-event-double = { seat-has } fet servir una fitxa Bonus per doblar la quota de mercat a { $place }.
franchise-event-open = { seat-has } obert una franquícia a { $place }.
franchise-event-majority = { seat-has } guanyat { $place } amb més de la meitat de les caselles: +{ $points }.
franchise-event-full = { seat-has } guanyat { $place }, ja plena: +{ $points }.
franchise-event-tie-break = { seat-has } puntuat la primera ciutat de la regió { $region } i posat el marcador de desempat.
franchise-event-upright = { seat-has } posat una franquícia dreta al costat d’una fita ({ $milestone }): una de dues.
franchise-event-milestone = { seat-has } assolit una fita ({ $milestone }) i agafat una fitxa Bonus.
franchise-event-region =
    { $seat ->
        [Tu] Puntua { $region }: +{ $points }.
       *[other] Puntua { $region }: +{ $points } per a { $seat }.
    }
franchise-event-region-dollars =
    { $seat ->
        [Tu] Paga { $region }: +{ $dollars } $.
       *[other] Paga { $region }: +{ $dollars } $ per a { $seat }.
    }
franchise-event-bonus-back = { seat-has } recuperat una fitxa Bonus ja usada gràcies a la regió { $region }.
franchise-event-development-tile = { seat-has } rebut la fitxa Desenvolupament per la regió { $region }.
franchise-event-road-tile = { seat-has } rebut la fitxa Carretera per la regió { $region }.
franchise-event-track =
    { $seat ->
        [Tu] Has tancat { $region }: +{ $points }.
       *[other] { $seat } ha tancat { $region }: +{ $points }.
    }
franchise-event-final = { seat-has } sumat { plain-points } per: { $source }.
franchise-event-end = La partida s’ha acabat: { $end }.

## Per què no

franchise-refusal-game-over = La partida s’ha acabat.
franchise-refusal-not-now = Això correspon a una altra fase del joc.
franchise-refusal-no-such-place = Aquest lloc no existeix en aquest tauler.
franchise-refusal-no-such-link = Cap ruta uneix aquests llocs.
franchise-refusal-region-is-out = Aquesta regió no es juga amb tan pocs jugadors.
franchise-refusal-start-in-a-town = Es comença en un poble, i { $place } és una ciutat.
franchise-refusal-start-town-taken = Algú ja ha començat a { $place }.
franchise-refusal-already-expanded = Ja t’has expandit aquest torn.
franchise-refusal-not-from-there = Encara no tens cap franquícia a { $from }.
franchise-refusal-town-taken = El poble { $to } ja té la seva franquícia.
franchise-refusal-city-scored = { $to } ja està puntuada: ningú més no hi pot entrar.
franchise-refusal-already-in-city = Ja tens una franquícia a { $to }.
franchise-refusal-link-too-dear = La ruta a { $to } costa { $price } $, i tens { $cash } $.
franchise-refusal-not-a-city = { $place } és un poble.
franchise-refusal-share-city-scored = { $place } ja està puntuada: no hi queda mercat per repartir.
franchise-refusal-share-not-in-city = Encara no tens cap franquícia a { $place }; un marcador no compta.
franchise-refusal-share-once = Ja has posat una franquícia al mig, a { $place }, aquest torn.
franchise-refusal-share-too-dear = La quota de mercat costa 1 $, i no et queda res.
franchise-refusal-supply-empty = La teva reserva de franquícies és buida.
franchise-refusal-bonus-first-turn = Al primer torn no es poden fer servir fitxes Bonus.
franchise-refusal-bonus-one-per-turn = Ja has fet servir una fitxa Bonus aquest torn.
franchise-refusal-bonus-none = No et queden fitxes Bonus.
franchise-refusal-bonus-next-turn = Una fitxa Bonus acabada de guanyar es fa servir a partir del teu torn següent.
franchise-refusal-again-after-first = La segona expansió ve després de la primera del torn.
franchise-refusal-again-another-place = El teu marcador ja és a { $to }: la segona expansió va a un altre lloc.
franchise-refusal-double-needs-share = Posa abans una franquícia al mig, a { $place }, per 1 $.
franchise-refusal-double-two-spaces = Una parella necessita dues caselles buides, i { $place } només en té una.
franchise-refusal-boom-not-a-city = El marcador Boom va en una ciutat, i { $place } és un poble.
franchise-refusal-boom-already-there = El marcador Boom ja és a { $place }.
franchise-refusal-boom-not-linked = Ni una ruta ni una cadena per pobles i ciutats puntuades porta el marcador Boom a { $place }.
franchise-refusal-tile-not-there = Aquesta fitxa de regió no és de les que es poden agafar.
franchise-refusal-road-not-held = No tens la fitxa Carretera.
franchise-refusal-road-next-turn = La fitxa Carretera es fa servir a partir del teu torn següent.
franchise-refusal-road-waits = La fitxa Carretera ja espera la teva pròxima ruta.
franchise-refusal-far-not-held = No tens la fitxa Desenvolupament.
franchise-refusal-far-next-turn = La fitxa Desenvolupament es fa servir a partir del teu torn següent.
franchise-refusal-far-not-with-road = No mentre la fitxa Carretera esperi una ruta.
franchise-refusal-far-is-linked = Una ruta uneix { $to } amb una franquícia teva: ves-hi de la manera normal.
franchise-refusal-far-too-dear = Qualsevol cadena de rutes fins a { $to } costa més que els teus { $cash } $.
franchise-refusal-tile-wrong-class = Una fitxa de ciutat només va en una ciutat de la seva classe: 2–3, 4–6 o 7–8.
franchise-refusal-tile-lies-there = Aquí ja hi ha una fitxa.
franchise-refusal-size-used-up = No queda cap fitxa de ciutat d’aquesta mida.
franchise-refusal-milestone-lies = Aquesta fita ja és damunt la taula.

## Què es pot fer

franchise-move-choose-tile = triar { $tile }
    .short = { $tile }
    .heading = Tria una fitxa de regió
franchise-move-place-city = posar mida { $size } a { $place }
    .short = { $place } { $size }
    .heading = Posa una fitxa de ciutat
franchise-move-place-region = posar { $tile } a { $region }
    .short = { $region }: { $tile }
    .heading = Posa una fitxa de regió
franchise-move-start = començar a { $place }
    .short = { $place }
    .heading = Comença en un poble
franchise-boom-city =
    { $worth ->
        [none] { $place } (no compta per a ningú)
       *[double] { $place }
    }
franchise-move-boom = portar el Boom a { franchise-boom-city }
    .short = { franchise-boom-city }
    .heading = Posa el marcador Boom en una ciutat
franchise-move-stay = deixar el Boom
    .short = deixar-lo on és
    .heading = Marcador Boom
franchise-move-expand = expansió { $from } → { $to }
    .short = { $from } → { $to }
    .heading = Expandeix-te per una ruta
franchise-move-expand-again = segona expansió { $from } → { $to }
    .short = { $from } → { $to }
    .heading = Expandeix-te una altra vegada, amb una fitxa Bonus
franchise-move-expand-far = expansió lluny fins a { $to }
    .short = → { $to }
    .heading = Expandeix-te lluny per la cadena més barata, amb la fitxa Desenvolupament
franchise-move-road = carretera
    .short = la pròxima ruta és gratis
    .heading = Fitxa Carretera
franchise-move-cash = diners
    .short = canviar-la per 10 $
    .heading = Fitxa Bonus
franchise-move-share = quota a { $place }
    .short = { $place }
    .heading = Quota de mercat
franchise-move-double = doble quota a { $place }
    .short = { $place }
    .heading = Dobla la quota, amb una fitxa Bonus
franchise-move-done = fet
    .short =
        { $phase ->
            [expand] passar a la quota de mercat
           *[share] acabar el torn
        }
    .heading = Continuar

## Què cal decidir

franchise-phase-choose-tile = Es trien per torns les fitxes de regió que es jugaran.
franchise-phase-place-city = Posa una fitxa de ciutat en una ciutat de la seva classe.
franchise-phase-place-region = Posa una fitxa de regió en una regió.
franchise-phase-start = Posa la teva primera franquícia en un poble lliure.
franchise-phase-boom-start = Posa el marcador Boom en una ciutat: les seves caselles buides comptaran el doble.
franchise-phase-boom = Porta el marcador Boom a una ciutat connectada, o deixa’l on és.
franchise-phase-expand = Expandeix-te per una ruta, o no ho facis; després, «fet».
franchise-phase-share = Compra quota de mercat, una vegada a cada ciutat on siguis; després, «fet».

## Opcions

franchise-option-players = { $value } jugadors
franchise-option-start =
    { $value ->
        [introductory] inici per a principiants
       *[standard] inici normal
    }
franchise-option-layout =
    { $value ->
        [draft] fitxes de ciutat i de regió posades pels jugadors
        [random] fitxes de ciutat i de regió a l’atzar
       *[printed] fitxes com al tauler
    }
franchise-option-milestones = Fites
franchise-option-boom = Boom
franchise-option-region-tiles =
    { $value ->
        [all] fitxes de regió tretes de totes
        [new] fitxes de regió noves
        [chosen] fitxes de regió per triar
       *[printed] fitxes de regió impreses
    }

## Noms de les coses

franchise-tile-plain = { $most }·{ $second }·{ $others }
franchise-tile-dollars = { $most }·{ $second }·{ $others } $
franchise-tile-bonus = { $most }·{ $second }·{ $others } bonus
franchise-tile-count = { NUMBER($most) }·{ NUMBER($second) }·{ NUMBER($others) } nombre
franchise-tile-development = { $most }·{ $second }·{ $others } Desenvolupament
franchise-tile-road = { $most }·{ $second }·{ $others } Carretera
franchise-milestone-towns = franquícies en 4 pobles
franchise-milestone-regions = franquícies en 4 regions
franchise-milestone-scored = 5 franquícies en ciutats puntuades
franchise-milestone-sizes = ciutats sense puntuar de mida 2, 3 i 4
franchise-milestone-big-city = fer puntuar una ciutat de mida 6, 7 o 8
franchise-milestone-region = fer puntuar una regió
franchise-milestone-links = fer servir dues rutes de 8 $
franchise-source-cities = ciutats
franchise-source-regions = regions
franchise-source-track = pista de regions
franchise-source-towns = pobles
franchise-source-cash = diners
franchise-source-tiles = fitxes Bonus sense usar
franchise-end-red = hi ha una fitxa de regió en una casella vermella
franchise-end-stalled = tothom ha passat un torn sense expandir-se

## Why a hint is good

franchise-reason-influence = Dona { plain-points } aquest mateix torn.
franchise-reason-milestone = Assoleix una fita: { $milestone }.
franchise-reason-income = El teu pròxim ingrés puja { $dollars } $.
franchise-reason-region =
    { $count ->
        [one] Et posa al davant a la regió { $region }, amb una franquícia.
       *[other] Et posa al davant a la regió { $region }, amb { $count } franquícies.
    }
franchise-reason-denies = { $name } ja no pot aconseguir la majoria a { $place }.
franchise-reason-unseats = { $name } ja no va al davant a la regió { $region }.
franchise-reason-saves-bonus = Conserves una fitxa Bonus, que val { $points } punts al final.
franchise-reason-town = { $place } és un poble: un punt al final.
franchise-reason-more =
    { $count ->
        [one] Una franquícia més i guanyes { $place }: { plain-points }.
       *[other] { $count } franquícies més i guanyes { $place }: { plain-points }.
    }
franchise-reason-lead = Vas al davant a { $place }, amb { $count } de { $size } caselles.
franchise-reason-reach =
    { $count ->
        [one] Un lloc més et queda a l’abast.
       *[other] { $count } llocs més et queden a l’abast.
    }
franchise-reason-cash = Dona { $dollars } $ de seguida.
franchise-reason-keep = Conserves els teus { $dollars } $.
franchise-reason-end = Acaba la partida i guanyes amb { plain-points }.
