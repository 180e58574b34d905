# Franchise.

## Was geschehen ist

franchise-event-turn =
    { $seat ->
        [Du] Zug { $turn }: Du bist dran
       *[other] Zug { $turn }: { $seat }
    }
franchise-event-start = { seat-has } in { $place } begonnen.
franchise-event-boom = { seat-has } den Boom-Marker nach { $place } gestellt.
franchise-event-income =
    { $spaces ->
        [0] { $seat ->
            [Du] Mindesteinkommen: { $dollars } $.
           *[other] { $seat }: Mindesteinkommen, { $dollars } $.
        }
        [one] { seat-has } { $dollars } $ für { $spaces } leeres Feld erhalten.
       *[other] { seat-has } { $dollars } $ für { $spaces } leere Felder erhalten.
    }
franchise-event-expand =
    { $dollars ->
        [0] { seat-has } kostenlos von { $from } nach { $to } expandiert.
       *[other] { seat-has } für { $dollars } $ von { $from } nach { $to } expandiert.
    }
franchise-event-expand-again =
    { $dollars ->
        [0] { seat-has } mit einem Bonusplättchen noch einmal expandiert, kostenlos von { $from } nach { $to }.
       *[other] { seat-has } mit einem Bonusplättchen noch einmal expandiert, für { $dollars } $ von { $from } nach { $to }.
    }
franchise-event-expand-far = { seat-has } mit dem Entwicklungsplättchen für { $dollars } $ nach { $place } expandiert.
franchise-event-road = { seat-has } das Straßenplättchen gelegt: Die nächste Strecke ist kostenlos.
franchise-event-cash = { seat-has } ein Bonusplättchen gegen { $dollars } $ getauscht.
franchise-event-share = { seat-has } Marktanteil in { $place } für { $dollars } $ gekauft.
franchise-event-double = { seat-has } ein Bonusplättchen für doppelten Marktanteil in { $place } eingesetzt.
franchise-event-open = { seat-has } eine Filiale in { $place } eröffnet.
franchise-event-majority = { seat-has } { $place } mit mehr als der Hälfte der Felder gewonnen: +{ $points }.
franchise-event-full = { seat-has } { $place } gewonnen, die Stadt ist voll: +{ $points }.
franchise-event-tie-break = { seat-has } die erste Stadtwertung der Region { $region } ausgelöst und den Gleichstandsmarker gesetzt.
franchise-event-upright = { seat-has } eine Filiale neben einen Meilenstein gestellt ({ $milestone }): eine von zwei.
franchise-event-milestone = { seat-has } einen Meilenstein erreicht ({ $milestone }) und ein Bonusplättchen genommen.
franchise-event-region =
    { $seat ->
        [Du] Wertung { $region }: +{ $points }.
       *[other] Wertung { $region }: +{ $points } für { $seat }.
    }
franchise-event-region-dollars =
    { $seat ->
        [Du] Wertung { $region }: +{ $dollars } $.
       *[other] Wertung { $region }: +{ $dollars } $ für { $seat }.
    }
franchise-event-bonus-back = { seat-has } für die Region { $region } ein eingesetztes Bonusplättchen zurückgenommen.
franchise-event-development-tile = { seat-has } für die Region { $region } das Entwicklungsplättchen genommen.
franchise-event-road-tile = { seat-has } für die Region { $region } das Straßenplättchen genommen.
franchise-event-track =
    { $seat ->
        [Du] Du hast { $region } abgeschlossen: +{ $points }.
       *[other] { $seat } hat { $region } abgeschlossen: +{ $points }.
    }
franchise-event-final = { seat-has } { plain-points } erhalten für: { $source }.
franchise-event-end = Das Spiel ist zu Ende: { $end }.

## Warum nicht

