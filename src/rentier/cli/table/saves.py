"""A game put away: one line about the table (names, the seed of its luck), then its match file."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import time
from pathlib import Path
from typing import Any

from rentier.cli.table.texts import LANGS
from rentier.core.decode import MAX_FILE, decode, text_of
from rentier.core.errors import BadFile
from rentier.core.luck import FastLuck, Luck, is_hex, opened
from rentier.core.match import Match
from rentier.core.seat import NATURE
from rentier.lab.files import rules_of, write_match

FORMAT = 1
KEYS = {"rentier_save": int, "names": list, "lang": str, "seed": str, "sha256": str}
SAVE = ".save"


class Save:
    """What a table needs to go on beside its match file."""

    def __init__(self, names: list[str], lang: str, seed: str) -> None:
        self.names = names
        self.lang = lang
        self.seed = seed  # of sealed luck in hexadecimal, of fast luck in decimal digits


def folder() -> Path:
    """The user's data folder for this program."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):  # the standard says to ignore what is not absolute
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(base) / "rentier"


def new_path(game: str) -> Path:
    """A name of its own for a game that begins now."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in itertools.count(1):
        path = folder() / f"{name}-{number}{SAVE}"
        if not path.exists() and not path.with_suffix(".jsonl").exists():
            break
    return path


def last_save() -> Path | None:
    """The save written last, if there is one."""
    try:
        found = [(path.stat().st_mtime, path) for path in folder().glob(f"*{SAVE}")]
    except OSError:
        return None
    return max(found)[1] if found else None


def write_save(path: Path, match: Match, save: Save) -> None:
    """The match goes on later: `read_save` wakes it with the same luck."""
    text = match.dump()
    row = {"rentier_save": FORMAT, "names": save.names, "lang": save.lang, "seed": save.seed}
    body = json.dumps(row, ensure_ascii=True)[:-1]
    if path.parent == folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    write_match(path, f'{body}, "sha256": "{seal(body, text)}"}}\n{text}')


def seal(body: str, text: str) -> str:
    return hashlib.sha256(f"{body}\n{text}".encode()).hexdigest()


def read_save(path: Path) -> tuple[Match, Save]:
    """The match and its table; `BadFile` with the file's name if it is damaged or no save."""
    with path.open("rb") as file:
        raw = file.read(MAX_FILE + 1)
    try:
        first, _, text = text_of(raw).partition("\n")
        save = table_of(first, text)
        return woken(text, save), save
    except BadFile as error:
        raise BadFile(f"{path}: {error}") from None


def table_of(first: str, text: str) -> Save:
    try:
        row: Any = json.loads(first)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict) or row.get("rentier_save") != FORMAT:
        raise BadFile("no game saved by `rentier play` (a match file is shown by `rentier replay`)")
    if {key: type(value) for key, value in row.items()} != KEYS:
        raise BadFile("the first line is not as `rentier play` writes it")
    body = first.rpartition(', "sha256": ')[0]
    if row["sha256"] != seal(body, text):
        raise BadFile("the SHA-256 does not fit: the save was cut or altered")
    if row["lang"] not in LANGS or not all(isinstance(name, str) for name in row["names"]):
        raise BadFile("the language or the names are not as `rentier play` writes them")
    return Save(row["names"], row["lang"], row["seed"])


def woken(text: str, save: Save) -> Match:
    """The match as it was left, its luck at the throw it had come to."""
    log = decode(text)
    match = Match.open(rules_of(log), log)
    luck = luck_of(match, save.seed)
    for row in log.rows:
        if row.get("seat") == NATURE and match.odds:
            luck.draw(match.drawn, match.odds)  # luck in sequence goes past what it has answered
        match.redo(row)
    if len(save.names) != len(log.header.bots):
        raise BadFile("there is not one name for each seat")
    match.wake(luck)
    return match


def luck_of(match: Match, seed: str) -> Luck:
    if match.header.dice.source == "sealed" and is_hex(seed):
        luck = opened(match.header.dice, seed)
        if luck is not None:
            return luck
    elif match.header.dice.source == "fast" and seed.isascii() and seed.isdecimal() and len(seed) <= 40:
        return FastLuck(int(seed))
    raise BadFile("the seed is not the one of this game's dice")


def check_target(path: Path) -> None:
    """A file that is there already is overwritten only if it is a game of ours."""
    if path.is_dir():
        raise BadFile(f"{path} is a folder: a save needs a file's name")
    target = Path(os.path.realpath(path))
    if path.parent != folder() and not target.parent.is_dir():
        raise BadFile(f"{path}: there is no such folder")
    if target.parent.is_dir() and not os.access(target.parent, os.W_OK):
        raise BadFile(f"{path}: nothing can be written into this folder")
    if not path.exists():
        return
    if not path.is_file():
        raise BadFile(f"{path} is no plain file")
    with path.open("rb") as file:
        start = file.read(20)
    if start and not start.startswith((b'{"rentier_save"', b'{"rentier"')):
        raise BadFile(f"{path} is there already and no game of Rentier: take another name")
