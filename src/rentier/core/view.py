"""What one seat, or a spectator, may know."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A read-only face on a state. Games add a method for each thing the seat may know."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> dict[str, Any]:
        """The view as plain data, built field by field."""
        raise NotImplementedError
