"""Deals between players (P-DEAL, 4.5)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.book import find
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Form
from rentier.core.seat import bit
from rentier.core.tally import ACCEPTED, COUNTERED, OFFERED
from rentier.games.monopoly.accounts import BANK, DEAL, REDEEM
from rentier.games.monopoly.actions import Offer
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.acts.building import known
from rentier.games.monopoly.acts.mortgage import pawn_refusal
from rentier.games.monopoly.board import DECK
from rentier.games.monopoly.events.estate import DealDone, OfferMade
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.book import REJECTED, close_entry, open_entry
from rentier.games.monopoly.verbs.cards import hand_card
from rentier.games.monopoly.verbs.deeds import built_on, give_deed, interest, pawn
from rentier.games.monopoly.verbs.money import move_money
from rentier.games.monopoly.windows import dealing, needy


class Side:
    """What one party of a deal gives."""

    def __init__(
        self, seat: int, deeds: tuple[int, ...], pawned: tuple[int, ...], cards: tuple[int, ...], cash: int
    ):
        self.seat = seat
        self.deeds = deeds
        self.pawned = pawned  # to be pawned at closing (P-DEAL-4)
        self.cards = cards
        self.cash = cash  # net: at most one side gives any

    def goods(self) -> int:
        return len(self.deeds) + len(self.pawned) + len(self.cards)


def sides(author: int, offer: Offer) -> tuple[Side, Side]:
    """The two sides of an offer, money netted (P-DEAL-6)."""
    net = offer.give_cash - offer.get_cash
    gives = Side(author, offer.give_deeds, offer.give_pawned, offer.give_cards, max(net, 0))
    gets = Side(offer.to, offer.get_deeds, offer.get_pawned, offer.get_cards, max(-net, 0))
    return gives, gets


def side_refusal(s: MonopolyState, side: Side, back: Side) -> Explanation | None:
    """P-DEAL-1: each side gives only what it has, and something for something."""
    everything = side.deeds + side.pawned
    if len(set(everything)) < len(everything) or len(set(side.cards)) < len(side.cards):
        return refusal("P-DEAL-1", "NamedTwice")
    for deed in everything:
        why = deed_refusal(s, side.seat, deed, deed in side.pawned)
        if why is not None:
            return why
    for card in side.cards:
        if card not in s.board.jail_cards or not s.cards[side.seat] >> card // DECK & 1:
            return refusal("P-DEAL-1", "NotTheirs", ("card", card))
    if side.goods() and not back.goods() and back.cash < 1:
        return refusal("P-DEAL-1", "NothingInReturn", ("seat", side.seat))
    return None


def deed_refusal(s: MonopolyState, seat: int, deed: int, at_closing: bool) -> Explanation | None:
    """P-DEAL-2, -3, -4: pawned, or pawned at closing, or open where the table allows it; no building in
    the group.
    """
    if not known(deed):
        return refusal("P-DEAL-1", "NoSuchDeed", ("deed", deed))
    if s.owner[deed] != seat:
        return refusal("P-DEAL-1", "NotTheirs", ("deed", deed))
    if built_on(s, s.board.group[deed]):
        return refusal("P-DEAL-3", "GroupBuiltOn", ("deed", deed))
    if at_closing:
        why = pawn_refusal(s, seat, deed)
        return None if why is None else refusal("P-DEAL-4", why.reason, ("deed", deed))
    if not s.pawned >> deed & 1 and not s.choices.trade_open:
        return refusal("P-DEAL-2", "NotPawned", ("deed", deed))
    return None


def cash_after(s: MonopolyState, side: Side, back: Side) -> int:
    """P-DEAL-6: what a party has after pawning, interest (P-MTG-5) and netting."""
    cash = s.money[side.seat] + back.cash - side.cash
    for deed in side.pawned:
        cash += s.board.mortgage[deed]
    for deed in back.deeds + back.pawned:
        if deed in back.pawned or s.pawned >> deed & 1:
            cash -= interest(s, deed)
    return cash


def deal_refusal(s: MonopolyState, author: int, offer: Offer) -> Explanation | None:
    """4.5: the whole check, made when offered and again at consent."""
    if not 0 <= offer.to < s.seats or offer.to == author:
        return refusal("P-DEAL-1", "NoSuchPartner", ("seat", offer.to))
    if not s.solvent(offer.to) or not s.solvent(author):
        return Explanation(("P-DEAL-5", "P-DEAL-1"), "OutOfGame", (("seat", offer.to),))
    closed = dealing(s, author, offer.to)
    if closed is not None:
        return closed
    if min(offer.give_cash, offer.get_cash) < 0 or max(offer.give_cash, offer.get_cash) > s.board.biggest_sum:
        return refusal("P-DEAL-1", "BadSum", ("most", s.board.biggest_sum))
    gives, gets = sides(author, offer)
    if not gives.goods() and not gets.goods():
        return refusal("P-DEAL-1", "NothingNamed")
    return side_refusal(s, gives, gets) or side_refusal(s, gets, gives) or cash_refusal(s, gives, gets)


def cash_refusal(s: MonopolyState, gives: Side, gets: Side) -> Explanation | None:
    for side, back in ((gives, gets), (gets, gives)):
        after = cash_after(s, side, back)
        if after < 0:
            return refusal("P-DEAL-6", "CannotAfford", ("seat", side.seat), ("short", -after))
        if side.seat == needy(s) and after <= s.money[side.seat]:
            return refusal("P-DEAL-5", "MustRaiseCash", ("seat", side.seat), ("after", after))
    return None


class OfferAct(Act):
    """P-DEAL-1, -5: one proposes, the other accepts, refuses or makes a counter-offer; the game does not
    wait.
    """

    RULE: ClassVar[str] = "P-DEAL-1"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        offer = cast(Offer, action)
        if offer.counters:
            entry = find(s.book, offer.counters)
            if entry is None or not entry.asked & bit(seat) or not isinstance(entry.act, Offer):
                return refusal("P-DEAL-1", "NoSuchEntry", ("entry", offer.counters))
            if entry.author != offer.to:
                return refusal("P-DEAL-1", "NoSuchPartner", ("seat", offer.to))
        if len([entry for entry in s.book if entry.author == seat]) >= MOST_OPEN:
            return refusal("P-DEAL-5", "TooManyOffers", ("most", MOST_OPEN))
        return deal_refusal(s, seat, offer)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        offer = cast(Offer, action)
        s.counts[OFFERED] += 1
        if offer.counters:
            entry = find(s.book, offer.counters)
            if entry is not None:
                close_entry(s, entry, REJECTED, "P-DEAL-1")
                s.counts[COUNTERED] += 1
        entry = open_entry(s, seat, bit(offer.to), offer)
        if s.sink is not None:
            s.sink.append(
                OfferMade(
                    "P-DEAL-1",
                    entry.id,
                    seat,
                    offer.to,
                    offer.counters,
                    offer.give_cash,
                    offer.get_cash,
                    offer.give_deeds,
                    offer.get_deeds,
                    offer.give_pawned,
                    offer.get_pawned,
                    offer.give_cards,
                    offer.get_cards,
                )
            )

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        most = s.board.biggest_sum
        partners = [other for other in range(s.seats) if other != seat and s.solvent(other)]
        return [
            Form(Offer, (("to", other, other), ("give_cash", 0, most), ("get_cash", 0, most)))
            for other in partners
            if dealing(s, seat, other) is None
        ]

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        gives, gets = sides(seat, cast(Offer, action))
        values = (("cash_after", cash_after(s, gives, gets)), ("partner_after", cash_after(s, gets, gives)))
        return Explanation(("P-DEAL-1", "P-DEAL-5"), values=values)


MOST_OPEN = 16  # open offers of one player; more would only bury the table


def carry_deal(s: MonopolyState, entry: int, author: int, offer: Offer) -> None:
    """P-DEAL-4, -6: pawn what is pawned at closing, one DEAL entry for the net money, then the goods; all
    at once.
    """
    gives, gets = sides(author, offer)
    s.counts[ACCEPTED] += 1
    for side in (gives, gets):
        for deed in side.pawned:
            pawn(s, side.seat, deed, at_once=True, rule="P-DEAL-4")
    for side, back in ((gives, gets), (gets, gives)):
        move_money(s, side.seat, back.seat, side.cash, DEAL, entry)
    for side, back in ((gives, gets), (gets, gives)):
        hand_goods(s, side, back.seat)
    if s.sink is not None:
        s.sink.append(DealDone("P-DEAL-6", entry, author, offer.to))


def hand_goods(s: MonopolyState, side: Side, to: int) -> None:
    for deed in side.deeds + side.pawned:
        if s.pawned >> deed & 1:
            move_money(s, to, BANK, interest(s, deed), REDEEM, deed, "P-MTG-5")
        give_deed(s, deed, to, "P-DEAL-6")
    for card in side.cards:
        hand_card(s, card, side.seat, to, "P-DEAL-1")
