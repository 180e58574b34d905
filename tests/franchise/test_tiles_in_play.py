"""F8.8: the Development and Road tiles, once they are won."""

import pytest

from grandopening.games.franchise.rules.state import FRESH, NOT_HELD, USABLE, WAITING

from .table import BLACK, WHITE, Table


def far(*places: str, cash: int = 30, players: int = 5, **options) -> Table:
    """White's turn, with the Development tile."""
    table = Table(players=players, **options)
    table.put(WHITE, *places)
    table.turn(WHITE, cash=cash)
    table.s.far[WHITE] = USABLE
    return table


def test_f8_8_development_leads_along_a_chain_that_is_paid():
    table = far("Denver", cash=10)
    table.do("expand_far", "Minneapolis")
    assert table.cash(WHITE) == 10 - 2  # over Pocatello ($1), Boise, Spokane, Conrad ($1), Billings and Fargo
    assert table.s.far[WHITE] == NOT_HELD
    assert table.why_not("expand", "Denver", "Pueblo") == ("F3.2", "already-expanded")
    table.end_turn()
    assert table.at("Minneapolis") == {WHITE: 1}


def test_f8_8_no_link_may_join_the_place_to_one_of_yours():
    table = far("Denver", "Detroit")
    assert table.why_not("expand_far", "Casper") == ("F8.8", "far-is-linked")
    assert table.why_not("expand_far", "Chicago") == ("F8.8", "far-is-linked")
    assert table.why_not("expand_far", "Denver") == ("F3.2", "already-in-city")


def test_f8_8_not_without_the_money():
    table = far("Denver", cash=1)
    assert table.why_not("expand_far", "Minneapolis") == ("F8.8", "far-too-dear")


def test_f8_8_the_place_is_one_that_can_be_entered():
    table = far("Denver")
    table.put(BLACK, "Indianapolis")
    table.put_scored("Chicago", BLACK)
    assert table.why_not("expand_far", "Indianapolis") == ("F3.2", "town-taken")
    assert table.why_not("expand_far", "Chicago") == ("F3.2", "city-scored")


def test_f8_8_the_chain_passes_any_place_that_plays():
    table = far("Denver", players=3, cash=10)
    table.put(BLACK, "Ogallala")
    table.put_scored("Chicago", BLACK)
    table.do("expand_far", "Minneapolis")  # the west is out: over Pueblo, Oklahoma City, Ogallala and Chicago
    assert table.cash(WHITE) == 10 - (1 + 1 + 1 + 1 + 3)


def test_f8_8_instead_of_the_ordinary_expansion():
    table = far("Pittsburgh")
    table.do("expand", "Pittsburgh", "Chicago")
    assert table.why_not("expand_far", "Houston") == ("F3.2", "already-expanded")


def test_f8_8_a_bonus_tile_may_follow_the_development_tile():
    table = far("Pittsburgh")
    table.do("expand_far", "Houston")
    assert table.why_not("expand_again", "Pittsburgh", "New York") is None


def test_f8_8_neither_is_a_bonus_tile():
    """Road and Development tile do not count as the bonus tile of the turn, nor wait for the second one."""
    table = Table()
    table.put(WHITE, "Pittsburgh")
    table.turn(WHITE, cash=0, first=True)
    table.s.road[WHITE] = USABLE
    table.do("road")
    table.do("expand", "Pittsburgh", "Chicago")
    assert table.s.bonus_played == 0


def test_f8_8_from_your_next_turn():
    table = far("Pittsburgh")
    table.s.far[WHITE] = table.s.road[WHITE] = FRESH
    assert table.why_not("expand_far", "Houston") == ("F8.8", "far-next-turn")
    assert table.why_not("road") == ("F8.8", "road-next-turn")
    table.s.far[WHITE] = table.s.road[WHITE] = NOT_HELD
    assert table.why_not("expand_far", "Houston") == ("F8.8", "far-not-held")
    assert table.why_not("road") == ("F8.8", "road-not-held")


def test_f8_8_of_equally_cheap_chains_the_one_with_fewest_links():
    """From New York to Omaha for $10: directly to Chicago (one link of $8), or over Detroit (one link more)."""
    table = far("New York", players=3)
    table.do("expand_far", "Omaha")
    assert (table.cash(WHITE), table.s.long_links[WHITE]) == (30 - 10, 1)


@pytest.mark.parametrize(("through", "long_links"), [("Chicago", 1), ("New York", 0)])
def test_f8_8_then_the_first_in_board_order_from_its_start(through, long_links):
    """Two chains of three links from Detroit to Washington, one of them with a link of $8. Chicago stands before New
    York; counted from the other end Charlotte would stand before Kansas City."""
    west = [("Detroit", "Chicago"), ("Chicago", "Kansas City"), ("Kansas City", "Washington")]
    east = [("Detroit", "New York"), ("New York", "Charlotte"), ("Charlotte", "Washington")]
    long, short = (west, east) if through == "Chicago" else (east, west)
    table = far("Detroit", prices=dict(zip(long, (0, 8, 0), strict=True)) | dict(zip(short, (3, 5, 0), strict=True)))
    table.do("expand_far", "Washington")
    assert (table.cash(WHITE), table.s.long_links[WHITE]) == (30 - 8, long_links)


def road(*places: str, cash: int) -> Table:
    """White's turn, with the Road tile."""
    table = Table()
    table.put(WHITE, *places)
    table.turn(WHITE, cash=cash)
    table.s.road[WHITE] = USABLE
    return table


def test_f8_8_road_makes_one_link_free():
    table = road("Pittsburgh", cash=3)
    assert table.why_not("expand", "Pittsburgh", "Chicago") == ("F3.2", "link-too-dear")
    table.do("road")
    assert table.why_not("road") == ("F8.8", "road-waits")
    table.do("expand", "Pittsburgh", "Chicago")
    assert (table.cash(WHITE), table.s.road[WHITE]) == (3, NOT_HELD)
    table.do("expand_again", "Pittsburgh", "New York")
    assert table.cash(WHITE) == 0


def test_f8_8_road_for_the_second_expansion():
    table = road("Pittsburgh", cash=3)
    table.do("expand", "Pittsburgh", "New York")
    table.do("road")
    table.do("expand_again", "Pittsburgh", "Chicago")
    assert (table.cash(WHITE), table.s.road[WHITE]) == (0, NOT_HELD)


def test_f8_8_road_is_given_back_by_done():
    table = road("Pittsburgh", cash=3)
    table.do("road")
    assert table.s.road[WHITE] == WAITING
    table.end_turn()
    assert table.s.road[WHITE] == USABLE


def test_f8_8_no_road_on_a_chain():
    table = far("Pittsburgh")
    table.s.road[WHITE] = USABLE
    table.do("road")
    assert table.why_not("expand_far", "Houston") == ("F8.8", "far-not-with-road")
    assert table.legal("expand_far") == set()
