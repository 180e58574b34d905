"""Every event, refusal and move has its words, and no words are left over."""

import ast
import re

import pytest
from fluent.syntax import ast as ftl

from grandopening.core.contract import Game
from grandopening.games import GAMES, game_named
from grandopening.server.problems import STATUS
from grandopening.terminal.moves import folded
from grandopening.text import Words
from grandopening.text.words import SOURCE_LANGUAGE, languages

from .fluent import PACKAGE, ROOT, entries, messages, parts_of, references, text_of


def names_of(game: Game) -> set[str]:
    """What the game's own tables ask for, without the prefix."""
    verbs = [verb.word for verb in game.codec.verbs if not verb.chance]
    names = {f"refusal-{refusal.message}" for refusal in game.refusals[1:]}
    names |= {f"event-{event.name}" for event in game.events[1:]} | {f"move-{verb}" for verb in verbs}
    names |= {f"event-{event.name}-hidden" for event in game.events if event.secret}
    decided = {phase for verb in game.codec.verbs if not verb.chance for phase in verb.phases}
    names |= {f"phase-{game.phases[phase]}" for phase in decided} | {f"end-{end}" for end in game.ends[1:]}
    names |= {f"option-{option.name}" for option in game.options}
    return {name.replace("_", "-") for name in names}


def things_of_franchise() -> set[str]:
    from grandopening.games.franchise.rules.state import MILESTONE_NAMES, SOURCES, TILE_KINDS

    names = {f"milestone-{name}" for name in MILESTONE_NAMES} | {f"tile-{kind}" for kind in TILE_KINDS}
    names |= {f"source-{source}" for source in SOURCES} | {"boom-city"}
    return {name.replace("_", "-") for name in names}


def things_of_proxima() -> set[str]:
    from grandopening.games.proxima_obertura.rules.state import GROUPS, SOURCES

    data = game_named("proxima-obertura").load_data(None)
    names = {f"type-{shop_type}" for shop_type in data.types} | {f"push-{name}" for name, _ in data.pushes}
    names |= {f"group-{shop_type}-{group + 1}" for shop_type in data.types for group in range(GROUPS)}
    return names | {f"source-{source}" for source in SOURCES} | {"card", "thief", "face-blank"}


THINGS = {"franchise": things_of_franchise, "proxima-obertura": things_of_proxima}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_just_the_words_it_needs(name):
    game = game_named(name)
    needed = {f"{game.messages}-{part}" for part in names_of(game) | THINGS[name]()}
    there = {message for message in messages(SOURCE_LANGUAGE) if message.startswith(f"{game.messages}-")}
    there -= {message for message in there if message.startswith(f"{game.messages}-reason-")}  # test_reasons.py of each
    assert sorted(needed - there) == []
    assert sorted(there - needed) == []


def strings_in(*folders: str) -> set[str]:
    """All string constants of the modules, pieces of f-strings included."""
    paths = [path for folder in folders for path in PACKAGE.glob(f"**/{folder}/*.py")]
    trees = [ast.parse(path.read_text("utf-8")) for path in paths]
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_the_terminal_has_just_the_words_it_needs():
    strings = strings_in("terminal", "text")
    made = {f"type-{name}" for name in game_named("proxima-obertura").load_data(None).types}
    made |= {f"command-{name}" for name in COMMANDS}
    for message in messages(SOURCE_LANGUAGE, "terminal.ftl"):
        assert message.removeprefix("terminal-") in strings | made, message
    borrowed = {name for message in messages(SOURCE_LANGUAGE).values() for name in references(message)}
    for message in messages(SOURCE_LANGUAGE, "common.ftl"):
        assert message in strings | borrowed, message


COMMANDS = ("map", "moves", "why", "undo", "log", "save", "help", "quit")


@pytest.mark.parametrize("language", languages())
def test_help_tells_every_command(language):
    words = Words(language)
    typed = [words.say(f"terminal-command-{name}") for name in (*COMMANDS, "all")]
    assert len({folded(command) for command in typed}) == len(typed)
    assert [command for command in typed if command not in words.say("terminal-help")] == []


