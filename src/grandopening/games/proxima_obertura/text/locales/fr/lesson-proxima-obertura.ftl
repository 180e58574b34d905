# La leçon de Pròxima Obertura : une idée par étape. `.done` se dit quand l’étape est jouée, `.other` quand on essaie autre chose que les règles permettent.
lesson-proxima-obertura-goal = Réunissez des produits, ouvrez des magasins dans la rue et gagnez le plus de points. Un magasin demande quatre cartes d’un même type et de quatre groupes différents. Voyez vos rayons : un type a déjà trois groupes, il en manque un.
    .title = Le but
lesson-proxima-obertura-ask = À chaque tour, vous pouvez demander deux types à tous. Choisissez les deux qui brillent : ce sont ceux que vous avez le plus.
    .title = Demander
    .done = Tous les autres décident en même temps, et en secret, de ce qu’ils montrent.
    .other = Vous pouvez demander ceux-là aussi. Mais des deux qui brillent, vous avez déjà cinq cartes : un magasin est proche.
lesson-proxima-obertura-offer = Voilà une carte d’un groupe qui vous manque, et de la plus grande valeur. Touchez-la, puis la carte que vous donnez en échange, et envoyez l’offre.
    .title = Offrir
    .done = Acceptée ! Votre petite carte était juste ce qu’il fallait. Un échange peut profiter aux deux.
    .other = { $do ->
        [want] Vous pouvez vouloir celle-là aussi. Mais seule la carte qui brille réunit quatre groupes d’un même type.
       *[other] Vous pouvez donner celle-là aussi. Mais la carte qui brille a peu de valeur, et vous ne collectionnez pas son type.
    }
lesson-proxima-obertura-open = Quatre groupes d’un même type : ouvrez le magasin. Choisissez son type, puis les cartes qui le composent.
    .title = Ouvrir un magasin
    .done = Quatre cartes, quatre groupes, un type. Plus leurs valeurs sont grandes, plus le magasin vaut.
    .other = Cette carte en fera partie aussi, comme les trois autres. Commencez par celle qui brille.
lesson-proxima-obertura-site = Choisissez sa place dans la rue : l’espace { $space } brille. Deux magasins d’un même type ne sont jamais côte à côte ni face à face. Vos magasins côte à côte rapportent plus à la fin.
    .title = Une place dans la rue
    .done = L’espace { $space } est à vous.
    .other = Pour un premier magasin, tout espace libre convient. Dans cette leçon, c’est l’espace { $space }, qui brille.
lesson-proxima-obertura-push = Chaque magasin reçoit une poussée, qui multiplie ses cartes. Vous en avez cinq, chacune sert une fois. Donnez à celui-ci la plus forte.
    .title = La poussée
    .done = La valeur de ses cartes fois la poussée : +{ $gained } points.
lesson-proxima-obertura-dice = À la fin du tour, on lance les dés. Votre couleur est sortie : une carte pour vous, et une de plus par magasin ouvert, { $cards } en tout. Puis le joueur du tour en pioche trois.
    .title = Les dés
lesson-proxima-obertura-thief = Un voleur était dans la pioche ! Toutes les mains sont réduites à { $limit } cartes. Les voleurs suivants en laissent moins : n’amassez pas.
    .title = Le voleur
lesson-proxima-obertura-asked = Cette fois, c’est à vous qu’on demande. Touchez les cartes que vous céderiez, puis montrez-les. Ce que vous montrez reste connu de tous.
    .title = À vous de répondre
    .done = C’est montré. Qui demande doit payer avec ses cartes.
    .other = Vous pouvez montrer celle-là aussi. Mais rien n’oblige à tout montrer : montrez les cartes qui brillent, l’une après l’autre.
lesson-proxima-obertura-refuse = Hank offre une carte contre l’une des vôtres. Il y tient : elle vaut peut-être davantage. Refusez.
    .title = Une offre pour vous
    .done = Refusé. Il peut essayer encore, trois fois par tour au plus.
lesson-proxima-obertura-accept = Il offre maintenant deux cartes, dont une d’un type que vous collectionnez. Acceptez.
    .title = Une meilleure offre
    .done = Marché conclu : une carte contre deux. Cela valait la peine d’attendre.
lesson-proxima-obertura-end = La partie finit avec la manche où assez de magasins sont ouverts. Les magasins côte à côte et ceux d’un même type rapportent alors plus, et les cartes en main la moitié de leur valeur. La suite est à vous : jouez-la contre les bots !
    .title = La fin
