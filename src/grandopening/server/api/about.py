"""What this server plays: rulebooks, boards, rules and words."""

from importlib.metadata import PackageNotFoundError, version

from litestar import get
from msgspec import Struct

from ...games import GAMES, game_named
from ...table.customs import customs_of
from ...table.lesson import has_lesson
from ...table.play import set_up
from ...table.problem import Problem
from ...table.seats import COLOURS
from ...table.shown import GameBoard
from ...text.words import SOURCE_LANGUAGE, fluent_files, languages
from ..rulebook import RuleBookText, rules_of
from ..thinking import levels_for

try:
    VERSION = version("grandopening")
except PackageNotFoundError:  # run from its source, not installed
    VERSION = "0"


class OptionView(Struct):
    name: str
    values: list[bool | int | str]
    default: bool | int | str


class Rulebook(Struct):
    name: str
    messages: str  # what the ids of its messages begin with
    rules: int
    has_lesson: bool
    has_secrets: bool  # seats see different things
    takes_board: bool  # a new game may bring a board file
    players: list[int]
    options: list[OptionView]
    levels: list[str]
    colours: list[str]
    languages: list[str]


class WordsView(Struct):
    language: str
    files: dict[str, str]


@get("/rulebooks")
async def get_rulebooks() -> list[Rulebook]:
    """The games, their options, and who plays them."""
    games = [game_named(name) for name in GAMES]
    return [
        Rulebook(
            name=game.name,
            messages=game.messages,
            rules=game.rules_version,
            has_lesson=has_lesson(game.name),
            has_secrets=game.has_secrets,
            takes_board=game.takes_board,
            players=list(game.players),
            options=[OptionView(option.name, list(option.values), option.default) for option in game.options],
            levels=list(levels_for(game.name)),
            colours=list(COLOURS),
            languages=languages(),
        )
        for game in games
    ]


@get("/rulebooks/{game:str}/rules")
async def get_rules(game: str, language: str = SOURCE_LANGUAGE) -> RuleBookText:
    """The rules in words, by number; in English where they are not translated."""
    if game not in GAMES or language not in languages():
        raise Problem("not-found", f"There are no rules of {game!r} in {language!r}.")
    return rules_of(game, language)


@get("/words/{language:str}")
async def get_words(language: str) -> WordsView:
    """The Fluent files of a language."""
    if language not in languages():
        raise Problem("not-found", f"There are no words in {language!r}: there are {', '.join(languages())}.")
    return WordsView(language, fluent_files(language))


@get("/rulebooks/{game:str}/board")
async def get_printed_board(game: str) -> GameBoard:
    """The printed board."""
    if game not in GAMES:
        raise Problem("not-found", f"There is no game {game!r}.")
    return customs_of(game).show_board(set_up(game, {}))
