"""What people type: bytes of any kind become a line of text, the end of the input becomes `Leave`."""

from __future__ import annotations

import sys
from typing import IO

from rentier.cli.table.paper import Paper, safe
from rentier.cli.table.texts import Texts, typed

LONGEST = 4096
MOST_DIGITS = 15


class Leave(Exception):
    """The person leaves the table: by word, or because the input has ended."""


class Keyboard:
    """Reads answers; `quit` is understood at every question."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.stream: IO[bytes] | None = None if sys.stdin is None else sys.stdin.buffer

    def line(self, prompt: str = "> ") -> str:
        self.paper.prompt(prompt)
        raw = b"" if self.stream is None else self.stream.readline(LONGEST)
        if not raw:
            self.paper.line()
            raise Leave
        self._skip_rest(raw)
        text = safe(raw.decode("utf-8", "replace").replace("\t", " ").rstrip("\r\n"))
        text = " ".join([part for part in text.split(" ") if part])
        if text.casefold() in typed("cmd-quit"):
            raise Leave
        return text

    def _skip_rest(self, raw: bytes) -> None:
        while self.stream is not None and len(raw) == LONGEST and not raw.endswith(b"\n"):
            raw = self.stream.readline(LONGEST)

    def sure(self, t: Texts, question: str) -> bool:
        """Yes or no; anything but a yes is a no."""
        return self.line(f"{question} [{t('yes-no')}] ").casefold() in typed("word-yes")


def amount_of(text: str) -> int | None:
    """A whole sum as people write it: 1500, 1 500, 1,500, $1500; None if it is none."""
    digits = "".join([sign for sign in text if sign not in " ,_$₽'\u00a0\u202f"])
    if not digits.isascii() or not digits.isdecimal():
        return None
    return int(digits) if len(digits) <= MOST_DIGITS else 10**MOST_DIGITS


def numbers_of(text: str, most: int) -> list[int] | None:
    """Numbers from 1 to `most`, apart by blanks or commas; None if anything else is among them."""
    found: list[int] = []
    for part in text.replace(",", " ").split():
        if not part.isascii() or not part.isdecimal() or len(part) > 3 or not 1 <= int(part) <= most:
            return None
        if int(part) not in found:
            found.append(int(part))
    return found
