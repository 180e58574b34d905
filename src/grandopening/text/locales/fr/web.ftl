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
loading = Chargement…
lost = Il n’y a rien à cette adresse.
compiling = Bientôt plus rapide
compiling-more = Après chaque mise à jour, les règles sont traduites une fois pour cet ordinateur. D’ici là, les bots réfléchissent un peu plus longtemps, et le gérant comme le champion jouent comme le commerçant.

## Accueil

pitch = Ouvrez des magasins. Ne laissez pas un coin à la concurrence.
pitch-more = Des jeux de société économiques à une même table : entre amis, sur un écran, ou contre des bots.
players-from-to = { $from }–{ $to } joueurs
set-table = Places et options
play-now = Jouer maintenant
play-now-more = Un clic : vous contre deux bots, avec des notes qui expliquent chaque étape.
continue = Continuer
more-games = Afficher plus de parties
learn = Apprendre à jouer
learn-more = Le jeu en une page, avec des images. À la table, chaque « non » mène à sa règle.
friends = Jouer entre amis
friends-more = Ouvrez une table, envoyez un lien à chacun. Pas de compte : un nom suffit, sur n’importe quel téléphone.
import = Ouvrir une partie enregistrée
import-more = Une partie enregistrée, en fichier .game.json ou en texte : à revoir, ou à continuer.
import-file = Depuis un fichier
import-paste = Ou collez-la ici
import-open = L’ouvrir
import-refused = Cette partie a été refusée : { $reason }
import-entry = entrée { $entry }. { $sentence }
import-unreadable = ce n’est pas du JSON.
game-lobby = En attente de joueurs
game-over = Terminée
game-turn-you = À vous
game-turn-others = Au tour des autres

## A lesson

lesson = Leçon
how-title = Comment jouer à { $game }
how-print = Imprimer
how-rules = Toutes les règles, numérotées
how-turn = Votre tour
how-end = La fin
lesson-begin = Apprendre en jouant
lesson-step = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-play = Jouer la suite contre les bots
lesson-leave = Quitter, et reprendre plus tard
lesson-other = C’est possible aussi, mais cette étape parle d’autre chose : voyez ce qui brille.
lesson-wrong = Pas tout à fait. { $reason } Voyez ce qui brille.
lesson-later = Pas maintenant : voyez ce qui brille.

## Une nouvelle partie

which-game = Jeu
presets = Parties toutes prêtes
preset-first = Première partie
preset-classic = Le classique
preset-everything = Tout
seats = Qui joue
seat-you = Vous
seat-bot = Bot
seat-friend = Sur invitation, par un lien
seat-friend-more = reçoit un lien pour venir
seat-screen = Joueur sur cet écran
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
level-champion = Champion : a appris seul, et voit plus loin
order-drawn = Tirer au sort qui commence ; sinon, on joue dans l’ordre ci-dessus.
options = Comment jouer
help = Aide en jouant.
help-more = Des conseils, et « et si… » depuis toute position. Sans elle, chacun se débrouille jusqu’à la fin.
clock-and-pace = Pendule et vitesse
clock = Pendule.
clock-more = Chacun a une réserve de temps. Qui n’en a plus est remplacé par un bot ; la partie continue.
clock-bank = Minutes par joueur
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
start-invite = Ouvrir la table et créer les liens

## En attendant

lobby = La table est prête
lobby-waiting = Envoyez à chaque ami le lien de sa place. La partie commence d’elle-même quand toutes les places sont prises.
lobby-waiting-guest = Votre place est prise. La partie commence d’elle-même quand toutes les places sont prises.
lobby-ready = Tout le monde est là.
invite = Créer un lien pour cette place
invitation = Lien pour cette place
invitation-more = Pour une personne, une seule fois.
link-local = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres appareils, lancez Grand Opening avec « serve --lan ».
link-code = Un code pour l’appareil photo d’un téléphone
join = Rejoindre la table
join-more = Une place vous attend.
join-host = Une partie à la table de { $name }
join-here = Votre place
join-do = S’asseoir
watch = Regarder la partie
watch-more = Vous verrez tout ce que tout le monde peut voir, sans prendre place.
watch-do = Regarder
gone = Cette table n’est pas ici
gone-deleted = Son hôte l’a supprimée.
gone-not-at-table = Vous n’avez pas de place à cette table. Demandez un lien pour jouer ou pour regarder.
gone-no-such-game = Il n’y a pas de partie à cette adresse. Elle a peut-être été supprimée.

