"""Intents: answers to the open question, standing acts, and what nature and the clock say."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from rentier.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Value):
    """An intent, imperative, nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Action):
    """An act that does not answer the open question but leaves it open."""


class Fate(Action):
    """Nature's answer: one of equally likely outcomes, counted from 0."""

    FIELDS: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, value: int) -> None:
        self.value: Final = value


class TimeUp(Action):
    """The clock's answer: the time of the open question is over."""


class EntryTimeUp(Action):
    """The clock's answer: nobody answered this open offer, request or vote in time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry",)

    def __init__(self, entry: int) -> None:
        self.entry: Final = entry


class TableTimeUp(Action):
    """The clock's word: the playing time agreed for the table is over."""


class MomentPassed(Action):
    """The clock's word: the short pause that the open question prescribes has passed."""


class DayPassed(Action):
    """The clock's word: the open question has waited for a day."""


class Accept(Standing):
    """Yes to an open offer, request or vote."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry",)

    def __init__(self, entry: int) -> None:
        self.entry: Final = entry


class Reject(Standing):
    """No to an open offer, request or vote."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry",)

    def __init__(self, entry: int) -> None:
        self.entry: Final = entry


class Withdraw(Standing):
    """Take one's own open offer or request back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry",)

    def __init__(self, entry: int) -> None:
        self.entry: Final = entry


CORE_ACTIONS: Final = (
    Fate,
    TimeUp,
    EntryTimeUp,
    TableTimeUp,
    MomentPassed,
    DayPassed,
    Accept,
    Reject,
    Withdraw,
)
TIME_UP: Final = TimeUp()
