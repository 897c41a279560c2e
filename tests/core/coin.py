"""A very small game for the tests of the match: hide a number, a die falls, points change hands."""

from __future__ import annotations

from typing import Any, ClassVar

from rentier.core.action import CORE_ACTIONS, Accept, Action, Reject, Standing, TableTimeUp, Withdraw
from rentier.core.book import Entry, find
from rentier.core.errors import AuditFailed
from rentier.core.event import Event
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Form, Span
from rentier.core.options import OptionSpec
from rentier.core.rules import Rules
from rentier.core.seat import ALL, NATURE_BIT, bit
from rentier.core.state import State
from rentier.core.step import Step
from rentier.core.value import Registry
from rentier.core.view import View


class CoinState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "points", "hidden", "paint", "won", "rounds", "sides")

    def __init__(
        self,
        seats: int,
        humans: int,
        timed: int,
        over: int,
        stack: list[Any],
        book: list[Entry],
        next_entry: int,
        points: list[int],
        hidden: list[int],
        paint: list[int],
        won: int,
        rounds: int,
        sides: int,
    ) -> None:
        super().__init__(seats, humans, timed, over, stack, book, next_entry)
        self.points = points
        self.hidden = hidden
        self.paint = paint
        self.won = won
        self.rounds = rounds
        self.sides = sides

    def clone(self) -> CoinState:
        return CoinState(
            self.seats,
            self.humans,
            self.timed,
            self.over,
            list(self.stack),
            list(self.book),
            self.next_entry,
            list(self.points),
            list(self.hidden),
            list(self.paint),
            self.won,
            self.rounds,
            self.sides,
        )

    def tell(self, event: Event) -> None:
        if self.sink is not None:
            self.sink.append(event)


class Hide(Action):
    FIELDS: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value


class Paint(Action):
    FIELDS: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour


class Peek(Action):
    pass


class Done(Action):
    pass


class Offer(Standing):
    FIELDS: ClassVar[tuple[str, ...]] = ("to", "points")

    def __init__(self, to: int, points: int) -> None:
        self.to = to
        self.points = points


class Fact(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, rule: str, seat: int, value: int, audience: int = ALL) -> None:
        super().__init__(rule, audience)
        self.seat = seat
        self.value = value


class RoundBegan(Fact):
    pass


class NumberHidden(Fact):
    pass


class NumberSet(Fact):
    pass


class DieFell(Fact):
    pass


class PointWon(Fact):
    pass


class Painted(Fact):
    pass


class Offered(Fact):
    pass


class PointsGiven(Fact):
    pass


class Peeked(Fact):
    def reveals(self) -> bool:
        return True


class Round(Step[CoinState]):
    """C-ROUND: everyone hides a number, the die falls, everyone has a turn."""

    RULE: ClassVar[str] = "C-ROUND"

    def run(self, s: CoinState) -> None:
        if not s.rounds:
            s.over = 1
            return
        s.rounds -= 1
        s.tell(RoundBegan(self.RULE, -1, s.rounds))
        turns = [Turn(seat) for seat in range(s.seats - 1, -1, -1)]
        s.stack += [Round(), *turns, Toss(), *[Hiding(seat) for seat in range(s.seats - 1, -1, -1)]]


class OfSeat(Step[CoinState]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: CoinState) -> int:
        return bit(self.seat)


class Hiding(OfSeat):
    """C-HIDE: hide a number from the others."""

    RULE: ClassVar[str] = "C-HIDE"

    def legal(self, s: CoinState, seat: int) -> list[Any]:
        return [Span(Hide, 1, s.sides)]

    def refuse(self, s: CoinState, seat: int, action: Action) -> Explanation | None:
        if not isinstance(action, Hide):
            return refusal(self.RULE, "NotAnAnswer")
        if not 1 <= action.value <= s.sides:
            return refusal(self.RULE, "NoSuchNumber", ("value", action.value), ("sides", s.sides))
        return None

    def answer(self, s: CoinState, seat: int, action: Action) -> None:
        assert isinstance(action, Hide)
        s.hidden[seat] = action.value
        s.tell(NumberHidden(self.RULE, seat, 0))
        s.tell(NumberSet(self.RULE, seat, action.value, bit(seat)))

    def default(self, s: CoinState, seat: int) -> Action:
        return Hide(1)

    def audience(self, s: CoinState, seat: int) -> int:
        return bit(seat)


class Toss(Step[CoinState]):
    """C-TOSS: who hid the number that falls wins a point."""

    RULE: ClassVar[str] = "C-TOSS"

    def asks(self, s: CoinState) -> int:
        return NATURE_BIT

    def odds(self, s: CoinState) -> int:
        return s.sides

    def befall(self, s: CoinState, outcome: int) -> None:
        s.tell(DieFell(self.RULE, -1, outcome + 1))
        for seat in range(s.seats):
            if s.hidden[seat] == outcome + 1:
                s.points[seat] += 1
                s.won += 1
                s.tell(PointWon(self.RULE, seat, 1))


