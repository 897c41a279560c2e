"""What the scenarios tell is what was reviewed: `python -m tests.stories.record` after a wanted change."""

from __future__ import annotations

from tests.stories.story import TOLD, chapters


def test_the_stories_are_told_as_before() -> None:
    told = chapters()
    assert set(told) == {path.stem for path in TOLD.glob("*.txt")}
    for name, text in told.items():
        before = (TOLD / f"{name}.txt").read_text(encoding="utf-8")
        assert text == before, f"{name}: look at the difference, then python -m tests.stories.record"
