"""The moves on a desk, best first."""

from ..core.jit import rule


@rule
def put_in_order(desk, n, breadth):
    """The best moves first; those beyond `breadth` in no order."""
    for i in range(n):
        desk.order[i] = i
    for i in range(min(n, breadth)):
        best = i
        for j in range(i + 1, n):
            if desk.values[desk.order[j]] > desk.values[desk.order[best]]:
                best = j
        desk.order[i], desk.order[best] = desk.order[best], desk.order[i]
