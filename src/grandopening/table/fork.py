"""What if? A position of a game, to be played on differently, without what the one who asks may not know."""

import secrets

from .lines import written
from .play import Play, replay
from .problem import Problem

ATTEMPTS = 8


def forked(play: Play, number: int, viewer: int | None, at: float) -> Play:
    """The play after so many entries, as far as the viewer knows it (None: all of it); what is hidden is dealt anew."""
    if not 0 <= number <= len(play.lines):
        raise Problem("not-found", f"There is no position {number}.")
    earlier = play.back_to(number)
    if earlier.is_over:
        raise Problem("not-running", "The game is over at this position: choose an earlier one.")
    if viewer is None or not play.setup.game.has_secrets:
        return _begun(earlier, at)
    entries, position = [line.entry for line in earlier.lines], earlier.committed.position
    seen = position.view(viewer).state.tobytes()
    for _ in range(ATTEMPTS):
        anew = play.customs.dealt_anew(position, entries, viewer, secrets.randbits(32))
        try:
            other = replay(play.setup, [written(entry, 1, at) for entry in anew])
        except Problem:
            continue  # cards of decks long gone, of which nobody knows any more which came from which
        if other.committed.position.view(viewer).state.tobytes() == seen:
            return _begun(other, at)
    raise Problem("no-fork", "This position cannot be dealt anew: choose another.")


def _begun(play: Play, at: float) -> Play:
    lines = [written(line.entry, 1, at) for line in play.lines]
    return replay(play.setup, lines).resumed(1, at)
