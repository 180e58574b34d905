"""Training of bots by self-play: `tune` finds the weights of greedy, `value` trains the value network of search,
`policy` a policy network, which can begin by imitating the games of a `teacher`.

    python -m grandopening.train tune franchise --output weights.toml
    python -m grandopening.train value proxima-obertura --output value_network.npz
    python -m grandopening.train teacher franchise --output teacher.npz
    python -m grandopening.train policy franchise --device cuda --teacher teacher.npz --output run

Numpy, numba and the standard library suffice, and for `policy` torch.
"""
