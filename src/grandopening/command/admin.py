"""`grandopening admin`: what whoever runs a server may do while it runs, on the machine itself."""

import json
import time
from typing import Annotated, Any
from urllib.parse import quote

import typer

from .asked import AsJson, show_table
from .operating import Database, database_file

PATIENCE = 30.0  # seconds

app = typer.Typer(help="Look after the tables of a server that runs on this machine.")
GameId = Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as `list` shows it.")]


def ask(database: str | None, method: str, path: str, body: Any = None) -> Any:
    """The answer of the server that has this database open."""
    from urllib.error import HTTPError, URLError
    from urllib.request import ProxyHandler, Request, build_opener

    from ..server.database import admin_file

    file = admin_file(database_file(database))
    nobody = typer.TyperException(
        f"no server has {file.with_suffix('')} open here: start it, or name another --database"
    )
    try:
        way = json.loads(file.read_text())
    except FileNotFoundError:
        raise nobody from None
    headers = {"Authorization": f"Bearer {way['token']}", "Content-Type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    request = Request(f"http://127.0.0.1:{way['port']}{path}", content, headers, method=method)
    try:
        # Without a proxy, whatever the environment says: this never leaves the machine.
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")
    except HTTPError as error:
        raise typer.TyperException(json.loads(error.read())["message"]) from None
    except URLError:
        raise nobody from None  # it was killed, and left the file behind


def path_of(table: str, *rest: object) -> str:
    return "/".join(["/tables", quote(table, safe=""), *map(str, rest)])


@app.command("list")
def list_tables(
    status: Annotated[str | None, typer.Option(metavar="STATUS", help="Only lobby, running or over.")] = None,
    limit: Annotated[int, typer.Option(metavar="N", min=1, help="At most so many.")] = 50,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """The tables, the last changed first."""
    from rich.markup import escape
    from rich.table import Table

    query = f"?limit={limit}" + (f"&status={quote(status)}" if status else "")
    tables = ask(database, "GET", f"/tables{query}")
    if as_json:
        typer.echo(json.dumps(tables, ensure_ascii=False))
        return
    shown = Table("table", "game", "status", "changed", "pages", "seats")
    for table in tables:
        status_shown = next((mark for mark in ("damaged", "closed") if table[mark]), table["status"])
        names = ", ".join(seat["name"] or seat["kind"] for seat in table["seats"])
        shown.add_row(
            table["id"], table["game"], status_shown, ago(table["changed"]), str(table["pages"]), escape(names)
        )
    show_table(shown)


@app.command()
def show(table: GameId, database: Database = None, as_json: AsJson = False) -> None:
    """Who sits where, which links can be used, who watches."""
    found = ask(database, "GET", path_of(table))
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    typer.echo(f"{found['id']}: {found['game']}, {found['status']}{', closed' if found['closed'] else ''}")
    typer.echo(f"made {ago(found['created'])}, changed {ago(found['changed'])}, version {found['version']}")
    for number, seat in enumerate(found["seats"]):
        marks = [seat["level"], "online" if seat["online"] else "", "has a link" if seat["has_link"] else ""]
        typer.echo(f"seat {number}: {', '.join(filter(None, [seat['name'], seat['kind'], *marks]))}")
    for number, is_there in enumerate(found["watching"], start=1):
        typer.echo(f"spectator {number}: {'online' if is_there else 'away'}")
    if found["has_spectators_link"]:
        typer.echo("the spectators' link can be used")


@app.command("close")
def close_table(table: GameId, database: Database = None) -> None:
    """Let nobody do anything at a table any more; it can be looked at, and opened again."""
    ask(database, "PUT", path_of(table, "closed"), True)
    typer.echo(f"{table} is closed")


@app.command("open")
def open_table(table: GameId, database: Database = None) -> None:
    """Open a table again that was closed."""
    ask(database, "PUT", path_of(table, "closed"), False)
    typer.echo(f"{table} is open again")


@app.command("delete")
def delete_table(
    table: GameId,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table for everybody, for good."""
    if not yes and not typer.confirm(f"Delete {table} for everybody, for good?"):
        raise typer.Exit(1)
    ask(database, "DELETE", path_of(table))
    typer.echo(f"{table} is deleted")


@app.command()
def revoke(
    table: GameId,
    seat: Annotated[int | None, typer.Option(metavar="N", min=0, help="Only those to this seat, from 0.")] = None,
    database: Database = None,
) -> None:
    """Make links worthless: invitations, recovery links, the spectators' link. Whoever has a seat keeps it."""
    count = ask(database, "DELETE", path_of(table, "links") + ("" if seat is None else f"?seat={seat}"))
    typer.echo(f"{table}: {count} links are worthless now")


@app.command()
def remove(
    table: GameId,
    spectator: Annotated[int, typer.Argument(metavar="N", min=1, help="As `show` counts them.")],
    database: Database = None,
) -> None:
    """Show a spectator the door; the spectators' link is worthless then, too."""
    ask(database, "DELETE", path_of(table, "spectators", spectator))
    typer.echo(f"{table}: spectator {spectator} is gone")


@app.command()
def announce(
    minutes: Annotated[float | None, typer.Argument(metavar="MINUTES", min=0, help="Until then.")] = None,
    off: Annotated[bool, typer.Option("--off", help="It was called off.")] = False,
    database: Database = None,
) -> None:
    """Tell all open pages that the server starts anew in so many minutes. It does not do so by itself."""
    if (minutes is None) != off:
        raise typer.TyperException("say in how many minutes, or --off")
    pages = ask(database, "PUT", "/restart", {"minutes": minutes})
    typer.echo(f"{pages} pages were told")


def ago(moment: float) -> str:
    seconds = max(0.0, time.time() - moment)
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{seconds / size:.0f} {unit} ago"
    return "just now"
