"""Where the server listens, and what it says about that."""

import re
import socket

from grandopening.server import serve as serving

LAN = "192.0.2.7"  # an address of nobody (RFC 5737)


def served(monkeypatch, tmp_path, capsys, shared=LAN, **settings):
    """What is printed, and the address that is opened, when the server starts; it ends at once."""
    opened: list[str] = []
    monkeypatch.setattr(serving, "address_in_lan", lambda: shared)
    monkeypatch.setattr(serving, "make_app", lambda store, _: store.close())
    monkeypatch.setattr("uvicorn.Server.run", lambda self, sockets: sockets[0].close())
    monkeypatch.setattr("threading.Timer.start", lambda timer: opened.extend(timer.args))
    serving.serve(port=0, database=f"sqlite:///{tmp_path / 'tables.db'}", **settings)
    return capsys.readouterr().out, opened


def test_the_next_port_that_is_free():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving.bound_socket("127.0.0.1", port) as found:
            assert port < found.getsockname()[1] < port + serving.PORTS_TRIED


def test_the_local_network_gets_an_address_and_a_code(monkeypatch, tmp_path, capsys):
    said, opened = served(monkeypatch, tmp_path, capsys, lan=True)
    first, *rest = said.splitlines()
    assert re.search(rf"http://{LAN}:\d+/$", first)
    assert opened == [first.split()[-1]], "links are made from the address that is open"
    assert sum("▀" in line or "█" in line for line in rest) > 8, "a code for phones"
    assert "http://localhost:" in said


def test_without_a_network_it_is_localhost(monkeypatch, tmp_path, capsys):
    said, opened = served(monkeypatch, tmp_path, capsys, shared=None, lan=True)
    assert re.fullmatch(r"http://localhost:\d+/", opened[0])
    assert "█" not in said


def test_alone_it_is_this_machine_only(monkeypatch, tmp_path, capsys):
    said, opened = served(monkeypatch, tmp_path, capsys)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", opened[0])
    assert LAN not in said
