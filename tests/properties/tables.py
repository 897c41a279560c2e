"""Tables at random: every option from its spec, people and bots, with and without a clock; valid ones only."""

from __future__ import annotations

from typing import Any, Final

from rentier import data
from rentier.core.event import Event
from rentier.core.kernel import settle
from rentier.core.options import OptionSpec, settled
from rentier.core.rules import Rules
from tests.properties.chance import Chance

RULES: Final[Rules[Any]] = data.rules("monopoly")
CLOCKS: Final = [spec.key for spec in RULES.options if spec.key.startswith("time.")]
LARGE: Final = 10_000  # ranges beyond this are tried near their ends only


class Table:
    """What is fixed before a game."""

    def __init__(self, options: dict[str, object], seats: int, humans: int, timed: bool) -> None:
        self.options = settled(RULES.options, options)
        self.seats = seats
        self.humans = humans
        self.timed = timed

    def opened(self, sink: list[Event] | None = None) -> Any:
        """A fresh state at its first question; the opening's events go to the sink."""
        s = RULES.new(self.options, self.seats, self.humans, self.timed)
        s.sink = sink
        settle(s)
        s.sink = None
        return s

    def __repr__(self) -> str:
        usual = {spec.key: spec.default for spec in RULES.options}
        changed = {key: value for key, value in self.options.items() if value != usual[key]}
        return f"Table({changed}, seats={self.seats}, humans={self.humans:b}, timed={self.timed})"


def option_value(spec: OptionSpec, chance: Chance) -> object:
    """Any value that the spec allows."""
    values: list[object] = [*spec.words, *spec.values]
    if spec.low <= spec.high:
        span = min(spec.high - spec.low, LARGE)
        values += [spec.low, spec.high, spec.low + chance.below(span + 1), spec.low + chance.below(span // 10 + 1)]
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
    return Table(options, seats, humans, chance.once_in(2))


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
