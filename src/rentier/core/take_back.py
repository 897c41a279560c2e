"""Take-back (the house's section 5): what is free, what has to be asked for, who has to agree."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.kernel import TABLE_RULE
from rentier.core.log import LogEntry
from rentier.core.seat import bit
from rentier.core.state import State
from rentier.core.value import Registry, Value

MOST: Final = 1000  # a match takes back no more often: folding replays it from its start


class TakeBackAct(Action):
    """A word about what was done, not a move: it goes to the match, never to the rules."""


class TakeBack(TakeBackAct):
    """Undo one's own last act and all that followed, or ask the others to allow it."""


class AgreeTakeBack(TakeBackAct):
    """Allow what another asks to take back."""


class RefuseTakeBack(TakeBackAct):
    """Do not allow it; from the one who asked: no longer ask."""


TAKE_BACK_ACTIONS: Final = Registry((TakeBack, AgreeTakeBack, RefuseTakeBack))


class Request(Value):
    """An open request to take everything back from entry `to` on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "to", "agreed")

    def __init__(self, seat: int, to: int, agreed: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.agreed: Final = agreed  # mask of the people who said yes

    def asked(self, s: State) -> int:
        """The people who have not answered yet."""
        return others(s, self.seat) & ~self.agreed

    def with_yes(self, seat: int) -> Request:
        return Request(self.seat, self.to, self.agreed | bit(seat))


def others(s: State, seat: int) -> int:
    """The other people at the table: all of them have to agree."""
    return s.humans & ~bit(seat)


def own_last(live: list[LogEntry], seat: int) -> int:
    """The place of the seat's last act that was its own choice; -1 if there is none."""
    for place in range(len(live) - 1, -1, -1):
        if live[place].seat == seat and not live[place].auto:
            return place
    return -1


def is_free(live: list[LogEntry], seat: int, place: int) -> bool:
    """Since then only this seat acted, nature was silent and nothing new was shown."""
    return all([entry.seat == seat and not entry.reveals() for entry in live[place:]])


def refuse_asking(
    mode: str, s: State, live: list[LogEntry], request: Request | None, seat: int
) -> Explanation | None:
    """Why the seat may neither take back nor ask to, or None."""
    if mode == "off":
        return refusal(TABLE_RULE, "TakeBackOff")
    if s.over:
        return refusal(TABLE_RULE, "GameOver")
    if not s.humans & bit(seat):
        return refusal(TABLE_RULE, "OnlyPeople", ("seat", seat))
    if request is not None:
        return refusal(TABLE_RULE, "RequestOpen", ("seat", request.seat))
    place = own_last(live, seat)
    if place < 0:
        return refusal(TABLE_RULE, "NothingToTakeBack")
    if mode == "free" and not is_free(live, seat, place):
        return refusal(TABLE_RULE, "TakeBackNotFree", ("line", live[place].n))
    return None


def refuse_reply(s: State, request: Request | None, seat: int, agrees: bool) -> Explanation | None:
    """Why the seat may not answer the open request this way, or None."""
    if request is None:
        return refusal(TABLE_RULE, "NoRequest")
    if request.asked(s) & bit(seat) or (seat == request.seat and not agrees):
        return None
    return refusal(TABLE_RULE, "NotAsked", ("seat", seat))


def fits(mode: str, s: State, live: list[LogEntry], seat: int, to: int, agreed: int) -> bool:
    """Could this take-back have happened here? Asked of entries that are read."""
    if refuse_asking(mode, s, live, None, seat) is not None:
        return False
    place = own_last(live, seat)
    needed = 0 if is_free(live, seat, place) else others(s, seat)
    return live[place].n == to and agreed == needed
