# Franchise.

## Ce qui s’est passé

franchise-event-turn =
    { $seat ->
        [Vous] Tour { $turn } : à vous
       *[other] Tour { $turn } : { $seat }
    }
franchise-event-start = { seat-has } commencé à { $place }.
franchise-event-boom = { seat-has } placé le marqueur Boom à { $place }.
franchise-event-income =
    { $spaces ->
        [0] { $seat ->
            [Vous] Revenu minimum : { $dollars } $.
           *[other] { $seat } : revenu minimum, { $dollars } $.
        }
        [one] { seat-has } touché { $dollars } $ pour { $spaces } case vide.
       *[other] { seat-has } touché { $dollars } $ pour { $spaces } cases vides.
    }
franchise-event-expand =
    { $dollars ->
        [0] { seat-has } pris la route { $from } → { $to }, gratuite.
       *[other] { seat-has } pris la route { $from } → { $to } pour { $dollars } $.
    }
franchise-event-expand-again =
    { $dollars ->
        [0] { seat-has } utilisé une tuile Bonus pour un second développement, gratuit, depuis { $from } vers { $to }.
       *[other] { seat-has } utilisé une tuile Bonus pour un second développement, depuis { $from } vers { $to } pour { $dollars } $.
    }
franchise-event-expand-far = { seat-has } utilisé la tuile Développement et atteint { $place } pour { $dollars } $.
franchise-event-road = { seat-has } posé la tuile Route : la prochaine route est gratuite.
franchise-event-cash = { seat-has } échangé une tuile Bonus contre { $dollars } $.
franchise-event-share = { seat-has } acheté une part de marché à { $place } pour { $dollars } $.
franchise-event-double = { seat-has } utilisé une tuile Bonus pour une double part de marché à { $place }.
franchise-event-open = { seat-has } ouvert une franchise à { $place }.
franchise-event-majority = { seat-has } remporté { $place } avec plus de la moitié des cases : +{ $points }.
franchise-event-full = { seat-has } remporté { $place }, complète : +{ $points }.
franchise-event-tie-break = { seat-has } déclenché la première évaluation d’une métropole dans la région { $region } et posé le marqueur d’égalité.
franchise-event-upright = { seat-has } mis une franchise debout près d’une étape ({ $milestone }) : une sur deux.
franchise-event-milestone = { seat-has } franchi une étape ({ $milestone }) et pris une tuile Bonus.
franchise-event-region =
    { $seat ->
        [Vous] { $region } rapporte : +{ $points }.
       *[other] { $region } rapporte : +{ $points } pour { $seat }.
    }
franchise-event-region-dollars =
    { $seat ->
        [Vous] { $region } rapporte : +{ $dollars } $.
       *[other] { $region } rapporte : +{ $dollars } $ pour { $seat }.
    }
franchise-event-bonus-back = { seat-has } récupéré une tuile Bonus déjà utilisée grâce à la région { $region }.
franchise-event-development-tile = { seat-has } reçu la tuile Développement pour la région { $region }.
franchise-event-road-tile = { seat-has } reçu la tuile Route pour la région { $region }.
franchise-event-track =
    { $seat ->
        [Vous] Vous avez bouclé { $region } : +{ $points }.
       *[other] { $seat } a bouclé { $region } : +{ $points }.
    }
franchise-event-final = { seat-has } marqué { plain-points } pour : { $source }.
franchise-event-end = La partie est terminée : { $end }.

## Pourquoi pas

