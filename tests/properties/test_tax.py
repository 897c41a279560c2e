"""P-TAX-3: but for a chosen tenth nothing says what anybody is worth before the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from rentier.core.kernel import act, refuse
from rentier.core.seat import TABLE
from rentier.core.value import encode
from rentier.games.monopoly.actions import PayTenth
from rentier.games.monopoly.events.money import Appraised
from rentier.games.monopoly.steps.question import DEBT, SETTLE
from rentier.games.monopoly.verbs.liquidate import means
from rentier.lab.picture import picture
from tests.properties.game import SEEDS, Game, bounded, games
from tests.properties.tables import RULES

WORDS = ("total", "worth", "score", "apprais", "rank", "richest")
BALANCES = ("src_left", "dst_left", "cash")


def conspicuous(s: Any) -> Any:
    """The same table with purses so large and odd that a sum with them cannot be met by chance."""
    world = s.clone()
    for seat in range(s.seats):
        if s.solvent(seat):
            world.money[seat] += 100_003_000 * (seat + 1) + 7_001 * (s.turn % 9 + 1)
    return world


def sums(s: Any, seat: int) -> set[int]:
    """What must not be told of a seat: the appraisal, its tenth, the worth, what could be raised."""
    deeds = [deed for deed in range(len(s.owner)) if s.owner[deed] == seat]
    if not deeds:
        return set()
    standing = sum([s.board.price[deed] + s.level[deed] * s.board.house_cost[deed] for deed in deeds])
    pawned = sum([s.board.mortgage[deed] for deed in deeds if s.pawned >> deed & 1])
    lent = sum([loan.left for loan in s.loans if loan.lender == seat])
    owed = sum([loan.left for loan in s.loans if loan.borrower == seat])
    total = s.money[seat] + standing
    found = {total, total // 10, total - pawned, total - pawned + lent - owed, means(s, seat)}
    return found - {s.money[seat]}


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}")
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from leaves(value, path)
    else:
        yield path, data


def check_payload(data: Any, forbidden: set[int], what: str, balances: tuple[str, ...] = ()) -> None:
    """`balances` names what holds an account: a purse may come to hold any sum."""
    for path, value in leaves(data):
        last = path.split(".")[-1]
        assert value not in forbidden or last in balances, f"{what}: a sum under {path}: {value}"
        assert not [word for word in WORDS if word in last], f"{what}: {path}"


def raiser(s: Any) -> int:
    top = s.stack[-1]
    return int(top.raiser(s)) if top.phase() in (DEBT, SETTLE) else -1


def check_state(s: Any) -> None:
    """What each seat and the spectators are sent."""
    world = conspicuous(s)
    all_sums = [sums(world, seat) for seat in range(s.seats)]
    for viewer in (*range(s.seats), TABLE):
        forbidden = set().union(*all_sums)
        if viewer >= 0 and raiser(world) == viewer:
            forbidden.discard(means(world, viewer))
        check_payload(picture(RULES, world, viewer), forbidden, f"seat {viewer} before the end")


def check_raisable(s: Any) -> None:
    """What can still be raised is shown to the one who is short, in DEBT and SETTLE only."""
    for viewer in (*range(s.seats), TABLE):
        shown = RULES.view(s, viewer).data()
        due = viewer >= 0 and raiser(s) == viewer
        assert ("raisable" in shown) == due, f"seat {viewer}: raisable"
        assert not due or shown["raisable"] == means(s, viewer)


def check_events(s: Any, seat: int, action: Any) -> None:
    """The move made at the conspicuous table tells no sum either, but for a chosen tenth."""
    world = conspicuous(s)
    if refuse(RULES, world, seat, action) is not None:
        return
    before = set().union(*[sums(world, other) for other in range(s.seats)])
    world.sink = []
    act(RULES, world, seat, action)
    appraised = [event for event in world.sink if isinstance(event, Appraised)]
    assert len(appraised) == int(isinstance(action, PayTenth)), f"an appraisal after {action}"
    if not appraised:
        check_payload([encode(event) for event in world.sink], before, f"events of {action}", BALANCES)


def check(game: Game, most: int, every: int) -> int:
    tenths = 0
    for at in range(most):
        if game.s.over:
            assert "score" in RULES.view(game.s, TABLE).data()
            break
        seat, action = game.next_move()
        choosing = type(game.s.stack[-1]).__name__ == "TaxChoice"
        check_raisable(game.s)
        if at % every == 0 or choosing:
            check_state(game.s)
            check_events(game.s, seat, action)
        tenths += isinstance(action, PayTenth)
        game.make(seat, action)
    return tenths


@pytest.mark.parametrize("first", range(900, 936, 12))
def test_no_sum_is_told(first: int) -> None:
    assert sum([check(game, 900, 37) for game in games(range(first, first + 12))]) > 3


@bounded
@given(SEEDS)
def test_no_sum_is_told_anywhere(seed: int) -> None:
    check(Game(seed), 120, 10)


def told_in_view(original: Any) -> Any:
    from rentier.games.monopoly.verbs.end import worth

    return lambda view: {**original(view), "figure": worth(view._s, max(view.seat, 0))}


def named_in_view(original: Any) -> Any:
    return lambda view: {**original(view), "net_worth": 0}


def told_in_words(original: Any) -> Any:
    from rentier.core.explain import Explanation
    from rentier.games.monopoly.steps.tax import appraise

    return lambda step, s, seat, action: Explanation(("P-TAX-2",), values=(("tax", appraise(s, seat)),))


def told_to_all(original: Any) -> Any:
    def shown(view: Any) -> int:
        due = not view._s.over and view.question().phase() == DEBT
        return means(view._s, view.question().raiser(view._s)) if due else -1

    return shown


def appraised_for_flat(original: Any) -> Any:
    from rentier.games.monopoly.steps.tax import appraise

    def answer(step: Any, s: Any, seat: int, action: Any) -> None:
        if not isinstance(action, PayTenth):
            appraise(s, seat)
        original(step, s, seat, action)

    return answer


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("where", "plant", "words"),
    [
        ("view.MonopolyView.data", told_in_view, r"a sum under .view.figure"),
        ("view.MonopolyView.data", named_in_view, "net_worth"),
        ("steps.tax.TaxChoice.grounds", told_in_words, r"a sum under .explain"),
        ("view.MonopolyView.raisable", told_to_all, "raisable"),
        ("steps.tax.TaxChoice.answer", appraised_for_flat, "an appraisal after"),
    ],
)
def test_a_told_sum_is_seen(where: str, plant: Any, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name = f"rentier.games.monopoly.{where}".rsplit(".", 1)
    module, cls = owner.rsplit(".", 1)
    original = getattr(getattr(__import__(module, fromlist=[cls]), cls), name)
    monkeypatch.setattr(f"{owner}.{name}", plant(original))
    with pytest.raises(AssertionError, match=words):
        for game in games(range(900, 936)):
            check(game, 900, 37)
