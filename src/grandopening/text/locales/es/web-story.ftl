# Lo que pasa en la mesa del navegador, tal como se muestra, y el final de una partida.

story-meanwhile = Mientras tanto
story-skip = Saltar ({ $moves })
story-pace = Las jugadas se muestran
story-pace-slow = despacio
story-pace-usual = con calma
story-pace-fast = deprisa
story-pace-off = al instante, sin movimiento
sound =
    { $on ->
        [yes] Sonido: sí
       *[no] Sonido: no
    }
thinking-decided = { $decided } de { $all } han decidido
replay-speed = Velocidad
note = Una nota
note-seen = Entendido
notes-again = Notas que salen una vez
notes-reset = Mostrarlas otra vez en el juego
end-count-skip = Mostrar todo
end-count = El recuento
turning-point = El punto de inflexión
turning-point-at = { $names }: por delante hasta el final desde el turno { $turn }. { $text }
turning-point-count = Lo decidió el recuento final.
picture-share = Imagen para compartir
embed = Incrustar esta partida
embed-more = Una línea para una página propia: el tablero y la partida, para quien la lea.
