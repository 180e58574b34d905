# Der Tisch im Browser. Was die Spiele selbst sagen, steht in ihren eigenen Dateien.

## Die Seite

navigation = Seiten
skip = Zum Inhalt
home = Start
new-game = Neues Spiel
rules = Regeln
language = Sprache
theme =
    { $theme ->
        [light] Farben: Tag
        [dark] Farben: Nacht
       *[auto] Farben: wie das System
    }
close = Schließen
copy = Kopieren
copied = Kopiert
loading = Die Karte wird ausgebreitet …
lost = Unter dieser Adresse gibt es nichts.
compiling = Die Regelhefte werden geschrieben
compiling-more = Nach jedem Update werden die Regeln einmal für diesen Computer übersetzt. Das dauert etwa eine Minute; danach beginnt ein Spiel sofort.

## Start

pitch = Eröffne Läden. Lass der Konkurrenz keine Ecke.
pitch-more = Zwei Wirtschaftsspiele an einem Tisch: mit Freunden, an einem Bildschirm oder gegen Bots.
pitch-franchise = Das Amerika der Sechziger: Expandiere von Ort zu Ort, hol dir deinen Anteil an jedem Markt, beherrsche die Region vor den anderen.
pitch-proxima-obertura = Eine Einkaufsstraße in Barcelona: Sammle und tausche Waren, eröffne Läden Tür an Tür, gib dem besten einen Impuls.
players-from-to = { $from }–{ $to } Spieler
set-table = Plätze und Optionen
play-now = Jetzt spielen
play-now-more = Ein Klick: du gegen zwei Bots, mit Notizen, die jeden Schritt erklären.
continue = Weiterspielen
learn = So wird gespielt
learn-more = Die Regeln auf einer Seite, durchsuchbar. Am Tisch führt jedes „Nein“ zu seiner Regel.
friends = Mit Freunden spielen
friends-more = Deck einen Tisch und schick allen einen Link. Kein Konto: Ein Name genügt, auf jedem Handy.
import = Gespeichertes Spiel öffnen
import-more = Ein gespeichertes Spiel, als .game.json-Datei oder als Text: zum Ansehen oder Weiterspielen.
import-file = Aus einer Datei
import-paste = Oder hier einfügen
import-open = Öffnen
import-refused = Dieses Spiel wurde abgelehnt: { $reason }
import-entry = Eintrag { $entry }. { $sentence }
import-unreadable = Das ist kein JSON.
game-lobby = Wartet auf Mitspieler
game-over = Beendet
game-turn-you = Du bist dran
game-turn-others = Andere sind dran
game-franchise = Franchise
game-proxima-obertura = Pròxima Obertura

## Ein neues Spiel

