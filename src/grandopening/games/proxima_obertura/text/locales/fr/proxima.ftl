# Pròxima Obertura.

## Ce qui s’est passé

proxima-event-turn =
    { $seat ->
        [Vous] Manche { $round } : à vous
       *[other] Manche { $round } : { $seat }
    }
proxima-event-deal = { seat-has } commencé avec { $card }.
proxima-event-deal-hidden = { seat-has } commencé avec une carte.
proxima-event-draw = { seat-has } pioché { $card }.
proxima-event-draw-hidden = { seat-has } pioché une carte.
proxima-event-missed =
    { $cards ->
        [one] { seat-has } pioché une carte de moins : pioche et défausse sont vides.
       *[other] { seat-has } pioché { $cards } cartes de moins : pioche et défausse sont vides.
    }
proxima-event-window = Nouveau dans la vitrine : { $card }.
proxima-event-window-cleared = Fin de la manche : les { $cards } cartes de la vitrine sont défaussées.
proxima-event-reshuffle = La pioche était vide : { $cards } cartes défaussées et { $thieves } voleurs en forment une nouvelle.
proxima-event-thief = Voleur numéro { $met } ! Personne ne garde plus de { $limit } cartes.
proxima-event-cut =
    { $seat ->
        [Vous] Le voleur vous a pris { $card }.
       *[other] Le voleur a pris { $card } à { $seat }.
    }
proxima-event-dice =
    Les dés : { $first ->
        [Vous] vous
       *[other] { $first }
    } et { $second ->
        [Vous] vous
       *[other] { $second }
    }.
proxima-event-luck =
    { $cards ->
        [one] { seat-has } eu de la chance : une carte.
       *[other] { seat-has } eu de la chance : { $cards } cartes.
    }
proxima-event-pass =
    { $step ->
        [1] { $seat ->
            [Vous] Vous n’avez ni échangé ni pris de carte.
           *[other] { $seat } n’a ni échangé ni pris de carte.
        }
        [2] { $seat ->
            [Vous] Vous n’avez rien ouvert.
           *[other] { $seat } n’a rien ouvert.
        }
       *[3] { $seat ->
            [Vous] Vous n’avez rien amélioré.
           *[other] { $seat } n’a rien amélioré.
        }
    }
proxima-event-ask = { seat-has } demandé : { $type } / { $other }.
proxima-event-show = { seat-has } montré { $card }.
proxima-event-ready = { seat-has } fini de montrer.
proxima-event-want =
    { $owner ->
        [Vous] { $seat } vous a demandé { $card }.
       *[other] { seat-has } demandé { $card } à { $owner }.
    }
proxima-event-give = { seat-has } proposé { $card }.
proxima-event-propose =
    { $owner ->
        [Vous] { $seat } vous a fait l’offre numéro { $offer }.
       *[other] { seat-has } fait l’offre numéro { $offer } à { $owner }.
    }
proxima-event-accept =
    { $buyer ->
        [Vous] { $seat } a accepté : { $card } est à vous.
       *[other] { seat-has } accepté : { $card } va à { $buyer }.
    }
proxima-event-refuse =
    { $buyer ->
        [Vous] { $seat } a gardé { $card } et refusé votre offre.
       *[other] { seat-has } gardé { $card } et dit non à { $buyer }.
    }
proxima-event-stop = { seat-has } arrêté l’échange.
proxima-event-take = { seat-has } choisi { $card } dans la vitrine.
proxima-event-discard = { seat-has } défaussé { $card }.
proxima-event-open = { seat-has } commencé à ouvrir un magasin : { $type }.
proxima-event-use = { seat-has } mis { $card } dans le nouveau magasin.
proxima-event-site = { seat-has } choisi l’espace { $space }.
proxima-event-shop = { seat-has } ouvert un magasin sur l’espace { $space }, poussée : { $push } (×{ $by }).
proxima-event-improve = { seat-has } commencé à améliorer le magasin de l’espace { $space }.
proxima-event-improved = { seat-has } amélioré le magasin de l’espace { $space } avec { $card }.
proxima-event-final = { seat-has } marqué { plain-points } pour : { $source }.
proxima-event-end = La partie est terminée : { $end }.

## Pourquoi pas

