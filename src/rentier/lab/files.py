"""Match files on disk: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from typing import Any

from rentier import data
from rentier.core.decode import MAX_FILE, MatchLog, decode, text_of
from rentier.core.errors import BadFile, BadOptions
from rentier.core.rules import Rules


def read_match(path: Path) -> MatchLog:
    """The log in a file; `BadFile` with the file's name and the line that is wrong."""
    with path.open("rb") as file:
        data = file.read(MAX_FILE + 1)  # one byte more is enough to know that it is too long
    try:
        return decode(text_of(data))
    except BadFile as error:
        raise BadFile(f"{path}: {error}") from None


def write_match(path: Path, text: str) -> None:
    """Under a name of its own first, then in the place of the file that was there, also behind a link."""
    data = text.encode("utf-8")
    if len(data) > MAX_FILE:
        raise BadFile(f"{path}: the match is longer than {MAX_FILE >> 20} MiB")
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise BadFile(f"{path} is no plain file")
    draft = target.with_name(f".{target.name[:50]}.{secrets.token_hex(8)}")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()


def rules_of(log: MatchLog) -> Rules[Any]:
    """The rules of the game the log is of."""
    try:
        found: Rules[Any] = data.rules(log.header.game)
    except BadOptions as error:
        raise BadFile(f"line 1: {error}") from None
    return found
