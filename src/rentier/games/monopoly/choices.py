"""The table options of one game as plain ints, so that rules compare numbers and never words."""

from __future__ import annotations

from typing import Final

INFINITE: Final = -1
NOBODY: Final = -1

TO_BANK, TO_CREDITOR_CASH, TO_CREDITOR = range(3)
LIMIT_NONE, LIMIT_CASH, LIMIT_RAISABLE = range(3)


def number(value: object) -> int:
    """An option's number; words stand for `INFINITE` and `NOBODY`, on and off for 1 and 0."""
    if isinstance(value, int):
        return value
    return 1 if value == "on" else 0 if value == "off" else -1


class Choices:
    """Options of section 2 of the rulebook, by their keys with dots as underscores."""

    def __init__(self, given: dict[str, object]) -> None:
        self.given: Final = given
        self.start_cash: Final = number(given["start.cash"])
        self.salary: Final = number(given["go.salary"])
        self.double_on_land: Final = number(given["go.double_on_land"])
        self.flat_tax: Final = 1 if given["tax.income"] == "flat" else 0
        self.luxury: Final = number(given["tax.luxury"])
        self.jackpot: Final = number(given["parking.jackpot"])
        self.stock: Final = number(given["bank.stock"])
        self.infinite: Final = 1 if given["bank.stock"] == "infinite" else 0
        self.emission_step: Final = number(given["emission.step"])
        self.banker: Final = number(given["banker"])
        self.auctioneer: Final = number(given["auctioneer"])
        self.bank_lends: Final = 0 if given["loan.bank"] == "off" else 1
        self.bank_cap: Final = number(given["loan.bank_cap"])
        self.bank_term: Final = number(given["loan.bank_term"])
        self.player_loans: Final = number(given["loan.players"])
        self.interest: Final = number(given["loan.interest"])
        self.ask_rent: Final = 1 if given["rent.mode"] == "ask" else 0
        self.must_demand: Final = number(given["rent.must_demand"])
        self.rounds_style: Final = 1 if given["auction.style"] == "rounds" else 0
        self.auction_start: Final = number(given["auction.start"])
        self.auction_step: Final = number(given["auction.step"])
        self.bid_limit: Final = ("none", "cash", "raisable").index(str(given["auction.bid_limit"]))
        self.step_limit: Final = number(given["build.step_limit"])
        self.sell_limit: Final = number(given["build.sell_limit"])
        self.break_down: Final = number(given["hotel.break_down"])
        self.bare_group: Final = number(given["mortgage.bare_group"])
        self.redeem_percent: Final = number(given["mortgage.interest"])
        self.trade_open: Final = number(given["trade.unmortgaged"])
        self.deal_any: Final = 1 if given["deal.window"] == "any" else 0
        self.finance_any: Final = 1 if given["finance.window"] == "any" else 0
        self.standard_jail: Final = 1 if given["jail.mode"] == "standard" else 0
        self.bankrupt_to: Final = ("bank", "creditor_cash", "creditor").index(str(given["bankrupt.to"]))
        self.bankrupt_auction: Final = number(given["bankrupt.auction"])
        self.end_rounds: Final = number(given["end.rounds"])
        self.end_minutes: Final = number(given["end.minutes"])
        self.time_choice: Final = number(given["time.choice"])
        self.time_bid: Final = number(given["time.bid"])
        self.time_debt: Final = number(given["time.debt"])
        self.time_settle: Final = number(given["time.settle"])
        self.time_declare: Final = number(given["time.declare"])
