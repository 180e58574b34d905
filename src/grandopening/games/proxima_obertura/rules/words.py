"""Pròxima Obertura in the words of the record: entries to actions and back."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Position, Refused, Setup
from ..data import GameData
from .actions import CODEC
from .state import ENDED_SHOPS, FACES, PUSHES, SPACES, THIEF

CHANCE_KEYS = {
    "deal": ("seat", "cards"),
    "window": ("card",),
    "draw": ("seat", "card"),
    "reshuffle": (),
    "dice": ("faces",),
}
DECISION_KEYS = {
    "pass": (),
    "ask": ("types",),
    "show": ("card",),
    "ready": (),
    "want": ("card",),
    "stop": (),
    "give": ("card",),
    "propose": (),
    "accept": (),
    "refuse": (),
    "take": ("card",),
    "discard": ("card",),
    "open": ("type",),
    "use": ("card",),
    "site": ("space",),
    "push": ("value",),
    "improve": ("space",),
    "cut": ("card",),
}


def append(log: list[dict[str, Any]], setup: Setup, s: Any, action: int) -> None:
    verb, arguments = CODEC.decode(action)
    data: GameData = setup.data
    if verb == "deal":
        _append_dealt(log, setup, int(s.drawer), data.cards[arguments[0]])
        return
    entry: dict[str, Any] = {"chance": verb} if verb in CHANCE_KEYS else {"seat": int(s["actor"]), "do": verb}
    if verb == "draw":
        entry["seat"] = int(s.drawer)
    if verb == "dice":
        entry["faces"] = list(arguments)
    elif verb == "ask":
        entry["types"] = [data.types[t] for t in arguments]
    elif arguments:
        key = CODEC.verb_of(action).arguments[0][0]
        entry[key] = _word_of(data, key, arguments[0])
    log.append(entry)


def _append_dealt(log: list[dict[str, Any]], setup: Setup, seat: int, card: str) -> None:
    """A starting hand is one entry."""
    if not log or log[-1].get("chance") != "deal" or log[-1]["seat"] != seat:
        log.append({"chance": "deal", "seat": seat, "cards": []})
    log[-1]["cards"].append(card)


def _word_of(data: GameData, key: str, value: int) -> Any:
    if key == "card":
        return data.cards[value]
    return data.types[value] if key == "type" else value


def actions_of(setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
    data: GameData = setup.data
    if "chance" in entry:
        _check_keys("chance result", CHANCE_KEYS, entry["chance"], entry)
        return _results_of(setup, s, entry)
    verb = entry["do"]
    _check_keys("decision", DECISION_KEYS, verb, entry)
    if verb == "ask":
        return [CODEC.encode(verb, *_types_of(data, entry["types"]))]
    return [CODEC.encode(verb, *(_value_of(data, key, entry[key]) for key in DECISION_KEYS[verb]))]


def _check_keys(kind: str, keys: Mapping[str, tuple[str, ...]], name: object, entry: Mapping[str, Any]) -> None:
    if not isinstance(name, str) or name not in keys:
        raise Refused("record", f"there is no {kind} {name!r}")
    for key in keys[name]:
        if key not in entry:
            raise Refused("record", f"{name} needs {key!r}")


def _results_of(setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
    data: GameData = setup.data
    name = entry["chance"]
    if name in ("deal", "draw"):
        seat = entry["seat"]
        if type(seat) is not int or not 0 <= seat < setup.players:
            raise Refused("record", f"there is no seat {seat!r}")
        if seat != s.drawer:
            rule = "P2.1" if name == "deal" else "P3.4"
            raise Refused(rule, f"the next card is for seat {s.drawer}, not seat {seat}")
    if name == "deal":
        cards, dealt = entry["cards"], int(setup.board.dealt)
        if not isinstance(cards, list) or len(cards) != dealt:
            raise Refused("record", f"deal: 'cards' is not a list of {dealt}")
        return [CODEC.encode(name, _card_of(data, card)) for card in cards]
    if name == "dice":
        return [CODEC.encode(name, *_faces_of(entry["faces"]))]
    if name == "reshuffle":
        return [CODEC.encode(name)]
    card = entry["card"]
    return [CODEC.encode(name, THIEF if card == data.cards[THIEF] else _card_of(data, card))]


def _faces_of(word: object) -> list[int]:
    if not isinstance(word, list) or len(word) != 2 or any(type(f) is not int or not 0 <= f < FACES for f in word):
        raise Refused("record", f"dice: {word!r} are not two faces from 0 to {FACES - 1}")
    return word


def _types_of(data: GameData, word: object) -> list[int]:
    """The two types may come in either order."""
    if not isinstance(word, list) or len(word) != 2:
        raise Refused("record", f"ask: {word!r} are not two types")
    return sorted(_type_of(data, name) for name in word)


def _type_of(data: GameData, word: object) -> int:
    if word not in data.types:
        raise Refused("record", f"there is no type {word!r}: types are {', '.join(data.types)}")
    return data.types.index(str(word))


def _card_of(data: GameData, word: object) -> int:
    if word not in data.cards[:THIEF]:
        raise Refused("record", f"there is no product card {word!r}: cards are like {data.cards[0]}")
    return data.cards.index(str(word))


def _value_of(data: GameData, key: str, word: object) -> int:
    if key == "card":
        return _card_of(data, word)
    if key == "type":
        return _type_of(data, word)
    most = (SPACES if key == "space" else PUSHES) - 1
    if type(word) is not int or not 0 <= word <= most:
        raise Refused("record", f"{word!r} is no {key} from 0 to {most}")
    return word


def result_of(setup: Setup, s: Any) -> dict[str, Any]:
    points, winners = Position(setup, s).score()
    return {"scores": points, "winners": winners, "end": "shops" if s.end == ENDED_SHOPS else "stalled"}
