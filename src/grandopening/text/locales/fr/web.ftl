# La table dans le navigateur. Ce que disent les jeux eux-mêmes se trouve dans leurs propres fichiers.

## La page

navigation = Pages
skip = Aller au contenu
home = Accueil
new-game = Nouvelle partie
rules = Règles
language = Langue
theme =
    { $theme ->
        [light] Couleurs : jour
        [dark] Couleurs : nuit
       *[auto] Couleurs : comme le système
    }
close = Fermer
copy = Copier
copied = Copié
loading = On déplie la carte…
lost = Il n’y a rien à cette adresse.
compiling = On rédige les livrets de règles
compiling-more = Les règles sont traduites pour cet ordinateur une fois après chaque mise à jour. Cela prend environ une minute ; ensuite, une partie démarre aussitôt.

## Accueil

pitch = Ouvrez des magasins. Ne laissez pas un coin à la concurrence.
pitch-more = Deux jeux de société économiques à une même table : entre amis, sur un écran, ou contre des bots.
pitch-franchise = L’Amérique des années soixante : développez-vous de ville en ville, prenez votre part de chaque marché, dominez la région avant les autres.
pitch-proxima-obertura = Une rue commerçante de Barcelone : collectionnez et échangez des produits, ouvrez des magasins côte à côte, donnez au meilleur une poussée.
players-from-to = { $from }–{ $to } joueurs
set-table = Places et options
play-now = Jouer maintenant
play-now-more = Un clic : vous contre deux bots, avec des notes qui expliquent chaque étape.
continue = Continuer
learn = Apprendre à jouer
learn-more = Les règles sur une page, avec recherche. À la table, chaque « non » renvoie à sa règle.
friends = Jouer entre amis
friends-more = Dressez une table, envoyez un lien à chacun. Pas de compte : un nom suffit, sur n’importe quel téléphone.
import = Ouvrir une partie sauvée
import-more = Une partie sauvée, en fichier .game.json ou en texte : à revoir, ou à continuer.
import-file = Depuis un fichier
import-paste = Ou collez-la ici
import-open = L’ouvrir
import-refused = Cette partie a été refusée : { $reason }
import-entry = entrée { $entry }. { $sentence }
import-unreadable = ce n’est pas du JSON.
game-lobby = En attente de joueurs
game-over = Terminée
game-turn-you = À vous
game-turn-others = Les autres jouent
game-franchise = Franchise
game-proxima-obertura = Pròxima Obertura

## Une nouvelle partie

