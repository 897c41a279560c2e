"""What greedy remembers during one game."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.worth import Worth

NEVER: Final = 1 << 40  # more cash than anybody ever has


class Memory:
    """The seat's own notes; everything else is read from the view."""

    def __init__(self, seat: int, worth: Worth, claims: int) -> None:
        self.seat: Final = seat
        self.worth: Final = worth
        self.claims: Final = claims  # 1 if rents have to be claimed at this table
        self.wake = 0  # below this cash nothing is to be done after a throw
        self.keep = 40  # the reserve, as last reckoned
        self.mine = 0  # what was owned when the affairs were last looked at
        self.searched: list[int] = []  # who owned what when a deal was last looked for
        self.idle = 0  # turns since a deal was last looked for
        self.quiet = 0  # looks since a deal was last searched for
        self.tried: Final[dict[int, int]] = {}  # an offer, and the own turn from which it may be made again
        self.modest = 0  # mask of the seats that have made a counter-offer
        self.keep_round = -10  # and when
        self.plan: list[int] = []  # streets still to build on in this turn, the next one last
        self.built_turn = -1  # the turn of the last plan
        self.sale_turn = -1  # the turn of the last sale offered in need
        self.asked_turn = -1  # the turn of the last loan asked for
        self.lenders = 0  # mask of the seats asked for a loan in that turn
