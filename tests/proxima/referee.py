"""The rules a second time, as slowly and plainly as they read: a referee who follows a game entry by entry.

It knows nothing of the engine: cards are the words of the record, piles are sets, and the sequence of play is a
generator that yields what is legal and is sent what was done.
"""

from collections.abc import Generator, Iterator
from typing import Any

Entry = dict[str, Any]
Steps = Generator[list[Entry], Entry, None]

TYPES = ["appliances", "food", "home", "wear", "leisure"]
CARDS = [f"{t}.{g}.{v}" for t in TYPES for g in range(1, 6) for v in range(1, 6)]
BONUS = {0: 0, 1: 0, 2: 10, 3: 20, 4: 50, 5: 50}


def type_of(card: str) -> str:
    return card.split(".")[0]


def group_of(card: str) -> str:
    return card.split(".")[1]


def value_of(card: str) -> int:
    return int(card.split(".")[2])


class Referee:
    def __init__(self, players: int) -> None:
        self.players = players
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.known: list[set[str]] = [set() for _ in range(players)]
        self.deck, self.window, self.discards = set(CARDS), set[str](), set[str]()
        self.thieves = 0
        self.met = 0
        self.shops: dict[int, tuple[int, int, list[str]]] = {}  # space: seat, push, cards
        self.pushes = [[1, 1, 2, 2, 3] if players < 5 else [1, 2, 2, 3] for _ in range(players)]
        self.spaces = [s for s in range(20) if players > 3 or s not in (0, 9, 10, 19)]
        self.end = ""
        self.steps = self.game()
        self.legal = next(self.steps)

    def enter(self, entry: Entry) -> None:
        assert entry in self.legal, entry
        try:
            self.legal = self.steps.send(entry)
        except StopIteration:
            self.legal = []

    # P2, P3, P6.1, P6.6

    def game(self) -> Steps:
        for seat in range(self.players):
            for _ in range(8):
                card = (yield [{"chance": "deal", "seat": seat, "card": card} for card in sorted(self.deck)])["card"]
                self.deck.remove(card)
                self.hands[seat].add(card)
        yield from self.fill_window(0)
        self.thieves = 4
        idle = 0
        while True:
            before = len(self.shops)
            for seat in range(self.players):
                yield from self.turn(seat)
            idle = idle + 1 if len(self.shops) == before else 0
            if len(self.shops) >= (12 if self.players == 3 else 15):
                self.end = "shops"
                return
            if idle == 10:
                self.end = "stalled"
                return
            self.discards |= self.window
            self.window = set()
            yield from self.fill_window(0)

    def turn(self, seat: int) -> Steps:
        yield from self.first_step(seat)
        mine = {space for space, (owner, _, _) in self.shops.items() if owner == seat}
        yield from self.open_shop(seat)
        yield from self.improve(seat, mine)
        faces = (yield [{"chance": "dice", "faces": [a, b]} for a in range(6) for b in range(6)])["faces"]
        for drawer in self.clockwise(seat):
            if drawer in faces:
                shops = sum(owner == drawer for owner, _, _ in self.shops.values())
                yield from self.draw(seat, drawer, 1 + shops)
        yield from self.draw(seat, seat, 3)

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + i) % self.players for i in range(self.players)]

    def lose(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.known[seat].discard(card)

    def gain(self, seat: int, card: str) -> None:
        self.hands[seat].add(card)
        self.known[seat].add(card)

    # P3.1, P4

    def first_step(self, seat: int) -> Steps:
        asks = [{"seat": seat, "do": "ask", "types": [a, b]} for i, a in enumerate(TYPES) for b in TYPES[i + 1 :]]
        choice = yield asks + self.takes(seat)
        if choice["do"] == "ask":
            is_done = yield from self.trade(seat, choice["types"])
            if is_done:
                return
            choice = yield self.takes(seat)
        if choice["do"] == "pass":
            return
        for _ in range(3):
            card = (yield [{"seat": seat, "do": "discard", "card": c} for c in self.hands[seat]])["card"]
            self.lose(seat, card)
            self.discards.add(card)
        self.window.remove(choice["card"])
        self.gain(seat, choice["card"])
        yield from self.fill_window(seat)

    def takes(self, seat: int) -> list[Entry]:
        takes = [{"seat": seat, "do": "take", "card": card} for card in self.window]
        return [{"seat": seat, "do": "pass"}, *(takes if len(self.hands[seat]) >= 3 else [])]

    def trade(self, seat: int, types: list[str]) -> Generator[list[Entry], Entry, bool]:
        shown: dict[str, int] = {}
        for other in self.clockwise(seat)[1:]:
            while True:
                left = {c for c in self.hands[other] if type_of(c) in types and c not in shown}
                shows = [{"seat": other, "do": "show", "card": c} for c in left]
                choice = yield [{"seat": other, "do": "ready"}, *shows]
                if choice["do"] == "ready":
                    break
                shown[choice["card"]] = other
                self.known[other].add(choice["card"])
        for _ in range(3):
            wants = [{"seat": seat, "do": "want", "card": c} for c in shown] if self.hands[seat] else []
            choice = yield [{"seat": seat, "do": "stop"}, *wants]
            if choice["do"] == "stop":
                return False
            wanted, owner, given = choice["card"], shown[choice["card"]], set[str]()
            while True:
                gives = [{"seat": seat, "do": "give", "card": c} for c in self.hands[seat] - given]
                choice = yield gives + ([{"seat": seat, "do": "propose"}] if given else [])
                if choice["do"] == "propose":
                    break
                given.add(choice["card"])
                self.known[seat].add(choice["card"])
            choice = yield [{"seat": owner, "do": "accept"}, {"seat": owner, "do": "refuse"}]
            if choice["do"] == "accept":
                for card in given:
                    self.lose(seat, card)
                    self.gain(owner, card)
                self.lose(owner, wanted)
                self.gain(seat, wanted)
                return True
        return False

    # P3.2, P3.3

    def open_shop(self, seat: int) -> Steps:
        passing = {"seat": seat, "do": "pass"}
        choice = yield [passing, *({"seat": seat, "do": "open", "type": t} for t in TYPES if self.can_open(seat, t))]
        if choice["do"] == "pass":
            return
        kind, cards = choice["type"], list[str]()
        for _ in range(4):
            groups = {group_of(card) for card in cards}
            fitting = [c for c in self.hands[seat] if type_of(c) == kind and group_of(c) not in groups]
            cards.append((yield [{"seat": seat, "do": "use", "card": c} for c in fitting])["card"])
            self.lose(seat, cards[-1])
        space = (yield [{"seat": seat, "do": "site", "space": s} for s in self.sites(kind)])["space"]
        push = (yield [{"seat": seat, "do": "push", "value": v} for v in sorted(set(self.pushes[seat]))])["value"]
        self.pushes[seat].remove(push)
        self.shops[space] = (seat, push, cards)

    def can_open(self, seat: int, kind: str) -> bool:
        groups = {group_of(card) for card in self.hands[seat] if type_of(card) == kind}
        return len(groups) >= 4 and bool(self.pushes[seat]) and len(self.of_type(kind)) < 4 and bool(self.sites(kind))

    def of_type(self, kind: str) -> list[int]:
        return [space for space, (_, _, cards) in self.shops.items() if type_of(cards[0]) == kind]

    def sites(self, kind: str) -> list[int]:
        # Beside it, across the street, or across and one to the side: never more than one place away.
        taken = [space % 10 for space in self.of_type(kind)]
        return [s for s in self.spaces if s not in self.shops and all(abs(s % 10 - at) > 1 for at in taken)]

    def improve(self, seat: int, mine: set[int]) -> Steps:
        fitting = {space: [c for c in self.hands[seat] if self.fits(c, space)] for space in mine}
        passing = {"seat": seat, "do": "pass"}
        choice = yield [passing, *({"seat": seat, "do": "improve", "space": s} for s, cs in fitting.items() if cs)]
        if choice["do"] == "improve":
            space = choice["space"]
            card = (yield [{"seat": seat, "do": "use", "card": c} for c in fitting[space]])["card"]
            self.lose(seat, card)
            self.shops[space][2].append(card)

    def fits(self, card: str, space: int) -> bool:
        cards = self.shops[space][2]
        return type_of(card) == type_of(cards[0]) and group_of(card) not in {group_of(c) for c in cards}

    # P3.4, P3.5, P5

    def draw(self, active: int, drawer: int, n: int) -> Steps:
        for _ in range(n):
            card = yield from self.next_card(active, {"chance": "draw", "seat": drawer})
            if card:
                self.hands[drawer].add(card)

    def fill_window(self, active: int) -> Steps:
        while len(self.window) < 4:
            card = yield from self.next_card(active, {"chance": "window"})
            self.window.add(card)

    def next_card(self, active: int, result: Entry) -> Generator[list[Entry], Entry, str]:
        """The next product card of the deck, whatever comes before it; "" when there is none."""
        while True:
            if not self.deck and not self.thieves:
                if not self.discards:
                    return ""
                yield [{"chance": "reshuffle"}]
                self.deck, self.discards, self.thieves = self.discards, set(), 2
            words = sorted(self.deck) + ["thief"] * (self.thieves > 0)
            card: str = (yield [{**result, "card": word} for word in words])["card"]
            if card != "thief":
                self.deck.remove(card)
                return card
            self.thieves -= 1
            self.met += 1
            limit = {1: 12, 2: 10}.get(self.met, 8)
            for seat in self.clockwise(active):
                while len(self.hands[seat]) > limit:
                    cut = (yield [{"seat": seat, "do": "cut", "card": c} for c in self.hands[seat]])["card"]
                    self.lose(seat, cut)
                    self.discards.add(cut)

    # P6

    def points(self, seat: int) -> dict[str, int]:
        mine = {space: (push, cards) for space, (owner, push, cards) in self.shops.items() if owner == seat}
        return {
            "shops": sum(push * sum(map(value_of, cards)) for push, cards in mine.values()),
            "row": sum(BONUS[n] for n in self.runs(set(mine))),
            "type": sum(BONUS[len([s for s in self.of_type(t) if s in mine])] for t in TYPES),
            "hand": sum(map(value_of, self.hands[seat])) // 2,
        }

    def runs(self, spaces: set[int]) -> Iterator[int]:
        for row in (range(10), range(10, 20)):
            pattern = "".join("x" if space in spaces else " " for space in row)
            yield from (len(run) for run in pattern.split())

    def winners(self) -> list[int]:
        best = {
            seat: (
                sum(self.points(seat).values()),
                max((p * sum(map(value_of, cards)) for o, p, cards in self.shops.values() if o == seat), default=0),
            )
            for seat in range(self.players)
        }
        return [seat for seat in best if best[seat] == max(best.values())]