franchise-refusal-game-over = La partie est terminée.
franchise-refusal-not-now = Cela se fait à une autre phase du jeu.
franchise-refusal-no-such-place = Ce lieu n’existe pas sur ce plateau.
franchise-refusal-no-such-link = Aucune route ne relie ces lieux.
franchise-refusal-region-is-out = Cette région n’est pas en jeu avec si peu de joueurs.
franchise-refusal-start-in-a-town = On commence dans une ville, et { $place } est une métropole.
franchise-refusal-start-town-taken = Quelqu’un a déjà commencé à { $place }.
franchise-refusal-already-expanded = Vous avez déjà effectué un développement ce tour-ci.
franchise-refusal-not-from-there = Vous n’avez pas encore de franchise à { $from }.
franchise-refusal-town-taken = La ville { $to } a déjà sa franchise.
franchise-refusal-city-scored = { $to } est évaluée : plus personne ne peut y entrer.
franchise-refusal-already-in-city = Vous avez déjà une franchise à { $to }.
franchise-refusal-link-too-dear = La route vers { $to } coûte { $price } $, et vous avez { $cash } $.
franchise-refusal-not-a-city = { $place } est une ville, pas une métropole.
franchise-refusal-share-city-scored = { $place } est évaluée : il n’y a plus de marché à partager.
franchise-refusal-share-not-in-city = Vous n’avez pas encore de franchise à { $place } ; un marqueur ne compte pas.
franchise-refusal-share-once = Vous avez déjà ajouté une franchise à { $place } ce tour-ci.
franchise-refusal-share-too-dear = Une part de marché coûte 1 $, et vous n’avez plus rien.
franchise-refusal-supply-empty = Votre réserve de franchises est vide.
franchise-refusal-bonus-first-turn = Pas de tuile Bonus au premier tour.
franchise-refusal-bonus-one-per-turn = Vous avez déjà utilisé une tuile Bonus ce tour-ci.
franchise-refusal-bonus-none = Vous n’avez plus de tuile Bonus.
franchise-refusal-bonus-next-turn = Une tuile Bonus que l’on vient de gagner sert à partir du tour suivant.
franchise-refusal-again-after-first = Le second développement vient après le premier du tour.
franchise-refusal-again-another-place = Votre marqueur est déjà à { $to } : le second développement va ailleurs.
franchise-refusal-double-needs-share = Placez d’abord une franchise à { $place }, pour 1 $.
franchise-refusal-double-two-spaces = Une paire demande deux cases vides, et { $place } n’en a qu’une.
franchise-refusal-boom-not-a-city = Le marqueur Boom se place à une métropole, et { $place } est une ville.
franchise-refusal-boom-already-there = Le marqueur Boom est déjà à { $place }.
franchise-refusal-boom-not-linked = Ni une route ni une chaîne de villes et de métropoles évaluées ne mène le marqueur Boom à { $place }.
franchise-refusal-tile-not-there = Cette tuile Région n’est pas de celles que l’on peut prendre.
franchise-refusal-road-not-held = Vous n’avez pas la tuile Route.
franchise-refusal-road-next-turn = La tuile Route sert à partir de votre prochain tour.
franchise-refusal-road-waits = La tuile Route attend déjà votre prochaine route.
franchise-refusal-far-not-held = Vous n’avez pas la tuile Développement.
franchise-refusal-far-next-turn = La tuile Développement sert à partir de votre prochain tour.
franchise-refusal-far-not-with-road = Pas tant que la tuile Route attend une route.
franchise-refusal-far-is-linked = Une route relie { $to } à l’une de vos franchises : allez-y de la manière ordinaire.
franchise-refusal-far-too-dear = Toute chaîne de routes vers { $to } coûte plus que vos { $cash } $.
franchise-refusal-tile-wrong-class = Une tuile Métropole ne va que sur une métropole de sa classe : 2–3, 4–6 ou 7–8.
franchise-refusal-tile-lies-there = Il y a déjà une tuile ici.
franchise-refusal-size-used-up = Il ne reste plus de tuile Métropole de cette taille.
franchise-refusal-milestone-lies = Cette étape est déjà sur la table.

## Ce que l’on peut faire

franchise-move-choose-tile = choisir { $tile }
    .short = { $tile }
    .heading = Choisir une tuile Région
franchise-move-place-city = poser taille { $size } sur { $place }
    .short = { $place } { $size }
    .heading = Poser une tuile Métropole
franchise-move-place-region = poser { $tile } sur { $region }
    .short = { $region } : { $tile }
    .heading = Poser une tuile Région
franchise-move-start = commencer à { $place }
    .short = { $place }
    .heading = Commencer dans une ville
franchise-boom-city =
    { $worth ->
        [none] { $place } (ne compte pour personne)
       *[double] { $place }
    }
franchise-move-boom = mettre le Boom à { franchise-boom-city }
    .short = { franchise-boom-city }
    .heading = Placer le marqueur Boom à une métropole
franchise-move-stay = laisser le Boom
    .short = le laisser où il est
    .heading = Marqueur Boom
franchise-move-expand = développer depuis { $from } vers { $to }
    .short = { $from } → { $to }
    .heading = Se développer par une route
franchise-move-expand-again = développer encore depuis { $from } vers { $to }
    .short = { $from } → { $to }
    .heading = Se développer encore, avec une tuile Bonus
franchise-move-expand-far = développer au loin vers { $to }
    .short = → { $to }
    .heading = Se développer au loin par la chaîne la moins chère, avec la tuile Développement
franchise-move-road = tuile Route
    .short = la prochaine route est gratuite
    .heading = Tuile Route
franchise-move-cash = argent
    .short = l’échanger contre 10 $
    .heading = Tuile Bonus
