"""Games at random, and the comparison of worlds along them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rentier.core.action import Accept, Action, Fate, Reject, Withdraw
from rentier.core.event import Event
from rentier.core.kernel import act, asked, explain, legal, refuse, settle
from rentier.core.legal import Span
from rentier.core.luck import FastLuck
from rentier.core.seat import NATURE, NATURE_BIT, TABLE, may_see, seats_of
from rentier.core.value import encode
from rentier.lab.picture import first_difference, other_worlds, picture, told
from tests.tiny.actions import Bid, Lay, Offer, Pay, PlayHand, Pocket, Show, Throw, TurnUp, Walk
from tests.tiny.events import CardPutUnder, CardShown, CoinsMoved, PursesOpened, StallLeft, StallTaken
from tests.tiny.game import OPTIONS, rules
from tests.tiny.state import TinyState
from tests.tiny.steps_cards import Peeked, Pocketed

Move = tuple[TinyState, int, Action]

LAWFUL: Final = (CoinsMoved, StallTaken, StallLeft, CardShown, CardPutUnder, PursesOpened)
PROBES: Final[tuple[Action, ...]] = (
    *[Throw(dice) for dice in range(5)],
    *(PlayHand(), TurnUp(), Show(), Pocket(), Lay(), Pay(), Walk((1, 3, 5))),
    *[Bid(amount) for amount in (-1, 0, 5, 12, 20, 31, 60)],
    *[Offer(to, stall, price) for to in (0, 2) for stall in range(4) for price in (1, 9, 20, 40)],
    *[kind(entry) for kind in (Accept, Reject, Withdraw) for entry in (1, 2, 3)],
)


def opened(seats: int, timed: bool = False, **options: object) -> TinyState:
    """A fresh table."""
    chosen = {spec.key: options.get(spec.key, spec.default) for spec in OPTIONS}
    s = rules().new(chosen, seats, (1 << seats) - 1, timed)
    settle(s)
    return s


def moves(s: TinyState, seed: int) -> Iterator[Move]:
    """Play to the end at random; each move is shown before it is made."""
    luck = FastLuck(seed)
    while not s.over:
        seat, action = chosen(s, luck)
        yield s, seat, action
        act(rules(), s, seat, action)
        rules().audit(s)


def chosen(s: TinyState, luck: FastLuck) -> tuple[int, Action]:
    """Some legal move: nature's, an answer, or a standing act."""
    if asked(s) == NATURE_BIT:
        return NATURE, Fate(luck.draw(0, s.stack[-1].odds(s)))
    seats = [seat for seat in range(s.seats) if legal(rules(), s, seat)]
    if luck.draw(0, 3):
        seats = seats_of(asked(s))
    seat = seats[luck.draw(0, len(seats))]
    choices = legal(rules(), s, seat)
    choice = choices[luck.draw(0, len(choices))]
    if isinstance(choice, Span):
        choice = choice.at(choice.low + luck.draw(0, choice.high - choice.low + 1))
    assert isinstance(choice, Action)
    return seat, choice


def everything(s: TinyState, seat: int) -> dict[str, Any]:
    """All a seat can get out of the table: what it is sent, and the answer to any act it may try."""
    sent = picture(rules(), s, seat)
    sent["refusals"] = [explain(rules(), s, seat, action).data() for action in PROBES]
    return sent


def same(ours: Any, theirs: Any, how: str) -> None:
    where = first_difference(ours, theirs)
    assert not where, f"{how}: {where}"


def check_state(s: TinyState, seeds: int = 1) -> None:
    """No seat, and no spectator, can tell this state from another world of its own."""
    for seat in (*range(s.seats), TABLE):
        ours = everything(s, seat)
        for how, world in other_worlds(rules(), s, seat, seeds):
            rules().audit(world)
            same(ours, everything(world, seat), f"seat {seat}, {how}")


def check_move(move: Move, seed: int) -> int:
    """Nobody learns more from a move than what it lawfully opens to all; how many worlds were compared."""
    s, mover, action = move
    luck, compared = FastLuck(seed), 0
    for seat in [seat for seat in (*range(s.seats), TABLE) if seat != mover]:
        for how, world in other_worlds(rules(), s, seat, 1):
            theirs = translated(s, world, mover, action, seat, luck)
            if theirs is None or opens(s, mover, action) != opens(world, mover, theirs):
                continue
            what = f"seat {seat}, {how}, after {action} of {mover}"
            same(sent(s.clone(), mover, action, seat), sent(world, mover, theirs, seat), what)
            compared += 1
    return compared


def translated(
    s: TinyState, world: TinyState, mover: int, action: Action, seat: int, luck: FastLuck
) -> Action | None:
    """The same move in the other world as far as this seat may know it; None if it cannot happen there."""
    if isinstance(action, Bid):
        return Bid(luck.draw(0, world.purses[mover] + 1))
    if not isinstance(action, Fate):
        return action if refuse(rules(), world, mover, action) is None else None
    if asked(world) != NATURE_BIT:
        return None
    top = world.stack[-1]
    if isinstance(top, (Pocketed, Peeked)) and seat != s.mover:
        return Fate(luck.draw(0, top.odds(world)))
    outcome = top.outcome(world, s.stack[-1].called(s, action.value))
    return Fate(outcome) if outcome >= 0 else None


def opens(s: TinyState, mover: int, action: Action) -> list[Any]:
    """What the move opens to all by the rules: payments, winning bids, shown cards, the purses at the end."""
    after = s.clone()
    after.sink = []
    act(rules(), after, mover, action)
    return [encode(event) for event in after.sink if isinstance(event, LAWFUL)]


def sent(s: TinyState, mover: int, action: Action, seat: int) -> dict[str, Any]:
    """What this seat is told of a move: log entry, events, and the picture afterwards."""
    events: list[Event] = []
    audience = s.stack[-1].audience(s, mover)
    s.sink = events
    act(rules(), s, mover, action)
    entry = encode(action) if may_see(audience, seat) else "secret"
    return {"log": entry, "events": told(events, seat), "now": picture(rules(), s, seat)}
