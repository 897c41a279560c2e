"""The match file as JSON Lines: a header, entries with the events they caused, a closing line with a hash.

Pure text: whoever keeps files or rows reads and writes them. `core/decode.py` is the way back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

from rentier.core.action import Action
from rentier.core.event import Event
from rentier.core.luck import Dice
from rentier.core.seat import ALL, may_see
from rentier.core.value import encode

FORMAT: Final = 1
ENGINE: Final = "0.1.0"
TAKE_BACKS: Final = ("off", "free", "ask")
SEAL: Final = ',"sha256":"'  # the closing line's hash covers everything before this


class Header:
    """Line 1: everything that was fixed before the first act."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        ruleset: str,
        engine: str,
        options: dict[str, object],
        bots: tuple[str, ...],
        timed: bool,
        take_back: str,
        dice: Dice,
    ) -> None:
        self.game: Final = game
        self.rules_version: Final = rules_version
        self.ruleset: Final = ruleset
        self.engine: Final = engine
        self.options: Final = options
        self.bots: Final = bots  # by seat; an empty name is a person
        self.timed: Final = timed
        self.take_back: Final = take_back
        self.dice: Final = dice

    def with_dice(self, dice: Dice) -> Header:
        """The header of the same game with other luck."""
        return Header(
            self.game,
            self.rules_version,
            self.ruleset,
            self.engine,
            self.options,
            self.bots,
            self.timed,
            self.take_back,
            dice,
        )

    def row(self, opening: Sequence[Event]) -> dict[str, Any]:
        """Plain data, with the events from before the first act."""
        return {
            "rentier": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "ruleset": self.ruleset,
            "engine": self.engine,
            "options": self.options,
            "seats": [{"kind": "bot", "bot": bot} if bot else {"kind": "person"} for bot in self.bots],
            "timed": self.timed,
            "take_back": self.take_back,
            "dice": {
                "source": self.dice.source,
                "commitment": self.dice.commitment,
                "nonces": list(self.dice.nonces),
            },
            "events": [event_row(event) for event in opening],
        }


class LogEntry:
    """One act: who did what, which question was open, and what came of it."""

    def __init__(
        self,
        n: int,
        seat: int,
        step: str,
        action: Action,
        auto: bool,
        at: int,
        audience: int,
        events: list[Event],
    ) -> None:
        self.n: Final = n
        self.seat: Final = seat
        self.step: Final = step  # the class name of the open question
        self.action: Final = action
        self.auto: Final = auto  # nobody chose it: the only answer, or given by the table
        self.at: Final = at
        self.audience: Final = audience  # who may read the action while the game runs
        self.events: Final = events

    def row(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "seat": self.seat,
            "step": self.step,
            "action": encode(self.action),
            "auto": self.auto,
            "at": self.at,
            "events": [event_row(event) for event in self.events],
        }

    def row_for(self, seat: int) -> dict[str, Any]:
        """What this seat may read of it while the game runs: of a secret act, that there was one."""
        events = [event_row(event) for event in self.events if may_see(event.audience, seat)]
        if self.seat != seat and not may_see(self.audience, seat):
            return {"n": self.n, "seat": self.seat, "step": self.step, "secret": True, "events": events}
        row = self.row()
        row["events"] = events
        return row

    def reveals(self) -> bool:
        """Did it show somebody something not seen before?"""
        return any([event.reveals() for event in self.events])


class TakeBackEntry:
    """Everything still standing from entry `to` on was taken back; `agreed` is the mask of who was asked."""

    def __init__(self, n: int, seat: int, to: int, agreed: int, at: int) -> None:
        self.n: Final = n
        self.seat: Final = seat
        self.to: Final = to
        self.agreed: Final = agreed
        self.at: Final = at

    def row(self) -> dict[str, Any]:
        return {"n": self.n, "seat": self.seat, "take_back": self.to, "agreed": self.agreed, "at": self.at}

    def row_for(self, seat: int) -> dict[str, Any]:
        """All may know of a take-back."""
        return self.row()


def event_row(event: Event) -> dict[str, Any]:
    """An event as plain data, with its rule, and its audience if it is not for all."""
    row: dict[str, Any] = encode(event)
    row["rule"] = event.rule
    if event.audience != ALL:
        row["audience"] = event.audience
    return row


def line(row: dict[str, Any]) -> str:
    """One line of the file: plain ASCII, no blanks."""
    return json.dumps(row, separators=(",", ":"), allow_nan=False)


def closed(lines: list[str], over: bool, result: list[Any], seed: str) -> str:
    """The whole file: the lines, then the closing line that counts and seals them."""
    row = {"end": len(lines) - 1, "over": over, "result": result, "seed": seed}
    body = "\n".join([*lines, line(row)[:-1]])
    return f'{body}{SEAL}{digest(body)}"}}\n'


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()
