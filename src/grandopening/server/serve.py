"""Serving: address, database, browser, and a clean end."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from functools import partial
from ipaddress import ip_network
from typing import Any

import uvicorn
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from ..core.contract import Refused
from .api.health import THIS_MACHINE, Network
from .app import LOCAL_HOSTS, Settings, make_app
from .closing import GRACE, Serving
from .database import VARIABLE, InUse, chosen_database, is_shared
from .desk import Desk
from .logs import Form, Level, set_up_logs
from .migrating import WrongSchema
from .shared import SharedStore
from .store import Store
from .workers import keep_running

DEFAULT_PORT = 8000
PORTS_TRIED = 50


def store_at(url: URL) -> Store:
    """The store; where there can be none, one sentence that says why."""
    try:
        return SharedStore(url) if is_shared(url) else Store(url)
    except (WrongSchema, InUse) as error:
        raise Refused("database", str(error)) from None
    except (OSError, DBAPIError) as error:
        if isinstance(error, DBAPIError):
            told = str(error.orig).strip().splitlines() or ["it does not answer"]
            reason = f"{url.render_as_string(hide_password=True)}: {told[0]}"
        else:
            reason = f"{error.filename}: {error.strerror}"
        raise Refused("database", f"{reason}; choose another place with --database") from None


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket that listens on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + PORTS_TRIED):
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":  # there it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen(1024)
            return found
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                advice = "--port" if error.errno == errno.EACCES else "--host or --port"
                raise Refused(
                    "address", f"{host}, port {candidate}: {error.strerror or error}: choose another {advice}"
                ) from None
    raise Refused("address", f"ports {port} to {port + PORTS_TRIED - 1} are all in use: choose another with --port")


def protocol() -> Any:
    """What uvicorn reads requests by. Without httptools it reads them by h11, which bounds heads by itself."""
    try:
        from .connections import Connection, Crowd, raised_limit
    except ImportError:  # httptools is not there
        return "auto"
    return partial(Connection, Crowd(raised_limit()))


# Seconds after which a thread that calculates lets another go on. The loop gives its turn away with everything it sends
# or reads: while a record is imported, each time would cost it Python's usual five milliseconds.
SHORTEST_WAIT = 0.0005


def address_in_lan() -> str | None:
    """The address by which the local network reaches this machine. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody (RFC 5737): only the route matters
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def serve(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    lan: bool = False,
    database: str | None = None,
    browser: bool = True,
    allow_hosts: Iterable[str] = (),
    limits: bool = True,
    forget_after: int | None = None,
    metrics_from: Iterable[str] = (),
    log_format: Form = "text",
    log_level: Level = "info",
    workers: int = 1,
    socket_number: int | None = None,
) -> None:
    """Serve tables until Ctrl-C. `socket_number`: of one that listens already, for one of several processes."""
    set_up_logs(log_format, log_level)
    sys.setswitchinterval(SHORTEST_WAIT)
    networks = (*THIS_MACHINE, *map(network_named, metrics_from))
    url = chosen_database(database)
    if workers > 1 and not is_shared(url):
        raise Refused("option", "--workers needs --database postgresql://…: SQLite is served by one process")
    store = store_at(url)
    if socket_number is None:
        listening = bound_socket("0.0.0.0" if lan else host, port)
    else:
        listening = socket.socket(fileno=socket_number)
    port = listening.getsockname()[1]
    hosts = {*LOCAL_HOSTS, _bracketed(host), *allow_hosts}
    shared = address_in_lan() if lan else None
    if lan:
        hosts |= {socket.gethostname(), f"{socket.gethostname()}.local", *([shared] if shared else [])}
    # Links for friends are made from the address that is open, so that is the one they can reach.
    here = f"http://{shared or ('localhost' if lan else _bracketed(host))}:{port}/"
    if workers > 1:
        _announce(here, shared, port, url, browser)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        store.close()
        os.environ[VARIABLE] = url.render_as_string(hide_password=False)  # others can read a command, and not this
        names = [f"--allow-host={name}" for name in hosts] + [f"--metrics-from={name}" for name in metrics_from]
        names += [f"--log-format={log_format}", f"--log-level={log_level}", *([] if limits else ["--no-limits"])]
        names += [] if forget_after is None else [f"--forget-after={forget_after}"]
        keep_running(workers, listening, names)
        return
    desk = Desk(url)
    settings = Settings(hosts, limits, forget_after, networks, desk)
    config = uvicorn.Config(
        make_app(store, settings),
        http=protocol(),
        log_config=None,  # ours, see logs.py
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=75,  # longer than a proxy's, which then is the one to close
        ws_per_message_deflate=False,  # a dictionary per stream would cost more memory than it saves time
        ws_max_size=1024,
        server_header=False,
    )
    if socket_number is None:  # as late as this: whoever ends a server that was announced finds it able to end
        _announce(here, shared, port, url, browser)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with contextlib.suppress(KeyboardInterrupt):  # raised once more when everything has been put away, as SIGTERM is
        Serving(config, settings.closing).run(sockets=[listening, desk.socket])


def _announce(here: str, shared: str | None, port: int, url: URL, browser: bool) -> None:
    print(f"Grand Opening is open at {here}")
    if shared:
        _share(here)
        print(f"On this machine alone: http://localhost:{port}/")
    print(f"Games are kept in {url.render_as_string(hide_password=True)}. Ctrl-C ends it.", flush=True)
    if browser:
        threading.Timer(0.3, webbrowser.open, [here]).start()


def think(database: str | None, workers: int | None = None) -> None:
    """Answer questions to bots, for the servers of a database, until Ctrl-C."""
    from .questions import think as answer_questions

    set_up_logs("text", "info")
    url = chosen_database(database)
    if not is_shared(url):
        raise Refused("option", "think needs --database postgresql://…: beside SQLite the server itself thinks")
    store = store_at(url)
    assert isinstance(store, SharedStore)
    try:
        asyncio.run(answer_questions(store, workers))
    finally:
        store.close()


def network_named(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise Refused("option", f"--metrics-from takes an address or a network such as 10.0.0.0/8: {error}") from None


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _share(address: str) -> None:
    """Show the address in the local network as a code that a phone's camera reads."""
    import segno  # only --lan needs it

    segno.make(address, micro=False).terminal(compact=True)
