# Ce qui se passe à la table du navigateur, tel qu’on le montre, et la fin d’une partie.

story-meanwhile = Entre-temps
story-skip = Passer ({ $moves })
story-pace = Les coups sont montrés
story-pace-slow = lentement
story-pace-usual = au pas
story-pace-fast = vite
story-pace-off = d’un coup, sans mouvement
sound =
    { $on ->
        [yes] Son : activé
       *[no] Son : coupé
    }
thinking-decided = { $decided } sur { $all } ont décidé
replay-speed = Vitesse
note = Une note
note-seen = Compris
notes-again = Notes qui viennent une fois
notes-reset = Les montrer de nouveau en jeu
end-count-skip = Tout montrer
end-count = Le décompte
turning-point = Le tournant
turning-point-at = { $names } : en tête pour de bon depuis le tour { $turn }. { $text }
turning-point-count = Le décompte final a décidé.
picture-share = Image à partager
embed = Intégrer ce replay
embed-more = Une ligne pour votre propre page : le plateau et le déroulement, pour quiconque la lit.
