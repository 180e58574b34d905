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
loading = Wird geladen …
lost = Unter dieser Adresse gibt es nichts.
compiling = Wird gleich schneller
compiling-more = Nach jedem Update werden die Regeln einmal für diesen Computer übersetzt. Bis dahin denken Bots etwas länger, und Geschäftsführer und Champion spielen wie der Ladenbesitzer.

## Start

pitch = Eröffne Läden. Lass der Konkurrenz keine Ecke.
pitch-more = Wirtschaftsspiele an einem Tisch: mit Freunden, an einem Bildschirm oder gegen Bots.
players-from-to = { $from }–{ $to } Spieler
set-table = Plätze und Optionen
play-now = Jetzt spielen
play-now-more = Ein Klick: du gegen zwei Bots, mit Hinweisen zu jedem Schritt.
continue = Weiterspielen
more-games = Mehr Spiele zeigen
learn = So wird gespielt
learn-more = Das Spiel auf einer Seite, mit Bildern. Am Tisch führt jedes „Nein“ zu seiner Regel.
friends = Mit Freunden spielen
friends-more = Eröffne einen Tisch und schick allen einen Link. Kein Konto: Ein Name genügt, auf jedem Handy.
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
game-turn-others = Die anderen sind dran

## A lesson

lesson = Lektion
how-title = So spielt man { $game }
how-print = Drucken
how-rules = Alle Regeln, nummeriert
how-turn = Dein Zug
how-end = Das Ende
lesson-begin = Spielend lernen
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-play = Gegen die Bots weiterspielen
lesson-leave = Aufhören und später weitermachen
lesson-other = Das geht auch, aber in diesem Schritt geht es um etwas anderes: Schau, was leuchtet.
lesson-wrong = Nicht ganz. { $reason } Schau, was leuchtet.
lesson-later = Nicht jetzt: Schau, was leuchtet.

## Ein neues Spiel

which-game = Spiel
presets = Fertige Spiele
preset-first = Erstes Spiel
preset-classic = Der Klassiker
preset-everything = Alles
seats = Wer spielt
seat-you = Du
seat-bot = Bot
seat-friend = Freund, per Link
seat-friend-more = bekommt einen Link
seat-screen = Spieler an diesem Bildschirm
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
level-champion = Champion: hat es sich selbst beigebracht und denkt voraus
order-drawn = Auslosen, wer beginnt; sonst gilt die Reihenfolge oben.
options = So wird gespielt
help = Hilfe beim Spielen.
help-more = Tipps und „Was wäre, wenn“ aus jeder Stellung. Ohne sie ist bis zum Ende jeder auf sich gestellt.
clock-and-pace = Uhr und Tempo
clock = Uhr.
clock-more = Alle haben ein Zeitkonto. Ist es leer, übernimmt ein Bot; das Spiel geht weiter.
clock-bank = Minuten pro Spieler
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
start-invite = Tisch eröffnen und Links holen

## Vor dem Spiel

lobby = Der Tisch ist bereit
lobby-waiting = Schick allen Freunden den Link zu ihrem Platz. Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
lobby-waiting-guest = Du hast einen Platz. Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
lobby-ready = Alle sind da.
invite = Link für diesen Platz erstellen
invitation = Link für diesen Platz
invitation-more = Für eine Person, einmal.
link-local = Nur dieser Computer kann diesen Link öffnen. Um andere Geräte einzuladen, starte Grand Opening mit „serve --lan“.
link-code = Ein Code für die Handykamera
join = An den Tisch
join-more = Ein Platz wartet auf dich.
join-host = Ein Spiel am Tisch von { $name }
join-here = Dein Platz
join-do = Hinsetzen
watch = Bei diesem Spiel zuschauen
watch-more = Du siehst alles, was alle sehen dürfen. Einen Platz hast du nicht.
watch-do = Zuschauen
gone = Diesen Tisch gibt es hier nicht
gone-deleted = Der Gastgeber hat ihn gelöscht.
gone-not-at-table = Du hast keinen Platz an diesem Tisch. Bitte um einen Link zum Mitspielen oder Zusehen.
gone-no-such-game = Unter dieser Adresse gibt es kein Spiel. Vielleicht wurde es gelöscht.

## Am Tisch

table-title = Eine Partie { $game }
board = Der Spielplan
side = Neben dem Spielplan
tracks = Leisten
turn = Der Zug
turn-yours =
    { $many ->
        [one] Du bist dran
       *[other] { $name }, du bist dran
    }
