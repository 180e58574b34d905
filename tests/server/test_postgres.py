"""PostgreSQL as a database: what is refused at the start, and what a process does when the schema is newer than it."""

import subprocess
import sys
import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from grandopening.core.contract import Refused
from grandopening.server import schema
from grandopening.server.database import database_at, engine_for
from grandopening.server.migrating import prepare
from grandopening.server.serve import store_at

from .conftest import DidNotStart, Server, edit


def test_without_a_driver_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(
        Refused, match=r"--database postgresql:… cannot be used.*pip install 'grandopening\[postgres\]'"
    ):
        database_at("postgresql://ada:secret@localhost/tables")


@pytest.mark.parametrize("name", ["postgresql://h/n", "postgres://h/n", "postgresql+psycopg://h/n"])
def test_any_name_of_it_will_do(name):
    assert database_at(name).drivername == "postgresql+psycopg"


def test_a_wrong_password_is_told_without_it(one_postgres):
    own = one_postgres()
    engine = create_engine(database_at(own.url_of("postgres")))
    with engine.begin() as connection:
        connection.execute(text("drop role if exists locked"))
        connection.execute(text("create role locked login password 'right'"))
    engine.dispose()
    with pytest.raises(Refused, match="password authentication failed") as raised:
        store_at(database_at(f"postgresql://locked:wrongone@127.0.0.1:{own.port}/postgres"))
    assert "wrongone" not in str(raised.value)


def test_a_database_that_is_not_there_is_told(one_postgres):
    with pytest.raises(Refused, match='database "nowhere" does not exist; choose another place with --database'):
        store_at(database_at(one_postgres().url_of("nowhere")))


def test_revisions_lead_to_the_tables_the_program_uses(one_postgres):
    engine = engine_for(database_at(one_postgres().new_database(f"of_{time.time_ns()}")), "BEGIN IMMEDIATE")
    prepare(engine)
    with engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_two_that_begin_at_once_make_one_database(one_postgres):
    """Whoever comes second finds the tables and the seal of the first."""
    url = one_postgres().new_database(f"of_{time.time_ns()}")
    code = (
        "import sys; from grandopening.server.shared import SharedStore as S; s = S(sys.argv[1]); print(s.seal.hex())"
    )
    command = [sys.executable, "-c", code, database_at(url).render_as_string(hide_password=False)]
    began = [subprocess.Popen([*command], stdout=subprocess.PIPE, text=True) for _ in range(3)]
    seals = {process.communicate(timeout=300)[0].strip() for process in began}
    assert len(seals) == 1
    assert seals != {""}


@pytest.mark.postgresql
@pytest.mark.slow
def test_a_process_that_is_older_than_the_schema_says_so_and_stops(one_postgres):
    url = one_postgres().new_database(f"of_{time.time_ns()}")
    server = Server(url)
    edit(server, "update alembic_version set version_num = '4000'")
    server.process.communicate(timeout=30)
    assert "this program is too old and ends: the database has schema version 4000 now" in server.said
    with pytest.raises(DidNotStart, match=r"schema version 4000, this program knows 1 to \d+"):
        Server(url)