franchise-move-share = part de marché à { $place }
    .short = { $place }
    .heading = Parts de marché
franchise-move-double = double part de marché à { $place }
    .short = { $place }
    .heading = Doubler la part, avec une tuile Bonus
franchise-move-done = fini
    .short =
        { $phase ->
            [expand] passer aux parts de marché
           *[share] finir le tour
        }
    .heading = Continuer

## Ce qu’il faut décider

franchise-phase-choose-tile = À tour de rôle, on choisit les tuiles Région de la partie.
franchise-phase-place-city = Posez une tuile Métropole sur une métropole de sa classe.
franchise-phase-place-region = Posez une tuile Région sur une région.
franchise-phase-start = Placez votre première franchise dans une ville libre.
franchise-phase-boom-start = Placez le marqueur Boom à une métropole : ses cases vides compteront double.
franchise-phase-boom = Déplacez le marqueur Boom vers une métropole reliée, ou laissez-le.
franchise-phase-expand = Développez-vous par une route, ou pas du tout ; puis « fini ».
franchise-phase-share = Achetez des parts de marché, une fois dans chaque métropole où vous êtes ; puis « fini ».

## Options

franchise-option-players = { $value } joueurs
franchise-option-start =
    { $value ->
        [introductory] départ d’initiation
       *[standard] départ normal
    }
franchise-option-layout =
    { $value ->
        [draft] tuiles Métropole et Région placées par les joueurs
        [random] tuiles Métropole et Région au hasard
       *[printed] tuiles comme sur le plateau
    }
franchise-option-milestones = Étapes
franchise-option-boom = Boom
franchise-option-region-tiles =
    { $value ->
        [all] tuiles Région tirées parmi toutes
        [new] nouvelles tuiles Région
        [chosen] tuiles Région au choix
       *[printed] tuiles Région imprimées
    }

## Noms des choses

franchise-tile-plain = { $most }·{ $second }·{ $others }
franchise-tile-dollars = { $most }·{ $second }·{ $others } $
franchise-tile-bonus = { $most }·{ $second }·{ $others } bonus
franchise-tile-count = { NUMBER($most) }·{ NUMBER($second) }·{ NUMBER($others) } nombre
franchise-tile-development = { $most }·{ $second }·{ $others } Développement
franchise-tile-road = { $most }·{ $second }·{ $others } Route
franchise-milestone-towns = franchises dans 4 villes
franchise-milestone-regions = franchises dans 4 régions
franchise-milestone-scored = 5 franchises dans des métropoles évaluées
franchise-milestone-sizes = métropoles non évaluées de valeur 2, 3 et 4
franchise-milestone-big-city = évaluation d’une métropole de valeur 6, 7 ou 8
franchise-milestone-region = évaluation d’une région
franchise-milestone-links = deux routes à 8 $ utilisées
franchise-source-cities = métropoles
franchise-source-regions = régions
franchise-source-track = piste de région
franchise-source-towns = villes
franchise-source-cash = argent
franchise-source-tiles = tuiles Bonus restantes
franchise-end-red = une tuile Région est sur une case rouge
franchise-end-stalled = chacun a passé un tour sans se développer

## Why a hint is good

franchise-reason-influence = Cela rapporte { plain-points } dès ce tour.
franchise-reason-milestone = Une étape est atteinte : { $milestone }.
franchise-reason-income = Votre prochain revenu augmente de { $dollars } $.
franchise-reason-region =
    { $count ->
        [one] Vous passez en tête dans la région { $region }, avec une franchise.
       *[other] Vous passez en tête dans la région { $region }, avec { $count } franchises.
    }
franchise-reason-denies = { $name } ne peut plus obtenir la majorité à { $place }.
franchise-reason-unseats = { $name } n’est plus en tête dans la région { $region }.
franchise-reason-saves-bonus = Vous gardez une tuile Bonus, qui vaut { $points } points à la fin.
franchise-reason-town = { $place } est une ville : un point à la fin.
franchise-reason-more =
    { $count ->
        [one] Encore une franchise et vous remportez { $place } : { plain-points }.
       *[other] Encore { $count } franchises et vous remportez { $place } : { plain-points }.
    }
franchise-reason-lead = Vous êtes en tête à { $place }, avec { $count } cases sur { $size }.
franchise-reason-reach =
    { $count ->
        [one] Un lieu de plus est à portée.
       *[other] { $count } lieux de plus sont à portée.
    }
franchise-reason-cash = Cela rapporte tout de suite { $dollars } $.
franchise-reason-keep = Vous gardez vos { $dollars } $.
franchise-reason-end = Cela termine la partie, et vous gagnez avec { plain-points }.
