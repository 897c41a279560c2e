"""What a seat of the fair, or a spectator, may know."""

from __future__ import annotations

from typing import Any

from rentier.core.kernel import asked
from rentier.core.value import encode
from rentier.core.view import View
from rentier.parts.deck import seen
from tests.tiny.state import NO_CARD, TinyState
from tests.tiny.steps_bids import Bids


class TinyView(View):
    def __init__(self, seat: int, s: TinyState) -> None:
        super().__init__(seat)
        self._s = s

    def purses(self) -> dict[str, int]:
        """T-1, T-20: one's own; all of them at the end."""
        open_to_all = bool(self._s.over)
        return {str(at): coins for at, coins in enumerate(self._s.purses) if open_to_all or at == self.seat}

    def hand(self, seat: int) -> int:
        """T-12: one's own card, and what all knew already."""
        return self._s.hands[seat] if self._s.hands[seat] == NO_CARD else seen(self._s.hands[seat], self.seat)

    def laid(self, seat: int) -> list[int]:
        return [seen(slot, self.seat) for slot in self._s.laid[seat]]

    def question(self) -> dict[str, Any]:
        """T-5: of sealed bids only one's own, and who has bid."""
        if self._s.over or not self._s.stack:
            return {}
        top = self._s.stack[-1]
        if not isinstance(top, Bids):
            return dict(encode(top))
        own = {str(at): bid for at, bid in enumerate(top.bids) if at == self.seat}
        return {"is": "Bids", "stall": top.stall, "bids": own}

    def asking(self) -> dict[str, Any] | None:
        return self.question() or None

    def data(self) -> dict[str, Any]:
        s = self._s
        seats = range(s.seats)
        return {
            "seat": self.seat,
            "over": s.over,
            "mover": s.mover,
            "turn": s.turn,
            "asked": asked(s),
            "question": self.question(),
            "purses": self.purses(),
            "bank": s.bank,
            "places": [s.place(seat) for seat in seats],
            "laps": [s.odo[seat] // 8 for seat in seats],
            "owners": s.owners[:],
            "hands": [self.hand(seat) for seat in seats],
            "laid": [self.laid(seat) for seat in seats],
            "force": s.force[:],
            "deck": s.deck.row(self.seat),
            "book": [encode(entry) for entry in s.book],
        }
