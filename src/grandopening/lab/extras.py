"""What a plain install does not bring."""

from collections.abc import Iterator
from contextlib import contextmanager

from ..core.contract import Refused


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports: a missing package is named, with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Refused("lab", f"{error.name} is missing: pip install 'grandopening[{extra}]'") from error
