"""What a client is told when its request can't be served: a code, never an internal."""

from __future__ import annotations

import re

from rentier.core.errors import RentierError


class Trouble(RentierError):
    """A request that is refused by the table, not by the rules of a game."""

    def __init__(self, code: str, status: int = 409, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.status = status
        self.detail = detail


def text_key(code: str) -> str:
    """The key of the sentence for a code: `NotHost` is told by `error-not-host`."""
    return "error" + re.sub("([A-Z])", lambda found: f"-{found[1].lower()}", code)
