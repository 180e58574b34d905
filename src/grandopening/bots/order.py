"""The candidate moves in a workspace, best first."""

from ..core.jit import rule


@rule
def put_in_order(work, n, breadth):
    """The best `breadth` moves first; the others in no order."""
    for i in range(n):
        work.order[i] = i
    for i in range(min(n, breadth)):
        best = i
        for j in range(i + 1, n):
            if work.values[work.order[j]] > work.values[work.order[best]]:
                best = j
        work.order[i], work.order[best] = work.order[best], work.order[i]