which-game = Jeu
seats = Qui joue
seat-you = Vous
seat-bot = Bot
seat-friend = Sur invitation, par un lien
seat-friend-more = reçoit un lien pour venir
seat-screen = Personne à cet écran
seat-open = Place libre
seat-add = Ajouter une place
seat-remove = Retirer la place { $seat }
seat-kind = Qui prend la place { $seat }
seat-level = Niveau du bot à la place { $seat }
seat-name = Nom à la place { $seat }
seat-colour = Couleur de la place { $seat }
seat-to-bot = La donner à un bot
name = Nom
your-name = Votre nom
colour-any = Couleur au choix
colour-red = Ronds rouges
colour-blue = Carrés bleus
colour-yellow = Triangles jaunes
colour-green = Losanges verts
colour-violet = Étoiles violettes
level-random = Touriste : tout ce qui est permis
level-newcomer = Débutant : fait encore des erreurs
level-shopkeeper = Commerçant : solide
level-manager = Gérant : voit plus loin
order-drawn = Tirer au sort qui commence ; sinon, on joue dans l’ordre ci-dessus.
options = Comment jouer
option-start = Départ
option-start-standard = Choisir sa ville
option-start-standard-more = Du dernier joueur au premier, chacun choisit une ville libre pour commencer.
option-start-introductory = Villes distribuées
option-start-introductory-more = Chacun reçoit deux villes d’un tableau : le plus rapide pour une première partie.
option-layout = Tuiles Métropole et Région
option-layout-printed = Comme imprimées
option-layout-printed-more = Chaque tuile est là où le plateau la montre.
option-layout-draft = Placées par les joueurs
option-layout-draft-more = Pour experts : à tour de rôle, on place les tuiles Métropole, puis les tuiles Région, où l’on veut.
option-layout-random = Mélangées
option-layout-random-more = Les tuiles Métropole et Région sont tirées au sort : une nouvelle carte à chaque fois.
option-milestones = Étapes.
option-milestones-more = Personne ne commence avec des tuiles Bonus ; cinq ou six objectifs sur la table en rapportent.
option-boom = Boom.
option-boom-more = Une métropole en plein boom compte double dans les revenus ; on peut la changer à chaque tour.
option-region_tiles = Valeurs des régions
option-region_tiles-printed = Comme imprimées
option-region_tiles-printed-more = Dix régions, dix valeurs bien connues.
option-region_tiles-all = Tirées parmi les trente
option-region_tiles-all-more = Dix tuiles sur trente ; certaines rapportent des dollars, des tuiles Bonus, une tuile Route ou Développement.
option-region_tiles-new = Tirées parmi les vingt nouvelles
option-region_tiles-new-more = Rien que les nouvelles tuiles : des surprises en vue.
option-region_tiles-chosen = Choisies par les joueurs
option-region_tiles-chosen-more = À tour de rôle, on en choisit dix sur trente ; puis elles sont réparties entre les régions.
help = Aide en jouant.
help-more = Des conseils, et « et si… » depuis toute position. Sans elle, chacun se débrouille jusqu’à la fin.
clock-and-pace = Pendule et vitesse
clock = Pendule.
clock-more = Chacun a du temps à dépenser. À court de temps, on cède sa place à un bot ; la partie continue.
clock-bank = Minutes chacun
clock-increment = Secondes ajoutées par tour
pace = Vitesse des bots
pace-more =
    { $seconds ->
        [0] Ils jouent aussitôt.
       *[other] Ils attendent { $seconds } s entre deux actions, pour que l’on puisse suivre.
    }
own-board = Votre propre plateau
own-board-file = Fichier du plateau
own-board-more = En TOML, comme le fichier du plateau imprimé, ou en JSON. Il est vérifié avant la partie.
own-board-unreadable = Ce fichier est illisible : { $reason }
start = Commencer
start-invite = Dresser la table et créer les liens

## En attendant

lobby = La table est dressée
lobby-waiting = La partie commence d’elle-même quand chaque place est prise. Envoyez son lien à chacun.
lobby-ready = Tout le monde est là.
invite = Créer un lien pour cette place
invitation = Lien pour cette place
invitation-more = Valable pour une personne. Il ouvre la table sur tout appareil qui peut joindre cette adresse.
link-local = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres appareils, lancez Grand Opening avec « serve --lan ».
join = Rejoindre la table
join-more = Une place vous attend.
join-do = S’asseoir
gone = Cette table n’est pas ici
gone-deleted = Son hôte l’a débarrassée.
gone-not-at-table = Vous n’avez pas de place à cette table. Demandez un lien pour jouer ou pour regarder.
gone-no-such-game = Il n’y a pas de partie à cette adresse. Elle a peut-être été supprimée.

## À la table

table-title = Une partie de { $game }
board = Le plateau
side = À côté du plateau
tracks = Pistes
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Toute la carte
turn = Le tour
turn-yours =
    { $many ->
        [one] À vous
       *[other] { $name }, à vous
    }
turn-asked =
    { $many ->
        [one] On vous demande
       *[other] { $name }, on vous demande
    }
