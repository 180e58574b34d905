# Lo que dicen los dos juegos. «Yo» es el valor del mensaje «you»: las frases concuerdan con él (las claves de Fluent no
# admiten acentos).

you = Yo
you-alone = Tú
refusal = { $rule }: { $sentence }
money = { $dollars } $
priced = { $move } ({ $dollars } $)

## Trozos de frases

seat-has =
    { $seat ->
        [Yo] Has
       *[other] { $seat } ha
    }
plain-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
