"""One table for property-trading board games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rentier.core.match import Match
    from rentier.core.rules import Rules

    __version__: str

# What is imported here is imported by every start of `rentier`: the engine comes when it is asked for.
__all__ = ["__version__", "new", "rules"]


def new(
    game: str,
    seats: int = 4,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = (),
) -> Match:
    """A fresh match with the fast dice of this seed; `bots` names a bot for each seat, "" for a person.

    The match never plays a bot's move by itself: the name is written down, whoever runs the match submits.
    """
    from rentier.core.errors import BadOptions
    from rentier.core.luck import FastLuck
    from rentier.core.match import Match

    if not isinstance(seed, int):
        raise BadOptions("the seed is a whole number")
    chosen = dict(options) if isinstance(options, Mapping) else options
    return Match.new(rules(game), seats, chosen, bots, FastLuck(seed))


def rules(game: str) -> Rules[Any]:
    """The rules of a game by its id; `BadOptions` if there is none of this name."""
    from rentier import data

    return data.rules(game)


def __getattr__(name: str) -> str:
    if name == "__version__":
        from rentier.core.log import ENGINE

        return ENGINE
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
