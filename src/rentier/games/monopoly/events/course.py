"""Facts about the course of the game: tokens, order, turns, throws, moves, jail, cards."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.event import Event


class TokenTaken(Event):
    """A player has a token."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, rule: str, seat: int, token: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.token: Final = token


class OrderThrown(Event):
    """A throw for the order of play."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "second")

    def __init__(self, rule: str, seat: int, first: int, second: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second


class OrderSettled(Event):
    """The order of play stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("order",)
    LISTS: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, rule: str, order: tuple[int, ...]) -> None:
        super().__init__(rule)
        self.order: Final = order


class TurnBegan(Event):
    """A turn has begun."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "round", "turn")

    def __init__(self, rule: str, seat: int, round: int, turn: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.round: Final = round
        self.turn: Final = turn


class TurnEnded(Event):
    """A turn is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, rule: str, seat: int, turn: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.turn: Final = turn


class RoundEnded(Event):
    """A round is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, rule: str, round: int) -> None:
        super().__init__(rule)
        self.round: Final = round


class DiceThrown(Event):
    """A throw for a move, and how many doubles in a row it makes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "second", "doubles")

    def __init__(self, rule: str, seat: int, first: int, second: int, doubles: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.doubles: Final = doubles


class PieceMoved(Event):
    """A token walked; steps below zero go backwards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin", "space", "steps")

    def __init__(self, rule: str, seat: int, origin: int, space: int, steps: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.origin: Final = origin
        self.space: Final = space
        self.steps: Final = steps


class SpaceReached(Event):
    """A token stands on the space it reached."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, rule: str, seat: int, space: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.space: Final = space


class SentToJail(Event):
    """A token was put behind bars."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin")

    def __init__(self, rule: str, seat: int, origin: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.origin: Final = origin


class JailThrown(Event):
    """A throw for a way out of jail, and how many are left in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "second", "left")

    def __init__(self, rule: str, seat: int, first: int, second: int, left: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.left: Final = left


class StayedInJail(Event):
    """A player stays in jail for this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "jail_turn")

    def __init__(self, rule: str, seat: int, jail_turn: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.jail_turn: Final = jail_turn


class LeftJail(Event):
    """A player is free again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "jail_turn")

    def __init__(self, rule: str, seat: int, jail_turn: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.jail_turn: Final = jail_turn


class CardDrawn(Event):
    """A card was drawn and shown to all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, rule: str, seat: int, card: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.card: Final = card


class CardKept(Event):
    """A drawn card stays with its drawer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, rule: str, seat: int, card: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.card: Final = card


class CardMoved(Event):
    """A kept card went from one player to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "to")

    def __init__(self, rule: str, card: int, seat: int, to: int) -> None:
        super().__init__(rule)
        self.card: Final = card
        self.seat: Final = seat
        self.to: Final = to


class CardPutUnder(Event):
    """A card went under its deck, from a player's hand or after it was carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat")

    def __init__(self, rule: str, card: int, seat: int) -> None:
        super().__init__(rule)
        self.card: Final = card
        self.seat: Final = seat


class UtilityThrown(Event):
    """A fresh throw that prices a utility."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "second")

    def __init__(self, rule: str, seat: int, first: int, second: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second


class GameEnded(Event):
    """The game is over: 0 last one solvent, 1 rounds, 2 time, 3 vote, 4 safety stop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("reason", "winners")
    LISTS: ClassVar[tuple[str, ...]] = ("winners",)

    def __init__(self, rule: str, reason: int, winners: tuple[int, ...]) -> None:
        super().__init__(rule)
        self.reason: Final = reason
        self.winners: Final = winners


COURSE_EVENTS: Final = (
    TokenTaken,
    OrderThrown,
    OrderSettled,
    TurnBegan,
    TurnEnded,
    RoundEnded,
    DiceThrown,
    PieceMoved,
    SpaceReached,
    SentToJail,
    JailThrown,
    StayedInJail,
    LeftJail,
    CardDrawn,
    CardKept,
    CardMoved,
    CardPutUnder,
    UtilityThrown,
    GameEnded,
)
