# What both games say.

refusal = { $rule }: { $sentence }
priced = { $move } (${ $dollars })
