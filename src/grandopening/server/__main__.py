"""`python -m grandopening.server`: the server by itself."""

import argparse
from typing import get_args

from ..core.contract import Refused
from .logs import Form, Level
from .serve import DEFAULT_PORT, serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m grandopening.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--database")
    parser.add_argument("--no-browser", dest="browser", action="store_false")
    parser.add_argument("--allow-host", dest="allow_hosts", action="append", default=[])
    parser.add_argument("--forget-after", type=int, metavar="DAYS", help="delete games nobody has touched for so long")
    parser.add_argument("--metrics-from", action="append", default=[], metavar="NETWORK")
    parser.add_argument("--log-format", choices=get_args(Form), default="text")
    parser.add_argument("--log-level", choices=get_args(Level), default="info")
    parser.add_argument("--workers", type=int, default=1, help="processes, on PostgreSQL")
    parser.add_argument("--socket", dest="socket_number", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--no-limits", dest="limits", action="store_false", help="for load tests")
    try:
        serve(**vars(parser.parse_args()))
    except (OSError, Refused) as error:
        raise SystemExit(f"grandopening: {error}") from None


if __name__ == "__main__":
    main()
