# Pròxima Obertura à la table du navigateur.

## Accueil

pitch-proxima-obertura = Une rue commerçante de Barcelone : collectionnez et échangez des produits, ouvrez des magasins côte à côte, donnez au meilleur une poussée.
game-proxima-obertura = Pròxima Obertura

## À la table

since-idle-proxima = { $name } n’a rien fait.
turn-asked-proxima-cut =
    { $many ->
        [one] Un voleur : réduisez votre main
       *[other] { $name } : un voleur, réduisez votre main
    }

## La rue

street = La rue
site = Espace { $space }
site-closed = fermé à trois joueurs.
site-free = libre.
site-shop = { $name }, { $type }, { $points } points avec { $push } ×{ $by }, { $cards } groupes sur 5.
site-forbidden =
    { $name ->
        [Vous] Vous avez déjà un magasin de ce type ({ $type }) sur l’espace { $space }, à côté ou en face : pas de second si près.
       *[other] { $name } a déjà un magasin de ce type ({ $type }) sur l’espace { $space }, à côté ou en face : pas de second si près.
    }
window = La vitrine
deck =
    { $cards ->
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
discards =
    { $cards ->
        [0] Défausse vide
        [one] Une carte défaussée : { $last }
       *[other] { $cards } cartes défaussées, la dernière : { $last }
    }
dice =
    Les dés : { $first ->
        [Vous] vous
       *[other] { $first }
    } et { $second ->
        [Vous] vous
       *[other] { $second }
    }.
dice-none = Personne n’a encore lancé les dés.
counters = Magasins ouverts par type
shops-open = Magasins : { $shops }. La partie finit avec la manche du magasin { $last }.
hand = Votre main
hand-known = Cartes connues des autres
hand-unknown =
    { $cards ->
        [one] { $cards } carte inconnue
       *[other] { $cards } cartes inconnues
    }
hand-ready = On peut ouvrir un magasin.
hand-short =
    { $short ->
        [one] Il manque un groupe
       *[other] Il manque { $short } groupes
    }
hand-missing = manque
hand-improves = Elle améliore un de vos magasins.
points-long = Points jusqu’ici, sans les cartes en main
cards = Cartes
cards-long = Cartes en main
pushes = Poussées
pushes-long = Poussées restantes : chaque magasin en prend une, qui multiplie ses points
pawn-left = { $push } ×{ $by }, disponible
pawn-used = { $push } ×{ $by }, utilisé
step-trade = Échanger
step-open = Ouvrir
step-improve = Améliorer
step-dice = Dés
step-draw = Piocher
discard-left =
    { $left ->
        [one] Encore une carte à défausser.
       *[other] Encore { $left } cartes à défausser.
    }
cut-left =
    { $left ->
        [one] Une carte de trop : gardez-en { $limit }.
       *[other] { $left } cartes de trop : gardez-en { $limit }.
    }
do-open = Ouvrir : { $type }
do-improve = Améliorer l’espace { $space }
building = Cartes du nouveau magasin
do-pass-trade = Ni échange ni vitrine
do-pass-take = Laisser la vitrine
do-pass-open = Ne rien ouvrir
do-pass-improve = Ne rien améliorer : lancer les dés
do-roll = Lancer les dés
do-ready = Prêt
do-ready-nothing = Ne rien montrer
do-propose = Faire cette offre
do-stop = Arrêter l’échange
do-accept = Accepter
do-refuse = Refuser
do-ask = Demander à tous
do-ask-two = Choisissez deux types
ask-for = Types à demander
trade = L’échange
trade-asks =
    { $name ->
        [Vous] Vous demandez : qui a
       *[other] { $name } demande : qui a
    }
trade-thinking = réfléchit…
trade-nothing = ne montre rien
trade-sealed = décidé ; caché jusqu’à ce que tous le soient
trade-refused = a refusé { $given } contre { $wanted }
trade-you-get = Vous recevez
trade-you-give = Vous donnez
trade-gives = { $name } donne
trade-gets = { $name } reçoit
trade-choose-first = touchez d’abord ce que vous voulez
trade-number = Offre { $offer } sur { $most }
trade-clear = Effacer
trade-choose = des cartes de la main
silent = Ne jamais rien montrer quand on demande. Personne n’en saura rien.

## Notes pour une première partie

guide-proxima-trade = Demandez à tous deux types que vous collectionnez, ou prenez une carte de la vitrine contre trois des vôtres. Vous pouvez aussi ne rien faire.
guide-proxima-trade-good = Voyez les rayons ci-dessous : demandez les types auxquels il ne manque qu’un groupe pour un magasin.
guide-proxima-show = Touchez les cartes que vous céderiez ; tous décident en même temps, et personne ne voit rien avant que tous soient prêts.
guide-proxima-show-good = Montrez ce dont vous n’avez pas besoin. Qui demande paie avec une carte à lui, peut-être celle qui vous manque.
guide-proxima-offer = Touchez la carte que vous voulez le plus. Vous pouvez aussi arrêter : la vitrine vous reste ouverte.
guide-proxima-give = Touchez ce que vous offrez en échange, une carte ou plus.
guide-proxima-give-good = Offrez une grande valeur d’un type que vous ne collectionnez pas.
guide-proxima-answer = Acceptez si les cartes reçues valent plus pour vous que celle que vous donnez.
guide-proxima-take = La vitrine est encore ouverte : une carte contre trois des vôtres.
guide-proxima-discard = Vous payez trois cartes pour celle que vous prenez.
guide-proxima-discard-good = Lâchez les petites valeurs, et les types dont quatre magasins sont ouverts.
guide-proxima-open = Quatre cartes d’un même type et de quatre groupes différents font un magasin. Ce qu’il vaudrait est écrit à côté.
guide-proxima-use = Touchez les cartes qui vont dans le magasin.
guide-proxima-use-good = De grandes valeurs : la poussée multiplie leur somme.
guide-proxima-site = Un espace libre brille si aucun magasin de ce type n’est à côté ou en face.
guide-proxima-site-good = Vos magasins côte à côte rapportent en plus : deux 10, trois 20, quatre 50.
guide-proxima-push = La poussée multiplie le magasin : gardez ×3 pour le plus riche.
guide-proxima-improve = Un magasin de quatre groupes reçoit le cinquième.
guide-proxima-add = Touchez la carte du groupe manquant.
guide-proxima-cut = Le voleur : choisissez les cartes à perdre.
guide-proxima-wait = Regardez ce que demandent les autres : cela trahit ce qu’ils collectionnent.

## La fin

figure-proxima-drawn = Cartes piochées
figure-proxima-taken = De la vitrine
figure-proxima-cut = Prises par le voleur
figure-proxima-shown = Cartes montrées
figure-proxima-offers = Offres faites
figure-proxima-trades = Échanges
figure-proxima-shops = Magasins ouverts
figure-proxima-improved = Magasins améliorés

## Ce qui suit d’un coup

follows-proxima-push = ×{ $by } : { $points } points
follows-proxima-row = dont { $points } pour des magasins côte à côte
follows-proxima-type = dont { $points } pour des magasins du même type
follows-proxima-space = Le mieux : l’espace { $space }
follows-proxima-improves = Améliore votre magasin de l’espace { $space }
follows-proxima-shop-ready = { $type } : on peut ouvrir un magasin
follows-proxima-shop-lost = { $type } : plus assez pour un magasin, { $groups } groupes sur { $needed }
follows-proxima-groups-more = { $type } : { $groups } groupes sur { $needed }
follows-proxima-groups-fewer = { $type } : plus que { $groups } groupes sur { $needed }

## Ce qui se dit une fois

closing-proxima = Dernière manche !
note-proxima-shop = Un magasin a ouvert. Il compte ses cartes fois sa poussée ; des magasins côte à côte ou du même type rapportent plus à la fin.
note-proxima-thief = Un voleur est sorti de la pioche. Chacun réduit sa main à une limite, et chaque voleur est plus dur que le précédent : n’amassez pas.
note-proxima-last = Assez de magasins sont ouverts : la partie finit avec cette manche. Ce qui reste en main compte pour moitié.
