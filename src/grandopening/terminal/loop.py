"""The conversation: show, ask, do what was typed, until the game is over or the person leaves."""

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from .moves import Move, folded, legal_moves, named, other_moves
from .screen import Screen
from .session import Session

LOG_LINES = 30
MOST_REASONS = 3
FORGET_SCROLLED = "\x1b[3J"  # rich has no name for it
ROOM_BESIDE_BOARD = 14  # lines for players, moves and prompt


class Leave(Exception):
    """The person wants to stop."""


class Loop:
    def __init__(self, session: Session, screen: Screen, console: Console, save: Path | None = None) -> None:
        self.session = session
        self.screen = screen
        self.console = console
        self.save_to = save
        self.alone: int | None = None  # who is at the screen
        self._is_first_look = True
        commands: dict[str, Callable[[str], None]] = {
            "map": self._map,
            "moves": self._moves,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        # In the language of the game; the English words, which the documents name, are understood in every language.
        self.commands = {**commands, **{folded(self.say(f"command-{name}")): commands[name] for name in commands}}
        self.moves: list[Move] = []

    def say(self, part: str, **values: object) -> str:
        return self.screen.say(part, **values)

    def tell(self, text: str, style: str = "") -> None:
        """Text, never markup: names and places are other people's words."""
        self.console.print(Text(text, style))

    def run(self) -> None:
        """Play to the end. Leaving saves what there is to save."""
        self.tell(self.say("welcome", options=self.session.teller.options()), "italic")
        try:
            self._play()
            self._show_end()
        except Leave:
            self.tell(self.say("left", file=str(self.save_to)) if self.save_to else self.say("left-unsaved"))

    def _play(self) -> None:
        self.session.draw()
        while not self.session.position.is_over:
            seat = self.session.position.actor
            if self.session.seats[seat].is_bot:
                self.session.let_bot_act()
            else:
                self._ask(seat)
            if self.save_to and self.session.is_fresh:
                self.session.save(self.save_to)

    def _ask(self, seat: int) -> None:
        """Until the person at the screen has decided something."""
        self._make_sure_alone(seat)
        self._show_news()
        position = self.session.position
        self.moves = legal_moves(position, self.session.teller)
        if self._wants_board():
            self._map("")
        self._is_first_look = False
        view = position.view(seat)
        self.console.print(self.screen.status(view) if self.session.is_fresh else self.screen.purse(view))
        self._moves("")
        steps = self.session.steps
        while steps == self.session.steps:
            self._obey(self._read(self._prompt(seat)))

    def _wants_board(self) -> bool:
        """At the first look, where it is needed to choose, and at the beginning of a turn where there is room."""
        if self._is_first_look or self.screen.points_at_board(self.moves):
            return True
        return self.session.is_fresh and self._has_room_for_board()

    def _has_room_for_board(self) -> bool:
        height = len(self.console.render_lines(self._board()))
        return height + ROOM_BESIDE_BOARD <= self.console.height

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt, "bold")).strip()
        except EOFError:
            self.tell("")
            raise Leave from None

    def _prompt(self, seat: int) -> str:
        name = self.screen.name(seat)
        if len(self.moves) == 1:
            return self.say("prompt-one", name=name, move=self.moves[0].short)
        return self.say("prompt", name=name)

    def _obey(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        if folded(command) in self.commands:
            self.commands[folded(command)](rest.strip())
        elif typed:
            self._choose(typed)
        elif len(self.moves) == 1:
            self.session.act(self.moves[0].action)

    def _choose(self, typed: str) -> None:
        """A number of the list, or words of a move."""
        if typed.isdecimal():
            if 1 <= int(typed) <= len(self.moves):
                self.session.act(self.moves[int(typed) - 1].action)
            else:
                self.tell(self.say("no-number", most=len(self.moves)), "yellow")
            return
        found = named(typed, self.moves)
        if len(found) == 1:
            self.session.act(found[0].action)
        elif found:
            self.tell(self.say("which"), "yellow")
            self._list(found)
        else:
            self._why(typed)

    def _why(self, typed: str) -> None:
        """The refusal of what was meant, with its rule."""
        position, teller = self.session.position, self.session.teller
        found = named(typed, list(other_moves(position, teller))) if typed else []
        reasons: dict[str, str] = {}  # each once, with the first move it holds for
        for move in found:
            refusal = position.refusal(move.action)
            reason = teller.refusal(refusal, position, move.entry) if refusal else self.say("is-legal")
            reasons.setdefault(refusal.message if refusal else "", self.say("why", move=move.label, reason=reason))
        for name in sorted(reasons, key=bool)[:MOST_REASONS]:  # what is possible comes first
            self.tell(reasons[name], "yellow")
        if not typed:
            self.tell(self.say("why-what"), "yellow")
        elif not found:
            missing = self.screen.missing(typed, position) or self.say("no-such-move", typed=typed)
            self.tell(missing, "yellow")

    def _undo(self, rest: str) -> None:
        if not self.session.undo():
            self.tell(self.say("nothing-to-undo"), "yellow")

    def _board(self) -> RenderableType:
        return self.screen.board(self.session.position.view(self.alone or 0), self.moves, self.console.width)

    def _map(self, rest: str) -> None:
        self.console.print(self._board())

    def _moves(self, rest: str) -> None:
        self.tell(self.session.teller.phase(self.session.position), "italic")
        self._list(self.moves)

    def _list(self, moves: Sequence[Move]) -> None:
        """Moves with their numbers, by kind."""
        numbers = {move.action: number for number, move in enumerate(self.moves, start=1)}
        for _, group in groupby(moves, key=lambda move: move.entry["do"]):
            alike = list(group)
            rule = self.session.position.setup.game.codec.named[alike[0].entry["do"]].rule
            heading = f"{self.session.teller.move(self.session.position, alike[0].entry, 'heading')} ({rule})"
            cells = [Text.assemble((f"{numbers[move.action]:4} ", "bold green"), move.short) for move in alike]
            if len(cells) == 1:
                self.console.print(Text.assemble(cells[0], "  ", (heading, "dim")))
            else:
                self.tell(heading, "bold")
                self.console.print(Columns(cells, padding=(0, 2), column_first=True))

    def _log(self, rest: str) -> None:
        wants_all = folded(rest) in ("all", folded(self.say("command-all")))
        for event in self.session.told[0 if wants_all else -LOG_LINES :]:
            self.tell(event.sentence)

    def _save(self, rest: str) -> None:
        path = Path(rest) if rest else self.save_to
        if path is None:
            self.tell(self.say("save-where"), "yellow")
            return
        try:
            self.session.save(path)
            self.tell(self.say("saved", file=str(path)))
        except OSError as error:
            self.tell(self.say("not-saved", file=str(path), reason=str(error.strerror)), "yellow")

    def _help(self, rest: str) -> None:
        self.tell(self.say("help"))

    def _quit(self, rest: str) -> None:
        raise Leave

    def _make_sure_alone(self, seat: int) -> None:
        """A hand is hidden until its player says they are alone."""
        if self.alone == seat:
            return
        people = sum(not other.is_bot for other in self.session.seats)
        if self.session.position.setup.game.has_secrets and people > 1:
            self._wipe()
            self._show_news()
            typed = self._read(self.say("alone", name=self.session.seats[seat].name))
            if self.commands.get(folded(typed)) == self._quit:
                raise Leave
        self.alone = seat

    def _wipe(self) -> None:
        """Clear the screen and what was scrolled off it: it may show somebody's hand."""
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(FORGET_SCROLLED)
        self.console.clear()

    def _show_news(self) -> None:
        """What happened since the last look, a paragraph for each turn."""
        news = [event for event in self.session.take_news() if event.name not in self.screen.quiet]
        for event, alike in groupby(news):
            times = len(list(alike))
            sentence = self.say("times", sentence=event.sentence, times=times) if times > 1 else event.sentence
            self.tell(sentence, "bold" if event.name == "turn" else "")

    def _show_end(self) -> None:
        position = self.session.position
        self._show_news()
        self.console.print(self.screen.final(position))
        _, winners = position.score()
        names = [self.screen.name(seat) for seat in winners]
        self.tell(self.say("winners", count=len(names), names=" & ".join(names)), "bold")
