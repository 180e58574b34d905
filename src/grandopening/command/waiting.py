"""Long work, with a bar on a terminal and none in a pipe."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from ..core.contract import Game
from ..games import folder_of, game_named


class Rate(ProgressColumn):
    """So many a second, where things are counted."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        done = f"{task.completed:,.0f} of {task.total:,.0f} {self.unit}"
        return Text(f"{done}, {task.speed:,.1f}/s," if task.speed else done)


@contextmanager
def progress(what: str, total: float, unit: str = "", done: int = 0) -> Iterator[Callable[[float], None]]:
    """A bar; hands out the function that says how much of the total is done. What is `done` before it begins is not
    counted as fast."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()]
    columns += [Rate(unit)] if unit else []
    columns += [TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        bar = bars.add_task(what, total=total, completed=done)
        yield lambda done: bars.update(bar, completed=done)


@contextmanager
def status() -> Iterator[Callable[[str], None]]:
    """What is being done, where nobody knows how long it takes; hands out the function that says it."""
    console = Console(stderr=True)
    with console.status("") as spinner:
        yield lambda what: spinner.update(what) if console.is_terminal else None


def ready(name: str, with_bots: bool = False) -> Game:
    """The game of that name, for many games: compiled now if need be, with a bar that says why it takes a while."""
    from ..compiling import RULES, TABLE, compile_rules, compile_table, is_compiled
    from ..core.jit import compile_when_called

    game = game_named(name)
    compile_when_called(folder_of(name))
    if not is_compiled(game, TABLE if with_bots else RULES):
        with progress(f"Compiling the rulebook of {name} (once per version)", 1) as show:
            for done in compile_table(game) if with_bots else compile_rules(game):
                show(done)
    return game
