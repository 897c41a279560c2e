"""Names that a command is given: found, or refused with the nearest ones."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

import click

NEAREST = 4


def nearest(word: str, known: Sequence[str]) -> str:
    """The known names most like the word."""
    return ", ".join(get_close_matches(word, known, NEAREST, 0))


def game_named(word: str) -> str:
    """The id of a game, spelled as it is."""
    from rentier.games import MODULES

    if word not in MODULES:
        raise click.BadParameter(
            f"there is no game {word[:40]!r}; nearest: {nearest(word.lower()[:40], list(MODULES))}",
            param_hint="GAME",
        )
    return word
