"""Bounds that no player meets by accident: the longest order, words that nature does not have."""

from __future__ import annotations

import pytest

from rentier.core.kernel import refuse
from rentier.data import rules
from rentier.games.monopoly.actions import Build
from rentier.games.monopoly.steps.cards import CardDraw
from rentier.games.monopoly.steps.setup import TokenDraw
