"""P-TX-5: the books after every step."""

from __future__ import annotations

from rentier.core.errors import AuditFailed
from rentier.games.monopoly.accounts import BANK, MINT
from rentier.games.monopoly.board import DECK, DEEDS, GROUPS, HOTEL
from rentier.games.monopoly.state import MonopolyState


def audit(s: MonopolyState) -> None:
    """Raise `AuditFailed` with the number of the check that failed."""
    failed = money_check(s) or building_check(s) or place_check(s) or counter_check(s)
    if failed:
        raise AuditFailed(f"the books do not balance: {failed} [P-TX-5]")


def money_check(s: MonopolyState) -> str:
    if sum(s.money) != 0:
        return f"(1) all accounts sum to {sum(s.money)}"
    issued = s.set_money + sum([issue.amount for issue in s.issues])
    if -s.money[MINT] != issued:
        return f"(2) the mint gave {-s.money[MINT]}, stock and issues are {issued}"
    if s.booked != s.money:
        return f"(6) the ledger's lines add up to {s.booked}, the accounts hold {s.money}"
    for account in range(-3, s.seats):
        floorless = account == MINT or (account == BANK and s.choices.infinite)
        if s.money[account] < 0 and not floorless:
            return f"(3) account {account} holds {s.money[account]}"
    return ""


def building_check(s: MonopolyState) -> str:
    houses = s.houses + sum([level for level in s.level if level < HOTEL])
    hotels = s.hotels + len([level for level in s.level if level == HOTEL])
    if houses != s.set_houses or hotels != s.set_hotels:
        return f"(4) {houses} houses and {hotels} hotels"
    return ""


def place_check(s: MonopolyState) -> str:
    return deed_check(s) or card_check(s)


def deed_check(s: MonopolyState) -> str:
    """Each deed is with the bank or a solvent player; who is out has nothing."""
    for deed in range(DEEDS):
        owner = s.owner[deed]
        if owner != BANK and not (0 <= owner < s.seats and s.solvent(owner)):
            return f"(5) deed {deed} is with {owner}"
    for seat in s.fallen:
        if s.money[seat] or s.cards[seat]:
            return f"(5) seat {seat} is out and still holds something"
    return ""


def card_check(s: MonopolyState) -> str:
    held = 0
    for mask in s.cards:
        if held & mask:
            return "(5) a card is in two hands"
        held |= mask
    for deck, cards in ((0, s.chance), (1, s.chest)):
        rest = cards.cards() + under_way(s, deck)
        if held >> deck & 1:
            rest.append(s.board.jail_cards[deck])
        if sorted(rest) != list(range(deck * DECK, (deck + 1) * DECK)):
            return f"(5) the cards of deck {deck} are {sorted(rest)}"
    return ""


def under_way(s: MonopolyState, deck: int) -> list[int]:
    """Cards being carried out: they lie on the stack until they go under."""
    cards = [step.card for step in s.stack if type(step).__name__ == "CardDone"]
    return [card for card in cards if card // DECK == deck]


def counter_check(s: MonopolyState) -> str:
    """The incremental counters agree with the deeds they count."""
    for seat in range(s.seats):
        owned = sum([1 << deed for deed in range(DEEDS) if s.owner[deed] == seat])
        if owned != s.owned[seat]:
            return f"the deeds of seat {seat}"
        whole = sum([1 << g for g in range(GROUPS) if owned & s.board.group_mask[g] == s.board.group_mask[g]])
        if whole != s.whole[seat]:
            return f"the groups of seat {seat}"
    return ""
