"""The rules and the bots are compiled in processes of their own, while tables already play by interpreted ones."""

import asyncio

from ..compiling import Behind
from ..core.jit import policy


class Compiler(Behind):
    """How far it is, for the page and for whoever watches the server."""

    def __init__(self) -> None:
        super().__init__()
        # Loading takes a moment, and the tables shall not feel it: it is done in other threads, by `Behind`.
        policy().loads_at_first_call = False
        policy().when_hot = lambda game: None

    async def run(self) -> None:
        """Returns when everything is compiled, and loaded here."""
        self.begin()
        while not self.is_ready:
            await asyncio.sleep(0.1)

    @property
    def progress(self) -> float:
        return sum(self.done.values()) / max(1, len(self.done))

    @property
    def what(self) -> str:
        """The game that is waited for longest."""
        return min(self.done, key=lambda name: self.done[name], default="")