turn-asked =
    { $many ->
        [one] Du bist gefragt
       *[other] { $name }, du bist gefragt
    }
turn-others = { $name } spielt …
turn-all = Warten auf alle …
turn-over = Das Spiel ist zu Ende
watching = Du schaust bei diesem Spiel zu.
round = Runde { $round }
phases = Phasen eines Zuges
undo-step = Schritt zurück
undo-turn = Zug zurück
undo-last = Meinen letzten Zug zurücknehmen
undo-decision = Letzte Entscheidung zurücknehmen
undo-asked =
    { $name ->
        [Du] Du möchtest deinen Zug zurücknehmen. Die anderen müssen noch zustimmen.
       *[other] { $name } möchte einen Zug zurücknehmen.
    }
undo-agree = Einverstanden
undo-refuse = Nein
undo-refused =
    { $name ->
        [Du] Du hast abgelehnt: Der Zug bleibt.
       *[other] { $name } hat abgelehnt: Der Zug bleibt.
    }
hint = Tipp
hint-says = Versuch: { $move }.
hint-play = So spielen
use-it = Einsetzen
keep-it = Behalten
follows = Was daraus folgt
reconnecting = Die Verbindung ist weg. Neuer Versuch …
table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Du kannst ihn ansehen, mehr nicht.
restart-announced = Der Server startet in etwa { $minutes } min neu. Das Spiel geht von selbst weiter.
moves-none = Gerade gibt es nichts zu entscheiden.
gain = +{ $points }
tab-moves = Züge
tab-log = Verlauf
tab-menu = Tisch
tab-chat = Chat
log = Was geschehen ist
log-more = Früher
since = Seit deinem letzten Zug
since-more = und { $more } weitere im Verlauf
rule-number = Regel { $rule }
players = Spieler
bot = Bot
away = nicht da
out-of-time = Zeit abgelaufen
your-time-is-up = Deine Zeit ist abgelaufen: Ein Bot spielt für dich weiter.
hand-covered = Die Handkarten sind verdeckt.
points = Punkte
curtain = { $name }, du bist dran
curtain-more = Die Karten sind verdeckt, bis du vor dem Bildschirm sitzt.
curtain-open = Ich bin { $name }: meine Karten zeigen
times = { $text } (×{ $times })

## Rückschau

replay = Nachspielen
replay-title = Ein Blick zurück
replay-begin = Der Tisch zu Beginn.
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

review = Analyse
review-busy = Das Spiel wird analysiert …
review-more = Was ein Zug gekostet hat, misst sich an dem, was sein Spieler wissen konnte. Eine Schätzung der Bots.
review-slider = Durch das Spiel ziehen
review-chances = Gewinnchance
review-open = Alle Karten offen
review-turn = Zug { $turn }: −{ $points } Prozentpunkte
review-played = Gespielt:
review-better = Besser:
review-try = Von hier ausprobieren
review-turning = Wendepunkt
review-agree =
    Das Spiel schon währenddessen analysieren. { $missing ->
        [0] Alle sind einverstanden.
        [one] Eine Person ist noch nicht einverstanden.
       *[other] { $missing } Personen sind noch nicht einverstanden.
    }
practice = Übungstisch: Was wäre, wenn?
practice-origin = Das Spiel, aus dem er kommt
practice-short = Übung

## Gespräch

chat-nothing = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-left = Noch { $left } Zeichen
chat-mute = { $name } stummschalten
somebody = Jemand

## Hinweise für die erste Partie

guide = Hinweise
guide-long = Hinweise, die jeden Schritt eines Zuges erklären
guide-off = Hinweise ausblenden

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
chart = Punkte aller Spieler, Zug um Zug
chart-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }

## Das Menü des Tisches

spectator-link = Link für Zuschauer
recovery-link =
    { $name ->
        [Du] Mit meinem Platz auf ein anderes Gerät
       *[other] { $name }: mit dem Platz auf ein anderes Gerät
    }
resign =
    { $name ->
        [Du] Einen Bot für mich weiterspielen lassen
       *[other] Einen Bot für { $name } weiterspielen lassen
    }
resign-sure = Diesen Platz einem Bot geben? Du kannst ihn später wieder übernehmen.
seat-take-back =
    { $many ->
        [one] Meinen Platz wieder übernehmen
       *[other] Den Platz von { $name } wieder übernehmen
    }
