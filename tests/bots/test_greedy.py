"""What greedy does in plain situations: each is a table as scenarios tell it."""

from __future__ import annotations

from typing import Any

import pytest

from rentier import data
from rentier.bots.registry import make
from rentier.core.action import Accept, Action, Reject
from rentier.core.kernel import act, asked, befall
from rentier.core.options import settled
from rentier.core.seat import NATURE_BIT, seats_of
from rentier.games.monopoly.actions import (
    AskBank,
    AskLoan,
    Bid,
    Build,
    Buy,
    Decline,
    EndTurn,
    KeepClaim,
    LowerRent,
    Offer,
    Pawn,
    PayFine,
    PayFlat,
    PayTenth,
    Redeem,
    Repay,
    Stay,
    Throw,
    UseCard,
    VoteEnd,
)

RULES = data.rules("monopoly")
IDS = [*data.rules("monopoly").board.deed_ids]  # type: ignore[attr-defined]
ORANGE = ("st_james", "tennessee", "new_york")
RED = ("kentucky", "indiana", "illinois")


def deed(name: str) -> int:
    return IDS.index(name)


class Table:
    """A game in the middle, with greedy on every seat."""

    def __init__(self, given: dict[str, Any], seats: int = 3, **options: object) -> None:
        chosen = settled(RULES.options, {key.replace("__", "."): value for key, value in options.items()})
        self.state: Any = RULES.given(chosen, seats, 0, False, given)
        self.bots = [make("monopoly", "greedy", seat, 1) for seat in range(seats)]

    def says(self, seat: int = 0) -> Action:
        """The bot's next act; it has to be legal."""
        view = RULES.view(self.state, seat)
        action: Action = self.bots[seat].decide(view)
        assert view.may(action), action
        return action

    def does(self, seat: int = 0) -> Action:
        action = self.says(seat)
        act(RULES, self.state, seat, action)
        return action

    def throw(self, first: int, second: int) -> None:
        """The active seat throws these dice."""
        act(RULES, self.state, self.state.active, Throw())
        befall(RULES, self.state, 6 * (first - 1) + second - 1)

    def answer(self, author: int, request: Action, seat: int) -> Action:
        """What a seat replies to a request that somebody puts on the book."""
        act(RULES, self.state, author, request)
        entry = self.state.book[-1]
        view = RULES.view(self.state, seat)
        said: Action = self.bots[seat].reply(view, entry)
        assert view.may(said), said
        return said


def sale(to: int, name: str, price: int) -> Offer:
    """A deed of mine, pawned at closing, for money."""
    return Offer(to, 0, 0, price, (), (), (deed(name),), (), (), ())


def purchase(to: int, name: str, price: int) -> Offer:
    return Offer(to, 0, price, 0, (), (), (), (deed(name),), (), ())


def test_buys_what_it_can_pay() -> None:
    for cash, answer in ((1500, Buy), (100, Decline), (95, Decline)):
        table = Table({"cash": {0: cash}})
        table.throw(2, 4)
        assert type(table.says()) is answer


def test_borrows_for_the_last_deed_of_a_group() -> None:
    table = Table({"cash": {0: 120}, "deeds": {0: ["st_james", "tennessee"]}, "at": {0: "states"}})
    table.throw(2, 4)
    loan = table.does()
    assert isinstance(loan, AskBank) and loan.amount == 80
    assert type(table.does()) is Buy
    assert table.state.whole[0]


def test_pawns_for_it_where_nobody_lends() -> None:
    given = {"cash": {0: 120}, "deeds": {0: ["st_james", "tennessee", "boardwalk"]}, "at": {0: "states"}}
    table = Table(given, loan__bank="off", loan__players="off")
    table.throw(2, 4)
    assert type(table.does()) is Pawn and type(table.does()) is Buy


def test_repays_and_redeems_when_there_is_money() -> None:
    given: dict[str, Any] = {
        "question": "AfterThrow",
        "cash": {0: 1500},
        "groups": {0: ["orange"]},
        "pawned": ["st_james"],
        "loans": [{"lender": "bank", "borrower": 0, "sum": 200, "due": 9}],
    }
    table = Table(given)
    assert [type(table.does()) for _ in range(2)] == [Repay, Redeem]


def test_builds_evenly_and_keeps_a_reserve() -> None:
    table = Table({"question": "AfterThrow", "cash": {0: 320}, "groups": {0: ["orange"]}})
    acts = [table.does() for _ in range(3)]
    assert [type(one) for one in acts] == [Build, Build, EndTurn]
    assert sorted(table.state.level[deed(name)] for name in ORANGE) == [0, 1, 1]
    assert table.state.money[0] == 120


def test_the_reserve_grows_with_the_danger() -> None:
    given = {"question": "AfterThrow", "cash": {0: 320}, "groups": {0: ["orange"], 1: ["dark_blue"]}}
    calm, alarmed = Table(given), Table({**given, "levels": {"dark_blue": [5, 5]}})
    assert type(calm.does()) is Build
    assert type(alarmed.says()) is EndTurn


def test_a_group_is_not_given_for_nothing() -> None:
    given = {"deeds": {0: ["st_james", "boardwalk"], 1: ["tennessee", "new_york"]}, "turn": 1}
    for price, answer in ((1, Offer), (150, Offer), (900, Accept)):
        table = Table(given)
        said = table.answer(1, purchase(0, "st_james", price), 0)
        assert type(said) is answer
        if isinstance(said, Offer):
            assert said.counters and said.get_cash > 150 and said.get_pawned == ()
    assert type(Table(given).answer(1, purchase(0, "boardwalk", 1), 0)) is Reject


