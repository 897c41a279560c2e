"""`python -m tests.stories.record` tells the stories anew; look at the diff before you commit it."""

from __future__ import annotations

from tests.stories.story import TOLD, chapters, story

if __name__ == "__main__":
    TOLD.mkdir(exist_ok=True)
    found = chapters()
    for old in TOLD.glob("*.txt"):
        if old.stem not in found:
            old.unlink()
    for name, paths in found.items():
        (TOLD / f"{name}.txt").write_text(story(paths), encoding="utf-8")