which-game = Spiel
seats = Wer spielt
seat-you = Du
seat-bot = Bot
seat-friend = Freund, per Link
seat-friend-more = bekommt einen Link
seat-screen = Person an diesem Bildschirm
seat-open = Freier Platz
seat-add = Platz hinzufügen
seat-remove = Platz { $seat } entfernen
seat-kind = Wer auf Platz { $seat } sitzt
seat-level = Stärke des Bots auf Platz { $seat }
seat-name = Name auf Platz { $seat }
seat-colour = Farbe von Platz { $seat }
seat-to-bot = Einem Bot geben
name = Name
your-name = Dein Name
colour-any = Beliebige Farbe
colour-red = Rote Kreise
colour-blue = Blaue Quadrate
colour-yellow = Gelbe Dreiecke
colour-green = Grüne Rauten
colour-violet = Violette Sterne
level-random = Tourist: alles, was erlaubt ist
level-newcomer = Neuling: macht noch Fehler
level-shopkeeper = Ladenbesitzer: solide
level-manager = Geschäftsführer: denkt voraus
order-drawn = Auslosen, wer beginnt; sonst gilt die Reihenfolge oben.
options = So wird gespielt
option-start = Start
option-start-standard = Kleinstadt wählen
option-start-standard-more = Vom letzten Spieler bis zum ersten sucht sich jeder eine freie Kleinstadt aus.
option-start-introductory = Kleinstädte zugeteilt
option-start-introductory-more = Alle bekommen zwei Kleinstädte aus einer Tabelle: der schnellste Weg in die erste Partie.
option-layout = Stadt- und Regionenplättchen
option-layout-printed = Wie gedruckt
option-layout-printed-more = Jedes Plättchen liegt, wo der Spielplan es zeigt.
option-layout-draft = Von den Spielern gelegt
option-layout-draft-more = Für Profis: Reihum legen alle erst Stadt-, dann Regionenplättchen, wohin sie wollen.
option-layout-random = Gemischt
option-layout-random-more = Stadt- und Regionenplättchen werden zufällig gezogen: jedes Mal eine neue Karte.
option-milestones = Meilensteine.
option-milestones-more = Niemand beginnt mit Bonusplättchen; fünf oder sechs Ziele auf dem Tisch bringen welche ein.
option-boom = Boom.
option-boom-more = Eine boomende Stadt zählt beim Einkommen doppelt; jeden Zug darf man sie wechseln.
option-region_tiles = Werte der Regionen
option-region_tiles-printed = Wie gedruckt
option-region_tiles-printed-more = Zehn Regionen, zehn wohlbekannte Werte.
option-region_tiles-all = Aus allen dreißig gezogen
option-region_tiles-all-more = Zehn von dreißig Plättchen; manche bringen Dollar, Bonusplättchen, ein Straßen- oder ein Entwicklungsplättchen.
option-region_tiles-new = Aus den zwanzig neuen gezogen
option-region_tiles-new-more = Nur die neuen Plättchen: lass dich überraschen.
option-region_tiles-chosen = Von den Spielern gewählt
option-region_tiles-chosen-more = Reihum werden zehn von dreißig gewählt und dann an die Regionen verteilt.
help = Hilfe beim Spielen.
help-more = Tipps und „Was wäre, wenn“ aus jeder Stellung. Ohne sie ist bis zum Ende jeder auf sich gestellt.
clock-and-pace = Uhr und Tempo
clock = Uhr.
clock-more = Alle haben Zeit zur Verfügung. Wer keine mehr hat, übergibt an einen Bot; das Spiel geht weiter.
clock-bank = Minuten für jeden
clock-increment = Sekunden mehr pro Zug
pace = Tempo der Bots
pace-more =
    { $seconds ->
        [0] Sie ziehen sofort.
       *[other] Sie warten { $seconds } s zwischen den Schritten, damit man folgen kann.
    }
own-board = Ein eigener Spielplan
own-board-file = Spielplan-Datei
own-board-more = TOML, geschrieben wie die Datei des gedruckten Spielplans, oder JSON. Sie wird vor dem Spiel geprüft.
own-board-unreadable = Diese Datei lässt sich nicht lesen: { $reason }
start = Los geht’s
start-invite = Tisch decken und Links holen

## Vor dem Spiel

lobby = Der Tisch ist gedeckt
lobby-waiting = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind. Schick allen ihren Link.
lobby-ready = Alle sind da.
invite = Link für diesen Platz erstellen
invitation = Link für diesen Platz
invitation-more = Gilt für eine Person. Er öffnet den Tisch auf jedem Gerät, das diese Adresse erreicht.
link-local = Nur dieser Computer kann diesen Link öffnen. Um andere Geräte einzuladen, starte Grand Opening mit „serve --lan“.
join = An den Tisch
join-more = Ein Platz wartet auf dich.
join-do = Hinsetzen
gone = Diesen Tisch gibt es hier nicht
gone-deleted = Der Gastgeber hat ihn abgeräumt.
gone-not-at-table = Du hast keinen Platz an diesem Tisch. Bitte um einen Link zum Mitspielen oder Zusehen.
gone-no-such-game = Unter dieser Adresse gibt es kein Spiel. Vielleicht wurde es gelöscht.

