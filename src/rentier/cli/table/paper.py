"""What is written on: the whole screen of a terminal, or plain lines for pipes and screen readers."""

from __future__ import annotations

import sys

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
        whole = text if isinstance(text, Text) else Text(text, style)
        if whole.cell_len <= self.width:
            return [whole]
        first, *_ = whole.wrap(self._console, self.width)
        rest = whole[len(first.plain) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        rows = rest.wrap(self._console, self.width - hang)
        return [first, *[Text(" " * hang) + row for row in rows]]

    def rule(self) -> None:
        """A thin line between parts; nothing where it would only be read aloud."""
        if not self.plain:
            self.line(Text("─" * self.width, "dim"))

    def prompt(self, text: str) -> None:
        print(text, end="", flush=True)


def ready_stdout() -> None:
    """A terminal that does not know a letter shows a question mark, it does not end the game."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def safe(text: str) -> str:
    """Text from outside: nothing of it may steer the terminal."""
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in text])
