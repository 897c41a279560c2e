"""Monopoly, the Russian house variant, as one object."""

from __future__ import annotations

from typing import Any

from rentier.core.action import Action, DayPassed, EntryTimeUp, MomentPassed, Standing, TableTimeUp
from rentier.core.book import Entry, find
from rentier.core.explain import Explanation, refusal
from rentier.core.options import settled, spec_of
from rentier.core.rules import Rules
from rentier.core.value import Registry
from rentier.core.view import View
from rentier.games.monopoly import names
from rentier.games.monopoly.actions import ACTIONS
from rentier.games.monopoly.acts.answers import unanswered
from rentier.games.monopoly.acts.votes import present, tidy_book
from rentier.games.monopoly.audit import audit
from rentier.games.monopoly.board import Board
from rentier.games.monopoly.choices import Choices
from rentier.games.monopoly.facts import facts
from rentier.games.monopoly.given import given
from rentier.games.monopoly.packing import VALUES, unpack
from rentier.games.monopoly.setup import fresh
from rentier.games.monopoly.standing import ACTS, act_refusal, open_acts
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.auction import Auction
from rentier.games.monopoly.steps.question import SETUP
from rentier.games.monopoly.verbs.end import AFTER_TIME, ending, score
from rentier.games.monopoly.view import MonopolyView
from rentier.games.monopoly.windows import moment, phase_in

CLOCK_WORDS = (Standing, DayPassed, MomentPassed, EntryTimeUp, TableTimeUp)  # these answer no question


class Monopoly(Rules[MonopolyState]):
    """Everything the kernel, the server, the bots and the lab ask this rulebook."""

    def __init__(self, board: Board, options: list[dict[str, Any]]) -> None:
        specs = tuple([spec_of(row) for row in options])
        players = (board.players_min, board.players_max)
        super().__init__("monopoly", 1, players, specs, ACTIONS, Registry(VALUES))
        self.board = board

    def choices(self, options: dict[str, object]) -> Choices:
        return Choices(settled(self.options, options))

    def new(self, options: dict[str, object], seats: int, humans: int, timed: bool) -> MonopolyState:
        return fresh(self.board, self.choices(options), seats, humans, timed)

    def given(
        self, options: dict[str, object], seats: int, humans: int, timed: bool, data: dict[Any, Any]
    ) -> MonopolyState:
        s = fresh(self.board, self.choices(options), seats, humans, timed)
        return given(s, data) if data else s

    def unpack(self, options: dict[str, object], data: dict[str, Any]) -> MonopolyState:
        return unpack(self.board, self.choices(options), self.values, data)

    def standing(self, s: MonopolyState, seat: int) -> list[Any]:
        return open_acts(s, seat)

    def refuse(self, s: MonopolyState, seat: int, action: Standing) -> Explanation | None:
        return act_refusal(s, seat, action)

    def grounds(self, s: MonopolyState, seat: int, action: Standing) -> Explanation:
        return ACTS[type(action)].grounds(s, seat, action)

    def stand(self, s: MonopolyState, seat: int, action: Standing) -> None:
        ACTS[type(action)].do(s, seat, action)

    def noted(self, s: MonopolyState, seat: int, action: Action) -> None:
        if seat >= 0:
            present(s, seat)
        if not isinstance(action, CLOCK_WORDS) and not phase_in(s, 1 << SETUP):
            s.day = 0

    def refuse_clock(self, s: MonopolyState, action: Action) -> Explanation | None:
        if isinstance(action, EntryTimeUp):
            return (
                None
                if find(s.book, action.entry)
                else refusal("P-DEAL-5", "NoSuchEntry", ("entry", action.entry))
            )
        if isinstance(action, TableTimeUp):
            return None if s.choices.end_minutes else refusal("P-END-2", "NoTimeLimit")
        if isinstance(action, MomentPassed):
            return None if isinstance(s.stack[-1], Auction) else refusal("P-AUC-4", "NoHammer")
        if isinstance(action, DayPassed):
            return None if s.stack[-1].seconds(s) == 0 else refusal("P-TURN-3", "ClockRuns")
        return refusal("P-TURN-3", "NotForClock")

    def clock(self, s: MonopolyState, action: Action) -> None:
        if isinstance(action, EntryTimeUp):
            entry = find(s.book, action.entry)
            if entry is not None:
                unanswered(s, entry)
        elif isinstance(action, TableTimeUp):
            s.stop = s.stop or AFTER_TIME + 1
        elif isinstance(action, MomentPassed):
            s.hammer = 1
        else:
            s.day = moment(s)

    def moment(self, s: MonopolyState) -> int:
        return moment(s)

    def lapse(self, s: MonopolyState) -> None:
        tidy_book(s)

    def entry_seconds(self, s: MonopolyState, entry: Entry) -> int:
        return s.choices.time_choice

    def view(self, s: MonopolyState, seat: int) -> View:
        return MonopolyView(s, seat)

    def resample(self, s: MonopolyState, seat: int, seed: int) -> MonopolyState:
        """Nobody knows the order of the unknown cards, and the state does not hold it: the world is the
        same.
        """
        return s.clone()

    def score(self, s: MonopolyState) -> list[Any]:
        return [{"seat": a, "place": b, "worth": c, "cash": d} for a, b, c, d in score(s)]

    def ending(self, s: MonopolyState) -> str:
        return ending(s)

    def audit(self, s: MonopolyState) -> None:
        audit(s)

    def facts(self, s: MonopolyState) -> dict[str, Any]:
        return facts(s)

    def label(self, field: str, value: int) -> object:
        return names.label(self.board, field, value)

    def parse(self, field: str, word: object) -> int:
        return names.parse(self.board, field, word)


def make(data: dict[str, dict[str, Any]]) -> Monopoly:
    """The rules from their data files: board, cards and options, read by the loader."""
    return Monopoly(Board(data["board"], data["cards"]), data["options"]["option"])
