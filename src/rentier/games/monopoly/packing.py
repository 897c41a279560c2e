"""The state as plain data and back: every value it may hold, by name."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import CORE_ACTIONS
from rentier.core.book import Entry
from rentier.core.errors import BadValue
from rentier.core.value import Registry
from rentier.games.monopoly.actions import MONOPOLY_ACTIONS, Postpone, Vacancy
from rentier.games.monopoly.board import Board
from rentier.games.monopoly.choices import Choices
from rentier.games.monopoly.flow import FLOW
from rentier.games.monopoly.records import RECORDS
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.auction import Auction, EstateSale, PreviousRight, Settlement, StartPrice
from rentier.games.monopoly.steps.bank import Covering
from rentier.games.monopoly.steps.buying import OfferLot
from rentier.games.monopoly.steps.cards import CardDone, CardDraw
from rentier.games.monopoly.steps.debts import Debts
from rentier.games.monopoly.steps.jail import Freed, JailExit, JailThrow, JailTurn
from rentier.games.monopoly.steps.landing import Landing
from rentier.games.monopoly.steps.rent import AskRent, UtilityThrow
from rentier.games.monopoly.steps.setup import Opening, OrderThrow, TokenChoice, TokenDraw
from rentier.games.monopoly.steps.tax import TaxChoice
from rentier.games.monopoly.steps.turn import (
    AfterThrow,
    BeforeThrow,
    BeginTurn,
    DiceThrow,
    NewRound,
    NextTurn,
    TurnEnd,
)
from rentier.parts.deck import Deck

STEPS: Final = (
    Opening,
    TokenChoice,
    TokenDraw,
    OrderThrow,
    BeginTurn,
    BeforeThrow,
    DiceThrow,
    Landing,
    AfterThrow,
    TurnEnd,
    NextTurn,
    NewRound,
    JailTurn,
    JailThrow,
    JailExit,
    Freed,
    OfferLot,
    StartPrice,
    Auction,
    Settlement,
    PreviousRight,
    EstateSale,
    AskRent,
    UtilityThrow,
    TaxChoice,
    CardDraw,
    CardDone,
    Debts,
    Covering,
)
VALUES: Final = (*CORE_ACTIONS, *MONOPOLY_ACTIONS, Postpone, Vacancy, *RECORDS, *STEPS, Entry, Deck)


def unpack(board: Board, choices: Choices, registry: Registry, data: dict[str, Any]) -> MonopolyState:
    """The state whose `pack()` this is; `BadValue` if it is none."""
    if set(data) != set(MonopolyState.FIELDS):
        raise BadValue("a packed state of monopoly has other fields")
    return MonopolyState(
        board, choices, FLOW, *[loaded(registry, data[name]) for name in MonopolyState.FIELDS]
    )


def loaded(registry: Registry, data: object) -> Any:
    if isinstance(data, list):
        return [loaded(registry, item) for item in data]
    return registry.decode(data) if isinstance(data, dict) else data
