"""Votes and volunteers: what the table decides together (P-END-2, P-BKR-7, 4.9, P-BANKER-6)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.book import Entry
from rentier.core.explain import Explanation, refusal
from rentier.core.kernel import settle, taken
from rentier.core.seat import NATURE_BIT, bit, seats_of
from rentier.games.monopoly.actions import Vacancy, Volunteer, VoteConcede, VoteDefault, VoteEnd
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.acts.ruin import concede
from rentier.games.monopoly.events.council import VoteCalled, VoteFailed, VotePassed
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.auction import Settlement
from rentier.games.monopoly.verbs.book import (
    ACCEPTED,
    LAPSED,
    close_entry,
    is_request,
    open_entry,
    replace_entry,
    turn_stamp,
)
from rentier.games.monopoly.verbs.end import AFTER_VOTE, survivors
from rentier.games.monopoly.verbs.roles import take_role
from rentier.games.monopoly.windows import any_phase, moment, question

ABOUT_END, ABOUT_SEAT, ABOUT_DEFAULT = range(3)


def about(act: Action) -> int:
    return (
        ABOUT_END
        if isinstance(act, VoteEnd)
        else ABOUT_SEAT
        if isinstance(act, VoteConcede)
        else ABOUT_DEFAULT
    )


def pending(s: MonopolyState, act: Action) -> Explanation | None:
    """The same question is not put twice at a time."""
    for entry in s.book:
        if entry.act == act:
            return refusal("P-END-2", "VoteRuns", ("entry", entry.id))
    return None


def call_vote(s: MonopolyState, seat: int, act: Action, asked: int, target: int) -> None:
    entry = open_entry(s, seat, asked, act)
    if s.sink is not None:
        s.sink.append(VoteCalled("P-END-2", entry.id, seat, about(act), target))


def everybody_but(s: MonopolyState, *seats: int) -> int:
    return sum([bit(other) for other in survivors(s) if other not in seats])


class VoteEndAct(Act):
    """P-END-2: all solvent players together may end the game after the running round."""

    RULE: ClassVar[str] = "P-END-2"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if s.stop:
            return refusal("P-END-2", "EndsAnyway")
        return any_phase(s, "P-END-2") or pending(s, action)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        call_vote(s, seat, action, everybody_but(s, seat), -1)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [VOTE_END] if self.refuse(s, seat, VOTE_END) is None else []


class VoteConcedeAct(Act):
    """4.9: the others may let a player go who left three own turns in a row to the clock."""

    RULE: ClassVar[str] = "P-BKR-7"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        target = cast(VoteConcede, action).seat
        if not 0 <= target < s.seats or not s.solvent(target) or target == seat:
            return refusal("P-BKR-7", "NoSuchPartner", ("seat", target))
        if s.away[target] < s.board.away_turns:
            return refusal("P-BKR-7", "NotAway", ("away", s.away[target]), ("least", s.board.away_turns))
        return any_phase(s, "P-BKR-7") or pending(s, action)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        target = cast(VoteConcede, action).seat
        call_vote(s, seat, action, everybody_but(s, seat, target), target)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if max(s.away) < s.board.away_turns:
            return []
        acts = [VoteConcede(other) for other in range(s.seats)]
        return [act for act in acts if self.refuse(s, seat, act) is None]


class VoteDefaultAct(Act):
    """4.9: where no clock runs, the others may take the rulebook's answer for a question that has waited
    a day.
    """

    RULE: ClassVar[str] = "P-TURN-3"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        asked = question(s).asks(s)
        if s.day != moment(s) or asked == NATURE_BIT:
            return refusal("P-TURN-3", "NotADay")
        if asked & bit(seat) and self.bystanders(s):
            return refusal("P-TURN-3", "YouAreAsked")
        return pending(s, action)

    def bystanders(self, s: MonopolyState) -> int:
        """Those the question does not ask."""
        return everybody_but(s, *seats_of(question(s).asks(s)))

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        """Where everybody is asked, everybody else votes."""
        voters = self.bystanders(s) or everybody_but(s)
        call_vote(s, seat, action, voters & ~bit(seat), -1)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [VOTE_DEFAULT] if s.day and self.refuse(s, seat, VOTE_DEFAULT) is None else []


class VolunteerAct(Act):
    """P-BANKER-6: stand in for a role that has nobody."""

    RULE: ClassVar[str] = "P-BANKER-6"

    def vacancy(self, s: MonopolyState, seat: int, role: int) -> Entry | None:
        for entry in s.book:
            if isinstance(entry.act, Vacancy) and entry.act.role == role and entry.asked & bit(seat):
                return entry
        return None

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        role = cast(Volunteer, action).role
        return None if self.vacancy(s, seat, role) else refusal("P-BANKER-6", "NoVacancy", ("role", role))

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        entry = self.vacancy(s, seat, cast(Volunteer, action).role)
        if entry is not None:
            volunteer(s, entry, seat)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [Volunteer(role) for role in (0, 1) if s.book and self.vacancy(s, seat, role)]


def volunteer(s: MonopolyState, entry: Entry, seat: int) -> None:
    act = cast(Vacancy, entry.act)
    willing = Vacancy(act.role, act.willing | bit(seat))
    replace_entry(
        s, entry, Entry(entry.id, entry.author, entry.asked & ~bit(seat), willing, entry.step, entry.stamp)
    )


def fill_role(s: MonopolyState, act: Vacancy) -> None:
    """Of those who volunteer the first in turn order takes over; else the server keeps the role."""
    for seat in s.order:
        if act.willing >> seat & 1 and s.solvent(seat) and seat not in (s.banker, s.auctioneer):
            take_role(s, act.role, seat)
            return


def present(s: MonopolyState, seat: int) -> None:
    """4.9: who does something himself is not away; a vote to let him go is off."""
    s.away[seat] = 0
    if seat == s.active:
        s.acted = 1
    for entry in s.book[:]:
        if isinstance(entry.act, VoteConcede) and entry.act.seat == seat:
            close_entry(s, entry, LAPSED, "P-BKR-7")


def fail_vote(s: MonopolyState, entry: Entry) -> None:
    """One no, or no answer in time: the vote has failed. A vacancy only loses that volunteer."""
    s.book.remove(entry)
    if s.sink is not None:
        s.sink.append(VoteFailed("P-END-2", entry.id, about(entry.act)))


def complete(s: MonopolyState, entry: Entry) -> None:
    """Everybody asked has said yes."""
    act = entry.act
    if isinstance(act, Vacancy):
        close_entry(s, entry, ACCEPTED, "P-BANKER-6")
        fill_role(s, act)
        return
    close_entry(s, entry, ACCEPTED, "P-END-2")
    if s.sink is not None:
        s.sink.append(VotePassed("P-END-2", entry.id, about(act)))
    if isinstance(act, VoteEnd):
        s.stop = s.stop or AFTER_VOTE + 1
    elif isinstance(act, VoteConcede):
        concede(s, act.seat)
    else:
        s.day = 0
        taken(s).time_up(s)


def lives_on(s: MonopolyState, entry: Entry) -> bool:
    """P-DEAL-5: does the phase in which it was made go on, be it under a debt or a payment that waits?"""
    if entry.stamp != turn_stamp(s):
        return False
    return any([step == entry.step or same_settlement(step, entry.step) for step in s.stack])


def same_settlement(step: Any, other: Any) -> bool:
    """The right of a bidder and his settlement are one phase."""
    if not isinstance(step, Settlement) or not isinstance(other, Settlement):
        return False
    return step.deed == other.deed and step.seat == other.seat


def tidy_book(s: MonopolyState) -> None:
    """After each act: what belongs to a phase that is over lapses (P-DEAL-5), complete votes take effect.

    Volunteers wait for the order of play: the first in it takes the role over (P-BANKER-6).
    """
    for entry in s.book[:]:
        act = entry.act
        gone = not lives_on(s, entry)
        if gone and (is_request(act) or isinstance(act, VoteDefault)):
            close_entry(s, entry, LAPSED, "P-DEAL-5")
        elif isinstance(act, VoteConcede) and not s.solvent(act.seat):
            close_entry(s, entry, LAPSED, "P-BKR-7")
        elif not entry.asked and not is_request(act) and (s.turn or not isinstance(act, Vacancy)):
            complete(s, entry)
            settle(s)
            tidy_book(s)  # what the vote did may complete another, or end a phase
            return


VOTE_END = VoteEnd()
VOTE_DEFAULT = VoteDefault()