## Am Tisch

table-title = Eine Partie { $game }
board = Der Spielplan
side = Neben dem Spielplan
tracks = Leisten
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Die ganze Karte
turn = Der Zug
turn-yours =
    { $many ->
        [one] Du bist dran
       *[other] { $name }, du bist dran
    }
turn-asked =
    { $many ->
        [one] Du wirst gefragt
       *[other] { $name }, du wirst gefragt
    }
turn-others = { $name } ist dran …
turn-all = Alle entscheiden noch …
turn-over = Das Spiel ist zu Ende
round = Runde { $round }
phases = Phasen eines Zuges
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
phase-expand = Expandiere über eine Strecke an einen neuen Ort, oder mach ohne weiter.
phase-share = Zahl 1 $ für eine weitere Filiale in einer deiner Städte, oder beende den Zug.
do-end-turn = Zug beenden
do-go-on = Weiter zum Marktanteil
do-cash = Bonusplättchen: nimm
do-road = Straßenplättchen: nächste Strecke frei
do-stay = Boom stehen lassen
undo-step = Schritt zurück
undo-turn = Zug zurück
undo-last = Meinen letzten Zug zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Nein
hint = Tipp
hint-says = Versuch: { $move }.
reconnecting = Die Verbindung ist weg. Neuer Versuch …
moves-none = Gerade gibt es nichts zu entscheiden.
why-not = Was nicht geht, und warum
why-not-nothing = Deine Plättchen kannst du einsetzen wie oben aufgeführt.
why-not-places = Zeig auf einen Ort, eine Strecke oder eine Region, um zu erfahren, warum es dort nicht geht.
choose = Welche?
gain = +{ $points }
purse = Dein Geld
purse-steps = In diesem Zug ausgegeben
purse-income = nächstes Einkommen +{ $dollars } $
tab-moves = Züge
tab-log = Verlauf
tab-menu = Tisch
tab-chat = Chat
log = Was geschehen ist
log-more = Früher
since = Seit deinem letzten Zug
since-idle = { $name } hat weder expandiert noch Marktanteil gekauft.
since-idle-proxima = { $name } hat weder gehandelt noch einen Laden eröffnet.
rule-number = Regel { $rule }
players = Spieler
bot = Bot
away = nicht da
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
tile-development = Entwicklungsplättchen: einmal weit expandieren
track = Regionenleiste
track-space = Feld { $space }: { $value } Einfluss für den, der es füllt
track-red = Feld { $space }, rot: Ein Plättchen hier beendet das Spiel
influence-track = Einfluss
milestones = Meilensteine
moment-city =
    { $count ->
        [one] { $count } von { $size } Feldern
       *[other] { $count } von { $size } Feldern
    }
moment-region =
    { $count ->
        [one] { $count } von { $all } Filialen
       *[other] { $count } von { $all } Filialen
    }

## Rückschau

replay = Rückschau
replay-title = Ein Blick zurück
replay-begin = Der Tisch, wie er aufgebaut wurde.
replay-at = { $number } von { $all } · Zug { $turn }
replay-slider = Stelle im Spiel
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-on = Zum nächsten Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-link = Link zu dieser Stellung
replay-close = Zurück an den Tisch
replay-from = Den Tisch nach Eintrag { $number } ansehen

## Was wäre, wenn

what-if = Was wäre, wenn …
what-if-more = Spiel von hier an einem eigenen Übungstisch weiter. Das echte Spiel bleibt unberührt.
what-if-anew = Spiel von hier an einem eigenen Übungstisch weiter. Was du nicht sehen kannst, wird neu verteilt.
what-if-bots = Gegen Bots
what-if-screen = Alle Plätze an diesem Bildschirm
practice = Übungstisch: Was wäre, wenn?
practice-origin = Das Spiel, aus dem er kommt
practice-short = Übung

