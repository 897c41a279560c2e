"""One random game, step by step; the tests look at it before and after each move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st

from rentier.core.action import Action
from rentier.core.event import Event
from rentier.core.kernel import act, refuse
from rentier.games.monopoly.actions import Concede, VoteEnd
from tests.properties.chance import Chance
from tests.properties.player import Move, Player
from tests.properties.tables import RULES, Table, random_table
from tests.properties.wild import wild_action, wild_seat

SEEDS = st.integers(0, 2**40)
bounded = settings(
    derandomize=True, deadline=None, database=None, phases=(Phase.explicit, Phase.generate), max_examples=12
)


class Game:
    """A table, its state, and players for all seats."""

    def __init__(self, seed: int, table: Table | None = None, wild: int = 10) -> None:
        self.chance = Chance(seed)
        self.table = random_table(self.chance) if table is None else table
        self.events: list[Event] = []  # of the opening, then of the last move
        self.s: Any = self.table.opened(self.events)
        self.player = Player(self.chance)
        self.wild = wild  # every so manyth move is tried at random first; 0 never

    def next_move(self) -> Move:
        if self.wild and self.chance.once_in(self.wild):
            seat, action = wild_seat(self.chance, self.s.seats), wild_action(self.chance)
            if refuse(RULES, self.s, seat, action) is None and not isinstance(action, (Concede, VoteEnd)):
                return seat, action
        return self.player.move(self.s)

    def make(self, seat: int, action: Action) -> None:
        """Carry the move out and keep what came of it."""
        self.events = []
        self.s.sink = self.events
        act(RULES, self.s, seat, action)
        self.s.sink = None

    def moves(self, most: int) -> Iterator[Move]:
        """Play on; each move is handed out after it was made."""
        for _ in range(most):
            if self.s.over:
                return
            move = self.next_move()
            self.make(*move)
            yield move


def games(seeds: range, wild: int = 10) -> Iterator[Game]:
    for seed in seeds:
        yield Game(seed, wild=wild)


def packed(s: Any) -> str:
    """The whole state as one text."""
    return json.dumps(s.pack())
