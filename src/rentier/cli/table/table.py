"""One table: the match, who sits at it, what it is written on and in which language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rentier.cli.table.ask import Keyboard
from rentier.cli.table.paper import Paper
from rentier.cli.table.saves import Save, write_save
from rentier.cli.table.seats import Seat
from rentier.cli.table.texts import Texts, texts
from rentier.core.action import Action
from rentier.core.explain import Refused
from rentier.core.match import Match
from rentier.core.seat import TABLE
from rentier.wire.words import Words

HANG = 4  # blanks before the rest of a line that is too long


class Table:
    """What every screen and command is given."""

    def __init__(
        self, match: Match, seats: list[Seat], bots: list[Any], paper: Paper, lang: str, path: Path, seed: str
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots  # by seat; None is a person
        self.paper = paper
        self.keys = Keyboard(paper)
        self.path = path
        self.seed = seed
        self.told = [0] * len(seats)  # by seat: the log's entries this person has been told
        self.greeted = [False] * len(seats)
        self.turn_shown = (-1, -1)  # the seat and the turn whose rows were written last (plain only)
        self.holder = -1  # who sat at the screen last
        self.watch = 0  # the round up to which bots play on alone
        self.later: set[tuple[int, int]] = set()  # entries of the book that a seat has put off
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """From now on everything is said in this language."""
        self.lang = lang
        self.t: Texts = texts(lang)
        self.words = Words(self.match.header.game, lang, self.names)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.bot]

    def view(self, seat: int = TABLE) -> Any:
        return self.match.view(seat)

    def facts(self, seat: int = TABLE) -> dict[str, Any]:
        """The view as plain data: what the screens are made from."""
        return self.match.view(seat).data()

    def playing(self) -> list[int]:
        """The people who are still in the game."""
        view = self.view()
        return [seat for seat in self.people if view.solvent(seat)]

    def submit(self, seat: int, action: Action) -> bool:
        """Carry it out, or say why not."""
        try:
            self.match.submit(seat, action)
        except Refused as error:
            self.say(self.words.why(error.why))
            return False
        return True

    def say(self, text: str, style: str = "") -> None:
        self.paper.line(text, style, HANG)

    def put_away(self, path: Path | None = None) -> Path:
        """Write the game down so that it can be resumed."""
        target = self.path if path is None else path
        write_save(target, self.match, Save(self.names, self.lang, self.seed))
        return target
