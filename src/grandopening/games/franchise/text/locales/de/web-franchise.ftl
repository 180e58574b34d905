# Franchise am Tisch im Browser.

## Start

pitch-franchise = Das Amerika der Sechziger: Expandiere von Kleinstadt zu Kleinstadt, hol dir deinen Anteil an jedem Markt, beherrsche die Region vor den anderen.
game-franchise = Franchise
preset-franchise-first = Die Kleinstädte werden verteilt: der schnellste Einstieg.
preset-franchise-classic = Wie im Regelheft.
preset-franchise-everything = Meilensteine, Boom und Regionenplättchen aller Art.

## Ein neues Spiel

option-franchise-start = Start
option-franchise-start-standard = Kleinstadt wählen
option-franchise-start-standard-more = Vom letzten Spieler bis zum ersten sucht sich jeder eine freie Kleinstadt aus.
option-franchise-start-introductory = Kleinstädte zugeteilt
option-franchise-start-introductory-more = Alle bekommen zwei Kleinstädte aus einer Tabelle: der schnellste Weg in die erste Partie.
option-franchise-layout = Stadt- und Regionenplättchen
option-franchise-layout-printed = Wie gedruckt
option-franchise-layout-printed-more = Jedes Plättchen liegt, wo der Spielplan es zeigt.
option-franchise-layout-draft = Von den Spielern gelegt
option-franchise-layout-draft-more = Für Profis: Reihum legen alle erst Stadt-, dann Regionenplättchen, wohin sie wollen.
option-franchise-layout-random = Gemischt
option-franchise-layout-random-more = Stadt- und Regionenplättchen werden zufällig gezogen: jedes Mal eine neue Karte.
option-franchise-milestones = Meilensteine.
option-franchise-milestones-more = Niemand beginnt mit Bonusplättchen; fünf oder sechs Ziele auf dem Tisch bringen welche ein.
option-franchise-boom = Boom.
option-franchise-boom-more = Eine boomende Stadt zählt beim Einkommen doppelt; jeden Zug darf man sie wechseln.
option-franchise-region_tiles = Werte der Regionen
option-franchise-region_tiles-printed = Wie gedruckt
option-franchise-region_tiles-printed-more = Zehn Regionen, zehn wohlbekannte Werte.
option-franchise-region_tiles-all = Aus allen dreißig gezogen
option-franchise-region_tiles-all-more = Zehn von dreißig Plättchen; manche bringen Dollar, Bonusplättchen, ein Straßen- oder ein Entwicklungsplättchen.
option-franchise-region_tiles-new = Aus den zwanzig neuen gezogen
option-franchise-region_tiles-new-more = Nur die neuen Plättchen: Lass dich überraschen.
option-franchise-region_tiles-chosen = Von den Spielern gewählt
option-franchise-region_tiles-chosen-more = Reihum werden zehn von dreißig gewählt und dann an die Regionen verteilt.

## Am Tisch

zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Die ganze Karte
stop-income = Einkommen
stop-expand = Expandieren
stop-share = Anteil
stop-open = Eröffnen
stop-regions = Regionen
phase-choose-tile = Wähl ein Regionenplättchen, das mitspielt.
phase-place-city = Leg ein Stadtplättchen auf eine freie Stadt.
phase-place-region = Leg ein Regionenplättchen auf eine freie Region.
phase-start = Wähl die Kleinstadt, in der dein Unternehmen beginnt.
phase-boom-start = Wähl die Stadt, die zuerst boomt.
phase-boom = Zieh den Boom-Marker in eine verbundene Stadt oder lass ihn stehen.
phase-expand = Expandiere über eine Strecke an einen neuen Ort, oder lass es.
phase-expand-again = Expandiere noch einmal mit einem Bonusplättchen ★, oder geh weiter.
phase-expand-cash = Keine Strecke ist bezahlbar: Nimm Geld für ein Bonusplättchen ★, oder geh weiter.
phase-share = Zahl 1 $ für eine weitere Filiale in einer deiner Städte, oder beende den Zug.
phase-share-none = Es gibt nichts zu kaufen: Beende den Zug.
do-end-turn = Zug beenden
do-go-on = Weiter zum Marktanteil
do-skip-expand = Nicht expandieren
do-skip-share = Zug beenden, nichts kaufen
do-cash = Bonusplättchen eintauschen
    .short = Bonus
do-road = Straßenplättchen: nächste Strecke frei
    .short = Straße
do-stay = Boom stehen lassen
    .short = Boom lassen
