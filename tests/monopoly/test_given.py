"""What `[given]` refuses: one sentence that names the key and what would be right."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rentier import data
from rentier.core.errors import BadValue
from rentier.lab.scenario import BadScenario, load
from rentier.lab.scenario_run import run

RULES = data.rules("monopoly")
SUM = "a whole number from 1 to 999999999"
REFUSED = {
    "cash = {Z = 1}": "given.cash: 'Z' is no seat; the seats are A, B, C",
    "cash = {A = 1.5}": "given.cash is a whole number from 0 to 999999999, not 1.5",
    "cash = {A = true}": "given.cash is a whole number from 0 to 999999999, not True",
    'cash = {A = "1"}': "given.cash is a whole number from 0 to 999999999, not '1'",
    "cash = {A = -1}": "given.cash is a whole number from 0 to 999999999, not -1",
    "cash = {A = 99999}": "given.cash: the bank lacks",
    "bank = -1": "given.bank is a whole number from 0",
    "pot = -5": "given.pot is a whole number from 0",
    "round = 0": f"given.round is {SUM}, not 0",
    "turn_number = 0": f"given.turn_number is {SUM}, not 0",
    "own_turns = {A = -1}": "given.own_turns is a whole number from 0",
    "doubles = 3": "given.doubles is a whole number from 0 to 2, not 3",
    "away = {A = 4}": "given.away is a whole number from 0 to 3, not 4",
    'jail = ["A"]': "given.jail is a table in braces, not [0]",
    "jail = {A = 4}": "given.jail is a whole number from 0 to 3, not 4",
    'out = "A"': "given.out is a list, not 0",
    'out = ["Z"]': "given.out: 'Z' is no seat; the seats are A, B, C",
    'out = ["B", "B"]': "given.out: nobody goes out twice",
    'out = ["A"]': "given.turn: who is out has no turn",
    'out = ["B"]\ncash = {B = 5}': "given.out: who is out has no money",
    "turn = -1": "given.turn: -1 is no seat",
    'turn = "Z"': "given.turn: 'Z' is no seat; the seats are A, B, C",
    "at = {A = 40}": "given.at: there is no space 40",
    "at = {A = 1.0}": "given.at: space: a name or a whole number is needed",
    'deeds = {A = "baltic"}': "given.deeds is a list, not 'baltic'",
    'deeds = {A = ["baltic"], B = ["baltic"]}': "given.deeds: baltic is given twice",
    'deeds = {A = ["baltic"]}\ngroups = {A = ["brown"]}': "given.groups: baltic is given twice",
    'groups = {A = ["pink and blue"]}': "given.groups: group 'pink and blue' is unknown; known: brown",
    "groups = {A = [[]]}": "given.groups: group [] is unknown",
    'pawned = ["baltic"]': "given.pawned: nobody owns baltic",
    "caps = {baltic = -1}": "given.caps is a whole number from 0",
    "caps = {A = 1}": "given.caps is a table by deed, not by seat",
    "levels = {boardwalk = 6}": "given.levels.boardwalk is a whole number from 0 to 5, not 6",
    "levels = {brown = [1]}": "given.levels: brown has 2 deeds, so it takes 2 numbers",
    "levels = {short_line = 1}": "given.levels: short_line is no street",
    "levels = {A = 1}": "given.levels is a table by deed, not by seat",
    "start_levels = {boardwalk = -1}": "given.start_levels.boardwalk is a whole number from 0 to 5, not -1",
    "stock = {houses = 33}": "given.stock.houses is a whole number from 0 to 32, not 33",
    "stock = {hotels = 12}\nlevels = {boardwalk = 5}": "given.stock.hotels is a whole number from 0 to 11",
    "stock = {castles = 1}": "given.stock.castles is unknown; known: houses, hotels",
    'cards = {A = ["CH-01"]}': "given.cards: CH-01 cannot be kept, only CH-08, CC-05",
    'cards = {A = ["CH-08"], B = ["CH-08"]}': "given.cards: CH-08 is given twice",
    'top = {chance = ["CC-05"]}': "given.top.chance: CC-05 is not in this deck",
    'top = {chance = ["CH-01", "CH-01"]}': "given.top.chance: CH-01 is not in this deck, or is named twice",
    "top = {fate = []}": "given.top.fate is unknown; known: chance, chest",
    'loans = [{lender = "A", borrower = "A", sum = 5, due = 2}]': "given.loans: lender and borrower are",
    'loans = [{lender = "Z", borrower = "A", sum = 5, due = 2}]': "given.loans.lender: 'Z' is no seat; the",
    'loans = [{lender = "B", borrower = "A", sum = 0, due = 2}]': f"given.loans.sum is {SUM}, not 0",
    'loans = [{lender = "B", borrower = "A", sum = 5, due = 0}]': f"given.loans.due is {SUM}, not 0",
    'loans = [{lender = "B", borrower = "A", sum = 5}]': "given.loans: due is missing",
    'owes = [{debtor = "A", creditor = "B", kind = "rent"}]': "given.owes: amount is missing",
    'owes = [{debtor = "A", creditor = "B", kind = "rent", amount = 0}]': f"given.owes.amount is {SUM}",
    'owes = [{debtor = "A", creditor = "B", kind = "love", amount = 1}]': "given.owes: kind 'love' is",
    'owes = ["A"]': "given.owes is a table in braces, not 0",
    'question = "Auction"': "given.question: take BeforeThrow, JailTurn or AfterThrow, not 'Auction'",
    'question = ["AfterThrow"]': "given.question: take BeforeThrow, JailTurn or AfterThrow",
    "extra = 1": "given.extra is true or false, not 1",
}
HEAD = 'title = "t"\ngame = "monopoly"\nrules = ["P-GO-1"]\nplayers = 3\nplay = [{A = "Throw"}]\n'


@pytest.mark.parametrize(("rows", "words"), REFUSED.items(), ids=REFUSED.keys())
def test_what_cannot_be_given(tmp_path: Path, rows: str, words: str) -> None:
    path = tmp_path / "case.toml"
    path.write_text(f"{HEAD}[given]\n{rows}\n", encoding="utf-8")
    with pytest.raises(BadScenario) as error:
        run(load(path))
    assert f"case.toml: {words}" in str(error.value)
    assert "Error" not in str(error.value)


def test_the_ends_of_the_ranges_can_be_given() -> None:
    table = tomllib.loads(
        "pot = 0\nround = 1\ndoubles = 2\nlevels = {boardwalk = 5, park_place = 0}\nstock = {hotels = 11}"
    )
    s = RULES.given({}, 3, 7, False, {**table, "jail": {2: 3}, "away": {1: 3}, "cash": {0: 0}})
    assert (s.doubles, s.jail[2], s.away[1], s.money[0], s.hotels) == (2, 3, 3, 0, 11)
    RULES.audit(s)


def test_a_bank_told_covers_any_purse() -> None:
    s = RULES.given({}, 2, 3, False, {"cash": {0: 99999}, "bank": 0})
    RULES.audit(s)
    with pytest.raises(BadValue, match="the bank lacks"):
        RULES.given({}, 2, 3, False, {"cash": {0: 99999}})
