"""Facts: past tense, each with the rule it follows from and the seats that may know it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rentier.core.seat import ALL
from rentier.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """A fact. Subclasses add their own fields; `rule` and `audience` come with each."""

    def __init__(self, rule: str, audience: int = ALL) -> None:
        self.rule = rule
        self.audience = audience

    def reveals(self) -> bool:
        """Was something shown that was not seen before (a card, a purse)? It ends free take-back."""
        return False
