"""What a player may do: answers to the open question, and standing acts beside it."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.action import CORE_ACTIONS, Action, Standing
from rentier.core.value import Registry


class ChooseToken(Action):
    """Take one of the free tokens."""

    FIELDS: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, token: int) -> None:
        self.token: Final = token


class AnyToken(Action):
    """Leave the choice of one's token to chance."""


class Throw(Action):
    """Throw the dice: to move, or in jail to get out by doubles."""


class EndTurn(Action):
    """Hand on the dice."""


class PayFine(Action):
    """Pay the fine and leave jail."""


class UseCard(Action):
    """Use a get-out-of-jail card."""


class Stay(Action):
    """Stay in jail for this turn."""


class Buy(Action):
    """Buy the deed on offer."""


class Decline(Action):
    """Leave the deed on offer."""


class PayFlat(Action):
    """Choose the flat income tax."""


class PayTenth(Action):
    """Choose a tenth of everything one has, before it is appraised."""


class NameRent(Action):
    """Charge this rent for the visit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class NamePrice(Action):
    """Open the auction at this price."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class Bid(Action):
    """Bid this sum."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class Pass(Action):
    """Bid no more in this auction."""


class GiveIn(Action):
    """Admit that one cannot pay."""


class Liquidate(Action):
    """Let the bank sell and pawn by its order until the debt is covered."""


class KeepClaim(Action):
    """Do not lower the rent that a ruined visitor owes."""


class IssueLeast(Action):
    """Let the bank issue what the waiting payment needs."""


# Standing acts: they leave the open question open (flow.WINDOWS says when each is possible).


class Build(Standing):
    """Build one step on each of these streets, in this order, all or none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deeds",)
    LISTS: ClassVar[tuple[str, ...]] = ("deeds",)

    def __init__(self, deeds: tuple[int, ...]) -> None:
        self.deeds: Final = deeds


class SellBuilding(Standing):
    """Sell the top building of a street to the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed


class Pawn(Standing):
    """Pawn a deed to the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed


class Redeem(Standing):
    """Redeem a pawned deed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed


class AskBank(Standing):
    """Ask the bank for a loan: the sum, what comes back, 0 turns or 1 rounds, how many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "back", "unit", "term")

    def __init__(self, amount: int, back: int, unit: int, term: int) -> None:
        self.amount: Final = amount
        self.back: Final = back
        self.unit: Final = unit
        self.term: Final = term


class AskLoan(Standing):
    """Ask another player for a loan."""

    FIELDS: ClassVar[tuple[str, ...]] = ("lender", "amount", "back", "unit", "term")

    def __init__(self, lender: int, amount: int, back: int, unit: int, term: int) -> None:
        self.lender: Final = lender
        self.amount: Final = amount
        self.back: Final = back
        self.unit: Final = unit
        self.term: Final = term


class AskLater(Standing):
    """Ask the lender to let a loan run so many turns or rounds longer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "term")

    def __init__(self, loan: int, term: int) -> None:
        self.loan: Final = loan
        self.term: Final = term


class Repay(Standing):
    """Repay a loan early, wholly or in part."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "amount")

    def __init__(self, loan: int, amount: int) -> None:
        self.loan: Final = loan
        self.amount: Final = amount


class Offer(Standing):
    """Offer a deal; `counters` is the entry it answers, or 0. Deeds under …_pawned are pawned at closing
    by who gives them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "to",
        "counters",
        "give_cash",
        "get_cash",
        "give_deeds",
        "get_deeds",
        "give_pawned",
        "get_pawned",
        "give_cards",
        "get_cards",
    )
    LISTS: ClassVar[tuple[str, ...]] = (
        "give_deeds",
        "get_deeds",
        "give_pawned",
        "get_pawned",
        "give_cards",
        "get_cards",
    )

    def __init__(
        self,
        to: int,
        counters: int,
        give_cash: int,
        get_cash: int,
        give_deeds: tuple[int, ...],
        get_deeds: tuple[int, ...],
        give_pawned: tuple[int, ...],
        get_pawned: tuple[int, ...],
        give_cards: tuple[int, ...],
        get_cards: tuple[int, ...],
    ) -> None:
        self.to: Final = to
        self.counters: Final = counters
        self.give_cash: Final = give_cash
        self.get_cash: Final = get_cash
        self.give_deeds: Final = give_deeds
        self.get_deeds: Final = get_deeds
        self.give_pawned: Final = give_pawned
        self.get_pawned: Final = get_pawned
        self.give_cards: Final = give_cards
        self.get_cards: Final = get_cards


class SetCap(Standing):
    """Never charge more than this for a deed, until further notice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "amount")

    def __init__(self, deed: int, amount: int) -> None:
        self.deed: Final = deed
        self.amount: Final = amount


class ClearCap(Standing):
    """Charge the full rent for a deed again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed


class ClaimRent(Standing):
    """Claim the rent of a visit that has not been claimed yet."""

    FIELDS: ClassVar[tuple[str, ...]] = ("claim", "amount")

    def __init__(self, claim: int, amount: int) -> None:
        self.claim: Final = claim
        self.amount: Final = amount


class LowerRent(Standing):
    """Lower the rent that somebody cannot pay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class DemandLiquidation(Standing):
    """Demand that the debtor's means be sold and pawned now."""


class Declare(Standing):
    """Declare a debtor bankrupt who cannot pay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor",)

    def __init__(self, debtor: int) -> None:
        self.debtor: Final = debtor


class KnockDown(Standing):
    """Bring the auctioneer's hammer down."""


class Issue(Standing):
    """Issue new money to the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class Concede(Standing):
    """Give the game up for good."""


class VoteEnd(Standing):
    """Ask all to end the game after this round."""


class VoteConcede(Standing):
    """Ask the others to let an absent player go."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class VoteDefault(Standing):
    """Ask the others to let the rulebook answer a question that has waited for a day."""


class Volunteer(Standing):
    """Stand in for a role whose holder has left (0 banker, 1 auctioneer)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: Final = role


class Postpone(Action):
    """On the book only: until when a loan is to run (AskLater)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "due")

    def __init__(self, loan: int, due: int) -> None:
        self.loan: Final = loan
        self.due: Final = due


class Vacancy(Action):
    """On the book only: who is willing to take a role over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role", "willing")

    def __init__(self, role: int, willing: int) -> None:
        self.role: Final = role
        self.willing: Final = willing


MONOPOLY_ACTIONS: Final = (
    ChooseToken,
    AnyToken,
    Throw,
    EndTurn,
    PayFine,
    UseCard,
    Stay,
    Buy,
    Decline,
    PayFlat,
    PayTenth,
    NameRent,
    NamePrice,
    Bid,
    Pass,
    GiveIn,
    Liquidate,
    KeepClaim,
    IssueLeast,
    Build,
    SellBuilding,
    Pawn,
    Redeem,
    AskBank,
    AskLoan,
    AskLater,
    Repay,
    Offer,
    SetCap,
    ClearCap,
    ClaimRent,
    LowerRent,
    DemandLiquidation,
    Declare,
    KnockDown,
    Issue,
    Concede,
    VoteEnd,
    VoteConcede,
    VoteDefault,
    Volunteer,
)
ACTIONS: Final = Registry(CORE_ACTIONS + MONOPOLY_ACTIONS)
THROW: Final = Throw()
END_TURN: Final = EndTurn()
BUY: Final = Buy()
DECLINE: Final = Decline()
PASS: Final = Pass()
