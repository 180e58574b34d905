"""What can go wrong at a table, as data: a code for programs, a sentence for people, and the rule where it was one."""

from collections.abc import Mapping
from typing import Any


class Problem(Exception):
    def __init__(
        self,
        code: str,
        message: str,
        rule: str | None = None,
        refusal: str | None = None,
        values: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(code, message, rule, refusal, values)  # all of it: workers send problems to the server
        self.code = code
        self.message = message
        self.rule = rule
        self.refusal = refusal
        self.values = dict(values or {})

    def __str__(self) -> str:
        return self.message
