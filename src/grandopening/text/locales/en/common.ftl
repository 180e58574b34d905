# What both games say. Who reads is called by the message "you"; a sentence that must fit it selects on that word.

you = You
you-alone = You
refusal = { $rule }: { $sentence }
money = ${ $dollars }
priced = { $move } (${ $dollars })

## Pieces of sentences

plain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
