"""Each kind of line of a scenario, seen to fail with words that help."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rentier.cli.check import report
from rentier.lab.scenario import BadScenario, load
from rentier.lab.scenario_run import run
from tests.tiny.actions import Offer
from tests.tiny.state import TinyState

Play = Callable[..., str]
STOPS_ON_AMBER = '{A = "Throw", dice = 1}, {nature = 1},'
HEAD = 'title = "a case"\nmodule = "tests.tiny.game"\nrules = ["T-1"]\n'


@pytest.fixture
def play(tmp_path: Path) -> Play:
    def played(lines: str, top: str = "", head: str = HEAD) -> str:
        path = tmp_path / "case.toml"
        path.write_text(f"{head}{top}\nplay = [\n{lines}\n]\n", encoding="utf-8")
        return report(run(load(path), allow_modules=True))

    return played


def failure(text: str) -> list[str]:
    """What was expected, what came, and by which rule."""
    rows = text.splitlines()
    assert rows[0].startswith("FAILED")
    return [row.strip().split("  ", 1)[1].strip() for row in rows[2:]]


def test_a_line_that_holds_is_one_line(play: Play) -> None:
    assert play('{expect = {question = "Turn"}},').startswith("ok ")


CASES = {
    "an act that is illegal": (
        '{A = "Throw", dice = 9},',
        ["A: Throw (dice = 9): to be legal", "refused because OneToThreeDice", "T-2 (dice 9)"],
    ),
    "an act that should be illegal": (
        '{A = "Throw", dice = 2, refused = "T-2"},',
        ["A: Throw (dice = 2): to be refused by T-2", "it is legal", "T-2"],
    ),
    "a refusal by another rule": (
        '{A = "Throw", dice = 9, refused = "T-3", because = "OneToThreeDice"},',
        [
            "A: Throw (dice = 9): to be refused by T-3 because OneToThreeDice",
            "refused because OneToThreeDice",
        ],
    ),
    "a refusal for another reason": (
        '{A = "Throw", dice = 9, because = "TooTired"},',
        ["A: Throw (dice = 9): to be refused because TooTired", "refused because OneToThreeDice"],
    ),
    "rules that do not explain it": (
        '{A = "Throw", dice = 1, explains = ["T-2", "T-9"]},',
        ["A: Throw (dice = 1): explained by T-9", "T-2"],
    ),
    "modifiers that are not in force": (
        '{A = "Throw", dice = 1, modifiers = ["rain_1"]},',
        ["A: Throw (dice = 1): modifiers in force: rain_1", "none"],
    ),
    "values that were not compared": (
        '{A = "Throw", dice = 9, only = "explain", values = {dice = 8}},',
        ["A: Throw (dice = 9): values.dice = 8", "9"],
    ),
    "a word of the clock without a clock": (
        '{clock = "TimeUp"},',
        ["the clock: TimeUp: to be legal", "refused because NoClock"],
    ),
    "an answer nature cannot give": (
        '{A = "Throw", dice = 2}, {nature = [1, 7]},',
        ["nature can say [1, 7]", "it can say [1, 1], [1, 2],", "Roll (dice = 2), asks nature"],
    ),
    "dice written in a row": (
        '{A = "Throw", dice = 2}, {dice = "17"},',
        ["nature can say [1, 7]", "(36 in all)"],
    ),
    "nature when it is not asked": (
        "{nature = 3},",
        ["nature to be asked", "Turn, asks A"],
    ),
    "nature left out": (
        '{A = "Throw", dice = 2}, {A = "Pay"},',
        ["{nature = …} first, or a seed", "nature is still asked: Roll (dice = 2), asks nature"],
    ),
    "a fact": (
        STOPS_ON_AMBER
        + '{A = "Bid", amount = 0}, {B = "Bid", amount = 4}, {expect = {purses = {A = 20, B = 20}}},',
        ["purses.B = 20", "16", "StallTaken (seat = B, stall = amber, price = 4) [T-6]"],
    ),
    "a fact nobody keeps": (
        "{expect = {purse = 3}},",
        ["purse = 3", "nothing: the keys here are purses, bank, places"],
    ),
    "a list by seat": ('{expect = {places = ["gate", "dune"]}},', ["places[1] = dune", "gate"]),
    "a list of another length": ('{expect = {places = ["gate"]}},', ["places = [gate]", "[gate, gate]"]),
    "the open question": ('{expect = {question = "Bids"}},', ["question = Bids", "Turn"]),
    "a field of the open question": (
        STOPS_ON_AMBER + '{expect = {question = {is = "Bids", stall = "dune"}}},',
        ["question.stall = dune", "amber"],
    ),
    "who is asked": ('{expect = {asked = ["B"]}},', ["asked[0] = B", "A"]),
    "whether it is over": ("{expect = {over = true}},", ["over = true", "false"]),
    "the offer book": ("{expect = {book = {size = 1}}},", ["book = size 1", "[]"]),
    "at least": ("{expect = {purses = {A = {at_least = 21}}}},", ["purses.A = at least 21", "20"]),
    "at most": ("{expect = {purses = {A = {at_most = 19}}}},", ["purses.A = at most 19", "20"]),
    "not": ('{expect = {mover = {not = "A"}}},', ["mover = not A", "0"]),
    "an empty table": ("{expect = {owners = {}}},", ["owners = {}", "{amber = -1, birch = -1"]),
    "has": ('{expect = {places = {has = "dune"}}},', ["places = has dune", "[gate, gate]"]),
    "lacks": ('{expect = {places = {lacks = ["gate"]}}},', ["places = lacks [gate]", "[gate, gate]"]),
    "an event that did not happen": (
        STOPS_ON_AMBER + '{events = ["StallTaken"]},',
        ["the event StallTaken", "no such event at this place", "DiceThrown (seat = A, faces = [1]) [T-2]"],
    ),
    "an event with another field": (
        STOPS_ON_AMBER + '{events = [{is = "Moved", seat = "B", place = "amber"}]},',
        [
            "the event {is = Moved, seat = B, place = amber}",
            "Moved (seat = A, place = amber), where seat = B, came A",
        ],
    ),
    "events in another order": (
        STOPS_ON_AMBER + '{events = ["Moved", "DiceThrown"]},',
        ["the event DiceThrown", "no such event at this place"],
    ),
    "an event between": (
        STOPS_ON_AMBER + '{events = ["Moved"], exactly = true},',
        ["event 1 to be Moved", "DiceThrown (seat = A, faces = [1])"],
    ),
    "an event too many": (
        STOPS_ON_AMBER + '{events = ["DiceThrown"], exactly = true},',
        ["no further event", "Moved (seat = A, place = amber)"],
    ),
    "an event that must not happen": (
        STOPS_ON_AMBER + '{none = [{is = "Moved", seat = "A"}]},',
        ["no event {is = Moved, seat = A}", "Moved (seat = A, place = amber)", "T-3"],
    ),
    "who may know an event": (
        STOPS_ON_AMBER + '{B = "Bid", amount = 2}, {events = [{is = "BidNoted", audience = "all"}]},',
        ["the event {is = BidNoted, audience = all}", "where audience = all, came [B]"],
    ),
    "an act missing in the legal list": (
        '{legal = "A", has = ["Throw", {is = "Throw", dice = 4}]},',
        ["A's legal list to have {is = Throw, dice = 4}", "Throw (dice = 1), Throw (dice = 2)"],
    ),
    "an act too many in the legal list": (
        '{legal = "A", lacks = ["PlayHand", {is = "Throw", dice = 2}]},',
        ["A's legal list to lack {is = Throw, dice = 2}", "Throw (dice = 2)"],
    ),
    "an amount within a range": (
        STOPS_ON_AMBER + '{legal = "B", lacks = [{is = "Bid", amount = 21}, {is = "Bid", amount = 20}]},',
        ["B's legal list to lack {is = Bid, amount = 20}", "Bid (low = 0, high = 20, step = 1)"],
    ),
    "the ends of a range": (
        STOPS_ON_AMBER + '{legal = "B", has = [{is = "Bid", low = 0, high = 21}]},',
        ["B's legal list to have {is = Bid, low = 0, high = 21}", "Bid (low = 0, high = 20, step = 1)"],
    ),
    "how much is legal": ('{legal = "B", count = 2},', ["B's legal list to have 2 entries", "0: nothing"]),
    "what a view holds": (
        '{sees = "A", has = {purses = {A = 19}}},',
        ["the view of A: purses.A = 19", "20"],
    ),
    "what a view must not hold": (
        '{sees = "A", lacks = ["purses.B", "purses.A"]},',
        ["the view of A: nothing at purses.A", "20"],
    ),
    "a key that must stand nowhere": (
        STOPS_ON_AMBER + '{sees = "spectator", lacks = ["bids"]},',
        ["the view of the spectators: nothing at bids", "{}"],
    ),
}


@pytest.mark.parametrize(("lines", "wanted"), CASES.values(), ids=CASES.keys())
def test_failure(play: Play, lines: str, wanted: list[str]) -> None:
    shown = failure(play(lines))
    for want, row in zip(wanted, shown, strict=False):
        assert want in row
    assert len(wanted) <= len(shown)


def test_a_failure_names_file_line_and_words(play: Play) -> None:
    row = play(
        '# a remark with a { and a "\n{expect = {over = false}},\n\n{expect = {over = true}},'
    ).splitlines()[1]
    assert row.strip().endswith("case.toml:9  {expect = {over = true}}")


def test_asking_changes_nothing_and_an_explained_act_is_not_done(play: Play) -> None:
    lines = '{A = "Throw", dice = 1, only = "explain", explains = ["T-2"]}, {expect = {question = "Turn"}},'
    assert play(lines).startswith("ok ")


def test_the_seed_answers_for_nature(play: Play) -> None:
    lines = '{A = "Throw", dice = 3}, {expect = {question = {not = "Roll"}}},'
    assert play(lines, "seed = 5").startswith("ok ")
    assert "Roll" in play(lines)


def test_the_books_are_balanced_after_every_line(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.core.errors import AuditFailed
    from tests.tiny.game import TinyRules

    def fails(rules: TinyRules, s: object) -> None:
        raise AuditFailed("a coin is missing")

    monkeypatch.setattr(TinyRules, "audit", fails)
    assert failure(play('{A = "Throw", dice = 1},'))[:2] == ["the books to balance", "a coin is missing"]


WRONG = {
    "an unknown key": ("", 'colour = "red"', "there is no key 'colour'; the keys are title, game"),
    "a wrong type": ("", "timed = 1", "timed is true or false"),
    "two ways to seat": (
        "",
        'seats = ["A", "B"]\nplayers = 2',
        "players is a number from 1 to 8 and stands in",
    ),
    "a small name": ("", 'seats = ["a", "B"]', "seats are names that begin with a capital letter"),
    "a name twice": ("", 'seats = ["A", ["B", "A"]]', "no two may have the same name"),
    "a stranger among the humans": ("", 'humans = ["Z"]', "humans: 'Z' is no seat; the seats are A, B"),
    "an option nobody knows": ("", "options = {prse = 3}", "there is no option prse"),
    "an option out of range": ("", "options = {purse = 3}", "purse=3 is not possible: take 5–99 [T-1]"),
    "a given nobody knows": ("", "given = {luck = 3}", "given: there is no 'luck'; the keys are purses"),
    "two games": ("", 'game = "monopoly"', "game or module, not both"),
    "no line": ('"Throw",', "", "a line of the play stands in braces"),
    "a line of no kind": ('{C = "Throw"},', "", "'C' begins no line: a line begins with a seat (A, B)"),
    "two seats on a line": ('{A = "Throw", B = "Throw"},', "", "one seat acts on a line, here are A and B"),
    "a word that does not belong": (
        "{expect = {}, exactly = true},",
        "",
        "exactly does not belong on a line",
    ),
    "an unknown action": ('{A = "Trow", dice = 1},', "", "there is no action 'Trow'; near it: Throw"),
    "a later unknown action": ('{expect = {over = true}}, {A = "Sing"},', "", "there is no action 'Sing'"),
    "a field too many": ('{A = "Pay", sum = 3},', "", "Pay takes no fields; sum is none of them"),
    "a field too few": ('{A = "Throw"},', "", "Throw takes dice; dice is missing"),
    "an unknown label": ('{A = "Walk", path = ["bruk"]},', "", "'bruk' is none of arch, brook"),
    "no last entry": ('{A = "Accept", entry = "last"},', "", "the offer book is empty"),
    "an unknown event": (
        '{none = ["StallTacken"]},',
        "",
        "there is no event 'StallTacken'; near it: StallTaken",
    ),
    "an unknown field of an event": (
        '{none = [{is = "StallTaken", lot = 1}]},',
        "",
        "StallTaken has no 'lot', only",
    ),
    "an unknown question": ('{expect = {question = "Trun"}},', "", "there is no step 'Trun'; near it: Turn"),
    "an unknown path": ('{sees = "A", lacks = ["purse.B"]},', "", "no view and no fact has 'purse.B'"),
    "an unknown seat": ('{sees = "Z"},', "", "'Z' is no seat; the seats are A, B, and spectator"),
    "an expectation of nothing": ("{expect = {}},", "", "expect says nothing"),
    "a given that does not fit": ("", "given = {odo = 3}", "given is not written as this game takes it"),
    "explained by no text": (
        '{A = "Throw", dice = 1, explains = [1]},',
        "",
        "explains is a list of rule ids (in {A",
    ),
    "explained by a list": (
        '{A = "Throw", dice = 1, explains = [[]]},',
        "",
        "explains is a list of rule ids",
    ),
    "refused for nothing": (
        '{A = "Throw", dice = 9, because = ""},',
        "",
        "because is a reason key, not empty",
    ),
    "explained by nothing": ('{A = "Throw", dice = 1, explains = []},', "", "explains names no rule"),
    "an event without a name": ("{events = [[]]},", "", "there is no event []"),
    "a path that is no text": ('{sees = "A", lacks = [1]},', "", "sees lacks is a list of paths or words"),
    "a ban on nothing": ("{none = []},", "", "none names no event, so it proves nothing"),
    "no other world": ('{same_for = "B", seeds = 0},', "", "seeds is a whole number from 1 to 1000"),
    "too many worlds": ('{same_for = "B", seeds = 1001},', "", "seeds is a whole number from 1 to 1000"),
    "no line to follow": ('{same_for = "B", lines = -1},', "", "lines is a whole number from 1 to 1000"),
    "lines beyond the end": (
        '{same_for = "B", lines = 2}, {A = "Throw", dice = 1}, {expect = {over = false}},',
        "",
        "lines = 2 goes beyond the end of the play: acts and answers of nature to come: 1",
    ),
    "a misspelt test": (
        "{expect = {purses = {A = {atleast = 1}}}},",
        "",
        "'atleast' is no test; the tests are",
    ),
    "a misspelt test in a ban": (
        '{none = [{is = "StallTaken", price = {atmost = 1}}]},',
        "",
        "'atmost' is no test; the tests are",
    ),
    "an unknown test": (
        "{expect = {purses = {A = {not = {above = 1}}}}},",
        "",
        "it is one value, and 'above' is no test",
    ),
    "a test of a text": ('{expect = {bank = {at_least = "1"}}},', "", "at_least is a whole number"),
    "a test of a fraction": ("{expect = {bank = {at_most = 1.5}}},", "", "at_most is a whole number"),
    "no reading at all": ("{A = },", "", "this is no TOML"),
}


@pytest.mark.parametrize(("lines", "top", "words"), WRONG.values(), ids=WRONG.keys())
def test_a_file_without_meaning(play: Play, lines: str, top: str, words: str) -> None:
    with pytest.raises(BadScenario) as error:
        play(lines or '{A = "Throw", dice = 1},', top)
    assert words in str(error.value)
    assert "case.toml" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_table_that_must_be_refused(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    text = HEAD + 'refused_table = "{}"\n[options]\npurse = {}\n'
    verdicts = []
    for word, purse in (("purse", 3), ("purse", 30), ("lap", 3)):
        path.write_text(text.format(word, purse), encoding="utf-8")
        verdicts.append(report(run(load(path), allow_modules=True)))
    assert verdicts[0].startswith("ok ")
    assert failure(verdicts[1]) == ["the table to be refused because of purse", "it was opened"]
    assert failure(verdicts[2]) == ["a refusal that names lap", "purse=3 is not possible: take 5–99 [T-1]"]


def test_a_module_runs_code_and_needs_leave(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(HEAD + 'play = [{A = "Throw", dice = 1}]', encoding="utf-8")
    with pytest.raises(BadScenario, match="needs --allow-modules"):
        run(load(path))


def test_what_a_scenario_has_shown(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    lines = STOPS_ON_AMBER + '{A = "Bid", amount = 1}, {B = "Bid", amount = 99, refused = "T-5"},'
    path.write_text(f"{HEAD}play = [{lines}]", encoding="utf-8")
    outcome = run(load(path), allow_modules=True)
    assert outcome.happened == ["T-2", "T-3", "T-5"]
    assert outcome.explained == ["T-2", "T-5"]


def test_same_for_sees_a_leak_at_once(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.tiny.view import TinyView

    lines = '{same_for = "B", seeds = 2},'
    top = "players = 3\ngiven = {purses = {A = 3}}"
    assert play(lines, top).startswith("ok ")
    monkeypatch.setattr(TinyView, "purses", lambda view: dict(enumerate(view._s.purses)))
    expected, came = failure(play(lines, top))[:2]
    assert expected == "B to be sent the same in another world (resample 1)"
    assert came.startswith("view.purses.0: 3 here, ")


def test_same_for_follows_the_lines_after_it(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.core.explain import Explanation, refusal
    from tests.tiny import offers

    def leaky(s: TinyState, seat: int, offer: Offer) -> Explanation | None:
        return refusal("T-16", "TooPoor") if s.purses[offer.to] < offer.price else None

    lines = (
        '{same_for = "A", lines = 1}, {A = "Offer", to = "B", stall = "amber", price = 21, only = "explain"},'
    )
    top = 'players = 3\ngiven = {owners = {amber = "A"}}'
    assert play(lines, top).startswith("ok ")
    monkeypatch.setattr(offers, "refuse_offer", leaky)
    assert "in another world" in failure(play(lines, top))[0]


def test_same_for_says_when_no_world_is_left(play: Play) -> None:
    lines = (
        '{A = "Throw", dice = 1}, {nature = 1}, {same_for = "B", lines = 1, seeds = 1},'
        '{A = "Bid", amount = 40}, {same_for = "B"},'
    )
    top = "players = 2\ngiven = {purses = {A = 40, B = 0}}"
    assert play(lines, top).startswith("ok ")
    three = "players = 3\ngiven = {purses = {A = 40, B = 0, C = 0}}"
    assert failure(play(lines, three))[:2] == [
        "some other world in which the same can happen",
        "none is left: give same_for fewer lines",
    ]


RULE_NAMES = {
    "at the top": (
        "P-GO-one",
        "P-GO-1",
        '{A = "Throw"},',
        "case.toml: there is no rule 'P-GO-one'; near it:",
    ),
    "refused": ("P-GO-1", "", '{B = "Throw", refused = "P-none"},', "case.toml:6: there is no rule 'P-none'"),
    "explained": ("P-GO-1", "", '{A = "Throw", explains = ["T-2"]},', "case.toml:6: there is no rule 'T-2'"),
}


@pytest.mark.parametrize(("rule", "near", "line", "words"), RULE_NAMES.values(), ids=RULE_NAMES.keys())
def test_rules_stand_in_the_rulebook(play: Play, rule: str, near: str, line: str, words: str) -> None:
    head = f'title = "a case"\ngame = "monopoly"\nrules = ["{rule}"]\ngiven = {{turn = "A"}}'
    with pytest.raises(BadScenario) as error:
        play(line, head=head)
    assert words in str(error.value)
    assert near in str(error.value)
