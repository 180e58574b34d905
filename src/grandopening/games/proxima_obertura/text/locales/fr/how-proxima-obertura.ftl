# Pròxima Obertura en une page.
how-proxima-goal = On ouvre des magasins dans une rue de Barcelone. Un magasin vaut la valeur de ses cartes fois sa poussée. Qui a le plus de points gagne.
how-proxima-cards = Cinq types de magasins, chacun avec ces groupes de produits ; chaque groupe a des cartes de valeur 1 à 5.
how-proxima-trade = Échanger : demandez deux types à tous. Ils montrent en même temps ce qu’ils céderaient. Vous faites jusqu’à { $offers } offres pour les cartes montrées.
how-proxima-window = Ou prendre une carte de la vitrine, contre { $cards } des vôtres.
how-proxima-open = Ouvrir un magasin : { $cards } cartes d’un même type et de groupes différents, sur un espace libre. Il y a { $most } magasins d’un type au plus, jamais côte à côte ni face à face.
how-proxima-improve = Améliorer un magasin d’un tour précédent avec la carte du groupe qui lui manque.
how-proxima-dice = Lancer les dés : si votre couleur sort, vous piochez une carte, et une de plus par magasin ouvert.
how-proxima-draw = Piocher { $cards } cartes.
how-proxima-pushes = Les poussées
how-proxima-push = Chaque magasin en reçoit une, et chacune sert une fois :
how-proxima-street = La rue
how-proxima-places = Vos magasins côte à côte dans une rangée rapportent plus, tout comme vos magasins d’un même type :
how-proxima-shops = Magasins
how-proxima-points = Points
how-proxima-thieves = Les voleurs
how-proxima-thief = Quand un voleur est pioché, toutes les mains sont réduites : à { $limits } cartes, du premier voleur au dernier.
how-proxima-end = La partie finit avec la manche où le dernier magasin a été ouvert ; leur nombre dépend des joueurs. Les cartes en main rapportent alors la moitié de leur valeur, arrondie à l’inférieur.
