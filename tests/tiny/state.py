"""The state of the fair."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.book import Entry
from rentier.core.event import Event
from rentier.core.state import State
from rentier.parts.deck import Deck, shuffled
from tests.tiny.board import BANK, CARDS, PLACES, STALLS

NOBODY: Final = -1
NO_CARD: Final = -2  # an empty pocket; UNKNOWN would be a card nobody has seen


class TinyState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        *("purses", "odo", "paid", "owners", "hands", "laid", "force", "deck"),
        *("bank", "total", "mover", "turn", "last", "lap", "tax", "rounds"),
    )

    def __init__(
        self,
        seats: int,
        humans: int,
        timed: int,
        over: int,
        stack: list[Any],
        book: list[Entry],
        next_entry: int,
        purses: list[int],
        odo: list[int],
        paid: list[int],
        owners: list[int],
        hands: list[int],
        laid: list[list[int]],
        force: list[int],
        deck: Deck,
        bank: int,
        total: int,
        mover: int,
        turn: int,
        last: int,
        lap: int,
        tax: int,
        rounds: int,
    ) -> None:
        super().__init__(seats, humans, timed, over, stack, book, next_entry)
        self.purses = purses
        self.odo = odo  # places walked; backwards counts down, so a lap is never paid twice
        self.paid = paid  # laps paid so far
        self.owners = owners
        self.hands = hands  # slots as in a deck; NO_CARD if the pocket is empty
        self.laid = laid  # per seat: no card, or one slot
        self.force = force  # oldest first
        self.deck = deck
        self.bank = bank
        self.total = total
        self.mover = mover
        self.turn = turn
        self.last = last  # 1: the game ends with this round
        self.lap = lap
        self.tax = tax
        self.rounds = rounds

    def clone(self) -> TinyState:
        return TinyState(
            self.seats,
            self.humans,
            self.timed,
            self.over,
            self.stack[:],
            self.book[:],
            self.next_entry,
            self.purses[:],
            self.odo[:],
            self.paid[:],
            self.owners[:],
            self.hands[:],
            [row[:] for row in self.laid],
            self.force[:],
            self.deck.clone(),
            self.bank,
            self.total,
            self.mover,
            self.turn,
            self.last,
            self.lap,
            self.tax,
            self.rounds,
        )

    def tell(self, event: Event) -> None:
        if self.sink is not None:
            self.sink.append(event)

    def place(self, seat: int) -> int:
        return self.odo[seat] % len(PLACES)


def fresh(options: dict[str, Any], seats: int, humans: int, timed: bool) -> TinyState:
    purse = options["purse"]
    return TinyState(
        seats,
        humans,
        int(timed),
        over=0,
        stack=[],
        book=[],
        next_entry=1,
        purses=[purse] * seats,
        odo=[0] * seats,
        paid=[0] * seats,
        owners=[NOBODY] * len(STALLS),
        hands=[NO_CARD] * seats,
        laid=[[] for _ in range(seats)],
        force=[],
        deck=shuffled(len(CARDS)),
        bank=BANK,
        total=BANK + purse * seats,
        mover=0,
        turn=1,
        last=0,
        lap=options["lap"],
        tax=options["tax"],
        rounds=options["rounds"],
    )