## À la table

table-title = Une partie de { $game }
board = Le plateau
side = À côté du plateau
tracks = Pistes
turn = Le tour
turn-yours =
    { $many ->
        [one] À vous
       *[other] { $name }, à vous
    }
turn-asked =
    { $many ->
        [one] À vous de répondre
       *[other] { $name }, à vous de répondre
    }
turn-others = { $name } joue…
turn-all = On attend tout le monde…
turn-over = La partie est terminée
watching = Vous regardez cette partie.
round = Manche { $round }
phases = Phases d’un tour
undo-step = Annuler l’action
undo-turn = Annuler le tour
undo-last = Reprendre mon dernier tour
undo-decision = Reprendre ma dernière décision
undo-asked =
    { $name ->
        [Vous] Vous avez demandé à reprendre votre coup. On attend l’accord des autres.
       *[other] { $name } voudrait reprendre son coup.
    }
undo-agree = D’accord
undo-refuse = Non
undo-refused =
    { $name ->
        [Vous] Vous avez refusé : le coup reste joué.
       *[other] { $name } a refusé : le coup reste joué.
    }
hint = Conseil
hint-says = Essayez : { $move }.
hint-play = Jouer ce coup
use-it = L’utiliser
keep-it = La garder
follows = Conséquences
reconnecting = Connexion perdue. Nouvel essai…
table-closed = La personne qui gère ce serveur a fermé cette table. On peut la regarder, rien de plus.
restart-announced = Le serveur redémarre dans { $minutes } min environ. La partie reprendra toute seule.
moves-none = Rien à décider pour l’instant.
gain = +{ $points }
tab-moves = Coups
tab-log = Journal
tab-menu = Table
tab-chat = Chat
log = Ce qui s’est passé
log-more = Plus tôt
since = Depuis votre dernier tour
since-more = et { $more } de plus dans le journal
rule-number = Règle { $rule }
players = Joueurs
bot = bot
away = absent
out-of-time = temps écoulé
your-time-is-up = Votre temps est écoulé : un bot joue à votre place.
hand-covered = Les mains sont cachées.
points = Points
curtain = { $name }, à vous
curtain-more = Les cartes sont cachées jusqu’à ce que vous soyez devant l’écran.
curtain-open = Je suis { $name } : montrer mes cartes
times = { $text } (×{ $times })

## Revoir

replay = Revoir
replay-title = Retour en arrière
replay-begin = La table au départ.
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

review = Analyse
review-busy = L’analyse de la partie est en cours…
review-more = Ce qu’un tour a coûté se mesure à ce que son joueur pouvait savoir. C’est une estimation des bots.
review-slider = Parcourir la partie
review-chances = Chances de gagner
review-open = Toutes les mains visibles
review-turn = Tour { $turn } : −{ $points } points de pourcentage
review-played = Joué :
review-better = Mieux :
review-try = Essayer d’ici
review-turning = Tournant
review-agree =
    Analyser la partie pendant que nous jouons. { $missing ->
        [0] Tout le monde est d’accord.
        [one] Il manque encore un accord.
        [many] Il manque encore { $missing } accords.
       *[other] Il manque encore { $missing } accords.
    }
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
chat-mute = Masquer { $name }
somebody = Quelqu’un

## Notes pour une première partie

guide = Notes
guide-long = Des notes qui expliquent chaque étape d’un tour
guide-off = Masquer les notes

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
chart = Points de chaque joueur, tour par tour
chart-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

## Le menu de la table

