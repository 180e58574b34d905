"""Words in a language, from the Fluent files in locales/ and in those of the games."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..games import GAMES, folder_of

SOURCE_LANGUAGE = "en"  # what another language lacks is said in this one


class Words:
    """Messages of one language by their ids. A missing message or value is a mistake of the program and raises."""

    def __init__(self, language: str = SOURCE_LANGUAGE) -> None:
        if language not in languages():
            raise LookupError(f"no words in {language!r}: there are {', '.join(languages())}")
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, SOURCE_LANGUAGE))]

    def has(self, message_id: str) -> bool:
        return any(bundle.has_message(message_id) for bundle in self._bundles)

    def say(self, message_id: str, **values: object) -> str:
        """The message, or with `id.attribute` that part of it."""
        name, _, attribute = message_id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return self._formatted(bundle, message_id, pattern, values)
        raise LookupError(f"no words for {message_id!r}")

    def _formatted(self, bundle: FluentBundle, message_id: str, pattern: Any, values: dict[str, object]) -> str:
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{message_id}: {errors[0]}")
        return str(text)


def languages() -> list[str]:
    return sorted(folder.name for folder in (Path(__file__).parent / "locales").iterdir() if folder.is_dir())


def language_of_system(environ: Mapping[str, str]) -> str:
    """The language this system wants its messages in, as POSIX sets it (fr_CA.UTF-8), where there are words in it."""
    setting = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    code = re.split(r"[_.@-]", setting)[0].lower()
    return code if code in languages() else SOURCE_LANGUAGE


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in fluent_files(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def fluent_files(language: str) -> dict[str, str]:
    """The Fluent files of a language by name: what every game says, then each game's own."""
    folders = [Path(__file__).parent, *(folder_of(game) / "text" for game in GAMES)]
    files = [file for folder in folders for file in sorted((folder / "locales" / language).glob("*.ftl"))]
    return {file.name: file.read_text("utf-8") for file in files}
