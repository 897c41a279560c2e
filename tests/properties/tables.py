"""Tables at random: every option from its spec, people and bots, with and without a clock."""

from __future__ import annotations

from typing import Any, Final

from rentier import data
from rentier.core.event import Event
from rentier.core.kernel import settle
from rentier.core.options import OptionSpec, settled
from tests.properties.chance import Chance

RULES: Final[Any] = data.rules("monopoly")
CLOCKS: Final = [spec.key for spec in RULES.options if spec.key.startswith("time.")]
LARGE: Final = 10_000  # ranges beyond this are tried near their ends only


class Table:
    """What is fixed before a game."""

    def __init__(
        self,
        options: dict[str, object],
        seats: int,
        humans: int,
        timed: bool,
        late: dict[str, Any] | None = None,
    ) -> None:
        self.options = settled(RULES.options, options)
        self.seats = seats
        self.humans = humans
        self.timed = timed
        self.late = late  # None: from the very beginning, else a position to begin with

    def opened(self, sink: list[Event] | None = None) -> Any:
        """A fresh state at its first question; the opening's events go to the sink."""
        if self.late is not None:
            return RULES.given(self.options, self.seats, self.humans, self.timed, self.late)
        s = RULES.new(self.options, self.seats, self.humans, self.timed)
        s.sink = sink
        settle(s)
        s.sink = None
        return s

    def __repr__(self) -> str:
        usual = {spec.key: spec.default for spec in RULES.options}
        changed = {key: value for key, value in self.options.items() if value != usual[key]}
        fixed = f"seats={self.seats}, humans={self.humans:b}, timed={self.timed}"
        return f"Table({changed}, {fixed}, late={self.late})"


def option_value(spec: OptionSpec, chance: Chance) -> object:
    """Any value that the spec allows."""
    values: list[object] = [*spec.words, *spec.values]
    if spec.low <= spec.high:
        span = min(spec.high - spec.low, LARGE)
        values += [
            spec.low,
            spec.high,
            spec.low + chance.below(span + 1),
            spec.low + chance.below(span // 10 + 1),
        ]
    return chance.pick(values)


def random_table(chance: Chance) -> Table:
    """Most options as usual, the rest anything; a role only for people; limits that games can reach."""
    seats = chance.between(2, 8) if chance.once_in(2) else chance.between(2, 4)
    humans = chance.below(1 << seats)
    options = {spec.key: option_value(spec, chance) for spec in RULES.options if chance.once_in(3)}
    options.update(roles(chance, seats, humans))
    if chance.once_in(4):
        options.update({"start.cash": 500, "go.salary": chance.below(60)})
    cash = options.get("start.cash", 1500)
    assert isinstance(cash, int)
    if options.get("bank.stock") != "infinite" and chance.once_in(3):
        options["bank.stock"] = max(1000, seats * cash) + chance.below(500)
    elif options.get("bank.stock", 20580) != "infinite":
        options["bank.stock"] = max(20580, seats * cash)
    if chance.once_in(6):
        options.update({key: 0 for key in CLOCKS})
    if options.get("end.rounds"):
        options["end.rounds"] = chance.between(1, 12)
    timed = chance.once_in(2)
    return Table(options, seats, humans, timed, position(chance, seats, cash) if chance.once_in(3) else None)


def position(chance: Chance, seats: int, cash: int) -> dict[str, Any]:
    """A game in the middle: groups with houses and hotels, few of them left in stock, purses half empty."""
    groups: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    levels: dict[str, list[int]] = {}
    for group in RULES.board.group_ids:
        groups[chance.below(seats)].append(group)
        if group not in ("railroad", "utility") and chance.once_in(2):
            levels[group] = even_levels(chance, len(RULES.board.members[RULES.board.group_ids.index(group)]))
    houses = sum([level % 5 for row in levels.values() for level in row])
    hotels = sum([level // 5 for row in levels.values() for level in row])
    fits = houses <= 32 and hotels <= 12
    bank = {"bank": chance.below(400)} if chance.once_in(2) else {}
    return {
        **bank,
        "groups": groups,
        "levels": levels if fits else {},
        "stock": {"houses": chance.below(33 - houses if fits else 33)},
        "cash": {seat: chance.below(cash // chance.pick((1, 1, 4, 20)) + 1) for seat in range(seats)},
        "at": {seat: chance.below(30) for seat in range(seats)},
        "turn": chance.below(seats),
    }


def even_levels(chance: Chance, size: int) -> list[int]:
    low, more = chance.below(5), chance.below(size + 1)
    return [low + (1 if at < more else 0) for at in range(size)]


def roles(chance: Chance, seats: int, humans: int) -> dict[str, object]:
    """P-BANKER-3, -4: a banker, and with five players or more an auctioneer beside him; both people."""
    people = [seat for seat in range(seats) if humans >> seat & 1]
    chosen: dict[str, object] = {"banker": "auto", "auctioneer": "none"}
    if people and chance.once_in(2):
        chosen["banker"] = banker = chance.pick(people)
        others = [seat for seat in people if seat != banker]
        if seats >= 5 and others and not chance.once_in(3):
            chosen["auctioneer"] = chance.pick(others)
    return chosen
