"""The one place that reads the package's own data files, and the door to the games."""

from __future__ import annotations

import hashlib
import importlib
import json
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from rentier.core.errors import BadOptions
from rentier.core.rulebook import Rulebook, rulebook_of
from rentier.core.rules import Rules
from rentier.games import MODULES

DATA = ("board", "cards", "options")


def read_text(package: str, name: str) -> str:
    """A text file that lies in a package, e.g. `rentier.games.monopoly`, `data/board.toml`."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")


def read_toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(read_text(package, name))


@cache
def rules(name: str) -> Rules[Any]:
    """The rules of a game, made once from its data files; `BadOptions` for an unknown name."""
    if not isinstance(name, str) or name not in MODULES:
        name = name if isinstance(name, str) else type(name).__name__
        raise BadOptions(f"there is no game {name[:40]!r}; known: {', '.join(MODULES)}")
    package = f"rentier.games.{name}"
    data = {part: read_toml(package, f"data/{part}.toml") for part in DATA}
    made: Rules[Any] = importlib.import_module(MODULES[name]).make(data)
    made.ruleset = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
    return made


@cache
def rulebook(name: str) -> Rulebook:
    """The numbered rules of a game as players read them; `BadOptions` for an unknown name."""
    specs = rules(name).options
    return rulebook_of(read_toml(f"rentier.games.{name}", "rulebook.toml"), specs)
