"""Every event, refusal and move has its words, and no words are left over."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grandopening.core.contract import Game
from grandopening.games import GAMES, game_named
from grandopening.text import Words
from grandopening.text.words import SOURCE_LANGUAGE, languages

PACKAGE = Path(__file__).parents[2] / "src" / "grandopening"
LOCALES = PACKAGE / "text" / "locales"
PREFIX = {"franchise": "franchise", "proxima-obertura": "proxima"}


def entries(language: str, files: str = "*.ftl") -> list[ftl.Message | ftl.Term | ftl.Junk]:
    found: list[ftl.Message | ftl.Term | ftl.Junk] = []
    for path in sorted((LOCALES / language).glob(files)):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term | ftl.Junk):
                found.append(entry)
    return found


def ids(language: str, files: str = "*.ftl") -> list[str]:
    return [entry.id.name for entry in entries(language, files) if isinstance(entry, ftl.Message)]


def names_of(game: Game) -> set[str]:
    """What the game's own tables ask for, without the prefix."""
    verbs = [verb.name for verb in game.codec.verbs if not verb.chance]
    names = {f"refusal-{refusal.message}" for refusal in game.refusals[1:]}
    names |= {f"event-{event[0]}" for event in game.events[1:]} | {f"move-{verb}" for verb in verbs}
    names |= {f"option-{option.name}" for option in game.options}
    return {name.replace("_", "-") for name in names}


def things_of_franchise() -> set[str]:
    from grandopening.games.franchise.state import MILESTONE_NAMES, SOURCES, TILE_KINDS
    from grandopening.text.franchise import PHASES

    names = {f"milestone-{name}" for name in MILESTONE_NAMES} | {f"tile-{kind}" for kind in TILE_KINDS}
    names |= {f"source-{source}" for source in SOURCES} | {"end-red", "end-stalled"}
    return {name.replace("_", "-") for name in names} | {f"phase-{phase}" for phase in PHASES.values()}


def things_of_proxima() -> set[str]:
    from grandopening.games.proxima.actions import SECRET_EVENTS
    from grandopening.games.proxima.state import GROUPS, SOURCES
    from grandopening.text.proxima import PHASES

    data = game_named("proxima-obertura").load_data(None)
    names = {f"type-{shop_type}" for shop_type in data.types} | {f"push-{name}" for name, _ in data.pushes}
    names |= {f"group-{shop_type}-{group + 1}" for shop_type in data.types for group in range(GROUPS)}
    names |= {f"source-{source}" for source in SOURCES} | {"end-shops", "end-stalled", "card", "thief", "face-blank"}
    names |= {f"event-{name}-hidden" for name in SECRET_EVENTS}
    return names | {f"phase-{phase}" for phase in PHASES.values()}


THINGS = {"franchise": things_of_franchise, "proxima-obertura": things_of_proxima}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_just_the_words_it_needs(name):
    needed = {f"{PREFIX[name]}-{part}" for part in names_of(game_named(name)) | THINGS[name]()}
    there = {message for message in ids(SOURCE_LANGUAGE) if message.startswith(f"{PREFIX[name]}-")}
    assert sorted(needed - there) == []
    assert sorted(there - needed) == []


def strings_in(*folders: str) -> set[str]:
    """All string constants of the modules, pieces of f-strings included."""
    trees = [ast.parse(path.read_text("utf-8")) for folder in folders for path in (PACKAGE / folder).glob("*.py")]
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_the_terminal_has_just_the_words_it_needs():
    strings = strings_in("terminal", "text")
    types = {f"type-{name}" for name in game_named("proxima-obertura").load_data(None).types}
    said_by_page = ids(SOURCE_LANGUAGE, "web.ftl")  # whose own tests look after them
    for message in ids(SOURCE_LANGUAGE):
        if message in said_by_page:
            continue
        if message.startswith("terminal-"):
            assert message.removeprefix("terminal-") in strings | types, message
        elif not message.startswith(tuple(f"{prefix}-" for prefix in PREFIX.values())):
            assert message in strings, message


def said_in_terminal() -> set[str]:
    """The messages that the terminal names outright."""
    text = "".join(path.read_text("utf-8") for path in (PACKAGE / "terminal").glob("*.py"))
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


@pytest.mark.parametrize("language", sorted(set(languages()) - {SOURCE_LANGUAGE}))
def test_a_translation_knows_no_message_of_its_own(language):
    assert set(ids(language)) - set(ids(SOURCE_LANGUAGE)) == set()


def test_a_missing_message_or_value_is_an_error():
    words = Words()
    with pytest.raises(LookupError, match="no words for 'franchise-refusal-nonsense'"):
        words.say("franchise-refusal-nonsense")
    with pytest.raises(LookupError, match="seat"):
        words.say("franchise-event-road")
    with pytest.raises(LookupError, match="no words in 'xx'"):
        Words("xx")