class Turn(OfSeat):
    """C-TURN: paint, peek at the next one's number, be done."""

    RULE: ClassVar[str] = "C-TURN"

    def legal(self, s: CoinState, seat: int) -> list[Any]:
        return [Done(), Peek(), Span(Paint, 0, 9)]

    def refuse(self, s: CoinState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, (Done, Peek)) or (isinstance(action, Paint) and 0 <= action.colour <= 9):
            return None
        return refusal(self.RULE, "NotAnAnswer")

    def answer(self, s: CoinState, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            return
        s.stack.append(Turn(seat))
        if isinstance(action, Paint):
            s.paint[seat] = action.colour
            s.tell(Painted(self.RULE, seat, action.colour))
        else:
            s.tell(Peeked(self.RULE, seat, s.hidden[(seat + 1) % s.seats], bit(seat)))

    def default(self, s: CoinState, seat: int) -> Action:
        return Done()


class CoinView(View):
    def __init__(self, s: CoinState, seat: int) -> None:
        super().__init__(seat)
        self._s = s

    def data(self) -> dict[str, Any]:
        s = self._s
        return {
            "points": list(s.points),
            "paint": list(s.paint),
            "own": s.hidden[self.seat] if self.seat >= 0 else 0,
            "open": type(s.stack[-1]).__name__ if s.stack else "",
        }


class Coin(Rules[CoinState]):
    def __init__(self, version: int = 1, ruleset: str = "c01") -> None:
        options = (
            OptionSpec("rounds", "C-ROUND", 2, (), (), 1, 9),
            OptionSpec("sides", "C-TOSS", 6, (), (), 2, 1000),
        )
        actions = Registry((*CORE_ACTIONS, Hide, Paint, Peek, Done, Offer))
        super().__init__("coin", version, (2, 3), options, actions, actions, ruleset)

    def new(self, options: dict[str, object], seats: int, humans: int, timed: bool) -> CoinState:
        rounds, sides = options["rounds"], options["sides"]
        assert isinstance(rounds, int) and isinstance(sides, int)
        points, hidden, paint = [0] * seats, [0] * seats, [0] * seats
        return CoinState(
            seats, humans, int(timed), 0, [Round()], [], 0, points, hidden, paint, 0, rounds, sides
        )

    def standing(self, s: CoinState, seat: int) -> list[Any]:
        answers = [Accept(e.id) for e in s.book if e.asked & bit(seat)]
        offer = (
            [Form(Offer, (("to", 0, s.seats - 1), ("points", 1, s.points[seat])))] if s.points[seat] else []
        )
        return [*answers, *[Withdraw(e.id) for e in s.book if e.author == seat], *offer]

    def refuse(self, s: CoinState, seat: int, action: Standing) -> Explanation | None:
        if isinstance(action, Offer):
            good = 0 <= action.to < s.seats and action.to != seat and 0 < action.points <= s.points[seat]
            return None if good else refusal("C-GIVE", "CannotGive", ("points", s.points[seat]))
        assert isinstance(action, (Accept, Reject, Withdraw))
        entry = find(s.book, action.entry)
        if entry is None:
            return refusal("C-GIVE", "NoSuchOffer")
        mine = entry.author == seat if isinstance(action, Withdraw) else bool(entry.asked & bit(seat))
        return None if mine else refusal("C-GIVE", "NotAsked")

    def grounds(self, s: CoinState, seat: int, action: Standing) -> Explanation:
        return Explanation(("C-GIVE",))

    def stand(self, s: CoinState, seat: int, action: Standing) -> None:
        if isinstance(action, Offer):
            s.book.append(Entry(s.next_entry, seat, bit(action.to), action, s.stack[-1], 0))
            s.next_entry += 1
            s.tell(Offered("C-GIVE", seat, action.points, bit(seat) | bit(action.to)))
            return
        assert isinstance(action, (Accept, Reject, Withdraw))
        entry = find(s.book, action.entry)
        assert entry is not None and isinstance(entry.act, Offer)
        s.book.remove(entry)
        if isinstance(action, Accept):
            s.points[entry.author] -= entry.act.points
            s.points[entry.act.to] += entry.act.points
            s.tell(PointsGiven("C-GIVE", entry.act.to, entry.act.points))

    def refuse_clock(self, s: CoinState, action: Action) -> Explanation | None:
        return None if isinstance(action, TableTimeUp) else refusal("C-CLOCK", "NoSuchWord")

    def clock(self, s: CoinState, action: Action) -> None:
        s.over = 1

    def lapse(self, s: CoinState) -> None:
        s.book[:] = [e for e in s.book if s.points[e.author] >= getattr(e.act, "points", 0)]

    def audience(self, s: CoinState, seat: int, action: Standing) -> int:
        return bit(seat) | bit(action.to) if isinstance(action, Offer) else ALL

    def view(self, s: CoinState, seat: int) -> CoinView:
        return CoinView(s, seat)

    def score(self, s: CoinState) -> list[Any]:
        order = sorted(range(s.seats), key=lambda seat: -s.points[seat])
        return [{"seat": seat, "points": s.points[seat]} for seat in order] if s.over else []

    def audit(self, s: CoinState) -> None:
        if sum(s.points) != s.won:
            raise AuditFailed("points do not add up")


COIN = Coin()