why-not = Was nicht geht, und warum
why-not-nothing = Deine Plättchen kannst du einsetzen wie oben aufgeführt.
why-not-places = Zeig auf einen Ort, eine Strecke oder eine Region, um zu erfahren, warum es dort nicht geht.
choose = Welche?
purse = Dein Geld
purse-steps = In diesem Zug ausgegeben
purse-income = nächstes Einkommen +{ $dollars } $
purse-supply =
    { $count ->
        [one] { $count } Filiale im Vorrat
       *[other] { $count } Filialen im Vorrat
    }
since-idle-franchise = { $name } hat nichts getan.
influence = Einfl.
influence-long = Einfluss: Wer am meisten hat, gewinnt
cash = Geld
cash-long = Dollar auf der Hand
income = Eink.
income-long = Nächstes Einkommen nach jetzigem Stand
supply = Vorr.
supply-long = Filialen im Vorrat
bonus = Bonus
bonus-long = Bonusplättchen: eines pro Zug, nicht im ersten; jedes übrige zählt am Ende 4
bonus-count =
    { $count ->
        [one] { $count } Bonusplättchen
       *[other] { $count } Bonusplättchen
    }{ $fresh ->
        [0] {""}
       *[other] , { $fresh } mehr ab dem nächsten Zug
    }
tile-road = Straßenplättchen: eine Strecke kostenlos
tile-development = Entwicklungsplättchen: einmal weit expandieren, über die billigste Kette von Strecken
track = Regionenleiste
track-space = Feld { $space }: { $value } Einfluss für den, der es füllt
track-red = Feld { $space }, rot: Ein Plättchen hier beendet das Spiel
influence-track = Einfluss
milestones = Meilensteine
milestone-upright = { $name }: eine von zweien
moment-city =
    { $count ->
        [one] { $count } von { $size } Feldern
       *[other] { $count } von { $size } Feldern
    }
moment-full = { moment-city }, { $size } ÷ 2
moment-region =
    { $count ->
        [one] { $count } von { $all } Filialen
       *[other] { $count } von { $all } Filialen
    }
moment-region-tied =
    { $name ->
        [Du] { moment-region }, Gleichstand: im Uhrzeigersinn ab deinem Gleichstandsmarker
       *[other] { moment-region }, Gleichstand: im Uhrzeigersinn ab dem Gleichstandsmarker von { $name }
    }
moment-region-tied-order = { moment-region }, Gleichstand: im Uhrzeigersinn ab dem Gleichstandsmarker

## Auf dem Spielplan

place-town = Kleinstadt.
place-city = Stadt der Größe { $size }, { $empty ->
        [0] kein Feld leer
        [one] ein Feld leer
       *[other] { $empty } Felder leer
    }.
place-scored = Stadt, gewertet.
place-out = Spielt bei so wenigen Spielern nicht mit.
place-standing = { $name } { $count }
place-region = Region: { $region }
boom-here = Hier ist der Boom: Die leeren Felder zählen doppelt.
boom-parked = Hier steht der Boom und zählt für niemanden: Die Stadt ist gewertet.
link-price =
    { $price ->
        [0] Eine kostenlose Strecke.
       *[other] Eine Strecke für { $price } $.
    }
region-out = Spielt zu zweit und zu dritt nicht mit.
region-scored = Gewertet.
region-left =
    { $left ->
        [0] Alles ist besetzt: Am Ende dieses Zuges wird gewertet.
        [one] Noch ein Ort, dann wird gewertet.
       *[other] Noch { $left } Orte, dann wird gewertet.
    }
region-tie-break =
    { $name ->
        [Du] Du gewinnst hier bei Gleichstand.
       *[other] { $name } gewinnt hier bei Gleichstand.
    }
tile-says-plain = Erster, Zweiter, andere: { $tile }.
tile-says-dollars = In Dollar ausgezahlt: { $tile }.
tile-says-bonus = { $tile }: Der Erste nimmt auch ein eingesetztes Bonusplättchen zurück.
tile-says-count = { $tile }: wird zur Zahl der Plättchen auf der Regionenleiste gezählt.
tile-says-development = { $tile }: Der Erste nimmt auch das Entwicklungsplättchen.
tile-says-road = { $tile }: Der Erste nimmt auch das Straßenplättchen.

## Hinweise für die erste Partie

