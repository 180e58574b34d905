"""A store that several processes share, on PostgreSQL: the version of a table decides who was first, whoever moved last
drives its bots and clocks, and every commit tells the others what it has changed."""

import json
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    URL,
    Connection,
    CursorResult,
    Float,
    Row,
    bindparam,
    case,
    cast,
    delete,
    extract,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or

from ..table.table import Table
from . import schema
from .access import News
from .database import Statement
from .keys import hashed
from .loading import SINCE, caught_up
from .migrating import SCHEMA, one_at_a_time
from .store import SAVE, Append, Store

CHANNEL = "grandopening"
CAME, LEFT = "came", "left"  # kinds of news: somebody's pages at a table, a process that has ended
LARGEST_NEWS = 7_900  # bytes; PostgreSQL takes 8,000
SILENCE = 3.0  # seconds after which a process is taken for dead
NOW = cast(extract("epoch", func.clock_timestamp()), Float)  # by the clock that all have in common

# Whoever lets the game go on drives it from then on; who comes and goes changes nothing about that.
DRIVER = case(
    (bindparam("idle"), None),
    (bindparam("takes"), bindparam("me")),
    else_=func.coalesce(schema.game.c.driver, bindparam("me")),
)
MINE = schema.game.c.due.is_not(None), schema.game.c.status == "running"

# What a process says and asks every second, in one statement: a transaction of several would cost as much as a move.
BEAT = """
with said as (update process set seen = extract(epoch from clock_timestamp()) where id = %(me)s returning id)
select
    exists (select from said) as is_known,
    (select version_num from alembic_version) as schema,
    exists (select from process where seen < extract(epoch from clock_timestamp()) - %(silence)s)
        or exists (
            select from game where due is not null and status = 'running'
            and (driver is null or driver not in (select id from process))
        ) as is_anybody_missed,
    array(select id from game where due is not null and status = 'running' and driver = %(me)s) as games,
    (select count(*) from process where kind = 'thinker') as thinkers,
    exists (select from game where due is not null and status = 'running') as is_any_due
"""


class Beat(NamedTuple):
    """What a process learns when it says that it lives."""

    games: list[str]  # that it drives
    thinkers: int  # how many there are
    is_any_due: bool  # some game of this database has bots or clocks to be driven


class TooOld(Exception):
    """Another process has brought the database to a schema that this program does not know."""


