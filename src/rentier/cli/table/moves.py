"""Who is waited for, and what the bots do meanwhile."""

from __future__ import annotations

from rentier.bots.driver import Scribe, decision
from rentier.cli.table.table import Table
from rentier.core.action import Reject, Standing
from rentier.core.kernel import refuse, top_of
from rentier.core.seat import seats_of


def asked(table: Table) -> list[int]:
    """The seats the open question asks."""
    return [seat for seat in range(len(table.seats)) if table.view(seat).asked()]


def person_due(table: Table) -> int:
    """Who has to decide now: about a take-back, an offer, the open question; -1 if a bot is due."""
    request = table.match.request
    if request is not None:
        return seats_of(request.asked(table.match.state))[0]
    for entry in table.view().book():
        for seat in seats_of(entry.asked):
            if not table.seats[seat].bot and (seat, entry.id) not in table.later:
                return seat
    for seat in asked(table):
        if not table.seats[seat].bot:
            return seat
    return -1


def bot_replies(table: Table) -> bool:
    """The first bot asked by an open entry answers it; silence is a no."""
    for entry in table.view().book():
        for seat in seats_of(entry.asked):
            bot = table.bots[seat]
            if bot is not None:
                said = bot.reply(table.view(seat), entry)
                fine = said is not None and refuse(table.match.rules, table.match.state, seat, said) is None
                table.match.submit(seat, said if fine else Reject(entry.id))
                return True
    return False


def bot_moves(table: Table, acts: int) -> int:
    """The first bot asked decides; answers how many standing acts in a row that makes."""
    seat = asked(table)[0]
    action = decision(
        Scribe(table.match),
        top_of(table.match.state),
        table.bots[seat],
        table.view(seat),
        seat,
        acts,
        unheard,
    )
    table.match.submit(seat, action)
    return acts + 1 if isinstance(action, Standing) else 0


def unheard(seat: int, words: str) -> None:
    """A bot that fails has had the rulebook's answer given for it; the table goes on."""
