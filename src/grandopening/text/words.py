"""Words in a language, from the Fluent files in locales/."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

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
    folder = resources.files(__package__) / "locales"
    return sorted(entry.name for entry in folder.iterdir() if entry.is_dir())


def language_of_system(environ: Mapping[str, str]) -> str:
    """The language this system wants its messages in, as POSIX sets it (fr_CA.UTF-8), where there are words in it."""
    setting = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    code = re.split(r"[_.@-]", setting)[0].lower()
    return code if code in languages() else SOURCE_LANGUAGE


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in _files(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _files(language: str) -> Iterator[str]:
    folder = resources.files(__package__) / "locales" / language
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            yield entry.read_text("utf-8")
