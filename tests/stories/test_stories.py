"""What the scenarios tell is what was reviewed: `python -m tests.stories.record` after a wanted change."""

from __future__ import annotations

import pytest

from tests.stories.story import TOLD, chapters, story

FOUND = chapters()


def test_every_chapter_is_told() -> None:
    assert set(FOUND) == {path.stem for path in TOLD.glob("*.txt")}


@pytest.mark.parametrize("name", list(FOUND))
def test_a_chapter_is_told_as_before(name: str) -> None:
    before = (TOLD / f"{name}.txt").read_text(encoding="utf-8")
    assert story(FOUND[name]) == before, "look at the difference, then python -m tests.stories.record"