bot-to-person = { $name } an diesem Bildschirm übernehmen
bot-to-friend = Jemanden einladen, { $name } zu übernehmen
person-to-bot = { $name } ist nicht da: einen Bot weiterspielen lassen
leave = Den Tisch verlassen
leave-sure = Gehen? Ein Bot spielt für dich weiter.
leave-lobby-sure = Gehen? Dein Platz wird wieder frei.
delete = Dieses Spiel löschen
delete-sure = Dieses Spiel für alle löschen?

keys = Tasten: Pfeile gehen über den Spielplan, G zum nächsten leuchtenden Ort, Enter wählt ihn, E geht weiter oder beendet den Zug, U nimmt zurück, H bittet um einen Tipp, S überspringt das Gezeigte, + und − zoomen.

keys-replay = Tasten beim Nachspielen: links und rechts Schritt für Schritt, Bild auf und Bild ab von Zug zu Zug, Home und Ende an den Anfang und ans Ende, die Leertaste spielt ab, Esc führt zurück.

notices = Wenn ich dran bin
notice-sound = Töne, und die Ladenglocke
notice-browser = Der Browser soll es melden, wenn diese Seite nicht zu sehen ist

## Die Regeln

rules-title = { $game }: die Regeln
rules-search = Regeln durchsuchen
rules-nothing = Das sagt keine Regel.
rules-failed = Die Regeln ließen sich nicht laden. Versuch es gleich noch einmal.

## Probleme

problem-offline = Der Server antwortet nicht. Läuft er noch?
problem-outdated = Diese Seite ist älter als der Server: Lade sie neu.
problem-closing = Der Server startet gleich neu. Versuch es gleich noch einmal.
problem-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
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
problem-not-in-lesson = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes: Schau, was leuchtet.
problem-step-not-done = In diesem Schritt ist zuerst noch etwas zu tun.
problem-no-lesson = An diesem Tisch gibt es keine Lektion.
problem-no-request = Niemand bittet mehr darum.
problem-came-to-light = Seitdem ist etwas bekannt geworden: Das lässt sich nicht zurücknehmen.
problem-not-away-yet = Gerade erst weg: Warte { $seconds } s, dann kann ein Bot weiterspielen.
problem-out-of-time = Die Zeit dieses Platzes ist aufgebraucht: Sein Bot spielt weiter.
problem-crowded = An diesem Tisch schauen so viele zu, dass niemand mehr Platz hat.
problem-too-many-requests = Das ging etwas schnell. Warte ein paar Sekunden.
problem-many-bots = An vielen deiner Tische spielen schon Bots. Warte, bis einige Spiele zu Ende sind, oder versuch es in einer Stunde noch einmal.
problem-no-reviews = Auf diesem Server lassen sich Spiele nicht analysieren.
problem-busy = Die Bots haben gerade viel zu überlegen. Versuch es gleich noch einmal.
problem-storage = Der Server kann Spiele gerade nicht speichern. Versuch es gleich noch einmal.
problem-damaged = Dieses Spiel lässt sich nicht mehr lesen. Man kann es nur löschen.
problem-too-large = Diese Datei ist zu groß.
problem-bad-record = Dieses Spiel lässt sich nicht spielen.
problem-bad-option = So lässt sich das Spiel nicht aufbauen: { $reason }
problem-malformed-entry = Der Server hat diesen Zug nicht verstanden ({ $reason }). Lade die Seite neu.
problem-wrong-host = Unter diesem Namen antwortet der Server nicht.
problem-cross-site = Diese Anfrage kam von einer anderen Website: Lade die Seite neu.
problem-not-your-turn = Jemand anderes ist dran.
problem-not-in-lobby = Das Spiel hat begonnen.
problem-already-seated = Du sitzt schon an diesem Tisch: Schick den Link jemand anderem.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-not-found = Hier gibt es nichts.
problem-other-rules = Dieses Spiel wurde nach Version { $theirs } der Regeln gespielt, und dieses Programm spielt nach Version { $ours }: Nur das Programm, mit dem es gespielt wurde, kann es öffnen.
problem-broken = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
problem-no-help = An diesem Tisch gibt es während des Spiels keine Hilfe.
problem-not-agreed = Einer Analyse während des Spiels müssen alle am Tisch zustimmen.
problem-hidden-hand = Die Karten dieses Platzes sind verdeckt: Solange das Spiel läuft, bekommt ihn nur zurück, wer ihn vorher hatte.
problem-not-over = Das geht erst, wenn das Spiel zu Ende ist.
problem-no-fork = Diese Stellung lässt sich nicht neu verteilen: Wähl eine andere.