## Gespräch

chat-nothing = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-left = Noch { $left } Zeichen
chat-mute = Nicht zeigen, was { $name } sagt
somebody = Jemand

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

## Die Straße

street = Die Straße
site = Platz { $space }
site-closed = zu dritt gesperrt.
site-free = frei.
site-shop = { $name }, { $type }, { $points } Punkte mit { $push } ×{ $by }, { $cards } von 5 Gruppen.
site-forbidden =
    { $name ->
        [Du] Du hast auf Platz { $space }, daneben oder gegenüber, schon einen Laden dieser Sorte ({ $type }): kein zweiter so nah.
       *[other] { $name } hat auf Platz { $space }, daneben oder gegenüber, schon einen Laden dieser Sorte ({ $type }): kein zweiter so nah.
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
shops-open = Läden: { $shops }. Die Runde von Nummer { $last } ist die letzte.
hand = Deine Hand
hand-known = Was man von den Händen weiß
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
hand-covered = Die Hände sind verdeckt.
points = Punkte
points-long = Punkte bisher, ohne die Handkarten
cards = Karten
cards-long = Karten auf der Hand
pushes = Impulse
pushes-long = Übrige Impulse: Jeder Laden nimmt einen, der ihn vervielfacht
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
building = Karten des neuen Ladens
do-pass-trade = Weder handeln noch nehmen
do-pass-take = Nichts aus dem Schaufenster
do-pass-open = Nichts eröffnen
do-pass-improve = Nichts verbessern: würfeln
do-ready = Fertig
do-propose = Dieses Angebot machen
do-stop = Handel beenden
do-accept = Annehmen
do-refuse = Ablehnen
do-ask = Alle fragen
do-ask-two = Wähl zwei Sorten zum Fragen
ask-for = Sorten, nach denen du fragst
trade = Der Handel
trade-asks =
    { $name ->
        [Du] Du fragst: Wer hat
       *[other] { $name } fragt: Wer hat
    }
trade-thinking = sieht nach …
trade-nothing = zeigt nichts
trade-sealed = entschieden; bleibt versiegelt, bis alle so weit sind
trade-offer =
    { $name ->
        [Du] Du bietest { $owner } (Angebot { $offer } von { $most }):
       *[other] { $owner ->
            [Du] { $name } bietet dir (Angebot { $offer } von { $most }):
           *[other] { $name } bietet { $owner } (Angebot { $offer } von { $most }):
        }
    }
trade-choose = Karten aus der Hand
silent = Wenn man mich fragt, nichts zeigen. Niemand erfährt davon.
curtain = { $name }, du bist dran
curtain-more = Die Karten sind verdeckt, bis du vor dem Bildschirm sitzt.
curtain-open = Ich bin { $name }: meine Karten zeigen
times = { $text } (×{ $times })

## Notizen für die erste Partie

guide = Notizen
guide-long = Notizen, die jeden Schritt eines Zuges erklären
guide-off = Keine Notizen mehr
guide-start = Wähl eine leuchtende Kleinstadt. Von dort expandierst du über ihre Strecken: Schau, wohin sie führen und was sie kosten.
guide-start-good = Gut sind Kleinstädte mit billigen Strecken (0 $ und 1 $) zu Städten, in denen noch niemand ist.
guide-boom-start = Die boomende Stadt zählt bei jedem Einkommen doppelt.
guide-boom-start-good = Wähl eine große Stadt, nah bei dir und weit von den anderen.
guide-boom = Die boomende Stadt zählt bei deinem Einkommen doppelt, und das kommt jetzt gleich.
guide-boom-good = Zieh den Marker in eine deiner Städte mit vielen leeren Feldern.
guide-expand = Einmal pro Zug darfst du an einem neuen Ort neben einem deiner Orte eröffnen. Du zahlst die Strecke: Der Preis steht neben jedem leuchtenden Ort.
guide-expand-good = Städte mit vielen leeren Feldern erhöhen dein Einkommen. Kleine gehören dir schnell: Mehr als die Hälfte der Felder, und es wird sofort gewertet.
guide-expanded = Deine Fahne steht dort; die Filiale eröffnet am Ende des Zuges. Noch kannst du zurück.
guide-expanded-good = Weiter zum Marktanteil: Dort arbeitet das übrige Geld.
guide-share = In jeder Stadt, in der du schon eine Filiale hast, darfst du für 1 $ eine dazustellen.
guide-share-good = Das Ziel sind mehr als die Hälfte der Felder einer Stadt: Du bekommst ihre ganze Zahl, die anderen nichts.
guide-wait = Schau, wohin die anderen gehen. Was seit deinem letzten Zug geschah, steht dann hier.
guide-choose-tile = Reihum wählt jeder ein Regionenplättchen, das mitspielt.
guide-place-city = Reihum legt jeder ein Stadtplättchen auf eine Stadt seiner Klasse.
guide-place-region = Reihum legt jeder ein Regionenplättchen auf eine Region.

guide-proxima-trade = Frag alle nach zwei Sorten, die du sammelst, oder nimm eine Karte aus dem Schaufenster für drei eigene. Du kannst auch beides lassen.
guide-proxima-trade-good = Schau auf die Fächer unten: Frag nach den Sorten, denen nur eine Gruppe zum Laden fehlt.
guide-proxima-show = Tipp auf die Karten, die du hergeben würdest; alle entscheiden gleichzeitig, und niemand sieht es, bevor alle fertig sind.
guide-proxima-show-good = Zeig, was du nicht brauchst. Wer fragt, zahlt mit einer eigenen Karte, vielleicht mit der, die dir fehlt.
guide-proxima-offer = Tipp auf die Karte, die du am liebsten hättest. Du kannst auch aufhören: Das Schaufenster bleibt dir.
guide-proxima-give = Tipp auf das, was du dafür bietest, eine Karte oder mehr.
guide-proxima-give-good = Biete einen hohen Wert einer Sorte, die du nicht sammelst.
guide-proxima-answer = Nimm an, wenn dir die neuen Karten mehr wert sind als die, die du gibst.
guide-proxima-take = Das Schaufenster ist noch offen: eine Karte für drei eigene.
guide-proxima-discard = Drei Karten gehen für die eine, die du nimmst.
guide-proxima-discard-good = Lass kleine Werte gehen und Sorten, von denen vier Läden offen sind.
guide-proxima-open = Vier Karten einer Sorte und vier verschiedener Gruppen ergeben einen Laden. Was er wert wäre, steht daneben.
guide-proxima-use = Tipp auf die Karten, die in den Laden kommen.
guide-proxima-use-good = Hohe Werte: Der Impuls vervielfacht ihre Summe.
guide-proxima-site = Ein freier Platz leuchtet, wenn daneben und gegenüber kein Laden dieser Sorte steht.
guide-proxima-site-good = Neben einem eigenen Laden zählen zwei 10 mehr, drei 20, vier 50.
guide-proxima-push = Der Impuls vervielfacht den Laden: Heb ×3 für den reichsten auf.
guide-proxima-improve = Ein Laden mit vier Gruppen nimmt die fünfte auf.
guide-proxima-add = Tipp auf die Karte der fehlenden Gruppe.
guide-proxima-cut = Der Dieb: Wähl, welche Karten du verlierst.
guide-proxima-wait = Achte darauf, wonach die anderen fragen: Das verrät, was sie sammeln.

## Das Ende

end = Ergebnis
end-title = Ladenschluss
end-winner =
    { $you ->
        [yes] { $count ->
            [one] Du hast gewonnen!
           *[other] { $names } teilen sich den Sieg.
        }
       *[no] { $count ->
            [one] { $names } gewinnt.
           *[other] { $names } teilen sich den Sieg.
        }
    }
end-show = Ergebnis zeigen
end-board = Spielplan ansehen
total = Gesamt
rematch = Revanche
rematch-join = Zur Revanche
record = Spiel herunterladen
figures-table = Zahlen herunterladen (CSV)
figure-earned = Verdient ($)
figure-spent = Ausgegeben ($)
figure-opened = Filialen eröffnet
figure-cities-won = Städte gewonnen
figure-cities-lost = Städte verloren
figure-drawn = Karten gezogen
figure-taken = Aus dem Schaufenster
figure-cut = An den Dieb verloren
figure-shown = Karten gezeigt
figure-offers = Angebote gemacht
figure-trades = Getauscht
figure-shops = Läden eröffnet
figure-improved = Läden verbessert
chart = Punkte aller Spieler, Zug um Zug
chart-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }

