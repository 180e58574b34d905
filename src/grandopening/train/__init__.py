"""Training of bots by self-play: `tune` finds the weights of greedy, `value` trains the value network of search.

    python -m grandopening.train tune franchise --output weights.toml
    python -m grandopening.train value proxima-obertura --output value_network.npz

Numpy, numba and the standard library suffice.
"""