proxima-refusal-game-over = La partie est terminée.
proxima-refusal-not-now = Cela se fait à une autre étape du tour.
proxima-refusal-card-not-in-deck = Cette carte n’est pas dans la pioche.
proxima-refusal-no-thief-in-deck = Il n’y a pas de voleur dans la pioche.
proxima-refusal-deck-empty = La pioche est vide : la défausse en forme d’abord une nouvelle.
proxima-refusal-deck-not-empty = La défausse reste en place tant que la pioche n’est pas vide.
proxima-refusal-one-trade = Un échange par tour : il reste la vitrine.
proxima-refusal-take-not-in-window = Cette carte n’est pas dans la vitrine.
proxima-refusal-take-needs-cards = Une carte de la vitrine coûte trois cartes, et vous en avez moins.
proxima-refusal-discard-not-in-hand = Défaussez des cartes que vous aviez déjà en main.
proxima-refusal-ask-two-types = Demandez deux types différents.
proxima-refusal-show-not-in-hand = Vous ne pouvez montrer que des cartes de votre main.
proxima-refusal-show-not-asked = Personne n’a demandé ce type.
proxima-refusal-show-already = Vous avez déjà montré cette carte.
proxima-refusal-want-not-shown = Personne n’a montré cette carte.
proxima-refusal-want-needs-cards = Vous n’avez pas de carte à proposer en échange.
proxima-refusal-want-binds = Vous avez dit quelle carte vous voulez : proposez maintenant quelque chose.
proxima-refusal-give-not-in-hand = Vous ne pouvez proposer que des cartes de votre main.
proxima-refusal-give-already = Cette carte fait déjà partie de l’offre.
proxima-refusal-give-at-least-one = Proposez au moins une carte.
proxima-refusal-offers-used-up = Vous avez fait toutes les offres permises en un tour.
proxima-refusal-open-no-pawn = Il ne vous reste plus de poussée pour un autre magasin.
proxima-refusal-open-type-full = La rue n’admet plus de magasin de ce type.
proxima-refusal-open-needs-groups = Il vous faut des cartes de quatre groupes différents de ce type.
proxima-refusal-open-no-space = Chaque espace libre a un magasin de ce type à côté ou en face.
proxima-refusal-open-must-finish = Vous avez commencé à ouvrir un magasin : terminez.
proxima-refusal-use-not-in-hand = Cette carte n’est pas dans votre main.
proxima-refusal-use-other-type = Cette carte est d’un autre type que le magasin.
proxima-refusal-use-same-group = Le magasin a déjà une carte de ce groupe.
proxima-refusal-site-closed = Cet espace est fermé à trois joueurs.
proxima-refusal-site-taken = Il y a déjà un magasin sur cet espace.
proxima-refusal-site-neighbour-same-type = Un magasin du même type se trouve à côté de cet espace ou en face.
proxima-refusal-push-no-such = Cette poussée n’existe pas.
proxima-refusal-push-used = Vous avez déjà utilisé cette poussée.
proxima-refusal-improve-not-yours = Vous n’avez pas de magasin sur cet espace.
proxima-refusal-improve-just-opened = Vous venez d’ouvrir ce magasin : il s’améliore à partir de votre prochain tour.
proxima-refusal-improve-once = Ce magasin a ses cinq groupes : il n’y a rien à ajouter.
proxima-refusal-improve-needs-card = Vous n’avez pas de carte du groupe qui manque à ce magasin.
proxima-refusal-improve-must-finish = Vous avez commencé à améliorer un magasin : ajoutez une carte.
proxima-refusal-add-not-in-hand = Cette carte n’est pas dans votre main.
proxima-refusal-add-missing-group = Ce n’est pas le groupe qui manque au magasin.
proxima-refusal-cut-first = Un voleur est passé : réduisez d’abord votre main.
proxima-refusal-cut-not-in-hand = Cette carte n’est pas dans votre main.

## Ce que l’on peut faire

proxima-move-pass = passer
    .short = sauter cette étape
    .heading = Continuer
proxima-move-ask = demander { $type } + { $other }
    .short = { $type } + { $other }
    .heading = Échange : demander deux types
proxima-move-show = montrer { $card }
    .short = { $card }
    .heading = Montrer une carte
proxima-move-ready = prêt
    .short = ne plus rien montrer
    .heading = Fini de montrer
proxima-move-want = vouloir { $card }
    .short = { $card }
    .heading = Vouloir une carte montrée
proxima-move-stop = arrêter
    .short = ne pas faire d’offre
    .heading = Arrêter l’échange
proxima-move-give = donner { $card }
    .short = { $card }
    .heading = Proposer une de vos cartes
proxima-move-propose = proposer
    .short = faire cette offre
    .heading = Offre
proxima-move-accept = accepter
    .short = accepter l’offre
    .heading = Répondre à l’offre
proxima-move-refuse = refuser
    .short = refuser l’offre
    .heading = Répondre à l’offre
proxima-move-take = prendre { $card }
    .short = { $card }
    .heading = Prendre dans la vitrine, contre trois cartes
proxima-move-discard = défausser { $card }
    .short = { $card }
    .heading = Défausser
proxima-move-open = ouvrir un magasin : { $type }
    .short = { $type }
    .heading = Ouvrir un magasin
proxima-move-use = mettre { $card }
    .short = { $card }
    .heading = Mettre une carte dans le magasin
proxima-move-site = espace { $space }
    .short = espace { $space }
    .heading = Choisir un espace de la rue
proxima-move-push = poussée { $value }
    .short = ×{ $value }
    .heading = Donner une poussée commerciale
proxima-move-improve = améliorer le magasin de l’espace { $space }
    .short = espace { $space }
    .heading = Améliorer un magasin
