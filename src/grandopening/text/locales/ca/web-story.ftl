# El que passa a la taula del navegador, tal com es mostra, i el final d’una partida.

story-meanwhile = Mentrestant
story-skip = Salta ({ $moves })
story-pace = Les jugades es mostren
story-pace-slow = a poc a poc
story-pace-usual = amb calma
story-pace-fast = de pressa
story-pace-off = a l’instant, sense moviment
sound =
    { $on ->
        [yes] So: sí
       *[no] So: no
    }
thinking-decided = { $decided } de { $all } han decidit
replay-speed = Velocitat
note = Una nota
note-seen = Entesos
notes-again = Notes que surten una vegada
notes-reset = Torna-les a mostrar en el joc
end-count-skip = Mostra-ho tot
end-count = El recompte
turning-point = El punt d’inflexió
turning-point-at = { $names }: al davant fins al final des del torn { $turn }. { $text }
turning-point-count = Ho va decidir el recompte final.
picture-share = Imatge per compartir
embed = Incrusta aquesta partida
embed-more = Una línia per a una pàgina pròpia: el tauler i la partida, per a qui la llegeixi.
