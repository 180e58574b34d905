"""Databases of earlier versions: no game is lost, a copy is kept, and what is not known is refused."""

import json
import os
import sqlite3
import stat
from contextlib import closing

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from grandopening.server import schema
from grandopening.server.database import engine_for
from grandopening.server.migrating import FOLDER, SCHEMA, WrongSchema, prepare

pytestmark = pytest.mark.sqlite  # there is no older database on PostgreSQL

# As the programs before Alembic made it: schema 1, and what 2 added.
SCHEMA_1 = """
CREATE TABLE setting (name VARCHAR NOT NULL, value VARCHAR NOT NULL, PRIMARY KEY (name));
CREATE TABLE game (id VARCHAR NOT NULL, version INTEGER NOT NULL, status VARCHAR NOT NULL, changed FLOAT NOT NULL,
    due FLOAT, head BLOB NOT NULL, draft BLOB NOT NULL, PRIMARY KEY (id));
CREATE TABLE person ("key" VARCHAR NOT NULL, name VARCHAR NOT NULL, PRIMARY KEY ("key"));
CREATE TABLE entry (number INTEGER NOT NULL, game VARCHAR NOT NULL, version INTEGER NOT NULL, at FLOAT NOT NULL,
    entry BLOB NOT NULL, PRIMARY KEY (number), FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE);
CREATE INDEX entry_of_game ON entry (game, number);
CREATE TABLE member ("key" VARCHAR NOT NULL, game VARCHAR NOT NULL, PRIMARY KEY ("key", game),
    FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE);
CREATE INDEX member_of_game ON member (game);
INSERT INTO setting VALUES ('schema', '1');
"""
ADDED_BY_2 = """
CREATE TABLE message (game VARCHAR NOT NULL, number INTEGER NOT NULL, at FLOAT NOT NULL, seat INTEGER,
    name VARCHAR NOT NULL, text VARCHAR NOT NULL, PRIMARY KEY (game, number),
    FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE);
UPDATE setting SET value = '2';
"""
TABLES = ("game", "entry", "member", "person", "message")


def old_database(server, version):
    """A database as the present server left it, moved into one of an earlier schema. By 2, keys were signed."""
    path = server.file
    kept = rows_of(path)
    path.unlink()
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(SCHEMA_1 + (ADDED_BY_2 if version == 2 else ""))
        for table in (*TABLES, "setting") if version == 2 else TABLES[:-1]:
            for row in kept[table]:
                values = {**row, "head": old_head(row["head"], version)} if table == "game" else dict(row)
                values.pop("driver", None)  # came with 4
                marks = ", ".join("?" * len(values))
                database.execute(f"insert into {table} values ({marks})", list(values.values()))
    return kept


def old_head(head, version):
    newer = ("shown", "private", "help") if version == 1 else ()
    return json.dumps({key: value for key, value in json.loads(head).items() if key not in newer}).encode()


def rows_of(path):
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        return {
            table: [dict(row) for row in database.execute(f"select * from {table}")] for table in (*TABLES, "setting")
        }


