"""Who sits where: `you`, `you:Anna`, or the name of a bot."""

from __future__ import annotations

from rentier.cli.table.paper import safe
from rentier.cli.table.texts import Texts
from rentier.core.errors import BadOptions

LONGEST_NAME = 16
YOU = "you"


class Seat:
    """A place at the table; `bot` is empty for a person at this terminal."""

    def __init__(self, name: str, bot: str) -> None:
        self.name = name
        self.bot = bot


def seats_of(text: str, t: Texts, bots: tuple[str, ...]) -> list[Seat]:
    """The seats of `--seats`; `BadOptions` says what would be right."""
    words = [word.strip() for word in text.split(",")]
    if not [word for word in words if word.partition(":")[0] == YOU]:
        raise BadOptions("one seat at least is you: bots alone play in `rentier simulate`")
    named = iter(t("bot-names").split())
    people = len([word for word in words if word.partition(":")[0] == YOU])
    seats: list[Seat] = []
    for word in words:
        kind, _, name = word.partition(":")
        if kind != YOU and (kind not in bots or name):
            raise BadOptions(f"no seat {safe(word)[:40]!r}: a seat is you, you:NAME, {', '.join(bots)}")
        given = {seat.name for seat in seats}
        if kind == YOU:
            seats.append(Seat(person(name, t, len(given) + 1 if people > 1 else 0), ""))
        else:
            seats.append(
                Seat(next((bot for bot in named if bot not in given), f"{kind} {len(given) + 1}"), kind)
            )
    check_names([seat.name for seat in seats])
    return seats


def person(name: str, t: Texts, number: int) -> str:
    """The name given, or one that fits into any sentence."""
    if name:
        return name.strip()
    return f"{t('player')} {number}" if number else t("player")


def check_names(names: list[str]) -> None:
    """Names tell people apart on every line."""
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or name != safe(name):
            raise BadOptions(f"a name has 1 to {LONGEST_NAME} letters, not {safe(name)[:40]!r}")
    if len({name.casefold() for name in names}) < len(names):
        raise BadOptions("two seats have the same name: give each its own, as in you:Anna,you:Boris")
