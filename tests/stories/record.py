"""`python -m tests.stories.record` tells the stories anew; look at the diff before you commit it."""

from __future__ import annotations

from tests.stories.story import TOLD, chapters

if __name__ == "__main__":
    TOLD.mkdir(exist_ok=True)
    told = chapters()
    for path in TOLD.glob("*.txt"):
        if path.stem not in told:
            path.unlink()
    for name, text in told.items():
        (TOLD / f"{name}.txt").write_text(text, encoding="utf-8")