franchise-refusal-game-over = Das Spiel ist zu Ende.
franchise-refusal-not-now = Das gehört in eine andere Phase des Spiels.
franchise-refusal-no-such-place = Diesen Ort gibt es auf dem Spielplan nicht.
franchise-refusal-no-such-link = Keine Strecke verbindet diese Orte.
franchise-refusal-region-is-out = Diese Region ist bei so wenigen Spielern nicht im Spiel.
franchise-refusal-start-in-a-town = Alle beginnen in einer Kleinstadt, und { $place } ist eine Stadt.
franchise-refusal-start-town-taken = In { $place } hat schon jemand begonnen.
franchise-refusal-already-expanded = Du hast in diesem Zug schon expandiert.
franchise-refusal-not-from-there = Du hast noch keine Filiale in { $from }.
franchise-refusal-town-taken = In der Kleinstadt { $to } steht schon eine Filiale.
franchise-refusal-city-scored = { $to } ist gewertet: Hier kann niemand mehr hinein.
franchise-refusal-already-in-city = Du hast schon eine Filiale in { $to }.
franchise-refusal-link-too-dear = Die Strecke nach { $to } kostet { $price } $, und du hast { $cash } $.
franchise-refusal-not-a-city = { $place } ist eine Kleinstadt.
franchise-refusal-share-city-scored = { $place } ist gewertet: Hier gibt es keinen Marktanteil mehr.
franchise-refusal-share-not-in-city = Du hast noch keine Filiale in { $place }; ein Marker zählt nicht.
franchise-refusal-share-once = Du hast in diesem Zug schon eine Filiale in die Mitte von { $place } gestellt.
franchise-refusal-share-too-dear = Marktanteil kostet 1 $, und du hast nichts mehr.
franchise-refusal-supply-empty = Dein Vorrat an Filialen ist leer.
franchise-refusal-bonus-first-turn = Im ersten Zug darf man kein Bonusplättchen einsetzen.
franchise-refusal-bonus-one-per-turn = Du hast in diesem Zug schon ein Bonusplättchen eingesetzt.
franchise-refusal-bonus-none = Du hast kein Bonusplättchen mehr.
franchise-refusal-bonus-next-turn = Ein eben gewonnenes Bonusplättchen gilt erst ab deinem nächsten Zug.
franchise-refusal-again-after-first = Das zweite Expandieren kommt nach dem ersten dieses Zuges.
franchise-refusal-again-another-place = Dein Marker steht schon in { $to }: Das zweite Mal geht es an einen anderen Ort.
franchise-refusal-double-needs-share = Stell zuerst für 1 $ eine Filiale in die Mitte von { $place }.
franchise-refusal-double-two-spaces = Zwei Filialen brauchen zwei leere Felder, und { $place } hat nur eines.
franchise-refusal-boom-not-a-city = Der Boom-Marker steht an einer Stadt, und { $place } ist eine Kleinstadt.
franchise-refusal-boom-already-there = Der Boom-Marker steht schon in { $place }.
franchise-refusal-boom-not-linked = Weder eine Strecke noch eine Kette über Kleinstädte und gewertete Städte führt den Boom-Marker nach { $place }.
franchise-refusal-tile-not-there = Dieses Regionenplättchen steht nicht zur Wahl.
franchise-refusal-road-not-held = Du hast das Straßenplättchen nicht.
franchise-refusal-road-next-turn = Das Straßenplättchen gilt ab deinem nächsten Zug.
franchise-refusal-road-waits = Das Straßenplättchen wartet schon auf deine nächste Strecke.
franchise-refusal-far-not-held = Du hast das Entwicklungsplättchen nicht.
franchise-refusal-far-next-turn = Das Entwicklungsplättchen gilt ab deinem nächsten Zug.
franchise-refusal-far-not-with-road = Nicht, solange das Straßenplättchen auf eine Strecke wartet.
franchise-refusal-far-is-linked = Eine Strecke verbindet { $to } mit einer deiner Filialen: Expandiere auf gewöhnliche Art dorthin.
franchise-refusal-far-too-dear = Jede Kette von Strecken nach { $to } kostet mehr als deine { $cash } $.
franchise-refusal-tile-wrong-class = Ein Stadtplättchen passt nur auf eine Stadt seiner Klasse: 2–3, 4–6 oder 7–8.
franchise-refusal-tile-lies-there = Hier liegt schon ein Plättchen.
franchise-refusal-size-used-up = Von dieser Größe ist kein Stadtplättchen mehr da.
franchise-refusal-milestone-lies = Dieser Meilenstein liegt schon aus.

## Was man tun kann

franchise-move-choose-tile = { $tile } wählen
    .short = { $tile }
    .heading = Ein Regionenplättchen wählen
franchise-move-place-city = Größe { $size } auf { $place } legen
    .short = { $place } { $size }
    .heading = Ein Stadtplättchen legen
franchise-move-place-region = { $tile } auf { $region } legen
    .short = { $region }: { $tile }
    .heading = Ein Regionenplättchen legen
franchise-move-start = in { $place } beginnen
    .short = { $place }
    .heading = In einer Kleinstadt beginnen
franchise-boom-city =
    { $worth ->
        [none] { $place } (zählt für niemanden)
       *[double] { $place }
    }
franchise-move-boom = Boom nach { franchise-boom-city }
    .short = { franchise-boom-city }
    .heading = Den Boom-Marker an eine Stadt stellen
franchise-move-stay = bleiben
    .short = den Marker stehen lassen
    .heading = Boom-Marker
franchise-move-expand = expandieren von { $from } nach { $to }
    .short = { $from } → { $to }
    .heading = Über eine Strecke expandieren
franchise-move-expand-again = noch einmal expandieren von { $from } nach { $to }
    .short = { $from } → { $to }
    .heading = Noch einmal expandieren, mit Bonusplättchen
franchise-move-expand-far = weit expandieren nach { $to }
    .short = → { $to }
    .heading = Weit expandieren, über die billigste Kette, mit dem Entwicklungsplättchen
franchise-move-road = Straße
    .short = die nächste Strecke ist kostenlos
    .heading = Straßenplättchen
franchise-move-cash = Geld
    .short = gegen 10 $ eintauschen
    .heading = Bonusplättchen
franchise-move-share = Marktanteil in { $place }
    .short = { $place }
    .heading = Marktanteil vergrößern
