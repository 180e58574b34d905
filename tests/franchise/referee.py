"""A second Franchise, written from docs/rules/franchise.md alone: slow, plain Python, names instead of numbers, nothing
kept that can be counted again. It plays a game as one generator, from the set-up to the final scoring; the engine must
agree with it at every decision on whose turn it is, what is legal, and what everybody owns."""

from collections import Counter
from typing import Any

from .referee_things import Move, Play, Things


class Referee(Things):
    # The sequence of play

    def play(self) -> Play:
        yield from self.lay_tiles()
        if self.options["milestones"]:
            self.milestones = list((yield "chance", set())["tiles"])
            assert len(self.milestones) == len(set(self.milestones)) == (6 if self.n <= 3 else 5)
        yield from self.start()
        seat = 0
        while self.end is None:
            yield from self.turn(seat)
            seat = (seat + 1) % self.n

    def turn(self, seat: int) -> Play:
        """F3: five phases in order."""
        self.active = seat
        self.turns[seat] += 1
        self.hand[seat] += self.fresh[seat]
        self.fresh[seat] = 0
        for tiles in (self.road, self.development):
            if tiles[seat] == "fresh":
                tiles[seat] = "held"
        self.played_bonus = False
        self.markers: list[str] = []
        self.middles: Counter[str] = Counter()
        if self.boom:
            entry = yield seat, {("stay",), *(("boom", city) for city in self.boom_reach(self.boom))}
            self.boom = entry.get("place", self.boom)
        self.cash[seat] += self.income(seat)
        yield from self.expand(seat)
        yield from self.share(seat)
        for place in sorted(self.markers, key=self.order.index):
            self.open(seat, place, 1)
        for place in sorted(self.middles, key=self.order.index):
            self.open(seat, place, self.middles[place])
        for region in self.regions:
            if region in self.tile and self.is_complete(region):
                self.score_region(seat, region)
        self.idle = 0 if self.markers else self.idle + 1
        if len(self.track) >= self.red_from:
            self.end = "red"
        elif self.idle == self.n:
            self.end = "stalled"
        if self.end:
            self.score_the_end()

    # F3.1 to F3.3: income, expand, market share

    def income(self, seat: int) -> int:
        spaces = sum(
            self.empty(city) * (2 if city == self.boom else 1) for city in self.spaces if self.mine(seat, city)
        )
        return 1 + sum(spaces > highest for highest in self.chart)

    def may_enter(self, seat: int, place: str) -> bool:
        if self.supply[seat] == 0 or place in self.markers or place in self.town or place in self.stayed:
            return False
        return place not in self.spaces or (self.empty(place) > 0 and not self.mine(seat, place))

    def may_use_bonus(self, seat: int) -> bool:
        return self.hand[seat] > 0 and not self.played_bonus and self.turns[seat] > 1

    def use_bonus(self, seat: int) -> None:
        self.hand[seat] -= 1
        self.used[seat] += 1
        self.played_bonus = True

    def expand(self, seat: int) -> Play:
        road_waits = False
        while True:
            own = [place for place in self.order if self.mine(seat, place)]
            legal: set[Move] = {("done",)}
            ways = {
                (start, end)
                for start in own
                for end, price in self.links[start].items()
                if self.may_enter(seat, end) and (road_waits or price <= self.cash[seat])
            }
            if not self.markers:
                legal |= {("expand", *way) for way in ways}
            elif len(self.markers) == 1 and self.may_use_bonus(seat):
                legal |= {("expand_again", *way) for way in ways}
            chains = {}
            if self.development[seat] == "held" and not self.markers and not road_waits:
                chains = {
                    end: chain
                    for end, chain in self.cheapest_chains(own).items()
                    if self.may_enter(seat, end)
                    and not any(end in self.links[place] for place in own)
                    and sum(self.prices_of(chain)) <= self.cash[seat]
                }
                legal |= {("expand_far", end) for end in chains}
            if self.road[seat] == "held" and not road_waits:
                legal.add(("road",))
            if self.may_use_bonus(seat):
                legal.add(("cash",))
            entry = yield seat, legal
            match entry["do"]:
                case "done":
                    return
                case "cash":
                    self.use_bonus(seat)
                    self.cash[seat] += 10
                case "road":
                    road_waits = True
                case "expand_far":
                    chain = chains[entry["to"]]
                    self.cash[seat] -= sum(self.prices_of(chain))
                    self.development[seat] = None
                    self.put_marker(seat, chain)
                case verb:
                    if verb == "expand_again":
                        self.use_bonus(seat)
                    if road_waits:
                        self.road[seat] = None
                        road_waits = False
                    else:
                        self.cash[seat] -= self.links[entry["from"]][entry["to"]]
                    self.put_marker(seat, (entry["from"], entry["to"]))

    def put_marker(self, seat: int, chain: tuple[str, ...]) -> None:
        self.supply[seat] -= 1
        self.markers.append(chain[-1])
        for _ in range(self.prices_of(chain).count(8)):
            self.use_long_link(seat)
        self.check_milestones()

    def share(self, seat: int) -> Play:
        while True:
            legal: set[Move] = {("done",)}
            for city in self.spaces:
                if self.mine(seat, city) and self.supply[seat] > 0:
                    if not self.middles[city] and self.empty(city) >= 1 and self.cash[seat] >= 1:
                        legal.add(("share", city))
                    if self.middles[city] == 1 and self.empty(city) >= 2 and self.may_use_bonus(seat):
                        legal.add(("double", city))
            if self.may_use_bonus(seat):
                legal.add(("cash",))
            self.middles = +self.middles
            entry = yield seat, legal
            match entry["do"]:
                case "done":
                    return
                case "cash":
                    self.use_bonus(seat)
                    self.cash[seat] += 10
                case verb:
                    self.supply[seat] -= 1
                    self.middles[entry["place"]] += 1
                    if verb == "double":
                        self.use_bonus(seat)
                    else:
                        self.cash[seat] -= 1

    # F3.4 and F4: opening and scoring cities

    def open(self, seat: int, place: str, franchises: int) -> None:
        if place in self.spaces:
            self.spaces[place] += [seat] * franchises
            self.score_city(seat, place)
        else:
            self.town[place] = seat
        self.check_milestones()

    def score_city(self, seat: int, city: str) -> None:
        size, spaces = self.size[city], self.spaces[city]
        if 2 * spaces.count(seat) > size:
            winner, points = seat, size
        elif len(spaces) == size:
            most = max(spaces.count(other) for other in self.seats)
            winner, points = next(other for other in spaces if spaces.count(other) == most), size // 2
        else:
            return
        self.points[winner]["cities"] += points
        self.supply[winner] += spaces.count(winner) - 1
        self.stayed[city] = Counter(spaces)
        self.stayed[city][winner] = 1
        del self.spaces[city]
        if size >= 6:
            self.big_city.add(seat)
        region = self.region_of(city)
        if region not in self.tie_break:
            self.tie_break[region] = seat
            self.spend(seat)

    def spend(self, seat: int) -> None:
        """A franchise that never comes back, or a mere marker."""
        self.supply[seat] = max(0, self.supply[seat] - 1)

    # F5: scoring regions

    def is_complete(self, region: str) -> bool:
        return all(place in self.town or place in self.stayed for place in self.regions[region])

    def score_region(self, active: int, region: str) -> None:
        count = {seat: sum(self.mine(seat, place) for place in self.regions[region]) for seat in self.seats}
        ahead = self.tie_break[region]
        ranking = sorted(
            (seat for seat in self.seats if count[seat]), key=lambda seat: (-count[seat], (seat - ahead) % self.n)
        )
        kind, *values = self.tile[region]
        for rank, seat in enumerate(ranking):
            value = values[min(rank, 2) if self.n > 2 or rank == 0 else 2]
            if kind == "dollars":
                self.cash[seat] += value
            elif kind == "count":
                self.points[seat]["regions"] += max(0, len(self.track) + value)
            else:
                self.points[seat]["regions"] += value
        self.take_extra(ranking[0], kind)
        del self.tile[region]
        self.track.append(region)
        self.points[active]["track"] += self.track_values[len(self.track) - 1]
        self.region_scored.add(active)
        self.check_milestones()

    def take_extra(self, first: int, kind: str) -> None:
        """F8.7: what the player with most gets besides."""
        if kind == "bonus" and self.used[first]:
            self.used[first] -= 1
            self.fresh[first] += 1
        if kind in ("road", "development") and kind not in self.gone:
            self.gone.add(kind)
            (self.road if kind == "road" else self.development)[first] = "fresh"

    # F7: the end

    def final_points(self, seat: int) -> dict[str, int]:
        return {
            "towns": self.towns_of(seat),
            "cash": self.cash[seat] // 3,
            "tiles": 4 * (self.hand[seat] + self.fresh[seat]),
        }

    def score_the_end(self) -> None:
        for seat in self.seats:
            self.points[seat] |= self.final_points(seat)

    def score(self) -> tuple[list[int], list[int]]:
        """Points and winners, as if the game ended now."""
        scores = [sum((self.points[seat] | self.final_points(seat)).values()) for seat in self.seats]
        best = max((scores[seat], self.towns_of(seat)) for seat in self.seats)
        return scores, [seat for seat in self.seats if (scores[seat], self.towns_of(seat)) == best]

    def result(self) -> dict[str, Any]:
        scores, winners = self.score()
        return {"scores": scores, "winners": winners, "end": self.end}

    # F8.2 and F8.3: milestones

    def use_long_link(self, seat: int) -> None:
        """The first one stands a franchise upright beside its milestone, where that can still earn a bonus tile."""
        self.long_links[seat] += 1
        if self.long_links[seat] == 1 and "links" in self.milestones and self.reserve[seat]:
            self.upright.add(seat)
            self.spend(seat)

    def check_milestones(self) -> None:
        for i in self.seats:
            seat = (self.active + i) % self.n
            for milestone in self.milestones:
                if milestone not in self.met[seat] and self.reserve[seat] and self.has_met(seat, milestone):
                    self.met[seat].add(milestone)
                    if milestone == "links":
                        self.upright.remove(seat)
                    else:
                        self.spend(seat)
                    self.reserve[seat] -= 1
                    self.fresh[seat] += 1

    def has_met(self, seat: int, milestone: str) -> bool:
        if milestone == "towns":
            return self.towns_of(seat) >= 4
        if milestone == "regions":
            return sum(any(self.mine(seat, place) for place in places) for places in self.regions.values()) >= 4
        if milestone == "scored":
            return sum(self.mine(seat, city) for city in self.stayed) >= 5
        if milestone == "sizes":
            return {2, 3, 4} <= {self.size[city] for city in self.spaces if self.mine(seat, city)}
        if milestone == "links":
            return self.long_links[seat] >= 2
        return seat in {"big_city": self.big_city, "region": self.region_scored}[milestone]