turn-others = { $name } joue…
turn-all = On attend que chacun décide…
turn-over = La partie est terminée
round = Manche { $round }
phases = Phases d’un tour
stop-income = Revenus
stop-expand = Développer
stop-share = Parts
stop-open = Ouvrir
stop-regions = Régions
phase-choose-tile = Choisissez une tuile Région qui jouera.
phase-place-city = Posez une tuile Métropole sur une métropole libre.
phase-place-region = Posez une tuile Région sur une région libre.
phase-start = Choisissez la ville où commence votre entreprise.
phase-boom-start = Choisissez la première métropole en plein boom.
phase-boom = Déplacez le marqueur Boom vers une métropole reliée, ou laissez-le.
phase-expand = Développez-vous par une route vers un nouveau lieu, ou passez à la suite.
phase-share = Payez 1 $ pour une franchise de plus dans une de vos métropoles, ou terminez le tour.
do-end-turn = Terminer le tour
do-go-on = Passer aux parts de marché
do-cash = Tuile Bonus : prendre
do-road = Tuile Route : prochaine route gratuite
do-stay = Laisser le Boom
undo-step = Annuler l’action
undo-turn = Annuler le tour
undo-last = Reprendre mon dernier tour
undo-asked = { $name } voudrait reprendre un tour.
undo-agree = D’accord
undo-refuse = Non
hint = Conseil
hint-says = Essayez : { $move }.
reconnecting = Connexion perdue. Nouvel essai…
moves-none = Rien à décider pour l’instant.
why-not = Ce qui n’est pas possible, et pourquoi
why-not-nothing = Vos tuiles s’utilisent comme indiqué ci-dessus.
why-not-places = Pointez un lieu, une route ou une région du plateau pour savoir pourquoi pas là.
choose = Lequel ?
gain = +{ $points }
purse = Votre argent
purse-steps = Dépensé ce tour-ci
purse-income = prochain revenu +{ $dollars } $
tab-moves = Coups
tab-log = Journal
tab-menu = Table
tab-chat = Discuter
log = Ce qui s’est passé
log-more = Plus tôt
since = Depuis votre dernier tour
since-idle = { $name } n’a ni effectué de développement ni acheté de part de marché.
since-idle-proxima = { $name } n’a ni fait d’échange ni ouvert de magasin.
rule-number = Règle { $rule }
players = Joueurs
bot = bot
away = absent
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
tile-development = Tuile Développement : se développer au loin, une fois
track = Piste de région
track-space =
    { $value ->
        [one] Case { $space } : { $value } point d’influence pour qui la remplit
       *[other] Case { $space } : { $value } points d’influence pour qui la remplit
    }
track-red = Case { $space }, rouge : une tuile ici met fin à la partie
influence-track = Influence
milestones = Étapes
moment-city =
    { $count ->
        [one] { $count } case sur { $size }
       *[other] { $count } cases sur { $size }
    }
moment-region =
    { $count ->
        [one] { $count } franchise sur { $all }
       *[other] { $count } franchises sur { $all }
    }

## Revoir

replay = Revoir
replay-title = Coup d’œil en arrière
replay-begin = La table telle qu’elle a été mise.
replay-at = { $number } sur { $all } · tour { $turn }
replay-slider = Position dans la partie
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-turn-back = Au tour d’avant
replay-turn-on = Au tour suivant
replay-play = Lecture
replay-pause = Pause
replay-link = Lien vers cette position
replay-close = Retour à la table
replay-from = Voir la table après l’entrée { $number }

## Et si

what-if = Et si…
what-if-more = Continuez d’ici à une table d’essai, rien qu’à vous. La vraie partie reste intacte.
what-if-anew = Continuez d’ici à une table d’essai, rien qu’à vous. Ce que vous ne voyez pas est redistribué.
what-if-bots = Contre des bots
what-if-screen = Toutes les places sur cet écran
practice = Table d’essai : et si ?
practice-origin = La partie d’origine
practice-short = essai

## Discussion

chat-nothing = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-left =
    { $left ->
        [one] Encore { $left } caractère
       *[other] Encore { $left } caractères
    }
chat-mute = Masquer ce que dit { $name }
somebody = Quelqu’un

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
shops-open = Magasins : { $shops }. La manche du numéro { $last } est la dernière.
hand = Votre main
hand-known = Ce que l’on sait des mains
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
hand-covered = Les mains sont cachées.
points = Points
points-long = Points jusqu’ici, sans les cartes en main
cards = Cartes
cards-long = Cartes en main
pushes = Poussées
pushes-long = Poussées restantes : chaque magasin en prend une, qui le multiplie
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
building = Cartes du nouveau magasin
do-pass-trade = Ni échange ni vitrine
do-pass-take = Laisser la vitrine
do-pass-open = Ne rien ouvrir
do-pass-improve = Ne rien améliorer : lancer les dés
do-ready = Prêt
do-propose = Faire cette offre
do-stop = Arrêter l’échange
do-accept = Accepter
do-refuse = Refuser
do-ask = Demander à tous
do-ask-two = Choisissez deux types à demander
ask-for = Types à demander
trade = L’échange
trade-asks =
    { $name ->
        [Vous] Vous demandez : qui a
       *[other] { $name } demande : qui a
    }
