"""What the server writes down: a line for each thing worth knowing, as text or as JSON, with the id of its request.

Never a secret, and never what people said: an exception inside a request may quote what was sent, so there only its
kind and the places it went through are written."""

import logging
import sqlite3
import sys
import time
import traceback
from contextvars import ContextVar
from typing import Literal

import msgspec

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning"]

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of the request that is being answered
OF_EVERY_RECORD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
QUOTE_NOBODY = (OSError, sqlite3.Error)  # their messages come from the system: they tell what is wrong with the disk


def set_up_logs(form: Form = "text", level: Level = "info") -> None:
    """Write all of it to standard error; of what libraries have to say, only warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("grandopening").setLevel(level.upper())


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {"at": moment_of(record), "level": record.levelname.lower(), "event": record.getMessage()}
        line = {**told, **fields_of(record)}
        if record.exc_info and (error := record.exc_info[1]):
            line["error"] = trace_of(error)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        line = f"{moment_of(record)} {record.levelname.lower()}: {record.getMessage()}{fields}"
        if record.exc_info and (error := record.exc_info[1]):
            line += f"\n{trace_of(error)}"
        return line


def moment_of(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """What was said by `extra`, and the request it belongs to."""
    found = {name: value for name, value in vars(record).items() if name not in OF_EVERY_RECORD}
    return {**found, "request": REQUEST.get()} if REQUEST.get() else found


def trace_of(error: BaseException) -> str:
    """Where an exception went through, the cause first; with its message only where that quotes nobody."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    words = f": {error}" if not REQUEST.get() or isinstance(error, QUOTE_NOBODY) else ""
    own = "".join(traceback.format_tb(error.__traceback__)) + f"{type(error).__qualname__}{words}"
    return f"{trace_of(earlier)}\n\nwhich led to\n\n{own}" if earlier else own
