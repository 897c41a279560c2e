"""What is written on: the whole screen of a terminal, or plain lines for pipes and screen readers."""

from __future__ import annotations

import sys

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

PLAIN_WIDTH = 100_000  # whoever reads line by line wraps for himself
LEAST_WIDTH = 40


class Paper:
    """Writes lines; `plain` leaves out colour, boxes, signs and every movement of the cursor."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self._console = Console(highlight=False, emoji=False, markup=False, soft_wrap=plain)

    @property
    def width(self) -> int:
        return PLAIN_WIDTH if self.plain else max(self._console.width - 1, LEAST_WIDTH)

    @property
    def height(self) -> int:
        return self._console.height

    def clear(self) -> None:
        if not self.plain:
            self._console.clear()

    def line(self, text: str | Text = "", style: str = "", hang: int = 0) -> None:
        """One line; too long for the screen it is wrapped, with `hang` blanks before the rest."""
        if self.plain:
            print(text.plain if isinstance(text, Text) else text)
            return
        for row in self.wrapped(text, style, hang):
            self._console.print(row, no_wrap=True, overflow="crop", crop=False)

    def wrapped(self, text: str | Text, style: str = "", hang: int = 0) -> list[Text]:
        """Broken at plain blanks only: a sum with no-break blanks in it stays whole."""
        rest = text if isinstance(text, Text) else Text(text, style)
        rows: list[Text] = []
        indent = 0
        while rest.cell_len > self.width - indent:
            cut = break_of(rest.plain, self.width - indent)
            rows.append(Text(" " * indent) + rest[:cut])
            rest = rest[cut:]
            rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
            indent = hang
        return [*rows, Text(" " * indent) + rest] if rest.plain or not rows else rows

    def rule(self) -> None:
        """A thin line between parts; nothing where it would only be read aloud."""
        if not self.plain:
            self.line(Text("─" * self.width, "dim"))

    def prompt(self, text: str) -> None:
        print(text, end="", flush=True)


def break_of(text: str, width: int) -> int:
    """Where a line of this width ends: at the last blank, or in the middle of a word that is too long."""
    fit = len(text)
    while cell_len(text[:fit]) > width:
        fit -= 1
    return max(text.rfind(" ", 1, fit + 1), 0) or max(fit, 1)


def ready_stdout() -> None:
    """A terminal that does not know a letter shows a question mark, it does not end the game."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def safe(text: str) -> str:
    """Text from outside: nothing of it may steer the terminal."""
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in text])
