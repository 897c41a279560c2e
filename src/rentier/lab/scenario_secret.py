"""Lines that compare worlds: a seat must not be able to tell them apart."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.event import Event
from rentier.core.explain import Explanation
from rentier.core.kernel import act, asks_nature, befall, explain, refuse
from rentier.lab.picture import first_difference, other_worlds, picture, told
from rentier.lab.scenario_acts import outcome_of
from rentier.lab.scenario_table import Failed, Table

_SEEDS: Final = 5


class Shadow:
    """Another world that must look the same to a seat, carried along for some lines."""

    def __init__(self, how: str, state: Any) -> None:
        self.how: Final = how
        self.state: Final = state
        self.events: list[Event] = []
        state.sink = self.events


class Watch:
    """The worlds of one `same_for` line, and how many lines it still goes on."""

    def __init__(self, t: Table, seat: int, row: dict[str, Any]) -> None:
        self.seat: Final = seat
        self.left: int = row.get("lines", 0)
        self.since: Final = len(t.events)
        worlds = other_worlds(t.rules, t.state, seat, row.get("seeds", _SEEDS))
        self.shadows: list[Shadow] = [Shadow(how, state) for how, state in worlds]
        self.compare(t)

    def done(self, t: Table, seat: int, action: Any) -> None:
        """Do in the other worlds what was done here; a world where it is illegal is dropped."""
        going: list[Shadow] = []
        for shadow in self.shadows:
            if refuse(t.rules, shadow.state, seat, action) is None:
                act(t.rules, shadow.state, seat, action)
                going.append(shadow)
        self._go_on(t, going)

    def why(self, t: Table, seat: int, action: Any, why: Explanation) -> None:
        """The answer this seat is given to its own act, refusals too, must be the same everywhere."""
        if seat != self.seat:
            return
        for shadow in self.shadows:
            there = explain(t.rules, shadow.state, seat, action).data()
            if (where := first_difference(why.data(), there)) != "":
                raise Failed(f"the same answer in another world ({shadow.how})", where)

    def befallen(self, t: Table, words: tuple[Any, ...]) -> None:
        """Nature says the same in the other worlds; a world where it cannot is dropped."""
        going: list[Shadow] = []
        for shadow in self.shadows:
            outcome = outcome_of(shadow.state, words) if asks_nature(shadow.state) else -1
            if outcome >= 0:
                befall(t.rules, shadow.state, outcome)
                going.append(shadow)
        self._go_on(t, going)

    def _go_on(self, t: Table, going: list[Shadow]) -> None:
        self.shadows = going
        if not going:
            raise Failed(
                "some other world in which the same can happen", "none is left: give same_for fewer lines"
            )
        self.compare(t)

    def compare(self, t: Table) -> None:
        """Everything this seat is sent must be the same, byte for byte."""
        ours = picture(t.rules, t.state, self.seat)
        ours["events"] = told(t.events[self.since :], self.seat)
        for shadow in self.shadows:
            theirs = picture(t.rules, shadow.state, self.seat)
            theirs["events"] = told(shadow.events, self.seat)
            if (where := first_difference(ours, theirs)) != "":
                who = t.words.names.name(self.seat)
                raise Failed(f"{who} to be sent the same in another world ({shadow.how})", where, t.lately())