# What the page says ----------------------------------------------------------------------------------------------


def page_source() -> str:
    files = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    assert len(files) > 30
    return "\n".join(path.read_text("utf-8") for path in files)


def shapes_in(source: str) -> list[re.Pattern[str]]:
    """Ids that are put together at run time, such as `phase-${…}`: some part of them must be written out."""
    texts = re.findall(r"`((?:[\w-]|\$\{[^}`]*\})+)`", source)
    texts += [f"{start}${{…}}" for start in re.findall(r"`([\w-]+)\$\{[^}`]*`", source)]  # a template in a template
    made = [re.split(r"\$\{[^}]*\}", text) for text in texts if "${" in text]
    return [re.compile("([a-z0-9_-]+?)".join(pieces)) for pieces in made if any(map(str.islower, pieces))]


def test_the_page_has_just_the_words_it_needs():
    """An id stands in the page's source, or is put together there of pieces that the program knows."""
    source, ours = page_source(), messages(SOURCE_LANGUAGE, "web*.ftl")
    programs = "\n".join(path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py")))
    known = {*re.findall(r"[\w-]+", (programs + source).replace("_", "-")), *ours}
    quoted = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", programs + source))
    shapes = shapes_in(source)
    assert len(quoted & set(ours)) > 100
    assert len(shapes) > 10

    def is_made(name: str) -> bool:
        matches = [match for shape in shapes if (match := shape.fullmatch(name))]
        return any(all(piece.replace("_", "-") in known or is_made(piece) for piece in m.groups()) for m in matches)

    unused = [message for message in ours if message not in quoted and not is_made(message)]
    assert unused == []


# Codes that answer a program's mistake, or that come with a sentence of their own.
FOR_PROGRAMS = {
    "malformed",
    "no-such-method",
    "json-only",
    "refused",
    "head-too-large",
}


def test_every_problem_has_its_words():
    said = {name.removeprefix("problem-") for name in messages(SOURCE_LANGUAGE) if name.startswith("problem-")}
    assert sorted(set(STATUS) - FOR_PROGRAMS - said) == []
    assert sorted(said - set(STATUS)) == ["offline", "outdated"]  # what the page finds out itself


def said_in_terminal() -> set[str]:
    """The messages that the terminal names outright."""
    text = "".join(path.read_text("utf-8") for path in PACKAGE.glob("**/terminal/*.py"))
    single = re.findall(r'self\.say\("([\w-]+)"', text)
    several = [
        part for group in re.findall(r"map\(self\.say, \(([^)]*)\)", text) for part in re.findall(r'"([^"]+)"', group)
    ]
    assert len(single) > 20
    assert len(several) > 8
    return {*single, *several}


def test_what_the_terminal_says_exists():
    words = Words()
    assert [part for part in said_in_terminal() if not words.has(f"terminal-{part}")] == []


@pytest.mark.parametrize("language", languages())
def test_files_are_well_formed(language):
    found = entries(language)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in found if not isinstance(entry, ftl.Junk)]
    assert [name for name in names if names.count(name) > 1] == []


def test_a_missing_message_or_value_is_an_error():
    words = Words()
    with pytest.raises(LookupError, match="no words for 'franchise-refusal-nonsense'"):
        words.say("franchise-refusal-nonsense")
    with pytest.raises(LookupError, match="seat"):
        words.say("franchise-event-road")
    with pytest.raises(LookupError, match="no words in 'xx'"):
        Words("xx")


@pytest.mark.parametrize("language", languages())
def test_a_heading_says_something_and_leaves_the_number_of_the_rule_to_whoever_shows_it(language):
    for name, message in messages(language).items():
        for part, pattern in parts_of(message).items():
            if part == "heading" or "-phase-" in name:
                assert re.search(r"[^\W\d_]{2}", text_of(pattern)), name
                assert not re.search(r"\([A-Z]\d", text_of(pattern)), name
