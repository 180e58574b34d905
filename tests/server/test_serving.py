"""Where the server listens, and what it says about that."""

import os
import re
import socket
import subprocess
import sys

import pytest

from grandopening.core.contract import Refused
from grandopening.server import serve as serving

LAN = "192.0.2.7"  # an address of nobody (RFC 5737)


# A process of its own, as serving sets up logging and more for the whole of it; it ends at once.
SERVE = """
import sys, uvicorn, webbrowser
from grandopening.server import serve as serving
database, shared, *flags = sys.argv[1:]
serving.address_in_lan = lambda: shared or None
serving.make_app = lambda store, _: store.close()
uvicorn.Server.run = lambda self, sockets: sockets[0].close()
webbrowser.open = lambda address: print("opened", address)
serving.serve(port=0, database=database, lan="lan" in flags)
"""


def served(tmp_path, *flags, shared=LAN):
    """What is printed, and the address that is opened, when the server starts."""
    command = [sys.executable, "-c", SERVE, f"sqlite:///{tmp_path / 'tables.db'}", shared, *flags]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    said = subprocess.run(command, env=environment, capture_output=True, check=True).stdout.decode("utf-8")
    return said, re.findall(r"^opened (.*)$", said, re.M)


def test_the_next_port_that_is_free():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving.bound_socket("127.0.0.1", port) as found:
            assert port < found.getsockname()[1] < port + serving.PORTS_TRIED


def test_the_local_network_gets_an_address_and_a_code(tmp_path):
    said, opened = served(tmp_path, "lan")
    first, *rest = said.splitlines()
    assert re.search(rf"http://{LAN}:\d+/$", first)
    assert opened == [first.split()[-1]], "links are made from the address that is open"
    assert sum("▀" in line or "█" in line for line in rest) > 8, "a code for phones"
    assert "http://localhost:" in said


def test_without_a_network_it_is_localhost(tmp_path):
    said, opened = served(tmp_path, "lan", shared="")
    assert re.fullmatch(r"http://localhost:\d+/", opened[0])
    assert "█" not in said


def test_alone_it_is_this_machine_only(tmp_path):
    said, opened = served(tmp_path)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", opened[0])
    assert LAN not in said


def test_an_address_that_is_not_here_is_named():
    with pytest.raises(Refused, match=r"192\.0\.2\.7, port 8123: .*: choose another --host"):
        serving.bound_socket(LAN, 8123)
    with pytest.raises(Refused, match=r"no such name\.invalid, port 8123: .*: choose another --host"):
        serving.bound_socket("no such name.invalid", 8123)
