# El que diuen els dos jocs. «Tu» és el valor del missatge «you»: les frases hi concorden.

you = Tu
you-alone = Tu
refusal = { $rule }: { $sentence }
money = { $dollars } $
priced = { $move } ({ $dollars } $)

## Trossos de frases

seat-has =
    { $seat ->
        [Tu] Has
       *[other] { $seat } ha
    }
plain-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
