"""Why an action is legal or not: rules, modifiers in force, values compared."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rentier.core.errors import RentierError
from rentier.core.modifier import Modifier


class Explanation:
    """The answer to "why?": legal exactly if `reason` is empty."""

    def __init__(
        self,
        rules: tuple[str, ...],
        reason: str = "",
        values: tuple[tuple[str, int], ...] = (),
        modifiers: tuple[Modifier, ...] = (),
    ) -> None:
        self.rules: Final = rules
        self.reason: Final = reason
        self.values: Final = values
        self.modifiers: Final = modifiers

    @property
    def legal(self) -> bool:
        return not self.reason

    @property
    def rule(self) -> str:
        return self.rules[0] if self.rules else ""

    def data(self) -> dict[str, Any]:
        """Plain data for the wire, the terminal and the logs."""
        return {
            "legal": self.legal,
            "rules": list(self.rules),
            "reason": self.reason,
            "values": dict(self.values),
            "modifiers": [{"name": m.name, "rule": m.rule} for m in self.modifiers],
        }

    def __repr__(self) -> str:
        return f"Explanation({self.data()})"


def refusal(rule: str, reason: str, *values: tuple[str, int]) -> Explanation:
    """A "no" that names its rule, its reason key and the values compared."""
    return Explanation((rule,), reason, values)


@mypyc_attr(native_class=False)
class Refused(RentierError):
    """An illegal action was submitted; nothing has changed."""

    def __init__(self, why: Explanation) -> None:
        super().__init__(f"{why.reason} [{why.rule}]")
        self.why = why
