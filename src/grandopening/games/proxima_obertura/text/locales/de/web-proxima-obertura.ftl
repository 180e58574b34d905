# Pròxima Obertura am Tisch im Browser.

## Start

pitch-proxima-obertura = Eine Einkaufsstraße in Barcelona: Sammle und tausche Waren, eröffne Läden Tür an Tür, gib dem besten einen Impuls.
game-proxima-obertura = Pròxima Obertura

## Am Tisch

since-idle-proxima = { $name } hat nichts getan.
turn-asked-proxima-cut =
    { $many ->
        [one] Ein Dieb: Wirf Handkarten ab
       *[other] { $name }: ein Dieb, wirf Handkarten ab
    }

## Die Straße

street = Die Straße
site = Platz { $space }
site-closed = zu dritt gesperrt.
site-free = frei.
site-shop = { $name }, { $type }, { $points } Punkte mit { $push } ×{ $by }, { $cards } von 5 Gruppen.
site-forbidden =
    { $name ->
        [Du] Du hast auf Platz { $space }, daneben oder gegenüber, schon einen Laden dieser Sorte ({ $type }): so nah darf kein zweiter stehen.
       *[other] { $name } hat auf Platz { $space }, daneben oder gegenüber, schon einen Laden dieser Sorte ({ $type }): so nah darf kein zweiter stehen.
    }
window = Das Schaufenster
deck =
    { $cards ->
        [one] Stapel: { $cards } Karte
       *[other] Stapel: { $cards } Karten
    }
discards =
    { $cards ->
        [0] Ablage leer
        [one] Eine Karte abgelegt: { $last }
       *[other] { $cards } Karten abgelegt, zuletzt { $last }
    }
dice =
    Die Würfel: { $first ->
        [Du] du
       *[other] { $first }
    } und { $second ->
        [Du] du
       *[other] { $second }
    }.
dice-none = Noch hat niemand gewürfelt.
counters = Offene Läden je Sorte
shops-open = Läden: { $shops }. Das Spiel endet mit der Runde, in der Laden { $last } eröffnet.
hand = Deine Handkarten
hand-known = Bekannte Handkarten der anderen
hand-unknown =
    { $cards ->
        [one] { $cards } unbekannte Karte
       *[other] { $cards } unbekannte Karten
    }
hand-ready = Ein Laden kann eröffnet werden.
hand-short =
    { $short ->
        [one] Eine Gruppe fehlt
       *[other] { $short } Gruppen fehlen
    }
hand-missing = fehlt
hand-improves = Sie verbessert einen deiner Läden.
points-long = Punkte bisher, ohne die Handkarten
cards = Karten
cards-long = Karten auf der Hand
pushes = Impulse
pushes-long = Übrige Impulse: Jeder Laden bekommt einen, der seine Punkte vervielfacht
pawn-left = { $push } ×{ $by }, noch da
pawn-used = { $push } ×{ $by }, eingesetzt
step-trade = Handeln
step-open = Eröffnen
step-improve = Verbessern
step-dice = Würfel
step-draw = Ziehen
discard-left =
    { $left ->
        [one] Noch eine Karte abwerfen.
       *[other] Noch { $left } Karten abwerfen.
    }
cut-left =
    { $left ->
        [one] Eine Karte zu viel: Behalt { $limit }.
       *[other] { $left } Karten zu viel: Behalt { $limit }.
    }
do-open = Eröffnen: { $type }
do-improve = Platz { $space } verbessern
building = Karten des neuen Ladens
do-pass-trade = Weder Handel noch Schaufenster
do-pass-take = Nichts aus dem Schaufenster
do-pass-open = Nichts eröffnen
do-pass-improve = Nichts verbessern: würfeln
do-roll = Würfeln
do-ready = Fertig
do-ready-nothing = Nichts zeigen
do-propose = Dieses Angebot machen
do-stop = Handel beenden
do-accept = Annehmen
do-refuse = Ablehnen
do-ask = Alle fragen
do-ask-two = Wähl zwei Sorten
ask-for = Sorten, nach denen du fragst
trade = Der Handel
trade-asks =
    { $name ->
        [Du] Du fragst: Wer hat
       *[other] { $name } fragt: Wer hat
    }
trade-thinking = überlegt …
trade-nothing = zeigt nichts
trade-sealed = entschieden; verdeckt, bis alle so weit sind
trade-refused = lehnte { $given } für { $wanted } ab
trade-you-get = Du bekommst
trade-you-give = Du gibst
trade-gives = { $name } gibt
trade-gets = { $name } bekommt
trade-choose-first = tipp erst an, was du willst
trade-number = Angebot { $offer } von { $most }
trade-clear = Leeren
trade-choose = Handkarten
silent = Auf Fragen nie etwas zeigen. Niemand erfährt davon.