## Das Menü des Tisches

spectator-link = Link für Zuschauer
recovery-link = Mit meinem Platz auf ein anderes Gerät
resign =
    { $name ->
        [Du] Einen Bot für mich weiterspielen lassen
       *[other] Einen Bot für { $name } weiterspielen lassen
    }
resign-sure = Diesen Platz einem Bot geben? Du kannst ihn später zurücknehmen.
seat-take-back =
    { $many ->
        [one] Meinen Platz zurücknehmen
       *[other] Den Platz von { $name } zurücknehmen
    }
bot-to-person = { $name } an diesem Bildschirm übernehmen
bot-to-friend = Jemanden einladen, { $name } zu übernehmen
person-to-bot = { $name } ist nicht da: einen Bot weiterspielen lassen
leave = Den Tisch verlassen
leave-sure = Gehen? Ein Bot spielt für dich weiter.
leave-lobby-sure = Gehen? Dein Platz wird wieder frei.
delete = Dieses Spiel löschen
delete-sure = Dieses Spiel für alle löschen?

keys = Tasten auf dem Spielplan: Pfeile gehen von Ort zu Ort, G zum nächsten leuchtenden, Enter wählt ihn, E geht weiter oder beendet den Zug, U nimmt zurück, H bittet um einen Tipp, + und − zoomen.

