# Ce que disent les deux jeux. « Vous » est la valeur du message « you » : les phrases s’accordent avec elle.

you = Vous
you-alone = Vous
refusal = { $rule } : { $sentence }
money = { $dollars } $
priced = { $move } ({ $dollars } $)

## Morceaux de phrases

seat-has =
    { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    }
plain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
