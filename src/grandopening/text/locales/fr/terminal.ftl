# Jouer dans le terminal.

terminal-welcome =
    { $options }
    Tapez le numéro d’un coup ou quelques-uns de ses mots ; « aide » dit le reste.
terminal-prompt = { $name }>{" "}
terminal-prompt-one = { $name } (Entrée : { $move })>{" "}
terminal-help =
    Tapez le numéro d’un coup, ou quelques-uns de ses mots : 3 · fini · chicago · part new york
      pourquoi COUP     pourquoi il n’est pas possible, avec le numéro de la règle
      annuler           reprendre la dernière action de votre tour
      plateau           le plateau             coups          ce que vous pouvez faire
      journal           ce qui s’est passé     journal tout   depuis le début
      sauver FICHIER    garder la partie ; grandopening play --load FICHIER la reprend
      aide              ces lignes             quitter        partir
terminal-left = À bientôt. La partie est enregistrée dans { $file }.
terminal-left-unsaved = À bientôt. La partie n’a pas été enregistrée.
terminal-times = { $sentence } (×{ $times })
terminal-no-number = Les coups vont de 1 à { $most }.
terminal-which = Lequel ?
terminal-is-legal = c’est possible.
terminal-no-such-move = Aucun coup ne s’appelle « { $typed } ». Tapez « aide » pour de l’aide.
terminal-why-what = Pourquoi quoi ? Par exemple : pourquoi développer chicago
terminal-why = { $move } : { $reason }
terminal-nothing-to-undo = Il n’y a rien à reprendre dans ce tour.
terminal-save-where = Sauver où ? Par exemple : sauver ma.game.json
terminal-saved = Partie enregistrée dans { $file }.
terminal-not-saved = Rien n’est enregistré : { $file } : { $reason }
terminal-alone =
    { $name ->
        [Vous] Quand il n’y a que vous devant l’écran, appuyez sur Entrée :{" "}
       *[other] { $name }, appuyez sur Entrée quand personne d’autre ne regarde :{" "}
    }
terminal-winners =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }

## Ordres

terminal-command-map = plateau
terminal-command-moves = coups
terminal-command-why = pourquoi
terminal-command-undo = annuler
terminal-command-log = journal
terminal-command-all = tout
terminal-command-save = sauver
terminal-command-help = aide
terminal-command-quit = quitter

## Titres et signes

terminal-cash = argent
terminal-income = revenu
terminal-influence = influence
terminal-if-over = si fin
terminal-supply = réserve
terminal-towns = villes
terminal-tiles = tuiles
terminal-total = total
terminal-purse =
    { $supply ->
        [one] Vous avez { $cash } $, { $supply } franchise en réserve, tuiles Bonus : { $tiles }.
       *[other] Vous avez { $cash } $, { $supply } franchises en réserve, tuiles Bonus : { $tiles }.
    }
terminal-track =
    { $tiles ->
        [one] Piste de région : { $tiles } tuile ; la partie s’arrête à { $red } (F7.1).
       *[other] Piste de région : { $tiles } tuiles ; la partie s’arrête à { $red } (F7.1).
    }
terminal-milestones = Étapes :{" "}
terminal-tiles-fresh = { $count } au prochain tour
terminal-tiles-reserve = { $count } en réserve
terminal-tile-road = Route
terminal-tile-development = Développement
terminal-boom-mark = {" "}Boom
terminal-region-out = hors jeu
terminal-region-scored = évaluée
terminal-tie-break-mark = égal. :{" "}
terminal-city-scored = {" "}éval.

## Pròxima Obertura

terminal-shops = magasins
terminal-pushes = poussées
terminal-hand = main
terminal-points = points
terminal-known = On sait que { $name } possède : { $cards }
terminal-window = Vitrine : { $cards }
terminal-deck = Pioche : { $cards } cartes · défausse : { $discards } · voleurs rencontrés : { $thieves }
terminal-type-appliances = élec
terminal-type-food = alim
terminal-type-home = mais
terminal-type-wear = mode
terminal-type-leisure = lois
