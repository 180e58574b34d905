"""The referee's things: what is in the box, how it is set up (F1, F2, F8.6, F9), what can be read from the board."""

import heapq
from collections import Counter
from collections.abc import Generator, Mapping
from itertools import pairwise
from typing import Any

Entry = Mapping[str, Any]  # of a record's log
Move = tuple[Any, ...]  # a decision: its verb and its arguments
Asked = tuple[int | str, set[Move]]  # a seat and its legal moves; or "chance" and nothing
Play = Generator[Asked, Entry, None]

SOURCES = ("cities", "regions", "track", "towns", "cash", "tiles")


def hashable(word: Any) -> Any:
    return (word["kind"], *word["values"]) if isinstance(word, Mapping) else word


def move_of(entry: Entry) -> Move:
    return tuple(hashable(word) for key, word in entry.items() if key != "seat")


class Things:
    def __init__(self, options: Mapping[str, Any], box: Mapping[str, Any]) -> None:
        self.options = options
        self.n: int = options["players"]
        self.seats = range(self.n)
        regions = [r for r in box["region"] if self.n >= 4 or not r["four_or_five_only"]]
        self.all_regions = [r["name"] for r in box["region"]]
        self.regions: dict[str, list[str]] = {}  # the places of each region that plays
        self.size: dict[str, int] = {}
        self.order: list[str] = []
        for region in regions:
            names = [place["name"] for place in [*region["cities"], *region["towns"]]]
            self.regions[region["name"]] = names
            self.order += names
            self.size |= {city["name"]: city["size"] for city in region["cities"]}
        self.links: dict[str, dict[str, int]] = {place: {} for place in self.order}
        for price, pairs in box["links"].items():
            for a, b in pairs:
                if a in self.links and b in self.links:
                    self.links[a][b] = self.links[b][a] = int(price)
        self.printed = {r["name"]: ("plain", *r["influence"]) for r in box["region"]}
        self.new_tiles = [(tile["kind"], *tile["values"]) for tile in box["new_tile"]]
        self.classes = box["expert"]["classes"]
        self.chart: list[int] = box["income"][str(self.n)]
        self.track_values = box["track"]["values"]
        self.red_from = box["track"]["red_from"]
        self.preset = box["introductory"][str(self.n)]

        self.tile: dict[str, Move] = {name: self.printed[name] for name in self.regions}
        self.town: dict[str, int] = {}  # a town and who is there
        self.spaces: dict[str, list[int]] = {city: [] for city in self.size}  # unscored cities, first space first
        self.stayed: dict[str, Counter[int]] = {}  # scored cities
        self.tie_break: dict[str, int] = {}
        self.track: list[str] = [name for name in self.all_regions if name not in self.regions]
        self.boom: str | None = None

        self.cash = list(box["start_money"][str(self.n)])
        self.supply = [40] * self.n
        self.points = [dict.fromkeys(SOURCES, 0) for _ in self.seats]
        tiles = 4 if self.n <= 3 else 3
        self.hand = [0 if options["milestones"] else tiles] * self.n
        self.fresh = [0] * self.n
        self.used = [0] * self.n
        self.reserve = [tiles if options["milestones"] else 0] * self.n
        self.road: list[str | None] = [None] * self.n  # None, "fresh" or "held"
        self.development: list[str | None] = [None] * self.n
        self.gone: set[str] = set()  # of "road" and "development", those somebody took
        self.milestones: list[str] = []
        self.met: list[set[str]] = [set() for _ in self.seats]
        self.big_city: set[int] = set()
        self.region_scored: set[int] = set()
        self.long_links = [0] * self.n
        self.upright: set[int] = set()  # whose franchise stands beside the milestone of the $8 links
        self.turns = [0] * self.n
        self.idle = 0
        self.end: str | None = None

    # What lies where

    def mine(self, seat: int, place: str) -> int:
        """How many franchises of the seat are there."""
        if place in self.spaces:
            return self.spaces[place].count(seat)
        return self.stayed[place][seat] if place in self.stayed else int(self.town.get(place) == seat)

    def empty(self, city: str) -> int:
        return self.size[city] - len(self.spaces[city])

    def towns_of(self, seat: int) -> int:
        return list(self.town.values()).count(seat)

    def region_of(self, place: str) -> str:
        return next(region for region, places in self.regions.items() if place in places)

    def prices_of(self, chain: tuple[str, ...]) -> list[int]:
        return [self.links[a][b] for a, b in pairwise(chain)]

    def cheapest_chains(self, own: list[str]) -> dict[str, tuple[str, ...]]:
        """F8.8: to every place; of equally cheap ones that with fewest links, then first in board order."""
        chains: dict[str, tuple[str, ...]] = {}
        heap: list[tuple[int, int, tuple[int, ...]]] = [(0, 1, (self.order.index(place),)) for place in own]
        heapq.heapify(heap)
        while heap:
            price, length, path = heapq.heappop(heap)
            at = self.order[path[-1]]
            if at not in chains:
                chains[at] = tuple(self.order[i] for i in path)
                for end, more in self.links[at].items():
                    heapq.heappush(heap, (price + more, length + 1, (*path, self.order.index(end))))
        return chains

    def boom_reach(self, marker: str) -> set[str]:
        """F8.4: cities directly linked, or over towns and scored cities only; scored or not."""
        found, seen, edge = set(), {marker}, [marker]
        while edge:
            for end in self.links[edge.pop()]:
                if end not in seen:
                    seen.add(end)
                    if end in self.size:
                        found.add(end)
                    if end not in self.spaces:
                        edge.append(end)
        return found

    # Setting up

    def lay_tiles(self) -> Play:
        """F8.6, F9, and the order of the record."""
        mode, layout = self.options["region_tiles"], self.options["layout"]
        everything = [*self.printed.values(), *self.new_tiles]
        pool = Counter(self.printed[name] for name in self.regions)
        if mode in ("all", "new"):
            pool = Counter(hashable(tile) for tile in (yield "chance", set())["tiles"])
            assert pool <= Counter(everything if mode == "all" else self.new_tiles)
            assert pool.total() == 10
        elif mode == "chosen":
            pool = Counter()
            for i in range(10):
                left = Counter(everything) - pool
                entry = yield i % self.n, {("choose_tile", tile) for tile in left}
                pool[hashable(entry["tile"])] += 1
        seat = yield from self.lay_city_tiles(layout)
        if layout == "draft":
            yield from self.draft_region_tiles(pool, seat)
        elif layout == "random" or mode != "printed":
            drawn = {name: hashable(tile) for name, tile in (yield "chance", set())["tiles"].items()}
            assert set(drawn) == set(self.all_regions)
            if mode == "printed":
                assert all(drawn[name] == self.printed[name] for name in self.track)
                assert Counter(drawn[name] for name in self.regions) == pool
            else:
                assert Counter(drawn.values()) == pool
            self.tile = {name: drawn[name] for name in self.regions}

    def lay_city_tiles(self, layout: str) -> Generator[Asked, Entry, int]:
        class_of = {city: next(c for c in self.classes if size in c) for city, size in self.size.items()}
        box = Counter(self.size.values())
        if layout == "random":
            self.size = dict((yield "chance", set())["tiles"])
            assert Counter(self.size.values()) == box
            assert all(size in class_of[city] for city, size in self.size.items())
        elif layout == "draft":
            cities, self.size = list(self.size), {}
            for i in range(len(cities)):
                free = [city for city in cities if city not in self.size]
                legal = {("place_city", city, size) for city in free for size in +box if size in class_of[city]}
                entry = yield i % self.n, legal
                self.size[entry["place"]] = entry["size"]
                box[entry["size"]] -= 1
            return len(cities) % self.n
        return 0

    def draft_region_tiles(self, pool: Counter[Move], seat: int) -> Play:
        self.tile = {}
        for i in range(len(self.regions)):
            free = [name for name in self.regions if name not in self.tile]
            entry = yield (seat + i) % self.n, {("place_region", name, tile) for name in free for tile in +pool}
            self.tile[entry["region"]] = hashable(entry["tile"])
            pool[hashable(entry["tile"])] -= 1

    def start(self) -> Play:
        """F2.3, F2.4, F8.4"""
        for seat in reversed(self.seats):
            if self.options["start"] == "introductory":
                towns = self.preset[seat]
            else:
                free = {("start", place) for place in self.order if place not in self.size and place not in self.town}
                towns = [(yield seat, free)["place"]]
            for town in towns:
                self.supply[seat] -= 1
                self.town[town] = seat
        if self.options["boom"]:
            self.boom = (yield 0, {("boom", city) for city in self.size})["place"]

    # What the engine must agree on

    def account(self) -> dict[str, Any]:
        """All that lies on the board and all that the players own, in words."""
        account: dict[str, Any] = {"track": len(self.track), "boom": self.boom}
        for place in self.order:
            account[place] = [self.mine(seat, place) for seat in self.seats]
        for city in self.size:
            account[f"spaces of {city}"] = (self.size[city], self.spaces.get(city, "scored"))
        for region in self.regions:
            account[f"tile of {region}"] = self.tile.get(region)
            account[f"tie-break of {region}"] = self.tie_break.get(region)
        for seat in self.seats:
            account[f"seat {seat}"] = {
                "cash": self.cash[seat],
                "supply": self.supply[seat],
                "points": self.points[seat],
                "bonus tiles": (self.hand[seat], self.fresh[seat], self.used[seat], self.reserve[seat]),
                "road": self.road[seat],
                "development": self.development[seat],
                "milestones": self.met[seat],
                "upright": seat in self.upright,
            }
        return account
