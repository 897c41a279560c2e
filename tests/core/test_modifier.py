"""Modifiers: a pinned order, rounding after each or once at the end."""

from __future__ import annotations

from rentier.core.modifier import Modifier, exactly, modified

HALF = Modifier("half", "X-1", over=2)
MORE = Modifier("more", "X-2", plus=5)
THIRDS = Modifier("thirds", "X-3", times=2, over=3)


def test_the_order_counts() -> None:
    assert modified(9, (HALF, MORE)) == 9
    assert modified(9, (MORE, HALF)) == 7


def test_rounding_after_each_or_once() -> None:
    assert modified(7, (HALF, THIRDS)) == 2
    assert exactly(7, (HALF, THIRDS)) == (14, 6)
    assert exactly(7, (HALF, MORE, THIRDS)) == (34, 6)