franchise-move-double = doppelter Marktanteil in { $place }
    .short = { $place }
    .heading = Doppelter Marktanteil, mit Bonusplättchen
franchise-move-done = fertig
    .short =
        { $phase ->
            [expand] weiter zum Marktanteil
           *[share] den Zug beenden
        }
    .heading = Weiter

## Was zu entscheiden ist

franchise-phase-choose-tile = Reihum werden die Regionenplättchen gewählt, die mitspielen.
franchise-phase-place-city = Leg ein Stadtplättchen auf eine Stadt seiner Klasse.
franchise-phase-place-region = Leg ein Regionenplättchen auf eine Region.
franchise-phase-start = Stell deine erste Filiale in eine freie Kleinstadt.
franchise-phase-boom-start = Stell den Boom-Marker an eine Stadt: Ihre leeren Felder zählen doppelt.
franchise-phase-boom = Zieh den Boom-Marker in eine verbundene Stadt oder lass ihn stehen.
franchise-phase-expand = Expandiere über eine Strecke oder gar nicht; dann „fertig“.
franchise-phase-share = Vergrößere deinen Marktanteil, einmal in jeder Stadt, in der du bist; dann „fertig“.

## Möglichkeiten

franchise-option-players = { $value } Spieler
franchise-option-start =
    { $value ->
        [introductory] Start für die erste Partie
       *[standard] gewöhnlicher Start
    }
franchise-option-layout =
    { $value ->
        [draft] Stadt- und Regionenplättchen von den Spielern gelegt
        [random] Stadt- und Regionenplättchen zufällig
       *[printed] Plättchen wie gedruckt
    }
franchise-option-milestones = Meilensteine
franchise-option-boom = Boom
franchise-option-region-tiles =
    { $value ->
        [all] Regionenplättchen aus allen gezogen
        [new] neue Regionenplättchen
        [chosen] Regionenplättchen nach Wahl
       *[printed] gedruckte Regionenplättchen
    }

## Namen der Dinge

franchise-tile-plain = { $most }·{ $second }·{ $others }
franchise-tile-dollars = { $most }·{ $second }·{ $others } $
franchise-tile-bonus = { $most }·{ $second }·{ $others } Bonus
franchise-tile-count = { NUMBER($most) }·{ NUMBER($second) }·{ NUMBER($others) } Anzahl
franchise-tile-development = { $most }·{ $second }·{ $others } Entwicklung
franchise-tile-road = { $most }·{ $second }·{ $others } Straße
franchise-milestone-towns = Filialen in 4 Kleinstädten
franchise-milestone-regions = Filialen in 4 Regionen
franchise-milestone-scored = 5 Filialen in gewerteten Städten
franchise-milestone-sizes = ungewertete Städte der Größen 2, 3 und 4
franchise-milestone-big-city = Wertung einer Stadt der Größe 6, 7 oder 8 ausgelöst
franchise-milestone-region = Wertung einer Region ausgelöst
franchise-milestone-links = zwei Strecken zu 8 $ benutzt
franchise-source-cities = Städte
franchise-source-regions = Regionen
franchise-source-track = Regionenleiste
franchise-source-towns = Kleinstädte
franchise-source-cash = Geld
franchise-source-tiles = übrige Bonusplättchen
franchise-end-red = Ein Regionenplättchen liegt auf einem roten Feld
franchise-end-stalled = Alle haben einen Zug lang nicht expandiert

## Why a hint is good

franchise-reason-influence = Das bringt noch in diesem Zug { plain-points }.
franchise-reason-milestone = Damit ist ein Meilenstein erreicht: { $milestone }.
franchise-reason-income = Dein nächstes Einkommen steigt um { $dollars } $.
franchise-reason-region =
    { $count ->
        [one] Du führst dann in { $region }, mit einer Filiale.
       *[other] Du führst dann in { $region }, mit { $count } Filialen.
    }
franchise-reason-denies = { $name } kann in { $place } keine Mehrheit mehr bekommen.
franchise-reason-unseats = { $name } führt in der Region { $region } nicht mehr.
franchise-reason-saves-bonus = Du behältst ein Bonusplättchen, am Ende { $points } Punkte wert.
franchise-reason-town = { $place } ist eine Kleinstadt: ein Punkt am Ende.
franchise-reason-more =
    { $count ->
        [one] Noch eine Filiale, und { $place } gehört dir: { plain-points }.
       *[other] Noch { $count } Filialen, und { $place } gehört dir: { plain-points }.
    }
franchise-reason-lead = Du führst in { $place }, mit { $count } von { $size } Feldern.
franchise-reason-reach =
    { $count ->
        [one] Ein weiterer Ort kommt in Reichweite.
       *[other] { $count } weitere Orte kommen in Reichweite.
    }
franchise-reason-cash = Das bringt sofort { $dollars } $.
franchise-reason-keep = Du behältst deine { $dollars } $.
franchise-reason-end = Damit endet das Spiel, und du gewinnst: { plain-points }.
