# Franchise à la table du navigateur.

## Accueil

pitch-franchise = L’Amérique des années soixante : développez-vous de ville en ville, prenez votre part de chaque marché, dominez la région avant les autres.
game-franchise = Franchise
preset-franchise-first = Les villes sont distribuées : le plus rapide pour commencer.
preset-franchise-classic = Comme dans la règle.
preset-franchise-everything = Étapes, Boom et tuiles Région de toutes sortes.

## Une nouvelle partie

option-franchise-start = Départ
option-franchise-start-standard = Choisir sa ville
option-franchise-start-standard-more = Du dernier joueur au premier, chacun choisit une ville libre pour commencer.
option-franchise-start-introductory = Villes distribuées
option-franchise-start-introductory-more = Chacun reçoit deux villes d’un tableau : le plus rapide pour une première partie.
option-franchise-layout = Tuiles Métropole et Région
option-franchise-layout-printed = Comme sur le plateau
option-franchise-layout-printed-more = Chaque tuile est là où le plateau la montre.
option-franchise-layout-draft = Placées par les joueurs
option-franchise-layout-draft-more = Pour experts : à tour de rôle, on place les tuiles Métropole, puis les tuiles Région, où l’on veut.
option-franchise-layout-random = Mélangées
option-franchise-layout-random-more = Les tuiles Métropole et Région sont tirées au sort : une nouvelle carte à chaque fois.
option-franchise-milestones = Étapes.
option-franchise-milestones-more = Personne ne commence avec des tuiles Bonus ; cinq ou six objectifs sur la table en rapportent.
option-franchise-boom = Boom.
option-franchise-boom-more = Une métropole en plein boom compte double dans les revenus ; on peut la changer à chaque tour.
option-franchise-region_tiles = Valeurs des régions
option-franchise-region_tiles-printed = Comme sur le plateau
option-franchise-region_tiles-printed-more = Dix régions, dix valeurs bien connues.
option-franchise-region_tiles-all = Tirées parmi les trente
option-franchise-region_tiles-all-more = Dix tuiles sur trente ; certaines rapportent des dollars, des tuiles Bonus, une tuile Route ou Développement.
option-franchise-region_tiles-new = Tirées parmi les vingt nouvelles
option-franchise-region_tiles-new-more = Rien que les nouvelles tuiles : des surprises en vue.
option-franchise-region_tiles-chosen = Choisies par les joueurs
option-franchise-region_tiles-chosen-more = À tour de rôle, on en choisit dix sur trente ; puis elles sont réparties entre les régions.

## À la table

zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Toute la carte
stop-income = Revenus
stop-expand = Développer
stop-share = Parts
stop-open = Ouvrir
stop-regions = Régions
phase-choose-tile = Choisissez une tuile Région pour la partie.
phase-place-city = Posez une tuile Métropole sur une métropole libre.
phase-place-region = Posez une tuile Région sur une région libre.
phase-start = Choisissez la ville où commence votre entreprise.
phase-boom-start = Choisissez la première métropole en plein boom.
phase-boom = Déplacez le marqueur Boom vers une métropole reliée, ou laissez-le.
phase-expand = Développez-vous par une route vers un nouveau lieu, ou passez à la suite.
phase-expand-again = Développez-vous encore une fois avec une tuile Bonus ★, ou continuez.
phase-expand-cash = Aucune route n’est abordable : échangez une tuile Bonus ★ contre de l’argent, ou continuez.
phase-share = Payez 1 $ pour une franchise de plus dans une de vos métropoles, ou terminez le tour.
phase-share-none = Il n’y a rien à acheter : terminez le tour.
do-end-turn = Terminer le tour
do-go-on = Passer aux parts de marché
do-skip-expand = Ne pas se développer
do-skip-share = Terminer le tour sans acheter
do-cash = Échanger une tuile Bonus
    .short = Tuile Bonus
do-road = Tuile Route : prochaine route gratuite
    .short = Tuile Route
do-stay = Laisser le Boom
    .short = Laisser le Boom
why-not = Ce qui n’est pas possible, et pourquoi
why-not-nothing = Vos tuiles s’utilisent comme indiqué ci-dessus.
why-not-places = Pointez un lieu, une route ou une région du plateau pour savoir pourquoi pas là.
choose = Lequel ?
purse = Votre argent
purse-steps = Dépensé ce tour-ci
purse-income = prochain revenu +{ $dollars } $
purse-supply =
    { $count ->
        [one] { $count } franchise en réserve
       *[other] { $count } franchises en réserve
    }
