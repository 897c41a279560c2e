"""Lantern Fair, the game of the tests: `rules()` is what a scenario's `module` line asks for."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rentier.core.action import CORE_ACTIONS, Action, EntryTimeUp, Standing, TableTimeUp
from rentier.core.book import Entry, find
from rentier.core.errors import AuditFailed, BadOptions
from rentier.core.explain import Explanation, refusal
from rentier.core.options import OptionSpec
from rentier.core.rules import Rules
from rentier.core.value import Registry
from rentier.core.view import View
from rentier.parts.deck import Deck, card_of
from tests.tiny import events as e
from tests.tiny import offers, worlds
from tests.tiny.actions import OWN_ACTIONS
from tests.tiny.board import CARDS, CORNERS, PLACES, STALLS
from tests.tiny.state import NO_CARD, TinyState, fresh
from tests.tiny.steps import OWN_STEPS, Turn
from tests.tiny.view import TinyView

OPTIONS: Final = (
    OptionSpec("purse", "T-1", 20, (), (), 5, 99),
    OptionSpec("lap", "T-4", 3, (), (), 0, 10),
    OptionSpec("tax", "T-8", 0, (), (), 0, 9),
    OptionSpec("rounds", "T-20", 3, (), (), 1, 20),
)
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "stall": STALLS,
    "card": CARDS,
    "place": PLACES,
    "path": CORNERS,
    "corner": CORNERS,
    "how": ("taken", "rejected", "withdrawn", "lapsed"),
}


class TinyRules(Rules[TinyState]):
    def __init__(self) -> None:
        actions = Registry([*CORE_ACTIONS, *OWN_ACTIONS])
        values = Registry([*CORE_ACTIONS, *OWN_ACTIONS, *OWN_STEPS, Entry, Deck])
        super().__init__("fair", 1, (2, 4), OPTIONS, actions, values)

    def new(self, options: dict[str, object], seats: int, humans: int, timed: bool) -> TinyState:
        if not self.players[0] <= seats <= self.players[1]:
            raise BadOptions(f"the fair is for {self.players[0]} to {self.players[1]} seats [T-1]")
        s = fresh(options, seats, humans, timed)
        s.stack.append(Turn())
        return s

    def given(
        self, options: dict[str, object], seats: int, humans: int, timed: bool, data: dict[Any, Any]
    ) -> TinyState:
        s = self.new(options, seats, humans, timed)
        worlds.lay_out(s, data)
        return s

    def facts(self, s: TinyState) -> dict[str, Any]:
        return {
            "purses": s.purses,
            "bank": s.bank,
            "places": [PLACES[s.place(seat)] for seat in range(s.seats)],
            "laps": [odo // 8 for odo in s.odo],
            "owners": dict(zip(STALLS, s.owners, strict=True)),
            "hands": ["none" if slot == NO_CARD else CARDS[card_of(slot)] for slot in s.hands],
            "laid": [len(row) for row in s.laid],
            "force": [CARDS[card] for card in s.force],
            "deck": ["?" if slot < 0 else CARDS[card_of(slot)] for slot in s.deck.slots],
            "mover": s.mover,
            "turn": s.turn,
        }

    def unpack(self, options: dict[str, object], data: dict[str, Any]) -> TinyState:
        plain = {name: data[name] for name in TinyState.FIELDS}
        plain["stack"] = [self.values.decode(row) for row in data["stack"]]
        plain["book"] = [self.values.decode(row) for row in data["book"]]
        plain["deck"] = self.values.decode(data["deck"])
        return TinyState(**plain)

    def standing(self, s: TinyState, seat: int) -> list[Any]:
        return offers.standing(s, seat)

    def refuse(self, s: TinyState, seat: int, action: Standing) -> Explanation | None:
        return offers.refuse(s, seat, action)

    def grounds(self, s: TinyState, seat: int, action: Standing) -> Explanation:
        return Explanation(("T-16",))

    def stand(self, s: TinyState, seat: int, action: Standing) -> None:
        offers.stand(s, seat, action)

    def lapse(self, s: TinyState) -> None:
        offers.lapse(s)

    def refuse_clock(self, s: TinyState, action: Action) -> Explanation | None:
        if isinstance(action, EntryTimeUp):
            return (
                None
                if find(s.book, action.entry)
                else refusal("T-19", "NoSuchOffer", ("entry", action.entry))
            )
        return None if isinstance(action, TableTimeUp) else refusal("T-19", "NothingToTime")

    def clock(self, s: TinyState, action: Action) -> None:
        if isinstance(action, EntryTimeUp):
            entry = find(s.book, action.entry)
            assert entry is not None
            offers.close(s, entry, e.REJECTED, "T-19")
        else:
            s.last = 1

    def view(self, s: TinyState, seat: int) -> View:
        return TinyView(seat, s)

    def resample(self, s: TinyState, seat: int, seed: int) -> TinyState:
        return worlds.resample(s, seat, seed)

    def disguise(self, s: TinyState, seat: int, seed: int) -> TinyState:
        return worlds.disguise(s, seat, seed)

    def score(self, s: TinyState) -> list[Any]:
        return sorted([[seat, coins] for seat, coins in enumerate(s.purses)], key=_fullest) if s.over else []

    def audit(self, s: TinyState) -> None:
        if s.bank + sum(s.purses) != s.total or min(s.purses) < 0:
            raise AuditFailed(f"{s.bank} + {s.purses} is not {s.total}")
        seen = [card_of(slot) for slot in [*s.hands, *[slot for row in s.laid for slot in row]] if slot >= 0]
        if sorted([*s.deck.cards(), *seen, *s.force]) != list(range(len(CARDS))):
            raise AuditFailed("a card is missing or twice there")

    def label(self, field: str, value: int) -> object:
        names = NAMES.get(field, ())
        if field in ("to", "by"):
            return "bank" if value == -1 else value
        return names[value] if 0 <= value < len(names) else value

    def parse(self, field: str, word: object) -> int:
        if field in ("to", "by") and word == "bank":
            return -1
        return worlds.number(NAMES.get(field, ()), word)


def _fullest(row: list[int]) -> tuple[int, int]:
    return -row[1], row[0]


@cache
def rules() -> TinyRules:
    return TinyRules()
