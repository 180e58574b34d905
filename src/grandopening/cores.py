"""How many cores this process may use."""

import os


def usable_cores() -> int:
    """Those it is bound to (a container, taskset), where the system tells; else all there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