trade-thinking = cherche…
trade-nothing = ne montre rien
trade-sealed = décidé ; sous scellés jusqu’à ce que tous le soient
trade-offer =
    { $name ->
        [Vous] Vous offrez à { $owner } (offre { $offer } sur { $most }) :
       *[other] { $owner ->
            [Vous] { $name } vous offre (offre { $offer } sur { $most }) :
           *[other] { $name } offre à { $owner } (offre { $offer } sur { $most }) :
        }
    }
trade-choose = des cartes de la main
silent = Quand on me demande, ne rien montrer. Personne n’en saura rien.
curtain = { $name }, à vous
curtain-more = Les cartes sont cachées jusqu’à ce que vous soyez devant l’écran.
curtain-open = Je suis { $name } : montrer mes cartes
times = { $text } (×{ $times })

## Notes pour une première partie

guide = Notes
guide-long = Des notes qui expliquent chaque étape d’un tour
guide-off = Masquer les notes
guide-start = Choisissez une ville qui brille. Vous vous développerez par ses routes : voyez où elles mènent et ce qu’elles coûtent.
guide-start-good = Une bonne ville a des routes pas chères (0 $ et 1 $) vers des métropoles encore désertes.
guide-boom-start = La métropole en plein boom compte double dans les revenus de chacun.
guide-boom-start-good = Choisissez une grande métropole près de vous et loin des autres.
guide-boom = La métropole en plein boom compte double dans vos revenus, qui viennent juste après.
guide-boom-good = Déplacez-le vers une de vos métropoles qui a beaucoup de cases vides.
guide-expand = Une fois par tour, vous pouvez ouvrir dans un nouveau lieu voisin d’un des vôtres. Vous payez la route : le prix est à côté de chaque lieu qui brille.
guide-expand-good = Les métropoles aux nombreuses cases vides augmentent vos revenus. Les petites peuvent vite être à vous : plus de la moitié des cases, et l’évaluation a lieu aussitôt.
guide-expanded = Votre drapeau y est ; la franchise ouvre à la fin du tour. Vous pouvez encore annuler.
guide-expanded-good = Passez aux parts de marché : l’argent qui reste y travaille.
guide-share = Dans chaque métropole où vous avez déjà une franchise, vous pouvez en ajouter une pour 1 $.
guide-share-good = Visez plus de la moitié des cases : vous gagnez toute la valeur, les autres rien.
guide-wait = Regardez où vont les autres. Ce qu’ils ont fait depuis votre dernier tour s’affichera ici.
guide-choose-tile = À tour de rôle, chacun choisit une tuile Région qui jouera.
guide-place-city = À tour de rôle, chacun pose une tuile Métropole sur une métropole de sa classe.
guide-place-region = À tour de rôle, chacun pose une tuile Région sur une région.

guide-proxima-trade = Demandez à tous deux types que vous collectionnez, ou prenez une carte de la vitrine contre trois des vôtres. Vous pouvez aussi ne rien faire.
guide-proxima-trade-good = Voyez les rayons ci-dessous : demandez les types auxquels il ne manque qu’un groupe pour un magasin.
guide-proxima-show = Touchez les cartes que vous céderiez ; tous décident en même temps, et personne ne voit rien avant que tous soient prêts.
guide-proxima-show-good = Montrez ce dont vous n’avez pas besoin. Qui demande paie avec une carte à lui, peut-être celle qui vous manque.
guide-proxima-offer = Touchez la carte que vous voulez le plus. Vous pouvez aussi arrêter : la vitrine vous reste ouverte.
guide-proxima-give = Touchez ce que vous offrez en échange, une carte ou plus.
guide-proxima-give-good = Offrez une grande valeur d’un type que vous ne collectionnez pas.
guide-proxima-answer = Acceptez si les cartes reçues valent plus pour vous que celle que vous donnez.
guide-proxima-take = La vitrine est encore ouverte : une carte contre trois des vôtres.
guide-proxima-discard = Trois cartes partent pour celle que vous prenez.
guide-proxima-discard-good = Lâchez les petites valeurs, et les types dont quatre magasins sont ouverts.
guide-proxima-open = Quatre cartes d’un même type et de quatre groupes différents font un magasin. Ce qu’il vaudrait est écrit à côté.
guide-proxima-use = Touchez les cartes qui vont dans le magasin.
guide-proxima-use-good = De grandes valeurs : la poussée multiplie leur somme.
guide-proxima-site = Un espace libre brille si aucun magasin de ce type n’est à côté ou en face.
guide-proxima-site-good = À côté d’un magasin à vous, deux comptent 10 de plus, trois 20, quatre 50.
guide-proxima-push = La poussée multiplie le magasin : gardez ×3 pour le plus riche.
guide-proxima-improve = Un magasin de quatre groupes reçoit le cinquième.
guide-proxima-add = Touchez la carte du groupe manquant.
guide-proxima-cut = Le voleur : choisissez les cartes à perdre.
guide-proxima-wait = Regardez ce que demandent les autres : cela dit ce qu’ils collectionnent.

