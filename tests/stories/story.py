"""Tells each scenario in full: every event, explanation and question, to be reviewed as a text diff."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rentier.core.action import Standing
from rentier.core.explain import Explanation
from rentier.core.kernel import asks_nature, explain
from rentier.core.legal import Form, Span
from rentier.core.seat import seats_of
from rentier.games.monopoly import actions
from rentier.lab.scenario import Line, load
from rentier.lab.scenario_run import run
from rentier.lab.scenario_table import Table

HERE: Final = Path(__file__).parent
SCENARIOS: Final = HERE.parent / "scenarios" / "monopoly"
TOLD: Final = HERE / "told"
PROBES: Final = 1  # so often a chapter tries every possible answer to each kind of question
KINDS: Final[tuple[Any, ...]] = actions.MONOPOLY_ACTIONS
PLAIN: Final[list[Any]] = [kind() for kind in KINDS if not kind.FIELDS and not issubclass(kind, Standing)]
SUMS: Final[list[Any]] = [
    actions.NameRent(0),
    actions.NamePrice(9),
    actions.NamePrice(10),
    actions.Bid(1),
    actions.ChooseToken(0),
]


def reason(why: Explanation) -> str:
    values = ", ".join(f"{name}={value}" for name, value in why.values)
    changes = "".join(f" | {modifier.name}" for modifier in why.modifiers)
    return f"{why.reason or 'legal'} [{', '.join(why.rules)}] {values}{changes}".rstrip()


def choice(one: Any) -> str:
    if isinstance(one, Span):
        return f"{one.kind.__name__}{list(one.head)} {one.low}..{one.high} by {one.step}"
    if isinstance(one, Form):
        return f"{one.kind.__name__} {list(one.limits)}"
    return repr(one)


class Teller:
    """Writes down what happens at a table, line by line."""

    def __init__(self, tried: dict[str, int]) -> None:
        self.lines: list[str] = []
        self.events = 0
        self.answers = 0
        self.tried = tried  # how often each kind of question has been probed

    def hear(self, line: Line, table: Table) -> None:
        self.lines.append(f"> {line.place.text}")
        news = (len(table.events), len(table.explained))
        for event in table.events[self.events :]:
            self.lines.append(f"  {event!r} [{event.rule}]")
        for why in table.explained[self.answers :]:
            self.lines.append(f"  why: {reason(why)}")
        if news != (self.events, self.answers):
            self.question(table)
        self.events, self.answers = news

    def question(self, t: Table) -> None:
        s = t.state
        if s.over:
            return
        top = s.stack[-1]
        self.lines.append(f"  ? {t.question()} ({top.seconds(s)} s)")
        if asks_nature(s):
            self.lines.append(
                f"    {top.odds(s)} outcomes: {top.called(s, 0)} … {top.called(s, top.odds(s) - 1)}"
            )
        elif self.tried.get(type(top).__name__, 0) < PROBES:
            self.tried[type(top).__name__] = self.tried.get(type(top).__name__, 0) + 1
            for seat in seats_of(top.asks(s)):
                self.probe(t, seat)

    def probe(self, t: Table, seat: int) -> None:
        """Every answer there is, what is on offer, and what the rulebook answers by itself."""
        s = t.state
        top = s.stack[-1]
        offered = [choice(one) for one in top.legal(s, seat)]
        self.lines.append(f"    seat {seat}, else {top.default(s, seat)!r}: {offered}")
        for action in [*PLAIN, *SUMS]:
            self.lines.append(f"    {action!r}: {reason(explain(t.rules, s, seat, action))}")


def chapters() -> dict[str, list[Path]]:
    """The scenarios by the first word of their names."""
    found: dict[str, list[Path]] = {}
    for path in sorted(SCENARIOS.glob("*.toml")):
        found.setdefault(path.stem.split("_")[0], []).append(path)
    return found


def story(paths: list[Path]) -> str:
    """One chapter."""
    tried: dict[str, int] = {}
    lines: list[str] = []
    for path in paths:
        teller = Teller(tried)
        run(load(path), ear=teller.hear)
        lines += [f"== {path.stem}", *teller.lines, ""]
    return "\n".join(lines)
