"""Both builds play the same seeded games: both runs of the suite read the same hashes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rentier.games.monopoly.verbs import moves
from tests.builds import games
from tests.builds.games import GAMES, HASHES, NAMES, digest, played

REMAKE = "if the rules or the players of tests/properties were meant to change: python -m tests.builds.remake"


@pytest.mark.parametrize("name", NAMES)
def test_the_games_are_the_same_in_both_builds(name: str) -> None:
    assert digest(name) == json.loads(HASHES.read_text(encoding="utf-8"))[name], REMAKE


def test_there_are_enough_games_and_they_get_somewhere() -> None:
    assert GAMES * len(NAMES) >= 500
    assert set(json.loads(HASHES.read_text(encoding="utf-8"))) == set(NAMES)
    matches = [played("poor", seed) for seed in range(GAMES)]
    assert sum([len(match.log) for match in matches]) > 100 * GAMES
    assert {"Built", "DealDone", "LoanMade", "WentBankrupt", "AuctionClosed"} <= {
        type(event).__name__ for match in matches for event in match.events
    }


@pytest.mark.plain_only
def test_a_difference_in_one_game_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    original, walked = moves.walk, [0]

    def once_wrong(s: Any, seat: int, steps: int) -> None:
        walked[0] += 1
        original(s, seat, steps + (walked[0] == 300))

    monkeypatch.setattr(games, "GAMES", 5)
    right = digest("usual")
    monkeypatch.setattr("rentier.games.monopoly.steps.landing.walk", once_wrong)
    assert digest("usual") != right
    assert walked[0] >= 300