since-idle-franchise = { $name } n’a rien fait.
influence = Infl.
influence-long = Influence : qui en a le plus gagne
cash = Argent
cash-long = Dollars en main
income = Revenu
income-long = Prochain revenu, en l’état
supply = Rés.
supply-long = Franchises restant en réserve
bonus = Bonus
bonus-long = Tuiles Bonus : une par tour, pas au premier ; chacune non utilisée vaut 4 à la fin
bonus-count =
    { $count ->
        [one] { $count } tuile Bonus
       *[other] { $count } tuiles Bonus
    }{ $fresh ->
        [0] {""}
       *[other] , { $fresh } de plus dès le prochain tour
    }
tile-road = Tuile Route : une route gratuite
tile-development = Tuile Développement : se développer au loin, une fois, par la chaîne de routes la moins chère
track = Piste de région
track-space =
    { $value ->
        [one] Case { $space } : { $value } point d’influence pour qui la remplit
       *[other] Case { $space } : { $value } points d’influence pour qui la remplit
    }
track-red = Case { $space }, rouge : une tuile ici met fin à la partie
influence-track = Influence
milestones = Étapes
milestone-upright = { $name } : une sur deux
moment-city =
    { $count ->
        [one] { $count } case sur { $size }
       *[other] { $count } cases sur { $size }
    }
moment-full = { moment-city }, { $size } ÷ 2
moment-region =
    { $count ->
        [one] { $count } franchise sur { $all }
       *[other] { $count } franchises sur { $all }
    }
moment-region-tied =
    { $name ->
        [Vous] { moment-region }, à égalité : dans le sens horaire depuis votre marqueur d’égalité
       *[other] { moment-region }, à égalité : dans le sens horaire depuis le marqueur d’égalité ({ $name })
    }
moment-region-tied-order = { moment-region }, à égalité : dans le sens horaire depuis le marqueur d’égalité

## Sur le plateau

place-town = Ville.
place-city = Métropole de valeur { $size }, { $empty ->
        [0] aucune case vide
        [one] une case vide
       *[other] { $empty } cases vides
    }.
place-scored = Métropole évaluée.
place-out = Hors jeu avec si peu de joueurs.
place-standing = { $name } { $count }
place-region = Région : { $region }
boom-here = Le boom est ici : ses cases vides comptent double.
boom-parked = Le boom est ici et ne compte pour personne : la métropole est évaluée.
link-price =
    { $price ->
        [0] Une route gratuite.
       *[other] Une route à { $price } $.
    }
region-out = Hors jeu à deux ou trois joueurs.
region-scored = Évaluée.
region-left =
    { $left ->
        [0] Tout est pris : elle est évaluée à la fin de ce tour.
        [one] Encore un lieu à prendre avant son évaluation.
       *[other] Encore { $left } lieux à prendre avant son évaluation.
    }
region-tie-break =
    { $name ->
        [Vous] Vous gagnez les égalités ici.
       *[other] { $name } gagne les égalités ici.
    }
tile-says-plain = Premier, deuxième, autres : { $tile }.
tile-says-dollars = Payée en dollars : { $tile }.
tile-says-bonus = { $tile } : le premier récupère aussi une tuile Bonus utilisée.
tile-says-count = { $tile } : à ajouter au nombre de tuiles sur la piste de région.
tile-says-development = { $tile } : le premier reçoit aussi la tuile Développement.
tile-says-road = { $tile } : le premier reçoit aussi la tuile Route.

## Notes pour une première partie

