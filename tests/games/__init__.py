"""A game in a package of its own, installed and played through everything, without a line for it in ours."""
