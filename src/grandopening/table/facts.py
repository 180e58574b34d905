"""What is told of a move, as what follows from it or why it is good: facts that can be checked on the board."""

from msgspec import Struct

MOST = 3  # reasons for one move


class Fact(Struct):
    id: str  # of its sentence in the Fluent files; what follows goes without the `follows-GAME-` there
    values: dict[str, int | str]  # in the words of the record
