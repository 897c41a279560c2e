"""What a command is given: numbers, texts, pairs and places to write to, refused before anything begins."""

from __future__ import annotations

import errno
import math
import os
import sys
from pathlib import Path
from typing import Any, Final, NoReturn

import click

DIGITS: Final = 40  # of a seed


class Whole(click.ParamType[int]):
    """A whole number in ASCII digits, no signs, blanks or underlines."""

    name = "integer"

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def takes(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        if value.isascii() and value.isdecimal() and len(value.lstrip("0")) <= DIGITS:
            number = int(value.lstrip("0") or "0")
            if self.low <= number <= self.high:
                return number
        name = param.opts[0] if param is not None else "it"
        raise click.UsageError(f"{name} takes {self.takes()}, not {value[:40]!r}", ctx)


class Seed(Whole):
    """What dice come from: the same everywhere."""

    def __init__(self) -> None:
        super().__init__(0, 10**DIGITS - 1)

    def takes(self) -> str:
        return f"a whole number of up to {DIGITS} digits"


class Seconds(click.FloatRange):
    """A time that ends."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        found = float(super().convert(value, param, ctx))
        if not math.isfinite(found):
            self.fail(f"{value!r} is no number of seconds", param, ctx)
        return found


class JsonTarget(click.Path):
    """A file that can be written, or - for the screen."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, allow_dash=True, writable=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "-":
            if sys.stdout is None:
                self.fail("there is no screen: the output is closed", param, ctx)
            return value
        super().convert(value, param, ctx)
        why = hindrance(str(value))
        if why:
            self.fail(f"{value!r}: {why}", param, ctx)
        return value


def hindrance(place: str) -> str:
    """Why no file can be written there, empty if it can."""
    if not place:
        return "a file needs a name"
    path = Path(os.path.realpath(place))
    try:
        path.stat()
    except FileNotFoundError:
        if not path.parent.is_dir() or place.endswith("/"):
            return "there is no such folder"
        if not os.access(path.parent, os.W_OK):
            return os.strerror(errno.EACCES)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def make_folder(path: Path, option: str) -> None:
    """The folder is there and can be written, or the option was wrong."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        bad_folder(path, option, error.strerror or str(error))
    if not os.access(path, os.W_OK):
        bad_folder(path, option, os.strerror(errno.EACCES))


def bad_folder(path: Path, option: str, why: str) -> NoReturn:
    raise click.BadParameter(f"{str(path)!r}: {why}", param_hint=option)


def filled(_ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """A text that is given says something."""
    if value is not None and not value.strip():
        raise click.BadParameter("it is empty", param=param)
    return value


def pairs(options: tuple[str, ...]) -> dict[str, object]:
    """The options of a table as key and value, each key once."""
    given: dict[str, object] = {}
    for option in options:
        key, sign, value = option.partition("=")
        key = key.strip()
        if not sign:
            raise click.BadParameter(f"{option[:40]!r}: write KEY=VALUE", param_hint="-o")
        if key in given:
            raise click.BadParameter(f"{key[:40]!r} is set twice", param_hint="-o")
        given[key] = value
    return given


def write_json(text: str, output: str) -> None:
    """Onto the screen or into the file."""
    if output == "-":
        click.echo(text)
    else:
        Path(output).write_text(f"{text}\n", encoding="utf-8")
