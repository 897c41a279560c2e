"""What is agreed at a table beside the game: seats, settings, host. Kept in the store as one JSON text."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Literal

from msgspec import Struct, field

from rentier.bots.registry import check, names
from rentier.core.errors import BadOptions
from rentier.core.options import settled
from rentier.core.rules import Rules
from rentier.core.seat import bit
from rentier.data import rules
from rentier.server.guests import reentry_code, reentry_hash
from rentier.server.settings import DAY
from rentier.server.trouble import Trouble
from rentier.store import Holder

BOT_NAMES = ("Ada", "Boris", "Clara", "Denis", "Emma", "Fedor", "Greta", "Hugo", "Irma")
NEED_CLOCK = ("end.minutes", "time_limit")
KEEPERS = 4  # devices of one seat


class Place(Struct):
    """One seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""  # of a bot's seat its player, of a person's the one that stands in
    ready: bool = False
    nonce: str = ""
    guests: list[str] = field(default_factory=list)  # hashes
    reentry: str = ""  # hash
    muted: bool = False


class Plan(Struct):
    id: str
    code: str
    game: str
    given: dict[str, Any]
    pace: Literal["none", "relaxed", "brisk", "days"]
    take_back: Literal["off", "free", "ask"]
    chat: bool
    listed: bool
    places: list[Place]
    commitment: str = ""
    host: int = 0
    banned: list[str] = field(default_factory=list)
    started: bool = False
    over: bool = False
    paused: bool = False
    ends: int = 0  # when the playing time agreed for the table is over; 0 if there is none
    waits: list[int] = field(default_factory=list)  # who was to move when the table fell asleep
    rematch: str = ""

    @property
    def rules(self) -> Rules[Any]:
        return rules(self.game)

    @property
    def timed(self) -> bool:
        return self.pace != "none"

    def options(self) -> dict[str, object]:
        """Every option; the pace sets those clocks that nobody set."""
        return settled(self.rules.options, {**self.clocks(), **self.given})

    def clocks(self) -> dict[str, object]:
        specs = [spec for spec in self.rules.options if spec.key.startswith("time.")]
        if self.pace == "days":
            return {spec.key: DAY for spec in specs}
        if self.pace == "relaxed":
            return {spec.key: 2 * spec.default for spec in specs if isinstance(spec.default, int)}
        return {}

    def check(self) -> None:
        """The rules accept seats and options, or `Trouble` with their reason."""
        try:
            for place in self.places:
                if place.kind == "bot":
                    check(self.game, place.bot)
            least, most = self.rules.players
            if not least <= len(self.places) <= most:
                raise BadOptions(f"{self.game} has {least} to {most} seats, not {len(self.places)}")
            people = sum([bit(n) for n, place in enumerate(self.places) if place.kind != "bot"])
            self.rules.new(self.options(), len(self.places), people, self.timed)
            self._check_clock()
        except BadOptions as error:
            raise Trouble("BadOptions", 400, str(error)) from None

    def _check_clock(self) -> None:
        """What only a clock can serve needs a table with one."""
        options = self.options()
        for key in NEED_CLOCK:
            if options.get(key) and not self.timed:
                raise BadOptions(f"{key} needs a clock: choose another pace than none")

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, place in enumerate(self.places) if guest and guest in place.guests]

    def holders(self) -> list[Holder]:
        return [Holder(n, guest) for n, place in enumerate(self.places) for guest in place.guests]

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Trouble("NoSuchSeat", 404)
        return self.places[seat]

    def bots(self) -> tuple[str, ...]:
        return tuple([place.bot if place.kind == "bot" else "" for place in self.places])

    def free_name(self, wanted: str) -> str:
        """A clean name no other person here has; a bot of this name takes another."""
        name = clean(wanted)
        if not name:
            raise Trouble("BadName", 400)
        for place in self.places:
            if place.name.casefold() == name.casefold():
                if place.kind == "person" and place.guests:
                    raise Trouble("NameTaken")
                place.name = self.bot_name(name)
        return name

    def bot_name(self, wanted: str = "") -> str:
        taken = {place.name.casefold() for place in self.places} | {wanted.casefold()}
        return next(name for name in BOT_NAMES if name.casefold() not in taken)

    def seat_bot(self, place: Place, bot: str) -> None:
        place.kind, place.bot, place.ready = "bot", bot, True
        place.name = self.bot_name()

    def sit(self, seat: int, guest: str, name: str) -> str:
        """A guest takes an open seat; the re-entry code."""
        code = reentry_code()
        place = self.place(seat)
        place.kind, place.name, place.guests = "person", self.free_name(name), [guest]
        place.reentry, place.bot = reentry_hash(code), ""
        return code

    def come_back(self, guest: str, code: str) -> int:
        """Another device of the same person; its seat."""
        wanted = reentry_hash(code)
        for seat, place in enumerate(self.places):
            if place.reentry == wanted:
                if guest not in place.guests:
                    place.guests = [*place.guests, guest][-KEEPERS:]
                return seat
        raise Trouble("BadReentry", 403)

    def vacate(self, seat: int) -> None:
        """The person is gone: before the start the seat is open, then a bot stands in."""
        place = self.place(seat)
        if self.started:
            place.guests, place.reentry, place.bot = [], "", names(self.game)[0]
        else:
            self.places[seat] = Place()
        if self.host == seat:
            self.pass_host()

    def pass_host(self) -> None:
        """Host rights go to the next person who holds a seat."""
        heirs = [n for n, place in enumerate(self.places) if place.guests and n != self.host]
        self.host = heirs[0] if heirs else self.host

    def reorder(self, order: list[int]) -> None:
        if sorted(order) != list(range(len(self.places))):
            raise Trouble("BadOrder", 400)
        self.places = [self.places[seat] for seat in order]
        self.host = order.index(self.host)

    def unready(self) -> None:
        """The settings have changed: whoever agreed to others has to agree again."""
        for place in self.places:
            place.ready = place.kind == "bot"


def clean(text: str) -> str:
    """Text of a person: no control characters, no marks that turn the writing direction, single blanks."""
    kept = [sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] != "C"]
    return re.sub(r"\s+", " ", "".join(kept)).strip()