## Hinweise für die erste Partie

guide-proxima-trade = Frag alle nach zwei Sorten, die du sammelst, oder nimm eine Karte aus dem Schaufenster für drei eigene. Du kannst auch beides lassen.
guide-proxima-trade-good = Schau auf die Fächer unten: Frag nach den Sorten, denen nur eine Gruppe zum Laden fehlt.
guide-proxima-show = Tipp auf die Karten, die du hergeben würdest; alle entscheiden gleichzeitig, und niemand sieht es, bevor alle fertig sind.
guide-proxima-show-good = Zeig, was du nicht brauchst. Wer fragt, zahlt mit einer eigenen Karte, vielleicht mit der, die dir fehlt.
guide-proxima-offer = Tipp auf die Karte, die du am liebsten hättest. Du kannst auch aufhören: Das Schaufenster bleibt dir.
guide-proxima-give = Tipp auf das, was du dafür bietest, eine Karte oder mehr.
guide-proxima-give-good = Biete einen hohen Wert einer Sorte, die du nicht sammelst.
guide-proxima-answer = Nimm an, wenn dir die neuen Karten mehr wert sind als die, die du gibst.
guide-proxima-take = Das Schaufenster ist noch offen: eine Karte für drei eigene.
guide-proxima-discard = Du zahlst drei Karten für die eine, die du nimmst.
guide-proxima-discard-good = Gib niedrige Werte her und Sorten, von denen vier Läden offen sind.
guide-proxima-open = Vier Karten einer Sorte und vier verschiedener Gruppen ergeben einen Laden. Was er wert wäre, steht daneben.
guide-proxima-use = Tipp auf die Karten, die in den Laden kommen.
guide-proxima-use-good = Hohe Werte: Der Impuls vervielfacht ihre Summe.
guide-proxima-site = Ein freier Platz leuchtet, wenn daneben und gegenüber kein Laden dieser Sorte steht.
guide-proxima-site-good = Deine Läden nebeneinander bringen mehr: zwei 10, drei 20, vier 50.
guide-proxima-push = Der Impuls vervielfacht den Laden: Heb ×3 für den reichsten auf.
guide-proxima-improve = Ein Laden mit vier Gruppen nimmt die fünfte auf.
guide-proxima-add = Tipp auf die Karte der fehlenden Gruppe.
guide-proxima-cut = Der Dieb: Wähl, welche Karten du verlierst.
guide-proxima-wait = Achte darauf, wonach die anderen fragen: Das verrät, was sie sammeln.

## Das Ende

figure-proxima-drawn = Karten gezogen
figure-proxima-taken = Aus dem Schaufenster
figure-proxima-cut = An den Dieb verloren
figure-proxima-shown = Karten gezeigt
figure-proxima-offers = Angebote gemacht
figure-proxima-trades = Getauscht
figure-proxima-shops = Läden eröffnet
figure-proxima-improved = Läden verbessert

## Was aus einem Zug folgt

follows-proxima-push = ×{ $by }: { $points } Punkte
follows-proxima-row = { $points } davon für Läden nebeneinander
follows-proxima-type = { $points } davon für Läden einer Sorte
follows-proxima-space = Am besten auf Platz { $space }
follows-proxima-improves = Verbessert deinen Laden auf Platz { $space }
follows-proxima-shop-ready = { $type }: Ein Laden kann eröffnet werden
follows-proxima-shop-lost = { $type }: reicht nicht mehr für einen Laden, { $groups } von { $needed } Gruppen
follows-proxima-groups-more = { $type }: { $groups } von { $needed } Gruppen
follows-proxima-groups-fewer = { $type }: nur noch { $groups } von { $needed } Gruppen

## Was einmal gesagt wird

closing-proxima = Letzte Runde!
note-proxima-shop = Ein Laden hat eröffnet. Er zählt seine Karten mal seinen Impuls; Läden nebeneinander und von einer Sorte bringen am Ende mehr.
note-proxima-thief = Ein Dieb kam aus dem Stapel. Alle kürzen ihre Hand auf eine Grenze, und jeder Dieb ist strenger als der vorige: nicht horten.
note-proxima-last = Genug Läden sind offen: Das Spiel endet mit dieser Runde. Was auf der Hand bleibt, zählt halb.
