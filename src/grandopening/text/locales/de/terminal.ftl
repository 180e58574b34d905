# Spielen im Terminal.

terminal-welcome =
    { $options }
    Tippe die Nummer eines Zuges oder einige seiner Wörter; „hilfe“ sagt den Rest.
terminal-prompt = { $name }>{" "}
terminal-prompt-one = { $name } (Enter: { $move })>{" "}
terminal-help =
    Tippe die Nummer eines Zuges oder einige seiner Wörter: 3 · fertig · chicago · marktanteil new york
      warum ZUG         warum er nicht geht, mit der Nummer der Regel
      zurück            den letzten Schritt deines Zuges zurücknehmen
      plan              der Spielplan          züge            was du jetzt tun kannst
      verlauf           was geschehen ist      verlauf alles   von Anfang an
      speichern DATEI   das Spiel aufheben; grandopening play --load DATEI setzt es fort
      hilfe             diese Zeilen           ende            aufhören
terminal-left = Bis bald. Das Spiel liegt in { $file }.
terminal-left-unsaved = Bis bald. Das Spiel wurde nicht gespeichert.
terminal-times = { $sentence } (×{ $times })
terminal-no-number = Es gibt die Züge 1 bis { $most }.
terminal-which = Welcher?
terminal-is-legal = das geht.
terminal-no-such-move = Kein Zug heißt „{ $typed }“. „hilfe“ hilft weiter.
terminal-why-what = Warum was? Zum Beispiel: warum expandieren chicago
terminal-why = { $move }: { $reason }
terminal-nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen.
terminal-save-where = Wohin speichern? Zum Beispiel: speichern mein.game.json
terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Nicht gespeichert: { $file }: { $reason }
terminal-alone =
    { $name ->
        [Du] Drück Enter, wenn du allein vor dem Bildschirm bist:{" "}
       *[other] { $name }, drück Enter, wenn du allein vor dem Bildschirm bist:{" "}
    }
terminal-winners =
    { $count ->
        [one] Gewonnen: { $names }
       *[other] Gemeinsam gewonnen: { $names }
    }

## Befehle

terminal-command-map = plan
terminal-command-moves = züge
terminal-command-why = warum
terminal-command-undo = zurück
terminal-command-log = verlauf
terminal-command-all = alles
terminal-command-save = speichern
terminal-command-help = hilfe
terminal-command-quit = ende

## Überschriften und Zeichen

terminal-cash = Geld
terminal-income = Einkommen
terminal-influence = Einfluss
terminal-if-over = bei Ende
terminal-supply = Vorrat
terminal-towns = Kleinstädte
terminal-tiles = Plättchen
terminal-total = gesamt
terminal-purse =
    { $supply ->
        [one] Du hast { $cash } $, { $supply } Filiale im Vorrat, Bonusplättchen: { $tiles }.
       *[other] Du hast { $cash } $, { $supply } Filialen im Vorrat, Bonusplättchen: { $tiles }.
    }
terminal-track = Regionenleiste: { $tiles } Plättchen; das Spiel endet, wenn dort { $red } liegen (F7.1).
terminal-milestones = Meilensteine:{" "}
terminal-tiles-fresh = { $count } ab nächstem Zug
terminal-tiles-reserve = { $count } in Reserve
terminal-tile-road = Straße
terminal-tile-development = Entwicklung
terminal-boom-mark = {" "}Boom
terminal-region-out = draußen
terminal-region-scored = gewertet
terminal-tie-break-mark = gleich:{" "}
terminal-city-scored = {" "}gew.

## Pròxima Obertura

terminal-shops = Läden
terminal-pushes = Impulse
terminal-hand = Hand
terminal-points = Punkte
terminal-known = Von { $name } ist bekannt: { $cards }
terminal-window = Schaufenster: { $cards }
terminal-deck = Stapel: { $cards } Karten · Ablage: { $discards } · Diebe bisher: { $thieves }
terminal-type-appliances = Gerä
terminal-type-food = Lebm
terminal-type-home = Haus
terminal-type-wear = Mode
terminal-type-leisure = Frei
