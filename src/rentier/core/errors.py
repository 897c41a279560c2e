"""What can go wrong, each with words that say what would be right."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class RentierError(Exception):
    """Base of all errors a caller may meet; its text is one line."""


@mypyc_attr(native_class=False)
class BadValue(RentierError):
    """Data that is no value of this game."""


@mypyc_attr(native_class=False)
class BadOptions(RentierError):
    """Options or seats with which no table can be opened."""


@mypyc_attr(native_class=False)
class BadFile(RentierError):
    """A match file that is cut, altered, foreign or from an unknown version."""


@mypyc_attr(native_class=False)
class AuditFailed(RentierError):
    """The books do not balance: the table stops."""
