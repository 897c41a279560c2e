"""Seeded games that both builds have to play alike, each set with other options."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from rentier.core.luck import FastLuck
from rentier.core.match import Match
from tests.properties.chance import Chance
from tests.properties.player import Player
from tests.properties.tables import RULES, Table, random_table

HASHES: Final = Path(__file__).parent / "hashes.json"
GAMES: Final = 50  # of each set
MOVES: Final = 500  # of each game at most
ROUNDS: Final = 40

SETS: Final[dict[str, dict[str, object]]] = {
    "usual": {},
    "poor": {"start.cash": 500, "go.salary": 0, "bankrupt.to": "creditor", "bankrupt.auction": "on"},
    "trade": {
        "trade.unmortgaged": "on",
        "deal.window": "any",
        "finance.window": "any",
        "mortgage.interest": 10,
    },
    "loans": {
        "start.cash": 700,
        "loan.interest": "on",
        "loan.bank_cap": 2000,
        "bankrupt.to": "creditor_cash",
    },
    "rents": {"rent.mode": "ask", "auction.style": "rounds", "auction.bid_limit": "raisable"},
    "claims": {"rent.must_demand": "on", "jail.mode": "standard", "parking.jackpot": "on"},
    "banker": {"banker": 0, "bank.stock": 7600, "start.cash": 1500, "emission.step": 7},
    "building": {
        "build.step_limit": "off",
        "hotel.break_down": "on",
        "trade.unmortgaged": "on",
        "go.salary": 400,
    },
    "strict": {
        "build.sell_limit": "on",
        "mortgage.bare_group": "on",
        "tax.income": "flat",
        "auction.step": 10,
    },
}
ANYTHING: Final = "anything"  # tables at random


def table(name: str, seed: int, chance: Chance) -> Table:
    if name == ANYTHING:
        return random_table(chance)
    seats = 2 + seed % 4
    return Table({**SETS[name], "end.rounds": ROUNDS}, seats, (1 << seats) - 1, bool(seed % 2))


def played(name: str, seed: int) -> Match:
    """One game, from its seed alone."""
    chance = Chance(seed)
    at = table(name, seed, chance)
    bots = tuple(["" if at.humans >> seat & 1 else "random" for seat in range(at.seats)])
    match = Match.new(RULES, at.seats, at.options, bots, FastLuck(seed), at.timed)
    player = Player(chance)
    for _ in range(MOVES):
        if match.over:
            break
        match.submit(*player.move(match.state))
    return match


def digest(name: str) -> str:
    """The SHA-256 over the logs and last states of all games of a set; the header's version is left out."""
    found = hashlib.sha256()
    for seed in range(GAMES):
        match = played(name, seed)
        rows = [*match.lines()[1:], json.dumps(match.state.pack()), json.dumps(RULES.score(match.state))]
        found.update("\n".join(rows).encode())
    return found.hexdigest()


NAMES: Final = (*SETS, ANYTHING)