def test_a_counter_offer_is_taken_by_its_equal() -> None:
    table = Table({"deeds": {0: ["st_james"], 1: ["tennessee", "new_york"]}, "turn": 1})
    counter = table.answer(1, purchase(0, "st_james", 10), 0)
    assert type(table.answer(0, counter, 1)) is Accept


def test_it_does_not_pay_more_than_it_has() -> None:
    table = Table({"cash": {0: 300}, "deeds": {0: ["tennessee", "new_york"], 1: ["st_james"]}, "turn": 1})
    assert type(table.answer(1, sale(0, "st_james", 200), 0)) is Accept
    assert type(table.answer(1, sale(0, "st_james", 400), 0)) is not Accept


def test_groups_are_exchanged_and_a_refused_offer_is_not_repeated() -> None:
    given: dict[str, Any] = {
        "question": "AfterThrow",
        "round": 60,
        "cash": {0: 1500, 1: 1500},
        "deeds": {0: [*ORANGE[:2], RED[0]], 1: [ORANGE[2], *RED[1:]]},
    }
    table = Table(given)
    offers = 0
    for _ in range(40):
        said = table.says()
        if isinstance(said, Offer):
            offers += 1
            assert said.to == 1
            assert said.get_pawned == (deed("indiana"), deed("illinois"))
            assert said.give_pawned == (deed("st_james"), deed("tennessee"))
        table.state.own_turns[0] += 1
        table.state.turn += 1
    assert 1 <= offers <= 4


def test_few_bids_decide_an_auction() -> None:
    table = Table({"cash": {0: 30}}, seats=4)
    table.throw(2, 4)
    table.does()
    decisions = bids = 0
    while asked(table.state) != NATURE_BIT and type(table.state.stack[-1]).__name__ == "Auction":
        decisions += 1
        bids += isinstance(table.does(seats_of(asked(table.state))[0]), Bid)
    assert 1 <= bids <= 6 and decisions <= 10
    assert table.state.owner[deed("oriental")] > 0


@pytest.mark.parametrize(("deeds", "answer"), [(3, PayTenth), (4, PayFlat)])
def test_the_tax_by_rule_of_thumb(deeds: int, answer: type[Action]) -> None:
    names = ["boardwalk", "park_place", "pacific", "new_york"][:deeds]
    table = Table({"deeds": {0: names}})
    table.throw(1, 3)
    assert type(table.says()) is answer


def test_out_of_jail_early_and_in_late() -> None:
    groups = ["brown", "light_blue", "pink", "orange", "red", "yellow", "green", "railroad", "utility"]
    late = {"groups": {1: groups}, "levels": {"green": [3, 3, 3]}}
    assert type(Table({"jail": {0: 1}}).says()) is PayFine
    assert type(Table({"jail": {0: 1}, "cards": {0: ["CH-08"]}}).says()) is UseCard
    assert type(Table({"jail": {0: 1}, **late}).says()) is Stay
    assert type(Table({"jail": {0: 3}, **late}).says()) is Throw


def test_in_debt_lone_deeds_go_first() -> None:
    owes = [{"debtor": 0, "creditor": 1, "amount": 150, "kind": "rent"}]
    given = {"cash": {0: 60}, "owes": owes, "groups": {0: ["orange"]}, "deeds": {0: ["boardwalk", "baltic"]}}
    table = Table({**given, "levels": {"orange": [1, 1, 1]}})
    said = table.does()
    assert isinstance(said, Pawn) and said.deed == deed("boardwalk")
    assert table.state.money[0] == 110 and not table.state.debts


def test_a_small_gap_is_bridged_by_a_loan() -> None:
    owes = [{"debtor": 0, "creditor": 1, "amount": 400, "kind": "rent"}]
    table = Table({"cash": {0: 60}, "owes": owes, "deeds": {0: ["boardwalk"]}})
    loan = table.does()
    assert isinstance(loan, AskBank) and loan.amount == 140
    assert type(table.does()) is Pawn
    assert not table.state.debts and table.state.out == 0


def test_a_hopeless_rent_is_lowered_while_others_stay() -> None:
    owes = [{"debtor": 0, "creditor": 1, "amount": 900, "kind": "rent", "ref": "boardwalk"}]
    given = {"cash": {0: 500}, "owes": owes, "deeds": {1: ["boardwalk"]}}
    for table, answer in ((Table(given), LowerRent), (Table(given, bankrupt__to="creditor"), KeepClaim)):
        table.does(0)
        assert type(table.says(1)) is answer


def test_it_lends_only_what_is_safe() -> None:
    given: dict[str, Any] = {"cash": {0: 800, 1: 10}, "deeds": {1: ["boardwalk"]}, "turn": 1}
    assert type(Table(given).answer(1, AskLoan(0, 100, 100, 1, 3), 0)) is Accept
    assert type(Table(given).answer(1, AskLoan(0, 300, 300, 1, 3), 0)) is Reject
    assert type(Table({**given, "pawned": ["boardwalk"]}).answer(1, AskLoan(0, 100, 100, 1, 3), 0)) is Reject


def test_yes_to_votes() -> None:
    assert type(Table({}).answer(1, VoteEnd(), 0)) is Accept
