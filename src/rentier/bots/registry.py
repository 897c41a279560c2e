"""The built-in players by game and name."""

from __future__ import annotations

from typing import Any, Final

from rentier.bots.monopoly.greedy import Greedy
from rentier.bots.monopoly.whims import whim
from rentier.bots.wild import Wild
from rentier.core.errors import BadOptions

GREEDY: Final = "greedy"
RANDOM: Final = "random"
NAMES: Final = {"monopoly": (GREEDY, RANDOM)}  # the first is the one that fills empty seats


def names(game: str) -> tuple[str, ...]:
    """The players known for a game; `BadOptions` if the game has none."""
    if game not in NAMES:
        raise BadOptions(f"there are no players for {game[:40]!r}; for {', '.join(NAMES)} there are")
    return NAMES[game]


def check(game: str, name: str) -> None:
    """`BadOptions` that names the known players, if this is none of them."""
    known = names(game)
    if name not in known:
        raise BadOptions(f"there is no player {name[:40]!r} for {game}; known: {', '.join(known)}")


def make(game: str, name: str, seat: int, seed: int) -> Any:
    """A fresh player for one seat of one game."""
    check(game, name)
    return Greedy(seat) if name == GREEDY else Wild(seat, seed, whim)