keys-replay = Tasten in der Rückschau: links und rechts Schritt für Schritt, Bild auf und Bild ab von Zug zu Zug, Home und Ende an den Anfang und ans Ende, die Leertaste spielt ab, Esc führt zurück.

notices = Wenn ich dran bin
notice-sound = Die Ladenglocke läuten
notice-browser = Der Browser soll es melden, wenn diese Seite nicht zu sehen ist

## Die Regeln

rules-title = { $game }: die Regeln
rules-search = Regeln durchsuchen
rules-nothing = Das sagt keine Regel.
rules-failed = Die Regeln ließen sich nicht laden. Versuch es gleich noch einmal.

## Probleme

problem-offline = Der Server antwortet nicht. Läuft er noch?
problem-outdated = Diese Seite ist älter als der Server: Lade sie neu.
problem-compiling = Die Regelhefte werden noch vorbereitet. Einen Moment.
problem-stale = Jemand war schneller, oder ein anderer Tab: So sieht der Tisch jetzt aus.
problem-not-running = Dieses Spiel läuft nicht.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-at-table = Du hast keinen Platz an diesem Tisch.
problem-not-host = Das kann nur der Gastgeber.
problem-no-such-game = Unter dieser Adresse gibt es kein Spiel.
problem-seat-taken = Dort sitzt schon jemand.
problem-seats-open = Einige Plätze sind noch frei.
problem-link-used = Dieser Link ist verbraucht. Bitte um einen neuen.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-no-request = Niemand bittet mehr darum.
problem-too-many-requests = Das ging etwas schnell. Warte ein paar Sekunden.
problem-too-large = Diese Datei ist zu groß.
problem-bad-record = Dieses Spiel lässt sich nicht spielen.
problem-wrong-host = Unter diesem Namen antwortet der Server nicht.
problem-cross-site = Diese Anfrage kam von einer anderen Website: Lade die Seite neu.
problem-not-your-turn = Jemand anderes ist dran.
problem-not-in-lobby = Das Spiel hat begonnen.
problem-already-seated = Du sitzt schon an diesem Tisch: Schick den Link jemand anderem.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-not-found = Hier gibt es nichts.
problem-other-rules = Dieses Spiel wurde mit anderen Regeln begonnen und kann hier nicht weitergehen.
problem-broken = Im Server ist etwas kaputtgegangen. Versuch es noch einmal.
problem-no-help = An diesem Tisch hilft während des Spiels niemand.
problem-hidden-hand = Die Karten dieses Platzes sind verdeckt: Solange das Spiel läuft, bekommt ihn nur zurück, wer ihn vorher hatte.
problem-not-over = Das gibt es erst, wenn das Spiel zu Ende ist.
problem-no-fork = Diese Stellung lässt sich nicht neu verteilen: Wähl eine andere.

