"""The board file is read, checked and never repaired."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from grandopening.core.contract import Refused
from grandopening.games.franchise import GAME
from grandopening.games.franchise.data import load_data, printed_file

Content = dict[str, Any]


def region(content: Content, name: str) -> Content:
    return next(entry for entry in content["region"] if entry["name"] == name)


def forget(key: str) -> Callable[[Content], Any]:
    return lambda content: content.pop(key)


def in_links(price: str, pair: Any) -> Callable[[Content], Any]:
    return lambda content: content["links"][price].append(pair)


def without_links_of(name: str) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        for price, pairs in content["links"].items():
            content["links"][price] = [pair for pair in pairs if name not in pair]

    return change


def put(value: Any, *path: Any) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        at: Any = content
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return change


def cities_moved(start: str, end: str) -> Callable[[Content], None]:
    def change(content: Content) -> None:
        region(content, end)["cities"] += region(content, start)["cities"]
        region(content, start)["cities"] = []

    return change


BROKEN: dict[str, tuple[Callable[[Content], Any], str]] = {
    # form
    "no links": (forget("links"), "the board has no 'links'"),
    "no track": (forget("track"), "the board has no 'track'"),
    "an unknown table": (put({}, "roads"), "unknown key 'roads'"),
    "regions of the wrong form": (put({}, "region"), "'region' has the wrong form"),
    "a region that is a word": (put("Texas", "region", 0), "region 1 is not a table"),
    "a region without cities": (lambda c: region(c, "Texas").pop("cities"), "region 'Texas' has no 'cities'"),
    "a region with a typing error": (lambda c: region(c, "Texas").update(citys=[]), "unknown key 'citys'"),
    "a name that is empty": (put(" ", "region", 0, "name"), "is not a name"),
    "a name that is a number": (put(7, "region", 0, "cities", 0, "name"), "7 is not a name"),
    "a name with a control character": (put("Re\tno", "region", 0, "name"), "is not a name"),
    "a town with a size": (put(3, "region", 0, "towns", 0, "size"), "unknown key 'size'"),
    "a city of size 9": (put(9, "region", 0, "cities", 0, "size"), "9 is not a whole number from 2 to 8"),
    "a city of size true": (put(True, "region", 0, "cities", 0, "size"), "True is not a whole number"),
    "a city without size": (lambda c: region(c, "Texas")["cities"][0].pop("size"), "size of 'Houston'"),
    "a place off the globe": (put([95, "x"], "region", 0, "cities", 0, "at"), "not a latitude"),
    # places and tiles
    "two places of one name": (put("Boise", "region", 2, "towns", 1, "name"), "'Pocatello'"),
    "a twin that no link names": (
        lambda c: region(c, "Texas")["towns"].append({"name": "El Paso"}), "place 'El Paso' stands 2 times",
    ),
    "two regions of one name": (put("Texas", "region", 0, "name"), "region 'Texas' stands 2 times"),
    "three sizes of eight": (put(8, "region", 0, "cities", 0, "size"), "2 cities of size 8"),
    "a region without a city": (cities_moved("New York", "Washington"), "region 'New York' has no city"),
    "two values for a region": (put([5, 4], "region", 0, "influence"), "three values"),
    "a negative value": (put([5, 4, -1], "region", 0, "influence"), "-1 is not a whole number"),
    "a tile of no kind": (put("gold", "new_tile", 0, "kind"), "'gold' is no kind of tile"),
    "a Road tile of another first value": (put([5, 4, 2], "new_tile", 19, "values"), "first value of a road tile"),
    "too few new tiles": (lambda c: c["new_tile"].__delitem__(slice(9, None)), "9 new tiles for 10 regions"),
    # links
    "a link to nowhere": (in_links("3", ["Boston", "New York"]), "there is no place 'Boston'"),
    "a link to itself": (in_links("3", ["Reno", "Reno"]), "Reno is linked to itself"),
    "a link twice": (in_links("0", ["El Paso", "Albuquerque"]), "stands twice (at $0 and $0)"),
    "a link at two prices": (in_links("8", ["El Paso", "Albuquerque"]), "stands twice (at $0 and $8)"),
    "a price that does not exist": (put([["Reno", "Boise"]], "links", "4"), "'4' is no price"),
    "a link of three": (in_links("3", ["Reno", "Boise", "Fargo"]), "is not a pair"),
    "a place no link leads to": (without_links_of("Reno"), "no chain of links leads from Los Angeles to Reno"),
    "a place cut off when regions are out": (
        # Minneapolis is left with its links to Montana
        lambda c: c["links"].update(
            {
                price: [p for p in pairs if "Minneapolis" not in p or {"Fargo", "Billings"} & set(p)]
                for price, pairs in c["links"].items()
            }
        ),
        "with 2 players no chain of links leads",
    ),
    # tables
    "a short track": (put([3, 3, 2], "track", "values"), "3 spaces for 10 regions"),
    "no red space within reach": (put(11, "track", "red_from"), "track.red_from 11"),
    "a red space the tiles that are out lie on": (put(3, "track", "red_from"), "track.red_from 3"),
    "an income chart that falls": (put([3, 10, 9, 22, 30, 39], "income", "2"), "does not rise"),
    "an income chart that is short": (put([3, 10], "income", "2"), "6 numbers, not 2"),
    "an income chart for six": (put([1, 2, 3, 4, 5, 6], "income", "6"), "unknown key '6'"),
    "no money for one player": (put([3, 4, 6], "start_money", "4"), "start_money for 4 players: 4 numbers, not 3"),
    "money that is a word": (put(["three", 4], "start_money", "2"), "'three' is not a whole number"),
    "an introductory city": (put(["Denver", "Memphis"], "introductory", "2", 0), "Denver is not a free town"),
    "an introductory town that is out": (put(["Reno", "Memphis"], "introductory", "2", 0), "Reno is not a free town"),
    "an introductory town twice": (
        put(["Ogallala", "Memphis"], "introductory", "2", 0), "Ogallala is not a free town",
    ),
    "an introductory start for three of four": (lambda c: c["introductory"]["4"].pop(), "4 pairs of towns"),
    "classes that miss a size": (put([[2, 3], [4, 5], [7, 8]], "expert", "classes"), "each size from 2 to 8 once"),
    "classes with a twin": (put([[2, 3], [3, 4, 5, 6], [7, 8]], "expert", "classes"), "each size from 2 to 8 once"),
}  # fmt: skip


@pytest.mark.parametrize(("change", "message"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_boards_are_refused(change, message):
    content = printed_file()
    change(content)
    with pytest.raises(Refused) as caught:
        load_data(content)
    assert caught.value.rule == "board"
    assert message in str(caught.value)


@pytest.mark.parametrize("content", [[], "board", 7, {}])
def test_what_is_no_board_is_refused(content):
    with pytest.raises(Refused) as caught:
        load_data(content)
    assert caught.value.rule == "board"


def test_the_printed_board_passes_also_as_json():
    content = json.loads(json.dumps(printed_file()))
    assert load_data(content) == load_data(None)


def test_another_board_can_be_played():
    content = printed_file()
    region(content, "Texas")["towns"].append({"name": "Marfa"})
    content["links"]["1"].append(["Marfa", "El Paso"])
    position = GAME.set_up({"players": 2}, content).begin(seed=1)
    while not position.is_over:
        position.apply(position.legal()[0])
    assert position.setup.data.place_named("Marfa")
