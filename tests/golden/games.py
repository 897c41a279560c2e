"""Two short games of each set of options, told event by event: one from the start, one from its middle."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rentier.core.event import Event
from rentier.core.seat import CLOCK, NATURE, TABLE
from tests.properties.game import Game
from tests.properties.tables import RULES, Table

TOLD: Final = Path(__file__).parent / "told"
MOVES: Final = 100
PARTS: Final = ("start", "middle")

GAMES: Final[dict[str, tuple[int, bool, dict[str, object]]]] = {  # seats, timed, options
    "usual": (4, False, {}),
    "timed": (3, True, {"time.choice": 30}),
    "poor": (
        3,
        False,
        {"start.cash": 500, "go.salary": 20, "bankrupt.to": "creditor_cash", "loan.bank": "off"},
    ),
    "heirs": (
        3,
        False,
        {"start.cash": 500, "go.salary": 0, "bankrupt.to": "creditor", "bankrupt.auction": "on"},
    ),
    "banker": (5, True, {"banker": 1, "auctioneer": 3, "bank.stock": 7510, "emission.step": 50}),
    "claims": (3, True, {"rent.must_demand": "on", "trade.unmortgaged": "on", "deal.window": "any"}),
    "asking": (3, False, {"rent.mode": "ask", "auction.style": "rounds", "auction.bid_limit": "cash"}),
    "standard": (
        2,
        False,
        {
            "jail.mode": "standard",
            "build.step_limit": "off",
            "hotel.break_down": "on",
            "mortgage.bare_group": "on",
            "mortgage.interest": 10,
            "trade.unmortgaged": "on",
            "loan.players": "off",
        },
    ),
    "jackpot": (
        4,
        False,
        {"parking.jackpot": "on", "go.double_on_land": "on", "tax.luxury": 75, "tax.income": "flat"},
    ),
    "lending": (3, False, {"loan.interest": "on", "loan.bank_cap": 1000, "start.cash": 600, "end.rounds": 6}),
}


SEEDS: Final = {  # chosen so that much happens
    "usual": (115, 94),
    "timed": (49, 140),
    "poor": (52, 52),
    "heirs": (106, 126),
    "banker": (43, 171),
    "claims": (97, 43),
    "asking": (120, 41),
    "standard": (28, 156),
    "jackpot": (30, 11),
    "lending": (36, 138),
}

MIDDLE: Final[dict[str, Any]] = {
    "groups": {0: ["orange", "brown"], 1: ["green", "light_blue", "utility"]},
    "deeds": {0: ["reading_rr", "boardwalk"], 1: ["park_place"]},
    "levels": {"orange": [4, 4, 4], "light_blue": [5, 4, 4], "green": [1, 1, 0]},
    "pawned": ["reading_rr", "park_place"],
    "cards": {1: ["CC-05"]},
    "at": {0: 12, 1: 20},
    "jail": {1: 1},
    "stock": {"houses": 3},
    "round": 5,
}


def table(name: str, part: str) -> Table:
    seats, timed, options = GAMES[name]
    late = {**MIDDLE, "cash": dict.fromkeys(range(seats), 150)} if part == "middle" else None
    return Table(options, seats, (1 << seats) - 1, timed, late)


def who(seat: int) -> str:
    return {NATURE: "nature", CLOCK: "the clock"}.get(seat, f"seat {seat}")


def told(events: Sequence[Event]) -> list[str]:
    return [f"    {event!r} [{event.rule}]" for event in events]


def text(name: str, part: str) -> str:
    """The whole game, a line for each act and each event."""
    seats, timed, options = GAMES[name]
    game = Game(SEEDS[name][PARTS.index(part)], table(name, part), wild=0)
    chosen = ", ".join(f"{key}={value}" for key, value in options.items())
    lines = [f"{seats} people, {'with' if timed else 'without'} a clock; {chosen or 'usual options'}"]
    lines += ["Opening" if part == "start" else f"Middle: {MIDDLE}", *told(game.events)]
    for _ in range(MOVES):
        if game.s.over:
            break
        step = type(game.s.stack[-1]).__name__
        seat, action = game.next_move()
        game.make(seat, action)
        lines += [f"{step}: {who(seat)}: {action!r}", *told(game.events)]
    lines.append("over" if game.s.over else f"open: {game.s.stack[-1]!r}")
    lines += [f"{key}: {value}" for key, value in RULES.view(game.s, TABLE).data().items()]
    return "\n".join(lines) + "\n"
