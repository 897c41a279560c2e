"""Whatever anybody tries: refused with a rule of the rulebook and a reason, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from rentier.core.action import Standing
from rentier.core.explain import Explanation, Refused
from rentier.core.kernel import asked, legal, refuse
from rentier.core.legal import Form, Span
from rentier.core.luck import FastLuck
from rentier.core.match import Match
from tests.properties.game import SEEDS, Game, bounded, games, packed
from tests.properties.player import kind_of
from tests.properties.rulebook import check_answer, check_events
from tests.properties.tables import RULES
from tests.properties.wild import CLASSES, NOT_PLAYERS, wild_action, wild_seat


def check_wild(game: Game, tries: int) -> int:
    """Random acts of all kinds by anybody; how many were refused."""
    s, before, refused = game.s, packed(game.s), 0
    for _ in range(tries):
        seat, action = wild_seat(game.chance, s.seats), wild_action(game.chance)
        if check_answer(s, seat, action) is not None:
            refused += 1
    assert packed(s) == before, "a refusal or an explanation changed the state"
    return refused


def check_out_of_turn(s: Any) -> None:
    """The answers to the open question, given by those it does not ask."""
    mask = asked(s)
    for seat in [seat for seat in range(s.seats) if mask >> seat & 1]:
        answers = [one for one in legal(RULES, s, seat) if not issubclass(kind_of(one), Standing)]
        for answer in answers:
            action = answer.at(answer.low) if isinstance(answer, Span) else answer
            if isinstance(action, Form):
                continue
            for other in (*range(s.seats), *NOT_PLAYERS):
                if other < 0 or not mask >> other & 1 or other >= s.seats:
                    assert check_answer(s, other, action), f"{action} by {other}, who is not asked"


def check(game: Game, most: int, every: int) -> int:
    refused = 0
    check_events(game.events)
    for at, (seat, action) in enumerate(game.moves(most)):
        check_events(game.events)
        check_answer(game.s, seat, action)  # the same again: possible or refused, but in words
        if at % every == 0:
            refused += check_wild(game, 60)
            check_out_of_turn(game.s)
    return refused


@pytest.mark.parametrize("first", range(700, 760, 15))
def test_refusals_change_nothing(first: int) -> None:
    assert sum([check(game, 1200, 11) for game in games(range(first, first + 15))]) > 20_000


@bounded
@given(SEEDS)
def test_refusals_change_nothing_anywhere(seed: int) -> None:
    assert check(Game(seed), 120, 4) > 100


def test_every_kind_of_act_is_refused_somewhere_and_in_many_words() -> None:
    refused, reasons = set(), set()
    for game in games(range(760, 790)):
        for at, _ in enumerate(game.moves(600)):
            for _ in range(25 if at % 5 == 0 else 0):
                seat, action = wild_seat(game.chance, game.s.seats), wild_action(game.chance)
                why = refuse(RULES, game.s, seat, action)
                if why is not None:
                    refused.add(type(action))
                    reasons.add((why.rule, why.reason))
    assert refused == set(CLASSES)
    assert len(reasons) > 100


def test_a_match_refuses_and_stays_the_same() -> None:
    tried = 0
    for game in games(range(790, 800)):
        match = Match.new(RULES, game.table.seats, game.table.options, (), FastLuck(1), game.table.timed)
        for _ in range(150):
            if match.over:
                break
            game.s = match.state
            match.submit(*game.player.move(match.state))
            seat, action = wild_seat(game.chance, game.s.seats), wild_action(game.chance)
            before = packed(match.state), match.lines()
            if match.explain(seat, action).legal:
                continue
            with pytest.raises(Refused) as error:
                match.submit(seat, action)
            assert error.value.why.data() == match.explain(seat, action).data()
            assert (packed(match.state), match.lines()) == before
            tried += 1
    assert tried > 500


def spending(original: Any) -> Any:
    """A judge that does what it judges."""

    def refuse_build(act: Any, s: Any, seat: int, action: Any) -> Explanation | None:
        s.houses -= 1
        answer: Explanation | None = original(act, s, seat, action)
        return answer

    return refuse_build


def wordless(original: Any) -> Any:
    def refuse_pawn(act: Any, s: Any, seat: int, action: Any) -> Explanation | None:
        why = original(act, s, seat, action)
        return why and Explanation(("no rule",), why.reason)

    return refuse_pawn


def reasonless(original: Any) -> Any:
    def refuse_pawn(act: Any, s: Any, seat: int, action: Any) -> Explanation | None:
        why = original(act, s, seat, action)
        return why and Explanation(("P-MTG-1",))

    return refuse_pawn


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("where", "plant", "words"),
    [
        ("acts.building.BuildAct.refuse", spending, "changed the state"),
        ("acts.mortgage.PawnAct.refuse", wordless, "no rule is not in the rulebook"),
        ("acts.mortgage.PawnAct.refuse", reasonless, "explain and refuse differ"),
        ("acts.rent.SetCapAct.grounds", lambda _: lambda *row: Explanation(("no rule",)), "no rule is not"),
    ],
)
def test_a_wrong_refusal_is_seen(where: str, plant: Any, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name = f"rentier.games.monopoly.{where}".rsplit(".", 1)
    module, cls = owner.rsplit(".", 1)
    original = getattr(getattr(__import__(module, fromlist=[cls]), cls), name)
    monkeypatch.setattr(f"{owner}.{name}", plant(original))
    with pytest.raises(AssertionError, match=words):
        for game in games(range(700, 730)):
            check(game, 400, 3)


@pytest.mark.plain_only
def test_an_event_of_no_rule_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.games.monopoly.verbs import money

    monkeypatch.setattr(money, "RULE_OF", ("no rule",) * 20)
    with pytest.raises(AssertionError, match="no rule of MoneyMoved"):
        for game in games(range(700, 702)):
            check(game, 100, 50)


@pytest.mark.plain_only
def test_an_answer_out_of_turn_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rentier.core.kernel.bit", lambda seat: -1)
    with pytest.raises(AssertionError, match="who is not asked"):
        for game in games(range(700, 702)):
            check(game, 100, 3)