## La fin

end = Résultats
end-title = Clôture de caisse
end-winner =
    { $you ->
        [yes] { $count ->
            [one] Victoire !
           *[other] Victoire partagée : { $names }.
        }
       *[no] { $count ->
            [one] { $names } gagne.
           *[other] Victoire partagée : { $names }.
        }
    }
end-show = Voir les résultats
end-board = Regarder le plateau
total = Total
rematch = Revanche
rematch-join = À la revanche
record = Télécharger la partie
figures-table = Télécharger les chiffres (CSV)
figure-earned = Gagné ($)
figure-spent = Dépensé ($)
figure-opened = Franchises ouvertes
figure-cities-won = Métropoles gagnées
figure-cities-lost = Métropoles perdues
figure-drawn = Cartes piochées
figure-taken = De la vitrine
figure-cut = Prises par le voleur
figure-shown = Cartes montrées
figure-offers = Offres faites
figure-trades = Échanges
figure-shops = Magasins ouverts
figure-improved = Magasins améliorés
chart = Points de chaque joueur, tour par tour
chart-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

## Le menu de la table

spectator-link = Lien pour spectateurs
recovery-link = Passer à un autre appareil
resign =
    { $name ->
        [Vous] Laisser un bot jouer à ma place
       *[other] Laisser un bot jouer pour { $name }
    }
resign-sure = Céder cette place à un bot ? Vous pourrez la reprendre plus tard.
seat-take-back =
    { $many ->
        [one] Reprendre ma place
       *[other] Reprendre la place : { $name }
    }
bot-to-person = Jouer pour { $name } sur cet écran
bot-to-friend = Inviter quelqu’un à jouer pour { $name }
person-to-bot = { $name } n’est plus là : laisser jouer un bot
leave = Quitter la table
leave-sure = Partir ? Un bot jouera à votre place.
leave-lobby-sure = Partir ? Votre place redeviendra libre.
delete = Supprimer cette partie
delete-sure = Supprimer cette partie pour tout le monde ?

keys = Touches sur le plateau : les flèches vont de lieu en lieu, G va au prochain qui brille, Entrée le choisit, E continue ou termine le tour, U annule, H demande un conseil, + et − changent l’échelle.

keys-replay = Touches en revoyant une partie : gauche et droite vont pas à pas, Page haut et Page bas de tour en tour, Début et Fin aux deux bouts, la barre d’espace lance la lecture, Échap ramène à la table.

notices = Quand c’est à moi
notice-sound = Sonner la clochette du magasin
notice-browser = Que le navigateur m’avertisse quand cette page est hors de vue

## Les règles

rules-title = { $game } : les règles
rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne dit cela.
rules-failed = Impossible de charger les règles. Réessayez dans un instant.

## Problèmes

