"""What a seat is sent, made from `Rules.view` and redacted rows and nothing else."""

from __future__ import annotations

from typing import Any

from rentier.core.action import Standing
from rentier.core.kernel import asked
from rentier.core.legal import Form, Span
from rentier.core.match import Match
from rentier.core.seat import ALL, may_see, seats_of
from rentier.core.take_back import TakeBack
from rentier.core.value import encode
from rentier.server.plan import Place, Plan
from rentier.wire.messages import Asking, Clock, Lobby, Present, SeatCard, View

TAKE_BACK = TakeBack()


def view_of(match: Match, seat: int, clock: Clock) -> View:
    s = match.state
    over, view = match.over, match.view(seat)
    request = match.request
    return View(
        n=len(match.log),
        seat=seat,
        view=view.data(),
        legal=[choice_of(choice) for choice in match.legal(seat)],
        question=view.asking(),
        asked=[] if over else seats_of(asked(s)),
        clock=clock,
        book=[] if over else book_of(match, seat),
        take_back=None if request is None else Asking(request.seat, request.to, seats_of(request.asked(s))),
        may_take_back=seat >= 0 and match.explain(seat, TAKE_BACK).legal,
    )


def choice_of(choice: Any) -> dict[str, Any]:
    """An entry of the legal list; kinds of actions by name."""
    if isinstance(choice, (Span, Form)):
        row: dict[str, Any] = {"is": type(choice).__name__, "kind": choice.kind.__name__}
        return row | {name: encode(getattr(choice, name)) for name in choice.FIELDS if name != "kind"}
    plain: dict[str, Any] = encode(choice)
    return plain


def book_of(match: Match, seat: int) -> list[dict[str, Any]]:
    """The entries this seat may read."""
    rules, s = match.rules, match.state
    rows = []
    for entry in s.book:
        audience = rules.audience(s, entry.author, entry.act) if isinstance(entry.act, Standing) else ALL
        if entry.author == seat or may_see(audience, seat):
            rows.append(encode(entry))
    return rows


def lobby_of(plan: Plan, guest: str, you: int, online: set[int], spectators: int, link: str) -> Lobby:
    options = plan.options()
    defaults = {spec.key: spec.default for spec in plan.rules.options}
    return Lobby(
        id=plan.id,
        code=plan.code,
        link=f"{link}/t/{plan.code}" if link else "",
        game=plan.game,
        options=dict(options),
        changed=[key for key, value in options.items() if value != defaults[key]],
        pace=plan.pace,
        take_back=plan.take_back,
        chat=plan.chat,
        listed=plan.listed,
        host=plan.host,
        seats=[seat_card(n, place, guest, online) for n, place in enumerate(plan.places)],
        you=you if you >= 0 else None,
        spectators=spectators,
        started=plan.started,
        over=plan.over,
        paused=plan.paused,
        commitment=plan.commitment,
        rematch=plan.rematch,
    )


def seat_card(n: int, place: Place, guest: str, online: set[int]) -> SeatCard:
    mine = bool(guest) and guest in place.guests
    return SeatCard(n, place.kind, place.name, place.bot, place.ready, n in online, mine, place.muted)


def present_of(plan: Plan, online: set[int], spectators: int) -> Present:
    stood_in = [n for n, place in enumerate(plan.places) if place.kind == "person" and place.bot]
    return Present(sorted(online), stood_in, spectators)
