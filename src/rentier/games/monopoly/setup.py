"""Opening a table: options checked together, the money dealt, decks unknown (P-SETUP, section 2)."""

from __future__ import annotations

from rentier.core.errors import BadOptions
from rentier.core.seat import bit
from rentier.core.tally import COUNTS
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.board import DECK, DEEDS, Board
from rentier.games.monopoly.choices import Choices
from rentier.games.monopoly.flow import FLOW
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.setup import OPENING
from rentier.parts.deck import UNKNOWN, Deck


def check_table(board: Board, choices: Choices, seats: int, humans: int) -> None:
    """Refuse what makes no table, and say by which rule and what would be right."""
    if not board.players_min <= seats <= board.players_max:
        raise BadOptions(f"monopoly is for {board.players_min} to {board.players_max} players, not {seats}")
    least = seats * choices.start_cash
    if not choices.infinite and choices.stock < least:
        raise BadOptions(
            f"bank.stock={choices.stock} is too little for {seats} players: take {least} or more [P-BANK-5]"
        )
    check_role("banker", choices.banker, seats, humans, "P-BANKER-4")
    check_role("auctioneer", choices.auctioneer, seats, humans, "P-BANKER-3")
    if choices.auctioneer < 0:
        return
    if choices.banker < 0:
        raise BadOptions("auctioneer needs a human banker: set banker to a seat [P-BANKER-3]")
    if choices.auctioneer == choices.banker:
        raise BadOptions("auctioneer and banker are two different seats [P-BANKER-3]")
    if seats < board.auctioneer_players:
        raise BadOptions(
            f"an auctioneer needs {board.auctioneer_players} players or more, not {seats} [P-BANKER-3]"
        )


def check_role(key: str, seat: int, seats: int, humans: int, rule: str) -> None:
    if seat >= seats:
        raise BadOptions(f"{key}={seat}: seats are 0 to {seats - 1} [{rule}]")
    if seat >= 0 and not humans & bit(seat):
        raise BadOptions(f"{key}={seat}: a role goes to a person, not to a bot [{rule}]")


def fresh(board: Board, choices: Choices, seats: int, humans: int, timed: bool) -> MonopolyState:
    """A new game: money dealt, everybody on GO, tokens to be chosen."""
    check_table(board, choices, seats, humans)
    s = MonopolyState(
        board,
        choices,
        FLOW,
        seats,
        humans,
        int(timed),
        0,
        [OPENING],
        [],
        1,
        [0] * (seats + 3),
        [0] * seats,
        [-1] * seats,
        [0] * seats,
        [0] * seats,
        0,
        [],
        [-1] * seats,
        [BANK] * DEEDS,
        [0] * DEEDS,
        0,
        [-1] * DEEDS,
        [0] * seats,
        [0] * seats,
        0,
        0,
        [0] * DEEDS,
        board.houses,
        board.hotels,
        [],
        0,
        0,
        1,
        0,
        0,
        [],
        [],
        [],
        [],
        [],
        Deck([UNKNOWN] * DECK, list(range(DECK))),
        Deck([UNKNOWN] * DECK, list(range(DECK, 2 * DECK))),
        choices.banker,
        choices.auctioneer,
        0,
        1,
        1,
        [0] * seats,
        0,
        0,
        0,
        0,
        [],
        0 if choices.infinite else choices.stock,
        board.houses,
        board.hotels,
        [0] * COUNTS,
        [0] * (seats + 3),
        0,
    )
    return s
