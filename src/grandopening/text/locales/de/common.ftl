# Was beide Spiele sagen. „Du“ ist der Wert der Nachricht „you“: Die Sätze richten sich danach.

you = Du
refusal = { $rule }: { $sentence }
money = { $dollars } $
priced = { $move } ({ $dollars } $)

## Satzteile

seat-has =
    { $seat ->
        [Du] Du hast
       *[other] { $seat } hat
    }
influence-points =
    { $points ->
        [one] { $points } Einflusspunkt
       *[other] { $points } Einflusspunkte
    }
plain-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
