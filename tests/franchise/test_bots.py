"""What the bots of Franchise know of its expansions."""

import random

from grandopening.bots import bot_named
from grandopening.games.franchise import GAME

from .table import BLACK, ORANGE, WHITE, Table

CITIES = [place.name for place in GAME.load_data(None).places if place.size]


def boom_of_greedy(table: Table) -> str:
    """The city greedy moves the Boom marker to, or where it lets it stay."""
    verb, values = GAME.codec.decode(bot_named("greedy", GAME, 1).choose(table.position))
    return str(table.setup.data.places[values[0] if verb == "boom" else table.s.boom].name)


def black_earns(seed: int, boom: str, seat: int) -> Table:
    """Black is in six cities, six are scored, and white has none to earn from: all the Boom marker can do for white
    is to be of no use to black."""
    drawn = random.Random(seed).sample(CITIES, 12)
    table = Table(boom=boom)
    table.put(BLACK, *drawn[:6])
    for city in drawn[6:]:
        table.put_scored(city, ORANGE)
    table.turn(seat)
    return table


def most_of_black(seed: int, boom: str) -> int:
    """The empty spaces black can count, with the Boom marker there at the start of their turn."""
    table = black_earns(seed, boom, BLACK)
    incomes = [spaces_after(table, "boom", *move) for move in table.legal("boom")]
    return max([*incomes, spaces_after(table, "stay")])


def spaces_after(table: Table, *move: str) -> int:
    events = table.position.copy().apply(table.action(*move))
    return next(event.b for event in events if GAME.events[event.kind].name == "income")


def test_greedy_parks_the_boom_where_the_next_player_can_earn_least():
    parked = 0
    for seed in range(10):
        boom = random.Random(seed).choice(CITIES)
        table = black_earns(seed, boom, WHITE)
        worth = {city: most_of_black(seed, city) for city in (boom, *(city for (city,) in table.legal("boom")))}
        chosen = boom_of_greedy(table)
        assert worth[chosen] == min(worth.values())
        parked += table.is_scored(chosen) and worth[chosen] < max(worth.values())
    assert parked


def test_greedy_takes_the_boom_to_a_city_of_its_own():
    table = Table(boom="Pittsburgh")
    table.put_scored("Pittsburgh", BLACK)
    table.put(WHITE, "Chicago")
    table.put(BLACK, "New York")
    table.turn(WHITE)
    assert boom_of_greedy(table) == "Chicago"
