"""Matches of the toy game that the tests of log, match and files share."""

from __future__ import annotations

from rentier.core.action import Accept
from rentier.core.luck import Luck, sealed
from rentier.core.match import Match
from rentier.core.take_back import TakeBack
from tests.core.coin import COIN, Done, Hide, Offer, Paint, Peek

SEED = bytes(range(100, 132))
NONCES = ("aa", "", "cc")


def sealed_luck() -> Luck:
    return sealed(SEED, NONCES)


def coin(
    seats: int = 2,
    luck: Luck | None = None,
    take_back: str = "off",
    bots: tuple[str, ...] = (),
    sides: int = 2,
) -> Match:
    options: dict[str, object] = {"sides": sides}
    return Match.new(COIN, seats, options, bots=bots, luck=luck, take_back=take_back, audit=True)


def hide_all(match: Match, value: int = 1) -> None:
    for seat in range(match.state.seats):
        match.submit(seat, Hide(value), at=5)


def finish(match: Match) -> Match:
    """Everyone hides 1 and is done, to the end."""
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, Done() if type(match.state.stack[-1]).__name__ == "Turn" else Hide(1), at=9)
    return match


def played(seed: int = 3) -> Match:
    """A finished game with sealed dice, an offer that was taken, a peek and a take-back."""
    match = coin(3, sealed_luck(), "ask", ("", "", "timid"))
    hide_all(match)
    match.submit(0, Paint(seed), at=7)
    giver = [seat for seat in range(3) if match.state.pack()["points"][seat]]
    if giver:
        match.submit(giver[0], Offer((giver[0] + 1) % 3, 1), at=8)
        match.submit((giver[0] + 1) % 3, Accept(0), at=8)
    match.submit(0, Peek())
    match.submit(0, Done())
    match.submit(1, Paint(2))
    match.submit(1, TakeBack(), at=11)
    match.submit(1, Paint(4))
    return finish(match)
