# Was beide Spiele sagen. „Du“ ist der Wert der Nachricht „you“: Die Sätze richten sich danach.

you = Du
you-alone = Du
refusal = { $rule }: { $sentence }
money = { $dollars } $
priced = { $move } ({ $dollars } $)

## Satzteile

seat-has =
    { $seat ->
        [Du] Du hast
       *[other] { $seat } hat
    }
plain-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
