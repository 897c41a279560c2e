"""What games came to: sums that can be added up in any grouping, and the report made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, sqrt
from typing import Any, Final

from rentier.core.tally import ACCEPTED, AUCTIONS, COUNTERED, COUNTS, LOANS, OFFERED, ROLLS, SETS

WHOLE: Final = 840  # a win in parts that up to eight winners can share evenly
Z: Final = 1.959964  # 95 %


class Outcome:
    """Sums over some games."""

    def __init__(self, seats: int) -> None:
        self.wins = [0] * seats  # in parts of WHOLE
        self.endings: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.counts = [0] * COUNTS
        self.turns = 0
        self.decisions = 0
        self.failures: list[str] = []
        self.began = 0.0  # by the machine's monotonic clock, which all its processes share
        self.ended = 0.0

    def add_game(self, state: Any, winners: Sequence[int], ending: str, decisions: int) -> None:
        """One finished game."""
        for seat in winners:
            self.wins[seat] += WHOLE // len(winners)
        self.endings[ending] += 1
        self.rounds[state.round] += 1
        self.counts = [a + b for a, b in zip(self.counts, state.counts, strict=True)]
        self.turns += state.turn
        self.decisions += decisions

    def add(self, other: Outcome) -> None:
        """The games of another part."""
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.endings += other.endings
        self.rounds += other.rounds
        self.counts = [a + b for a, b in zip(self.counts, other.counts, strict=True)]
        self.turns += other.turns
        self.decisions += other.decisions
        self.began = min(self.began, other.began) if self.began else other.began
        self.ended = max(self.ended, other.ended)

    @property
    def games(self) -> int:
        return self.rounds.total()


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


def percentile(counted: Counter[int], percent: int) -> int:
    """The least value that so many percent do not exceed."""
    left = ceil(counted.total() * percent / 100)
    for value in sorted(counted):
        left -= counted[value]
        if left <= 0:
            return value
    raise ValueError("nothing was counted")


def seat_rows(outcome: Outcome, bots: Sequence[str]) -> list[dict[str, Any]]:
    rows = []
    for seat, bot in enumerate(bots):
        wins = outcome.wins[seat] / WHOLE
        share = wins / outcome.games
        low, high = wilson(share, outcome.games)
        rows.append({"seat": seat, "bot": bot, "wins": wins, "share": share, "low": low, "high": high})
    return rows


def report(outcome: Outcome, bots: Sequence[str]) -> dict[str, Any]:
    """Everything that was found, as `--json` prints it."""
    counts, games = outcome.counts, outcome.games
    seconds = outcome.ended - outcome.began
    rate = 1 / max(seconds, 1e-9)
    mean = sum(value * times for value, times in outcome.rounds.items()) / games
    return {
        "seats": seat_rows(outcome, bots),
        "endings": {key: outcome.endings[key] for key in sorted(outcome.endings)},
        "rounds": {
            "mean": mean,
            "p50": percentile(outcome.rounds, 50),
            "p95": percentile(outcome.rounds, 95),
        },
        "deals": {
            "offered": counts[OFFERED],
            "countered": counts[COUNTERED],
            "accepted": counts[ACCEPTED],
        },
        "auctions": counts[AUCTIONS],
        "loans": counts[LOANS],
        "sets_completed": counts[SETS],
        "turns": outcome.turns,
        "rolls": counts[ROLLS],
        "decisions": outcome.decisions,
        "seconds": seconds,
        "games_per_second": games * rate,
        "rolls_per_second": counts[ROLLS] * rate,
        "decisions_per_second": outcome.decisions * rate,
    }