spectator-link = Lien pour spectateurs
recovery-link =
    { $name ->
        [Vous] Passer à un autre appareil
       *[other] { $name } : passer à un autre appareil
    }
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

keys = Touches : les flèches parcourent le plateau, G va au prochain lieu qui brille, Entrée le choisit, E continue ou termine le tour, U annule, H demande un conseil, S passe ce qui est montré, + et − changent l’échelle.

keys-replay = Touches en revoyant une partie : gauche et droite vont pas à pas, Page haut et Page bas de tour en tour, Début et Fin aux deux bouts, la barre d’espace lance la lecture, Échap ramène à la table.

notices = Quand c’est à moi
notice-sound = Des sons, et la clochette du magasin
notice-browser = Que le navigateur m’avertisse quand cette page est hors de vue

## Les règles

rules-title = { $game } : les règles
rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne dit cela.
rules-failed = Impossible de charger les règles. Réessayez dans un instant.

## Problèmes

problem-offline = Le serveur ne répond pas. Tourne-t-il encore ?
problem-outdated = Cette page est plus ancienne que le serveur : rechargez-la.
problem-closing = Le serveur va redémarrer. Réessayez dans un instant.
problem-closed = La personne qui gère ce serveur a fermé la table.
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
problem-not-in-lesson = C’est permis, mais cette étape parle d’autre chose : voyez ce qui brille.
problem-step-not-done = Il reste d’abord quelque chose à faire dans cette étape.
problem-no-lesson = Il n’y a pas de leçon à cette table.
problem-no-request = Plus personne ne le demande.
problem-came-to-light = Quelque chose a été révélé depuis : impossible de reprendre ce coup.
problem-not-away-yet = Départ tout récent : attendez { $seconds } s avant de faire jouer un bot.
problem-out-of-time = Le temps de cette place est épuisé : son bot continue.
problem-crowded = Tant de personnes regardent cette table que personne d’autre ne peut s’y joindre.
problem-too-many-requests = C’était un peu rapide. Attendez quelques secondes.
problem-many-bots = Des bots jouent déjà à beaucoup de vos tables. Attendez que des parties se terminent, ou réessayez dans une heure.
problem-no-reviews = Ce serveur ne peut pas analyser de parties.
problem-busy = Les bots ont beaucoup à réfléchir. Réessayez dans un instant.
problem-storage = Le serveur ne peut pas enregistrer les parties pour le moment. Réessayez dans un instant.
problem-damaged = Cette partie ne peut plus être lue. On peut seulement la supprimer.
problem-too-large = Ce fichier est trop gros.
problem-bad-record = Cette partie ne peut pas être jouée.
problem-bad-option = Impossible de préparer cette partie ainsi : { $reason }
problem-malformed-entry = Le serveur n’a pas compris ce coup ({ $reason }). Rechargez la page.
problem-wrong-host = Le serveur ne répond pas à ce nom.
problem-cross-site = Cette requête vient d’un autre site : rechargez la page.
problem-not-your-turn = C’est à quelqu’un d’autre de jouer.
problem-not-in-lobby = La partie a commencé.
problem-already-seated = Vous êtes déjà à cette table : envoyez le lien à quelqu’un d’autre.
problem-no-such-seat = Cette place n’existe pas.
problem-not-found = Il n’y a rien ici.
problem-other-rules = Cette partie a été jouée avec la version { $theirs } des règles, et ce programme joue avec la version { $ours } : seul le programme avec lequel elle a été jouée peut l’ouvrir.
problem-broken = Le serveur a rencontré un problème. Réessayez.
problem-no-help = À cette table, il n’y a pas d’aide pendant la partie.
problem-not-agreed = Pour une analyse pendant la partie, tous les joueurs de la table doivent être d’accord.
problem-hidden-hand = Les cartes de cette place sont cachées : pendant la partie, seule la personne qui l’occupait peut la reprendre.
problem-not-over = Il faut attendre la fin de la partie.
problem-no-fork = Cette position ne peut pas être redistribuée : choisissez-en une autre.