problem-offline = Le serveur ne répond pas. Tourne-t-il encore ?
problem-outdated = Cette page est plus ancienne que le serveur : rechargez-la.
problem-compiling = Les livrets de règles se préparent encore. Un instant.
problem-stale = Quelqu’un a été plus rapide, ou un autre onglet : voici la table telle qu’elle est.
problem-not-running = Cette partie n’est pas en cours.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-at-table = Vous n’avez pas de place à cette table.
problem-not-host = Seul l’hôte peut faire cela.
problem-no-such-game = Il n’y a pas de partie à cette adresse.
problem-seat-taken = Cette place est déjà prise.
problem-seats-open = Des places sont encore libres.
problem-link-used = Ce lien a déjà servi. Demandez-en un autre.
problem-nothing-to-undo = Il n’y a rien à reprendre.
problem-no-request = Plus personne ne le demande.
problem-too-many-requests = C’était un peu rapide. Attendez quelques secondes.
problem-too-large = Ce fichier est trop gros.
problem-bad-record = Cette partie ne peut pas être jouée.
problem-wrong-host = Le serveur ne répond pas à ce nom.
problem-cross-site = Cette requête vient d’un autre site : rechargez la page.
problem-not-your-turn = C’est à quelqu’un d’autre de jouer.
problem-not-in-lobby = La partie a commencé.
problem-already-seated = Vous êtes déjà à cette table : envoyez le lien à quelqu’un d’autre.
problem-no-such-seat = Cette place n’existe pas.
problem-not-found = Il n’y a rien ici.
problem-other-rules = Cette partie a été commencée avec d’autres règles et ne peut pas continuer ici.
problem-broken = Une panne est survenue dans le serveur. Réessayez.
problem-no-help = À cette table, personne n’est aidé pendant la partie.
problem-hidden-hand = Les cartes de cette place sont cachées : pendant la partie, seule la personne qui l’occupait peut la reprendre.
problem-not-over = C’est pour quand la partie sera terminée.
problem-no-fork = Cette position ne peut pas être redistribuée : choisissez-en une autre.

## Raisons d’un conseil

reason-proxima-open = Ce magasin vaut tout de suite { plain-points }.
reason-proxima-site = Ici, il vaut { plain-points }.
reason-proxima-push = Cela fait { plain-points }.
reason-proxima-improve = Le cinquième groupe ajoute sa valeur, multipliée par la poussée.
reason-proxima-ask = Ce sont les types les plus proches d’un magasin dans votre main.
reason-proxima-take = Elle comble un manque dans votre main.
reason-proxima-want = C’est la carte qui vous rapproche le plus d’un magasin.
reason-proxima-give = Vous pouvez vous en passer, et l’autre en a peut-être besoin.
reason-proxima-propose = Davantage, ce serait trop pour cette carte.
reason-proxima-stop = Aucune de ces cartes n’en vaut une des vôtres.
reason-proxima-show = Montrer n’oblige pas à donner, et peut amener une offre.
reason-proxima-ready = Il n’y a rien de plus à montrer.
reason-proxima-accept = Ce que vous recevez vaut plus pour vous que ce que vous donnez.
reason-proxima-refuse = Ce que vous donneriez vaut plus pour vous, ou une meilleure offre peut venir.
reason-proxima-discard = De vos cartes, c’est la moins utile.
reason-proxima-cut = De vos cartes, c’est la moins utile.
reason-proxima-use = La carte la plus chère de son groupe : la poussée la multiplie.
reason-proxima-pass-take = Aucune carte de la vitrine n’en vaut trois des vôtres.
reason-proxima-pass-improve = Il n’y a rien à améliorer.
reason-proxima-pass-open = Aucun magasin ne vaut d’être ouvert maintenant : de meilleures cartes peuvent venir.
reason-proxima-pass-trade = Rien à portée ne vaut son prix.

reason-end-turn = Rien de mieux à acheter maintenant : gardez l’argent pour le prochain tour.
reason-save = Rien à portée ne vaut son prix : gardez l’argent.
reason-region = La région { $region } est presque complète, et chaque franchise y compte lors de l’évaluation.
reason-town = Une ville est à vous pour de bon : un point d’influence à la fin, et une base pour la prochaine route.
reason-majority = Cela fait plus de la moitié des cases à { $place } : évaluation immédiate, { $size } points d’influence pour vous.
reason-share = Vous voilà à { $own } sur { $size } à { $place }, plus près de la majorité.
reason-income =
    { $empty ->
        [one] { $place } a une case vide : un moyen peu coûteux d’y être quand elle se remplit.
       *[other] { $place } a { $empty } cases vides, et chacune augmente vos revenus.
    }
