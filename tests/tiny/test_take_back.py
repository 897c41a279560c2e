"""Take-back at the fair: free only until somebody has learnt something."""

from __future__ import annotations

import pytest

from rentier.core.luck import Luck
from rentier.core.match import Match
from rentier.core.seat import TABLE
from rentier.core.take_back import TakeBack
from tests.tiny import events as e
from tests.tiny.actions import Bid, Lay, Pocket, Throw
from tests.tiny.game import rules


class Told(Luck):
    """Luck that says what it is told."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes = outcomes

    def draw(self, index: int, size: int) -> int:
        return self.outcomes[index] if index < len(self.outcomes) else 0


def table(*outcomes: int) -> Match:
    return Match.new(rules(), 3, luck=Told(outcomes), take_back="free", audit=True)


def check_bids_cannot_be_fished_for() -> None:
    """Who bids last sees the highest bid: he may not take his own back for free."""
    match = table(0)
    match.submit(0, Throw(1))
    match.submit(1, Bid(7))
    match.submit(2, Bid(3))
    match.submit(0, Bid(5))
    assert not match.explain(0, TakeBack()).legal


def test_bids_cannot_be_fished_for() -> None:
    check_bids_cannot_be_fished_for()


def test_a_leak_through_take_back_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(e.StallTaken, "reveals", lambda event: False)
    with pytest.raises(AssertionError):
        check_bids_cannot_be_fished_for()


def test_a_sealed_bid_may_be_taken_back() -> None:
    match = table(0)
    match.submit(0, Throw(1))
    match.submit(1, Bid(7))
    match.submit(1, TakeBack())
    assert match.to_act == [0, 1, 2]
    match.submit(1, Bid(8))


def test_a_card_laid_unseen_may_be_taken_back_a_read_one_not() -> None:
    laid = table(1)
    laid.submit(0, Throw(1))
    laid.submit(0, Lay())
    assert laid.explain(0, TakeBack()).legal
    read = table(1, 4)
    read.submit(0, Throw(1))
    read.submit(0, Pocket())
    assert not read.explain(0, TakeBack()).legal


def check_downloads_keep_the_card() -> None:
    match = table(1, 4)
    match.submit(0, Throw(1))
    match.submit(0, Pocket())
    assert "CardRead" in match.log_for(0)
    for seat in (1, 2, TABLE):
        log = match.log_for(seat)
        assert "CardPocketed" in log
        assert "CardRead" not in log
        assert '"value":4' not in log


def test_downloads_keep_the_card() -> None:
    check_downloads_keep_the_card()


def test_a_leak_through_a_download_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.core.seat import ALL
    from tests.tiny.steps_cards import TopCard

    monkeypatch.setattr(TopCard, "audience", lambda step, s, seat: ALL)
    with pytest.raises(AssertionError):
        check_downloads_keep_the_card()


def test_a_fresh_table_has_nothing_to_take_back() -> None:
    assert table().explain(0, TakeBack()).reason == "NothingToTakeBack"