guide-franchise-start = Wähl eine leuchtende Kleinstadt. Von dort expandierst du über ihre Strecken: Schau, wohin sie führen und was sie kosten.
guide-franchise-start-good = Gut sind Kleinstädte mit billigen Strecken (0 $ und 1 $) zu Städten, in denen noch niemand ist.
guide-franchise-boom-start = Die boomende Stadt zählt bei jedem Einkommen doppelt.
guide-franchise-boom-start-good = Wähl eine große Stadt, nah bei dir und weit von den anderen.
guide-franchise-boom = Die boomende Stadt zählt bei deinem Einkommen doppelt, und das kommt jetzt gleich.
guide-franchise-boom-good = Zieh den Marker in eine deiner Städte mit vielen leeren Feldern, oder nimm ihn den anderen weg: In einer gewerteten Stadt zählt er für niemanden.
guide-franchise-expand = Einmal pro Zug darfst du an einem neuen Ort neben einem deiner Orte eröffnen. Du zahlst die Strecke: Der Preis steht neben jedem leuchtenden Ort.
guide-franchise-expand-good = Städte mit vielen leeren Feldern erhöhen dein Einkommen. Kleine gehören dir schnell: Mehr als die Hälfte der Felder, und es wird sofort gewertet.
guide-franchise-expanded = Deine Fahne steht dort; die Filiale eröffnet am Ende des Zuges. Noch kannst du zurück.
guide-franchise-expanded-good = Weiter zum Marktanteil: Dort arbeitet das übrige Geld.
guide-franchise-share = In jeder Stadt, in der du schon eine Filiale hast, darfst du für 1 $ eine dazustellen.
guide-franchise-share-good = Das Ziel sind mehr als die Hälfte der Felder einer Stadt: Du bekommst ihre ganze Zahl, die anderen nichts.
guide-franchise-wait = Schau, wohin die anderen gehen. Was seit deinem letzten Zug geschah, steht dann hier.
guide-franchise-choose-tile = Reihum wählt jeder ein Regionenplättchen, das mitspielt.
guide-franchise-place-city = Reihum legt jeder ein Stadtplättchen auf eine Stadt seiner Klasse.
guide-franchise-place-region = Reihum legt jeder ein Regionenplättchen auf eine Region.

## Das Ende

figure-franchise-earned = Verdient ($)
figure-franchise-spent = Ausgegeben ($)
figure-franchise-opened = Filialen eröffnet
figure-franchise-cities-won = Städte gewonnen
figure-franchise-cities-lost = Städte verloren

## Was aus einem Zug folgt

follows-franchise-income-now = Einkommen: { $dollars } $
follows-franchise-cash = { $dollars } $ bleiben
follows-franchise-income =
    { $more ->
        [0] Nächstes Einkommen { $dollars } $, wie bisher
       *[other] Nächstes Einkommen { $dollars } $ ({ $change })
    }
follows-franchise-town =
    { $points ->
        [one] { $points } Punkt am Ende
       *[other] { $points } Punkte am Ende
    }
follows-franchise-city-majority =
    { $more ->
        [one] { $count } von { $size } Feldern; eines mehr bringt { $points } Punkte
       *[other] { $count } von { $size } Feldern; { $more } mehr bringen { $points } Punkte
    }
follows-franchise-city-full =
    { $empty ->
        [one] { $count } von { $size } Feldern; eines fehlt noch, dann { $points } Punkte für die Mehrheit
       *[other] { $count } von { $size } Feldern; { $empty } fehlen noch, dann { $points } Punkte für die Mehrheit
    }
follows-franchise-city-scores = { $place } wird gewertet: { $name } +{ $points }
follows-franchise-region-rank =
    { $rank ->
        [1] { $region }: vorn mit { $count }
        [2] { $region }: an zweiter Stelle mit { $count }
       *[other] { $region }: hinter anderen mit { $count }
    }{ $left ->
        [0] {""}
        [one] , noch ein Ort offen
       *[other] , noch { $left } Orte offen
    }
follows-franchise-region-scores = { $region } wird gewertet: { $name } +{ $points }
follows-franchise-region-pays = { $region } wird gewertet: { $name } +{ $dollars } $
follows-franchise-track = Regionenleiste: +{ $points }
follows-franchise-milestone = Meilenstein: { $milestone }
follows-franchise-ends = Das Spiel endet
uses-franchise-bonus = Verbraucht ein Bonusplättchen, am Ende { $points } Punkte wert

## Was einmal gesagt wird

moment-full-tied = Gleichstand: das frühere Feld entscheidet
closing-franchise = Die nächste gewertete Region beendet das Spiel!
note-franchise-city = Eine Stadt wurde gewertet. Sie trägt nun für immer die Farbe des Gewinners; zeige auf sie, um zu sehen, warum.
note-franchise-region = Die erste Region wurde gewertet: Die drei Zahlen ihres Plättchens gingen an die Spieler mit den meisten Filialen dort. Das Plättchen liegt nun auf der Regionenleiste.
note-franchise-star = Ein Stern ★ ist ein Bonusplättchen. Damit kannst du noch einmal expandieren, zwei Filialen in eine Stadt setzen oder Geld nehmen; aufgehobene zählen am Ende.
note-franchise-last = Das nächste Regionenplättchen kommt auf ein rotes Feld der Regionenleiste. Nach diesem Zug ist das Spiel aus: Kleinstädte, Geld und aufgehobene Sterne zählen noch.