@pytest.mark.parametrize("version", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_an_older_database_is_migrated_without_losing_a_game(version, start_server, open_browser):
    server = start_server("--no-limits")
    ada = open_browser(server)
    ada.put("/me", {"name": "Ada"})
    table = ada.move(ada.move(ada.start(options={"start": "introductory"})["table"]))
    over = ada.start(options={"start": "introductory"})["table"]
    while over["status"] == "running":
        over = ada.play(over, {"do": "done"})
    ada.post(f"/games/{table['id']}/chat", {"text": "still here"})
    assert server.interrupt()[0] == 0
    before = old_database(server, version)
    if version == 1:  # when no key was signed yet
        secret, _, _ = ada.client.cookies["grandopening_key"].partition(".")
        ada.client.cookies = httpx.Cookies({"grandopening_key": secret})
    server = start_server("--no-limits")
    ada.follow(server)
    assert "brought to a new schema" in server.said
    assert ada.table(table["id"])["position"] == table["position"]
    assert ada.table(table["id"])["draft"] == table["draft"]
    assert ada.table(over["id"])["result"] == over["result"]
    assert ada.move(ada.table(table["id"]))["version"] > table["version"]
    after = rows_of(server.file)
    assert after["entry"][: len(before["entry"])] == before["entry"]
    assert after["member"] == before["member"]
    assert after["person"] == before["person"]
    assert after["message"] == (before["message"] if version == 2 else [])
    assert (after["setting"] == before["setting"]) == (version == 2), "what signs keys is made once"
    copy = server.file.with_name(f"{server.file.name}.schema-{version}")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("select value from setting where name = 'schema'").fetchone() == (str(version),)
        assert database.execute("select count(*) from game").fetchone() == (2,)


def test_a_program_from_before_refuses_a_migrated_database(tmp_path):
    """It looks for this setting, and does not begin without it."""
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.db'}", "BEGIN IMMEDIATE")
    prepare(engine)
    with engine.begin() as connection:
        assert connection.exec_driver_sql("select value from setting where name = 'schema'").all() == []
    engine.dispose()


def test_revisions_lead_to_the_tables_the_program_uses(tmp_path):
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.db'}", "BEGIN IMMEDIATE")
    prepare(engine)
    with engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()
    assert ScriptDirectory(str(FOLDER)).get_heads() == [SCHEMA]


def first_database(path, script=""):
    """Of schema 1, with a game that can be read and one that cannot."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(SCHEMA_1 + script)
        for name, head in (("fine", b"{}"), ("damaged", b"{")):
            database.execute("insert into game values (?, 7, 'running', 0.0, null, ?, ?)", (name, head, b"[]"))


def test_a_damaged_game_keeps_no_other_from_being_migrated(tmp_path):
    path = tmp_path / "tables.db"
    first_database(path)
    engine = engine_for(f"sqlite:///{path}", "BEGIN IMMEDIATE")
    prepare(engine)
    with engine.begin() as connection:
        heads = dict(connection.execute(select(schema.game.c.id, schema.game.c.head)).all())
    engine.dispose()
    assert heads == {"fine": b'{"shown":7}', "damaged": b"{"}


def test_a_migration_that_fails_changes_nothing(tmp_path):
    """An index that is there already stops the third revision; the database stays what it was."""
    path = tmp_path / "tables.db"
    first_database(path, "create index game_by_change on game (due);")
    engine = engine_for(f"sqlite:///{path}", "BEGIN IMMEDIATE")
    with pytest.raises(DBAPIError, match="already exists"):
        prepare(engine)
    engine.dispose()
    with closing(sqlite3.connect(path)) as database:
        tables = {name for (name,) in database.execute("select name from sqlite_master")}
        assert "message" not in tables
        assert "alembic_version" not in tables


def test_a_damaged_database_is_not_migrated(tmp_path):
    path = tmp_path / "tables.db"
    first_database(path, "create table spoilt (id); create index more on spoilt (id);")
    with closing(sqlite3.connect(path)) as database:
        [[page]] = database.execute("select rootpage from sqlite_master where name = 'spoilt'")
        [[size]] = database.execute("pragma page_size")
    whole = path.read_bytes()
    path.write_bytes(whole[: size * (page - 1)] + os.urandom(size) + whole[size * page :])
    engine = engine_for(f"sqlite:///{path}", "BEGIN IMMEDIATE")
    with pytest.raises(WrongSchema, match=r"damaged: .*restore a backup"):
        prepare(engine)
    engine.dispose()
    assert not path.with_name("tables.db.schema-1").exists()


@pytest.mark.parametrize("script", ["create table cake (id)", SCHEMA_1 + "update setting set value = '0'"])
def test_other_databases_are_refused(script, tmp_path):
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(script)
    engine = engine_for(f"sqlite:///{path}", "BEGIN IMMEDIATE")
    with pytest.raises(WrongSchema, match="another --database"):
        prepare(engine)
    engine.dispose()
