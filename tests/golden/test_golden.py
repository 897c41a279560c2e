"""Golden games: what happens in them changes only when somebody has read the difference."""

from __future__ import annotations

import difflib

import pytest

from rentier.games.monopoly.events import EVENTS
from tests.golden.games import GAMES, PARTS, TOLD, text

UPDATE = "if this is meant: python -m pytest tests/golden --update-golden, then read the git diff"
FILES = [(name, part) for name in GAMES for part in PARTS]


def difference(old: str, new: str) -> str:
    rows = difflib.unified_diff(old.splitlines(), new.splitlines(), "told", "now", lineterm="", n=3)
    return "\n".join([*list(rows)[:40], UPDATE])


@pytest.mark.parametrize(("name", "part"), FILES)
def test_the_game_is_told_as_before(name: str, part: str, request: pytest.FixtureRequest) -> None:
    path = TOLD / f"{name}-{part}.txt"
    now = text(name, part)
    if request.config.getoption("--update-golden", default=False):
        path.write_text(now, encoding="utf-8")
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    assert old == now, "\n" + difference(old, now)


def test_no_other_game_lies_there() -> None:
    assert sorted(path.name for path in TOLD.iterdir()) == sorted(
        f"{name}-{part}.txt" for name, part in FILES
    )


def test_most_of_the_game_is_told() -> None:
    words = "".join(path.read_text(encoding="utf-8") for path in TOLD.iterdir())
    untold = [name for name in EVENTS.classes if f"    {name}(" not in words]
    assert len(untold) < 8, untold


@pytest.mark.plain_only
def test_a_changed_event_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rentier.games.monopoly.flow.RULE_OF_SPACE", ("P-SPC-1",) * 10)
    old = (TOLD / "usual-start.txt").read_text(encoding="utf-8")
    now = text("usual", "start")
    assert now != old
    assert "[P-SPC-1]" in difference(old, now) and UPDATE in difference(old, now)
