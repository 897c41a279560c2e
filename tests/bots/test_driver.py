"""The driver: bots that fail get the rulebook's answer, and the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from rentier import data
from rentier.bots.driver import Hand, Scribe, play
from rentier.bots.registry import make
from rentier.core.action import Accept, Action
from rentier.core.luck import FastLuck
from rentier.core.match import Match
from rentier.core.options import settled
from rentier.games.monopoly.actions import Bid, Offer, SetCap

RULES = data.rules("monopoly")
OPTIONS = settled(RULES.options, {"end.rounds": 8})


class Raising:
    """Fails whatever it is asked."""

    def decide(self, view: Any) -> Action:
        raise RuntimeError("no idea")

    def reply(self, view: Any, entry: Any) -> Action | None:
        raise RuntimeError("no reply")


class Nonsense(Raising):
    """Answers what nobody asked."""

    def decide(self, view: Any) -> Action:
        return Bid(1)

    def reply(self, view: Any, entry: Any) -> Action | None:
        return Accept(entry.id + 1)


class Silent(Raising):
    """Answers with something that is no act at all."""

    def decide(self, view: Any) -> Action:
        nothing: Any = None
        return nothing  # type: ignore[no-any-return]

    def reply(self, view: Any, entry: Any) -> Action | None:
        return None


class Endless(Raising):
    """Once it has a deed it acts and acts and never answers."""

    def __init__(self) -> None:
        self.inner = make("monopoly", "greedy", 1, 1)

    def decide(self, view: Any) -> Action:
        for deed in range(28):
            if view.may(SetCap(deed, 10)):
                return SetCap(deed, 10)
        action: Action = self.inner.decide(view)
        return action


def played(bots: list[Any]) -> tuple[Any, list[tuple[int, str]]]:
    failures: list[tuple[int, str]] = []
    hand = Hand(RULES, RULES.new(OPTIONS, len(bots), 0, False), FastLuck(5))
    play(hand, bots, lambda seat, words: failures.append((seat, words)))
    return hand.state, failures


def greedy(seat: int) -> Any:
    return make("monopoly", "greedy", seat, 1)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Raising(), "RuntimeError: no idea"),
        (Nonsense(), "is refused: NotAnAnswer"),
        (Silent(), "None"),
        (Endless(), "too many acts without an answer"),
    ],
)
def test_a_bot_that_fails_gets_the_default_answer(bot: Any, words: str) -> None:
    state, failures = played([greedy(0), bot, greedy(2)])
    assert state.over and state.round == 8
    assert {seat for seat, _ in failures} == {1}
    assert [text for _, text in failures if words in text]


def test_a_failing_reply_is_a_no() -> None:
    class Offering:
        """Offers the others a deed of theirs for the price, once each turn."""

        def __init__(self) -> None:
            self.turn = -1
            self.inner = greedy(0)

        def decide(self, view: Any) -> Action:
            mine = [deed for deed in range(28) if view.owner(deed) == view.seat]
            act = Offer(1, 0, 0, 1, (), (), tuple(mine[:1]), (), (), ())
            if mine and self.turn != view.turn() and view.may(act):
                self.turn = view.turn()
                return act
            action: Action = self.inner.decide(view)
            return action

        def reply(self, view: Any, entry: Any) -> Action | None:
            return None

    for bot in (Raising(), Nonsense()):
        state, failures = played([Offering(), bot])
        assert state.over and state.counts[3] == 0
        assert [
            text for seat, text in failures if seat == 1 and ("no reply" in text or "NoSuchEntry" in text)
        ]


def test_a_match_plays_the_same_game_as_the_bare_state() -> None:
    bare, failures = played([greedy(seat) for seat in range(4)])
    match = Match.new(RULES, 4, OPTIONS, ("greedy",) * 4, FastLuck(5), audit=True)
    hand = Scribe(match)
    play(hand, [greedy(seat) for seat in range(4)], lambda seat, words: failures.append((seat, words)))
    assert failures == []
    assert match.state.pack() == bare.pack()
    assert len([row for row in match.log if getattr(row, "seat", -1) >= 0]) == hand.decisions
