"""The rulebooks, one folder each; `MODULES` is the registry."""

from __future__ import annotations

from typing import Final

MODULES: Final = {"monopoly": "rentier.games.monopoly.rules"}
