"""Frozen values that compare, print and travel by their fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from rentier.core.errors import BadValue

BIGGEST: Final = 10**15


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Base of actions, steps, events and records: `FIELDS` names the constructor's arguments in order."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()  # those of FIELDS that hold tuples of ints
    VALUES: ClassVar[tuple[str, ...]] = ()  # those of FIELDS that hold another Value

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        return all([getattr(self, name) == getattr(other, name) for name in self.FIELDS])

    def __hash__(self) -> int:
        return hash((type(self).__name__, *[getattr(self, name) for name in self.FIELDS]))

    def __repr__(self) -> str:
        inner = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.FIELDS])
        return f"{type(self).__name__}({inner})"


def encode(value: object) -> Any:
    """Plain data of a value: ints, lists, and dicts that begin with the class's name under `is`."""
    if isinstance(value, Value):
        row: dict[str, Any] = {"is": type(value).__name__}
        for name in value.FIELDS:
            row[name] = encode(getattr(value, name))
        return row
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    return value


class Registry:
    """The classes that may come back from data, by name."""

    def __init__(self, classes: Iterable[Any]) -> None:
        self.classes: dict[str, Any] = {}
        for cls in classes:
            if self.classes.get(cls.__name__, cls) is not cls:
                raise BadValue(f"two kinds have the name {cls.__name__}")
            self.classes[cls.__name__] = cls

    def decode(self, data: object) -> Any:
        """The value of plain data; anything unknown, missing or of a wrong type is a `BadValue`."""
        if not isinstance(data, dict):
            raise BadValue("an object with the key 'is' is needed")
        name = data.get("is")
        cls = self.classes.get(name) if isinstance(name, str) else None
        if cls is None:
            words = name[:40] if isinstance(name, str) else type(name).__name__
            raise BadValue(f"unknown kind {words!r}")
        wanted: tuple[str, ...] = cls.FIELDS
        extra = [str(key)[:40] for key in data if key != "is" and key not in wanted]
        missing = [key for key in wanted if key not in data]
        if extra or missing:
            raise BadValue(f"{name} takes {', '.join(wanted) or 'no fields'}")
        return cls(*[self.field(cls, key, data[key]) for key in wanted])

    def field(self, cls: Any, key: str, data: object) -> object:
        if key in cls.LISTS:
            if not isinstance(data, list) or len(data) > 4096:
                raise BadValue(f"{cls.__name__}.{key} is a list of whole numbers")
            return tuple([whole(item, f"{cls.__name__}.{key}") for item in data])
        if key in cls.VALUES:
            return self.decode(data)
        return whole(data, f"{cls.__name__}.{key}")


def whole(data: object, name: str) -> int:
    """A whole number of sane size, never a bool, a float or a text."""
    if not isinstance(data, int) or isinstance(data, bool) or not -BIGGEST <= data <= BIGGEST:
        raise BadValue(f"{name} is a whole number")
    return data
