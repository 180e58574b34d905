# Was am Tisch im Browser geschieht, so wie es gezeigt wird, und das Ende einer Partie.

story-meanwhile = Inzwischen
story-skip = Überspringen ({ $moves })
story-pace = Züge werden gezeigt
story-pace-slow = langsam
story-pace-usual = in Ruhe
story-pace-fast = schnell
story-pace-off = sofort, ohne Bewegung
sound =
    { $on ->
        [yes] Ton: an
       *[no] Ton: aus
    }
thinking-decided = { $decided } von { $all } haben entschieden
replay-speed = Tempo
note = Ein Hinweis
note-seen = Verstanden
notes-again = Hinweise, die einmal kommen
notes-reset = Im Spiel noch einmal zeigen
end-count-skip = Alles zeigen
end-count = Die Abrechnung
turning-point = Der Wendepunkt
turning-point-at = { $names }: endgültig vorn seit Zug { $turn }. { $text }
turning-point-count = Erst die Schlusswertung hat entschieden.
picture-share = Bild zum Teilen
embed = Diese Partie einbetten
embed-more = Eine Zeile für eine eigene Seite: Spielplan und Verlauf, für alle, die sie lesen.