class SharedStore(Store):
    is_shared = True
    saving = SAVE.values(driver=DRIVER).returning(schema.game.c.driver)

    def __init__(self, url: str | URL) -> None:
        self.process = secrets.token_urlsafe(9)  # anew at every start
        super().__init__(url)
        self._to_look = self.to_read.execution_options(isolation_level="AUTOCOMMIT")
        self._at_once = self.to_write.execution_options(isolation_level="AUTOCOMMIT")
        this, engine = schema.game.c.id == bindparam("game"), self.to_read
        self._driver_of = Statement(select(schema.game.c.driver).where(this), engine)
        self._version_of = Statement(select(schema.game.c.version).where(this), engine)
        self._since = Statement(SINCE, engine)

    # whose bots and clocks

    def columns_of(self, table: Table) -> dict[str, Any]:
        driving = {"idle": table.due is None, "takes": table.has_moved, "me": self.process}
        return {**super().columns_of(table), **driving}

    def _insert(self, connection: Connection, table: Table, appends: list[Append]) -> None:
        values = super().columns_of(table)
        driver = self.process if table.due is not None else None
        connection.execute(insert(schema.game).values(id=table.head.id, driver=driver, **values))
        self._append(connection, appends)
        self._enrol(connection, table)

    def is_driver(self, saved: CursorResult[Any]) -> bool:
        return saved.scalar() == self.process

    async def drives(self, game_id: str) -> bool:
        found = await self._look(self._driver_of, {"game": game_id})
        return bool(found) and found[0].driver == self.process

    # what others have changed

    async def _look(self, statement: Statement, values: dict[str, Any]) -> Sequence[Row[Any]]:
        """What one statement finds. It needs no transaction around it, which would be two ways to the database more."""
        text, given = statement.text, statement.values(values)
        return await self.read(lambda connection: connection.exec_driver_sql(text, given).all(), self._to_look)

    async def version_of(self, game_id: str) -> int | None:
        found = await self._look(self._version_of, {"game": game_id})
        return found[0].version if found else None

    async def versions_of(self, game_ids: Iterable[str]) -> dict[str, int]:
        query = select(schema.game.c.id, schema.game.c.version).where(schema.game.c.id.in_(list(game_ids)))
        return await self.read(lambda connection: dict(connection.execute(query).all()))

    async def reload(self, known: Table) -> Table | None:
        """The table as it stands now; None: it was deleted."""
        text, given = self._since.text, self._since.values({"game": known.head.id, "shown": known.head.shown})
        is_there, table = await self.read_and(
            lambda rows: (bool(rows), caught_up(known, rows) if rows else None),
            lambda connection: connection.exec_driver_sql(text, given).all(),
            self._to_look,
        )
        return table or (await self.load(known.head.id) if is_there else None)

    def publish(self, connection: Connection, news: list[News]) -> None:
        """One notification for the whole batch: each takes a lock at commit."""
        while news:
            count = len(news)
            while len(told := json.dumps([self.process, *news[:count]], separators=(",", ":"))) > LARGEST_NEWS:
                count = count // 2
            connection.exec_driver_sql("select pg_notify(%(channel)s, %(told)s)", {"channel": CHANNEL, "told": told})
            del news[:count]

    # which processes live

    async def join(self, kind: str = "server") -> float:
        """Say that this process lives; since when there has been one without a break, so that clocks ran."""

        def job(connection: Connection) -> float:
            one_at_a_time(connection)
            self._bury(connection)
            others = select(func.count()).select_from(schema.process).where(schema.process.c.kind == "server")
            if kind == "server" and not connection.scalar(others):
                row = {"name": "opened", "value": str(time.time())}
                made = insert_or(schema.setting).values(row)
                connection.execute(made.on_conflict_do_update(index_elements=["name"], set_={"value": row["value"]}))
            connection.execute(insert(schema.process).values(id=self.process, kind=kind, seen=NOW))
            opened = connection.scalar(select(schema.setting.c.value).where(schema.setting.c.name == "opened"))
            return float(opened or 0.0)

        return await self.apart(job)

    async def live_on(self, kind: str, pages: Mapping[tuple[str, str], int]) -> Beat:
        """Say again that this process lives, and take over from those that no longer do."""
        values = {"me": self.process, "silence": SILENCE}
        beat = await self.apart(lambda connection: connection.exec_driver_sql(BEAT, values).one(), self._at_once)
        if beat.schema is not None and int(beat.schema) > int(SCHEMA):
            raise TooOld(f"the database has schema version {beat.schema} now, this program knows 1 to {SCHEMA}")
        if not beat.is_known:  # it was taken for dead
            await self.apart(lambda connection: self._return(connection, kind, pages))
        is_time_to_sweep = secrets.randbelow(60) == 0
        if beat.is_known and not beat.is_anybody_missed and not is_time_to_sweep:
            return Beat(beat.games if kind == "server" else [], beat.thinkers, beat.is_any_due)

        def look(connection: Connection) -> Beat:
            self._bury(connection)
            connection.execute(delete(schema.tally).where(schema.tally.c.until < NOW - 60.0))
            count = select(func.count()).select_from(schema.process).where(schema.process.c.kind == "thinker")
            games = self._take_over(connection) if kind == "server" else []
            return Beat(games, connection.scalar(count) or 0, beat.is_any_due)

        # After it has said so, not with it: who holds their own row and waits for another's could wait for ever.
        return await self.apart(look)

    def _return(self, connection: Connection, kind: str, pages: Mapping[tuple[str, str], int]) -> None:
        connection.execute(insert(schema.process).values(id=self.process, kind=kind, seen=NOW))
        rows = [{"process": self.process, "game": g, "key": k, "pages": n} for (g, k), n in pages.items()]
        if rows:
            connection.execute(insert(schema.presence), rows)

    def _bury(self, connection: Connection) -> None:
        silent = select(schema.process.c.id).where(schema.process.c.seen < NOW - SILENCE)
        found = silent.with_for_update(skip_locked=True)  # who is just saying that they live, lives
        dead = delete(schema.process).where(schema.process.c.id.in_(found)).returning(schema.process.c.id)
        self.publish(connection, [(LEFT, process) for process in connection.scalars(dead)])

    def _take_over(self, connection: Connection) -> list[str]:
        """All games that this process drives, with those that nobody drives any more."""
        alive = select(schema.process.c.id)
        is_orphan = schema.game.c.driver.is_(None) | schema.game.c.driver.not_in(alive)
        orphans = select(schema.game.c.id).where(*MINE, is_orphan).with_for_update(skip_locked=True)
        connection.execute(update(schema.game).where(schema.game.c.id.in_(orphans)).values(driver=self.process))
        return list(connection.scalars(select(schema.game.c.id).where(*MINE, schema.game.c.driver == self.process)))

    async def leave(self) -> None:
        """The others need not wait until this process is taken for dead."""

        def job(connection: Connection) -> None:
            connection.execute(update(schema.game).where(schema.game.c.driver == self.process).values(driver=None))
            connection.execute(delete(schema.process).where(schema.process.c.id == self.process))
            self.publish(connection, [(LEFT, self.process)])

        await self.apart(job)

    # who is where

    async def tell_pages(self, game_id: str, key: str, pages: int) -> None:
        """How many pages of somebody follow a table by way of this process."""
        row = {"process": self.process, "game": game_id, "key": key, "pages": pages}
        made = insert_or(schema.presence).values(row)
        came = made.on_conflict_do_update(index_elements=["process", "game", "key"], set_={"pages": pages})
        here = [schema.presence.c[name] == row[name] for name in ("process", "game", "key")]
        gone = delete(schema.presence).where(*here)

        def job(connection: Connection) -> None:
            connection.execute(came if pages else gone)
            self.news.append((CAME, game_id, key, pages))

        await self.submit(job, f"~{game_id}")

    async def pages_elsewhere(self) -> list[tuple[str, str, str, int]]:
        """Process, game, key and how many pages."""
        there = schema.presence.c
        query = select(there.process, there.game, there.key, there.pages).where(there.process != self.process)
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    # how often

    async def count(self, counts: Mapping[tuple[str, str, float], int]) -> dict[tuple[str, str, float], int]:
        """Add what somebody has done until the end of a span of time; how often it was by way of any process."""
        kept = schema.tally.c

        def job(connection: Connection) -> dict[tuple[str, str, float], int]:
            found = {}
            for (what, who, until), count in sorted(counts.items()):
                hidden = hashed(f"{self.seal.hex()}{who}")  # addresses are nobody's business
                made = insert_or(schema.tally).values(what=what, who=hidden, until=until, count=count)
                added = made.on_conflict_do_update(
                    index_elements=["what", "who", "until"], set_={"count": kept.count + count}
                )
                found[what, who, until] = connection.scalar(added.returning(kept.count)) or 0
            return found

        return await self.apart(job)
