"""Copies of a server's games. What is heavy is imported inside the commands."""

from pathlib import Path
from typing import Annotated

import typer

WHERE = "Where games are kept; else as GRANDOPENING_DATABASE says, or in the usual place."
Database = Annotated[str | None, typer.Option(metavar="PATH", help=WHERE)]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; an older one is replaced.")],
    database: Database = None,
) -> None:
    """Copy all games into one file, checked, while the server runs."""
    from ..server.backup import NotPossible, save_copy

    try:
        games = save_copy(database_file(database), file)
    except NotPossible as error:
        raise typer.TyperException(str(error)) from None
    typer.echo(f"{file}: {games} games")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` made.")],
    database: Database = None,
) -> None:
    """Put a copy in the place of the database, which is kept beside it. Stop the server first."""
    from ..server.backup import NotPossible
    from ..server.backup import restore as put_back

    path = database_file(database)
    try:
        games, kept = put_back(file, path)
    except NotPossible as error:
        raise typer.TyperException(str(error)) from None
    typer.echo(f"{path}: {games} games" + (f"; what was there is kept in {kept}" if kept else ""))


def database_file(database: str | None) -> Path:
    from ..server.database import chosen_database, file_of

    path = file_of(chosen_database(database))
    if path is None:
        raise typer.TyperException("this command needs an SQLite file: for copies of PostgreSQL use its own tools")
    return path
