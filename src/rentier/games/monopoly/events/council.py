"""Facts about what the table decides together: votes and roles."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.event import Event


class VoteCalled(Event):
    """A vote: about 0 the end, 1 letting a player go, 2 the rulebook's answer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "author", "about", "seat")

    def __init__(self, rule: str, entry: int, author: int, about: int, seat: int) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.author: Final = author
        self.about: Final = about
        self.seat: Final = seat


class VoteCast(Event):
    """A vote was cast."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "seat", "yes")

    def __init__(self, rule: str, entry: int, seat: int, yes: int) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.seat: Final = seat
        self.yes: Final = yes


class VotePassed(Event):
    """A vote passed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "about")

    def __init__(self, rule: str, entry: int, about: int) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.about: Final = about


class VoteFailed(Event):
    """A vote failed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "about")

    def __init__(self, rule: str, entry: int, about: int) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.about: Final = about


class RoleVacant(Event):
    """A role has nobody (0 banker, 1 auctioneer); volunteers are asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, rule: str, role: int) -> None:
        super().__init__(rule)
        self.role: Final = role


class RoleTaken(Event):
    """Somebody holds a role; below zero: the server."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role", "seat")

    def __init__(self, rule: str, role: int, seat: int) -> None:
        super().__init__(rule)
        self.role: Final = role
        self.seat: Final = seat


COUNCIL_EVENTS: Final = (
    VoteCalled,
    VoteCast,
    VotePassed,
    VoteFailed,
    RoleVacant,
    RoleTaken,
)