proxima-move-cut = écarter { $card }
    .short = { $card }
    .heading = Réduire sa main

## Ce qu’il faut décider

proxima-phase-trade = Demandez un échange, prenez une carte de la vitrine, ou passez.
proxima-phase-show = Montrez des cartes des types demandés, ou aucune ; puis « prêt ».
proxima-phase-offer = Dites quelle carte montrée vous voulez, ou arrêtez.
proxima-phase-give = Proposez des cartes, puis faites l’offre.
proxima-phase-answer = Acceptez ou refusez l’offre.
proxima-phase-take = L’échange n’a rien donné : prenez une carte de la vitrine, ou passez.
proxima-phase-discard = Défaussez trois cartes pour celle que vous prenez.
proxima-phase-open = Ouvrez un magasin, ou passez.
proxima-phase-use = Choisissez quatre cartes de groupes différents pour le magasin.
proxima-phase-site = Choisissez son espace.
proxima-phase-push = Choisissez sa poussée commerciale.
proxima-phase-improve = Améliorez un magasin d’un tour précédent, ou passez.
proxima-phase-add = Choisissez la carte du groupe manquant.
proxima-phase-cut = Un voleur : réduisez votre main à la limite.

## Avant la partie

proxima-option-players = { $value } joueurs

## Noms des choses

proxima-card = { $group } { $value }
proxima-thief = le voleur
proxima-face-blank = une face vide
proxima-type-appliances = électroménager et informatique
proxima-type-food = alimentation
proxima-type-home = tout pour la maison
proxima-type-wear = équipement personnel
proxima-type-leisure = loisirs
proxima-group-appliances-1 = gros électroménager
proxima-group-appliances-2 = petit électroménager
proxima-group-appliances-3 = ordinateurs
proxima-group-appliances-4 = téléphones
proxima-group-appliances-5 = image et son
proxima-group-food-1 = pain et pâtisserie
proxima-group-food-2 = fruits et légumes
proxima-group-food-3 = viande et poisson
proxima-group-food-4 = fromages et laitages
proxima-group-food-5 = vins et boissons
proxima-group-home-1 = meubles
proxima-group-home-2 = luminaires
proxima-group-home-3 = linge de maison
proxima-group-home-4 = vaisselle
proxima-group-home-5 = outils et peinture
proxima-group-wear-1 = vêtements
proxima-group-wear-2 = chaussures
proxima-group-wear-3 = montres et bijoux
proxima-group-wear-4 = parfums et cosmétiques
proxima-group-wear-5 = sacs et accessoires
proxima-group-leisure-1 = livres
proxima-group-leisure-2 = musique
proxima-group-leisure-3 = jeux et jouets
proxima-group-leisure-4 = sport
proxima-group-leisure-5 = voyages
proxima-push-service = service à domicile
proxima-push-stock = stock
proxima-push-decoration = décoration
proxima-push-technology = nouvelles technologies
proxima-push-staff = personnel
proxima-source-shops = magasins
proxima-source-row = magasins côte à côte
proxima-source-type = magasins du même type
proxima-source-hand = cartes en main
proxima-end-shops = le dernier magasin de la rue est ouvert
proxima-end-stalled = manche après manche, personne n’a ouvert de magasin

## Why a hint is good

proxima-reason-short =
    { $count ->
        [one] Il manque un groupe pour un magasin : { $type }.
       *[other] Il manque { $count } groupes pour un magasin : { $type }.
    }
proxima-reason-completes = Avec elle, vous avez { $count } groupes : { $type }.
proxima-reason-fills = Vous n’avez encore rien de ce groupe : { $group }.
proxima-reason-fits = C’est le groupe qui manque à votre magasin, espace { $space }.
proxima-reason-shop = Le magasin peut rapporter tout de suite { plain-points }.
proxima-reason-type = Ce serait votre magasin numéro { $count } de ce type, ce qui donne un bonus : { $type }.
proxima-reason-highest = C’est votre carte la plus haute de ce groupe : { $group }.
proxima-reason-row = { $count } de vos magasins se toucheraient.
proxima-reason-blocks = Cela occupe un espace à côté d’un magasin adverse : { $name }.
proxima-reason-gain = Cela rapporte { plain-points }.
proxima-reason-several = Vous recevez { $count } cartes pour une.
proxima-reason-spare = Vous avez { $count } cartes de ce groupe : { $group }.
proxima-reason-closed = On ne peut plus ouvrir de magasin de ce type : { $type }.
proxima-reason-low = Sa valeur est { $value } : aucune de vos cartes n’a moins.
proxima-reason-only = C’est votre seule carte de ce groupe : { $group }.
proxima-reason-nothing-lacking = Aucune des cartes montrées ne vous rapproche d’un magasin.
proxima-reason-no-open = Vous ne pouvez pas ouvrir de magasin maintenant.
proxima-reason-no-improve = Il n’y a rien à améliorer.
proxima-reason-no-show = Vous n’avez plus rien à montrer.
proxima-reason-show = Montrer n’oblige pas à donner.
