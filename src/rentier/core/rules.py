"""One object per game: everything the kernel, the server, the bots and the lab ask a rulebook."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from rentier.core.action import Action, Standing
from rentier.core.book import Entry
from rentier.core.errors import BadOptions
from rentier.core.explain import Explanation
from rentier.core.options import OptionSpec
from rentier.core.seat import ALL
from rentier.core.step import S
from rentier.core.value import Registry
from rentier.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """Base of all games. `name` is the id, `version` counts what would change a stored game."""

    def __init__(
        self,
        name: str,
        version: int,
        players: tuple[int, int],
        options: tuple[OptionSpec, ...],
        actions: Registry,
        values: Registry,
        ruleset: str = "",
    ) -> None:
        self.name = name
        self.version = version
        self.players = players
        self.options = options
        self.actions = actions  # what may come in from outside
        self.values = values  # everything a packed state may hold
        self.ruleset = ruleset  # the SHA-256 of the game's data, in hexadecimal

    def at_version(self, version: int) -> Rules[S]:
        """The rules as they stood at this version, for stored games; `BadOptions` if not kept."""
        if version == self.version:
            return self
        raise BadOptions(f"rules version {version} of {self.name} is not known here, only {self.version}")

    def new(self, options: dict[str, object], seats: int, humans: int, timed: bool) -> S:
        """A fresh state; `BadOptions` if seats or options make no table."""
        raise NotImplementedError

    def given(
        self, options: dict[str, object], seats: int, humans: int, timed: bool, data: dict[Any, Any]
    ) -> S:
        """A fresh state with the order settled, changed as told: what a scenario starts from.

        `options` has every option; seats come as numbers, as keys and as values. `BadValue` with a
        sentence that names the known keys if `data` holds one this game does not have.
        """
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, Any]:
        """Everything a scenario may ask about, secrets too: plain data, labels for names, lists by seat."""
        raise NotImplementedError

    def unpack(self, options: dict[str, object], data: dict[str, Any]) -> S:
        """The state of packed data."""
        raise NotImplementedError

    def standing(self, s: S, seat: int) -> list[Any]:
        """The standing acts open to the seat now: actions, spans and forms."""
        return []

    def refuse(self, s: S, seat: int, action: Standing) -> Explanation | None:
        """Why this standing act is illegal, or None."""
        raise NotImplementedError

    def grounds(self, s: S, seat: int, action: Standing) -> Explanation:
        """By which rules a legal standing act is legal."""
        raise NotImplementedError

    def stand(self, s: S, seat: int, action: Standing) -> None:
        """Carry a legal standing act out."""
        raise NotImplementedError

    def refuse_clock(self, s: S, action: Action) -> Explanation | None:
        """Why the clock may not say this now, or None; the kernel has dealt with `TimeUp` itself."""
        raise NotImplementedError

    def clock(self, s: S, action: Action) -> None:
        """What a word of the clock does."""
        raise NotImplementedError

    def noted(self, s: S, seat: int, action: Action) -> None:
        """At a timed table: this action is about to be carried out (who is away, how long a question
        waits).
        """

    def moment(self, s: S) -> int:
        """A number that tells the open question from an equal one before it: clocks begin anew."""
        return 0

    def lapse(self, s: S) -> None:
        """Drop what has lapsed from the offer book; called after every answer while the book is open."""

    def audience(self, s: S, seat: int, action: Standing) -> int:
        """Who may read this standing act in the log."""
        return ALL

    def entry_seconds(self, s: S, entry: Entry) -> int:
        """How long an entry of the book may wait; 0 if nobody is hurried."""
        return 0

    def view(self, s: S, seat: int) -> View:
        raise NotImplementedError

    def resample(self, s: S, seat: int, seed: int) -> S:
        """Another world that looks the same to this seat."""
        raise NotImplementedError

    def disguise(self, s: S, seat: int, seed: int) -> S:
        """A world that differs only in what others hide from this seat by right."""
        return self.resample(s, seat, seed)

    def score(self, s: S) -> list[Any]:
        """Final standing: one row a seat, best first; empty while the game runs."""
        raise NotImplementedError

    def ending(self, s: S) -> str:
        """The key of why a finished game ended; `safety` if only a safety stop brought it about."""
        raise NotImplementedError

    def audit(self, s: S) -> None:
        """Check the books; `AuditFailed` if anything does not add up."""

    def label(self, field: str, value: int) -> object:
        """What people call the value of a field (a deed's id for its number); the number if it has no
        name.
        """
        return value

    def parse(self, field: str, word: object) -> int:
        """The number behind a label; `BadValue` if there is none."""
        raise NotImplementedError