## Gründe für einen Tipp

reason-proxima-open = Dieser Laden bringt sofort { plain-points }.
reason-proxima-site = Hier bringt er { plain-points }.
reason-proxima-push = Das macht { plain-points }.
reason-proxima-improve = Die fünfte Gruppe bringt ihren Wert mal den Impuls.
reason-proxima-ask = Diesen Sorten fehlt auf deiner Hand am wenigsten zum Laden.
reason-proxima-take = Sie füllt eine Lücke auf deiner Hand.
reason-proxima-want = Diese Karte bringt dich einem Laden am nächsten.
reason-proxima-give = Du kannst sie entbehren, und der andere braucht sie vielleicht.
reason-proxima-propose = Mehr wäre zu viel für diese Karte.
reason-proxima-stop = Keine dieser Karten ist eine von deinen wert.
reason-proxima-show = Was du zeigst, musst du nicht hergeben, und es kann ein Angebot bringen.
reason-proxima-ready = Mehr gibt es nicht zu zeigen.
reason-proxima-accept = Was du bekommst, ist dir mehr wert als das, was du gibst.
reason-proxima-refuse = Was du geben würdest, ist dir mehr wert, oder es kommt noch ein besseres Angebot.
reason-proxima-discard = Von deinen Karten nützt diese am wenigsten.
reason-proxima-cut = Von deinen Karten nützt diese am wenigsten.
reason-proxima-use = Die wertvollste Karte ihrer Gruppe: Der Impuls vervielfacht sie.
reason-proxima-pass-take = Keine Karte im Schaufenster ist drei von deinen wert.
reason-proxima-pass-improve = Es gibt nichts zu verbessern.
reason-proxima-pass-open = Kein Laden lohnt sich jetzt: Es können bessere Karten kommen.
reason-proxima-pass-trade = Nichts in Reichweite ist seinen Preis wert.

reason-end-turn = Etwas Besseres gibt es gerade nicht zu kaufen: Heb das Geld für den nächsten Zug auf.
reason-save = Nichts in Reichweite ist seinen Preis wert: Behalt das Geld.
reason-region = Die Region { $region } ist fast vollständig, und bei der Wertung zählt dort jede Filiale.
reason-town = Eine Kleinstadt gehört dir für immer: ein Einfluss am Ende und eine Basis für die nächste Strecke.
reason-majority = Damit hast du mehr als die Hälfte von { $place }: Es wird sofort gewertet, { $size } Einfluss für dich.
reason-share = Damit hast du { $own } von { $size } in { $place }, näher an der Mehrheit.
reason-income =
    { $empty ->
        [one] { $place } hat ein leeres Feld: ein billiger Weg, dabei zu sein, wenn es voll wird.
       *[other] { $place } hat { $empty } leere Felder, und jedes erhöht dein Einkommen.
    }