guide-franchise-start = Choisissez une ville qui brille. Vous vous développerez par ses routes : voyez où elles mènent et ce qu’elles coûtent.
guide-franchise-start-good = Une bonne ville a des routes pas chères (0 $ et 1 $) vers des métropoles encore désertes.
guide-franchise-boom-start = La métropole en plein boom compte double dans les revenus de chacun.
guide-franchise-boom-start-good = Choisissez une grande métropole près de vous et loin des autres.
guide-franchise-boom = La métropole en plein boom compte double dans vos revenus, qui viennent juste après.
guide-franchise-boom-good = Déplacez le marqueur vers une de vos métropoles qui a beaucoup de cases vides, ou privez-en les autres : à une métropole évaluée, il ne compte pour personne.
guide-franchise-expand = Une fois par tour, vous pouvez ouvrir dans un nouveau lieu voisin d’un des vôtres. Vous payez la route : le prix est à côté de chaque lieu qui brille.
guide-franchise-expand-good = Les métropoles aux nombreuses cases vides augmentent vos revenus. Les petites peuvent vite être à vous : plus de la moitié des cases, et l’évaluation a lieu aussitôt.
guide-franchise-expanded = Votre drapeau y est ; la franchise ouvre à la fin du tour. Vous pouvez encore annuler.
guide-franchise-expanded-good = Passez aux parts de marché : l’argent qui reste y travaille.
guide-franchise-share = Dans chaque métropole où vous avez déjà une franchise, vous pouvez en ajouter une pour 1 $.
guide-franchise-share-good = Visez plus de la moitié des cases d’une métropole : vous gagnez toute sa valeur, les autres rien.
guide-franchise-wait = Regardez où vont les autres. Ce qu’ils ont fait depuis votre dernier tour s’affichera ici.
guide-franchise-choose-tile = À tour de rôle, chacun choisit une tuile Région pour la partie.
guide-franchise-place-city = À tour de rôle, chacun pose une tuile Métropole sur une métropole de sa classe.
guide-franchise-place-region = À tour de rôle, chacun pose une tuile Région sur une région.

## La fin

figure-franchise-earned = Gagné ($)
figure-franchise-spent = Dépensé ($)
figure-franchise-opened = Franchises ouvertes
figure-franchise-cities-won = Métropoles gagnées
figure-franchise-cities-lost = Métropoles perdues

## Ce qui suit d’un coup

follows-franchise-income-now = Revenu : { $dollars } $
follows-franchise-cash = Il reste { $dollars } $
follows-franchise-income =
    { $more ->
        [0] Prochain revenu { $dollars } $, comme avant
       *[other] Prochain revenu { $dollars } $ ({ $change })
    }
follows-franchise-town =
    { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
follows-franchise-city-majority =
    { $more ->
        [one] { $count } cases sur { $size } ; une de plus rapporte { $points } points
       *[other] { $count } cases sur { $size } ; { $more } de plus rapportent { $points } points
    }
follows-franchise-city-full =
    { $empty ->
        [one] { $count } cases sur { $size } ; encore une et c’est plein : { $points } points au premier
       *[other] { $count } cases sur { $size } ; encore { $empty } et c’est plein : { $points } points au premier
    }
follows-franchise-city-scores = { $place } rapporte : { $name } +{ $points }
follows-franchise-region-rank =
    { $rank ->
        [1] { $region } : en tête avec { $count }
        [2] { $region } : deuxième avec { $count }
       *[other] { $region } : derrière d’autres avec { $count }
    }{ $left ->
        [0] {""}
        [one] , un lieu encore libre
       *[other] , { $left } lieux encore libres
    }
follows-franchise-region-scores = { $region } rapporte : { $name } +{ $points }
follows-franchise-region-pays = { $region } rapporte : { $name } +{ $dollars } $
follows-franchise-track = Piste de région : +{ $points }
follows-franchise-milestone = Étape : { $milestone }
follows-franchise-ends = La partie se termine
uses-franchise-bonus = Utilise une tuile Bonus, qui vaut { $points } points à la fin

## Ce qui se dit une fois

moment-full-tied = égalité : la première case décide
closing-franchise = La prochaine région qui marque termine la partie !
note-franchise-city = Une métropole a marqué. Elle prend pour de bon la couleur de son vainqueur ; pointez-la pour voir pourquoi.
note-franchise-region = La première région a marqué : les trois nombres de sa tuile sont allés aux joueurs qui y ont le plus de franchises. La tuile est maintenant sur la piste de région.
note-franchise-star = Une étoile ★ est une tuile bonus. Elle permet de s’étendre encore, de mettre deux franchises dans une métropole ou de prendre de l’argent ; gardée, elle compte à la fin.
note-franchise-last = La prochaine tuile de région se posera sur une case rouge de la piste de région. Après ce tour la partie est finie : villes, argent et étoiles gardées comptent encore.
