"""`grandopening backup` and `restore`, on a server that is played on meanwhile."""

import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing

import pytest

from grandopening.server.backup import NotPossible, restore, save_copy
from grandopening.server.database import database_at, locked
from grandopening.server.store import Store

pytestmark = pytest.mark.sqlite  # PostgreSQL has tools of its own


def run(command, file, database):
    arguments = [command, str(file), "--database", database]
    return subprocess.run([sys.executable, "-m", "grandopening", *arguments], capture_output=True, text=True)


def test_it_copies_what_the_variable_names(tmp_path):
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(database_at(str(database))).close()
    environment = {**os.environ, "GRANDOPENING_DATABASE": str(database)}
    command = [sys.executable, "-m", "grandopening", "backup", str(copy)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, f"{copy}: 0 games\n"), done.stderr


def test_a_copy_of_a_game_in_full_swing_can_be_gone_on_with(start_server, open_browser, tmp_path):
    server = start_server("--no-limits")
    ada = open_browser(server)
    seen, copied = [ada.start()["table"]], threading.Event()

    def play():
        while not copied.is_set():
            seen.append(ada.move(seen[-1]))
            if seen[-1]["status"] != "running":
                seen.append(ada.start()["table"])

    player = threading.Thread(target=play)
    player.start()
    copy = tmp_path / "copy.db"
    try:
        for _ in range(3):
            done = run("backup", copy, server.database)
            assert done.returncode == 0, done.stderr
    finally:
        copied.set()
        player.join()
    assert "games" in done.stdout
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy.db")] == ["copy.db"]
    refused = run("restore", copy, server.database)
    assert refused.returncode == 2
    assert "is in use: stop the server first" in refused.stderr
    assert server.interrupt()[0] == 0
    done = run("restore", copy, server.database)
    assert done.returncode == 0, done.stderr
    ada.follow(start_server("--no-limits"))
    found = ada.table(seen[0]["id"])
    then = next(table for table in seen if (table["id"], table["version"]) == (found["id"], found["version"]))
    assert (found["position"], found["draft"]) == (then["position"], then["draft"])
    assert found["status"] != "running" or ada.move(found)


def test_what_was_there_before_a_restore_is_kept(start_server, open_browser, tmp_path):
    server = start_server()
    ada = open_browser(server)
    copy = tmp_path / "copy.db"
    assert run("backup", copy, server.database).returncode == 0
    game_id = ada.start()["table"]["id"]
    server.kill()  # so that the last game is in the write-ahead log only
    done = run("restore", copy, server.database)
    assert done.returncode == 0, done.stderr
    [kept] = tmp_path.glob("tables.db.before-*")
    assert kept.name in done.stdout
    for path, games in ((server.file, []), (kept, [(game_id,)])):
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("select id from game").fetchall() == games


@pytest.mark.parametrize("content", [None, b"", b"no database" * 500, "other", "damaged"])
def test_only_a_copy_that_is_whole_is_restored(content, tmp_path):
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(f"sqlite:///{database}").close()
    if content == "other":
        with closing(sqlite3.connect(copy)) as other, other:
            other.execute("create table cake (id)")
    elif content == "damaged":
        save_copy(database, copy)
        whole = copy.read_bytes()
        copy.write_bytes(whole[:4096] + os.urandom(4096) + whole[8192:])
    elif content is not None:
        copy.write_bytes(content)
    before = database.read_bytes()
    done = run("restore", copy, str(database))
    assert done.returncode == 2
    assert done.stderr.startswith("grandopening: ")
    assert len(done.stderr.splitlines()) == 1
    assert database.read_bytes() == before
    assert list(tmp_path.glob("tables.db.before-*")) == []


def test_the_database_is_no_place_for_its_copy(tmp_path):
    database = tmp_path / "tables.db"
    Store(f"sqlite:///{database}").close()
    done = run("backup", database, str(database))
    assert (done.returncode, "is the database itself" in done.stderr) == (2, True)


def test_no_server_can_begin_during_a_restore(tmp_path):
    """Nor a restore while one begins: whoever has the lock beside the database has it alone."""
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(f"sqlite:///{database}").close()
    save_copy(database, copy)
    lock = locked(database)
    with pytest.raises(NotPossible, match="is in use: stop the server first"):
        restore(copy, database)
    lock.release()
    assert restore(copy, database)[0] == 0
    locked(database).release()
