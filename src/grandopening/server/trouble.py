"""What is wrong with the storage, in a sentence for whoever plays and whoever runs the server."""

import logging

from sqlalchemy.exc import DBAPIError

from ..table.problem import Problem

log = logging.getLogger("grandopening.server")

DAMAGED = "The database is damaged: whoever runs the server should restore a backup."
SENTENCES = {
    "disk is full": "The disk is full: nothing can be kept until there is room again.",
    "readonly": "The database cannot be written: whoever runs the server should look at the rights of its file.",
    "locked": "Another program holds the database: try again in a moment.",
    "malformed": DAMAGED,
    "not a database": DAMAGED,
    "unable to open": "The database cannot be opened: whoever runs the server should look at its file and folder.",
}

# PostgreSQL tells by codes what SQLite tells in words (https://www.postgresql.org/docs/current/errcodes-appendix.html).
BY_CODE = {
    "53100": SENTENCES["disk is full"],
    "25006": "The database cannot be written: whoever runs the server should look at its PostgreSQL.",
    "55P03": SENTENCES["locked"],
}
AWAY = "The database does not answer: try again in a moment."
CROSSED = ("40001", "40P01")  # two transactions were in each other's way, and one of them had to give in


def code_of(error: DBAPIError) -> str | None:
    code: str | None = getattr(error.orig, "sqlstate", None)
    return code


def is_crossed(error: DBAPIError) -> bool:
    return code_of(error) in CROSSED


def sentence_of(error: DBAPIError) -> str:
    told, code = str(error.orig), code_of(error)
    if code in BY_CODE:
        return BY_CODE[code]
    if hasattr(error.orig, "sqlstate") and (code is None or code.startswith(("08", "57P"))):
        return AWAY
    found = next((sentence for words, sentence in SENTENCES.items() if words in told), None)
    return found or "The storage does not work: whoever runs the server finds more in its log."


class Trouble:
    """Whether the storage works. It is told in the log when that changes, not with every request."""

    def __init__(self) -> None:
        self._sentence: str | None = None
        # A file of SQLite that is damaged stays so, whatever can be read and written elsewhere in it.
        self.is_damaged = False

    @property
    def sentence(self) -> str | None:
        return DAMAGED if self.is_damaged else self._sentence

    def found(self, error: DBAPIError) -> Problem:
        """The problem that whoever asked is told."""
        sentence = sentence_of(error)
        if sentence != self._sentence:
            # PostgreSQL adds lines of the statement and of what was in it: those are nobody's business.
            log.error("the storage does not work: %s", str(error.orig).partition("\n")[0])
        self._sentence = sentence
        self.is_damaged |= sentence == DAMAGED and not hasattr(error.orig, "sqlstate")
        return Problem("storage", sentence)

    def late(self, seconds: float) -> None:
        """Nothing has failed, and nothing has come back either."""
        if self.sentence is None:
            log.error("the storage does not work: nothing was written within %.0f s", seconds)
            self._sentence = "Nothing was written for seconds: whoever runs the server should look at its disk."

    def over(self) -> None:
        """Something could be written."""
        if self._sentence is not None and not self.is_damaged:
            log.warning("the storage works again")
            self._sentence = None

    def mended(self) -> None:
        """All of the file was looked at, and nothing is wrong with it any more."""
        self.is_damaged = False
        self.over()
