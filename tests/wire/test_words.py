"""The sentences themselves, in both languages: single ones word for word, whole games without a gap."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rentier import data
from rentier.core.action import Accept, EntryTimeUp, Fate
from rentier.core.event import Event
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Form, Span
from rentier.core.log import event_row
from rentier.core.modifier import Modifier
from rentier.core.seat import CLOCK, NATURE, TABLE
from rentier.core.take_back import TakeBack
from rentier.core.value import encode
from rentier.games.monopoly.accounts import BANK, BUILDING, KIND_IDS, MINT, POT, REDEEM, RENT, SHARED
from rentier.games.monopoly.actions import (
    MONOPOLY_ACTIONS,
    Bid,
    Offer,
    Repay,
    SetCap,
    Throw,
)
from rentier.games.monopoly.board import Board
from rentier.games.monopoly.events import EVENTS
from rentier.games.monopoly.events.course import DiceThrown, GameEnded, PieceMoved
from rentier.games.monopoly.events.estate import BuildingSold, Built, CapSet, DeedMoved, OfferMade
from rentier.games.monopoly.events.money import DebtOpened, LoanAsked, MoneyMoved
from rentier.games.monopoly.steps.debts import Debts
from rentier.games.monopoly.steps.turn import DICE_THROW
from rentier.games.monopoly.verbs.end import REASON_IDS
from rentier.games.monopoly.windows import PHASE_IDS
from rentier.wire.texts import LANGUAGES
from rentier.wire.words import Words, sentence, told

NAMES: Final = ["Анна", "Ben", "Вера"]
EN: Final = Words("monopoly", "en", NAMES, strict=True)
RU: Final = Words("monopoly", "ru", NAMES, strict=True)
BOTH: Final = {"en": EN, "ru": RU}
BOARD: Final[Board] = getattr(data.rules("monopoly"), "board")  # noqa: B009
BOARDWALK: Final = BOARD.deed_ids.index("boardwalk")
COUNTS: Final = (0, 1, 2, 5, 11, 21, 22)

both = pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)


def paid(src: int, dst: int, amount: int, kind: int, ref: int, rule: str = "X-1") -> MoneyMoved:
    return MoneyMoved(rule, 1, 1, 1, src, dst, amount, kind, ref, 0, 0)


EVENT_LINES: Final[list[tuple[Event, str, str]]] = [
    (
        DiceThrown("P-DBL-1", 0, 3, 3, 2),
        "Анна throws 3 and 3: doubles, 2 times running",
        "Анна бросает кости: 3 и 3, дубль 2-й раз подряд",
    ),
    (
        paid(0, 1, 2000, RENT, BOARDWALK),
        "Анна pays Ben $2,000 rent for Boardwalk, via the bank",
        "Анна → Ben: рента за поле «Бордуок» $2\u00a0000, через банк",
    ),
    (
        paid(2, BANK, 200, BUILDING, BOARDWALK),
        "Вера pays the bank $200 for building on Boardwalk",
        "Вера платит банку за постройку на поле «Бордуок»: $200",
    ),
    (
        paid(2, BANK, 220, REDEEM, BOARDWALK, "P-MTG-4"),
        "Вера pays the bank $220 to redeem Boardwalk",
        "Вера платит банку за выкуп карточки «Бордуок» $220",
    ),
    (
        paid(2, BANK, 20, REDEEM, 1, "P-MTG-5"),
        "Вера pays the bank $20 interest on what was taken over pawned",
        "Вера платит банку процент за перешедшее в залоге: $20",
    ),
    (
        DebtOpened("P-DEBT-1", 0, SHARED, 150, KIND_IDS.index("card")),
        "Анна owes the other players $150 (card payment) and cannot pay yet",
        "Анна: долг остальным игрокам $150 (платёж по карточке), денег пока не хватает",
    ),
    (
        DebtOpened("P-DEBT-1", 0, POT, 50, KIND_IDS.index("fine")),
        "Анна owes the pot $50 (fine) and cannot pay yet",
        "Анна: долг котлу $50 (штраф), денег пока не хватает",
    ),
    (
        DeedMoved("P-BKR-3", BOARDWALK, 1, BANK),
        "Boardwalk goes from Ben back to the bank",
        "Карточка «Бордуок»: Ben → банк",
    ),
    (
        CapSet("P-RENT-3", 1, BOARDWALK, -1),
        "Full rent again for Boardwalk: the cap is lifted",
        "Снова полная рента за поле «Бордуок»: потолок снят",
    ),
    (
        PieceMoved("P-CARD-4", 1, 7, 4, -3),
        "Ben steps back to Income Tax",
        "Ben отходит назад: «Подоходный налог»",
    ),
    (
        OfferMade("P-DEAL-1", 7, 0, 1, 0, 100, 0, (), (), (BOARDWALK,), (), (), (7, 23)),
        "Proposal No. 7: Анна offers Ben $100 and Boardwalk (pawned at closing) for 2 get-out-of-jail cards",
        "Предложение № 7, Анна → Ben: отдать — $100 и Бордуок (с залогом при передаче); "
        "получить — 2 карточки выхода из тюрьмы",
    ),
    (
        OfferMade("P-DEAL-1", 8, 0, 1, 7, 100, 0, (), (BOARDWALK,), (), (), (), ()),
        "Counter-offer No. 8: Анна offers Ben $100 for Boardwalk",
        "Встречное предложение № 8, Анна → Ben: отдать — $100; получить — Бордуок",
    ),
    (
        GameEnded("P-END-2", 1, (0, 2)),
        "The game is over, the agreed rounds are played. Winner: Анна and Вера",
        "Игра окончена: сыграны все назначенные круги. Победа: Анна и Вера",
    ),
]


@pytest.mark.parametrize(("event", "english", "russian"), EVENT_LINES)
def test_an_event_word_for_word(event: Event, english: str, russian: str) -> None:
    assert (EN.event(event), RU.event(event)) == (english, russian)
    assert (EN.event(event_row(event)), RU.event(event_row(event))) == (english, russian)


def test_plurals() -> None:
    loans = [LoanAsked("P-LOAN-1", 1, BANK, 0, 100, 120, 0, n) for n in COUNTS]
    told_ru = [RU.event(loan).split(" на ")[1] for loan in loans]
    counted = ["0 ходов", "1 ход", "2 хода", "5 ходов", "11 ходов", "21 ход", "22 хода"]
    assert told_ru == [f"{each}, вернуть $120" for each in counted]
    told_en = [EN.event(loan).split(" in ")[1].split(" (")[0] for loan in loans]
    assert told_en == ["0 turns", "1 turn", "2 turns", "5 turns", "11 turns", "21 turns", "22 turns"]
    built = [Built("P-BLD-2", 0, BOARDWALK, n) for n in (1, 2, 4, 5)]
    assert [RU.event(each).split("поле ")[1] for each in built] == [
        "«Бордуок»: теперь 1 дом",
        "«Бордуок»: теперь 2 дома",
        "«Бордуок»: теперь 4 дома",
        "«Бордуок»",
    ]
    assert EN.event(built[3]) == "Анна builds a hotel on Boardwalk"
    assert EN.event(BuildingSold("P-BLD-9", 0, BOARDWALK, 0)).endswith("no houses left")
    assert [RU.spectators(n) for n in (0, 1, 2, 5)] == [
        "Зрителей нет",
        "1 зритель",
        "2 зрителя",
        "5 зрителей",
    ]
    minutes = [RU.option_value("end.minutes", n) for n in (0, 21, 22, 600)]
    assert minutes == ["без предела", "21 минута", "22 минуты", "600 минут"]


@both
@pytest.mark.parametrize("number", [*COUNTS, -1])
def test_every_kind_with_every_sort_of_number(words: Words, number: int) -> None:
    """Strict words raise at a missing text, name or value."""
    for kind in EVENTS.classes.values():
        row: dict[str, Any] = {"is": kind.__name__, "rule": "X-1"}
        for field in kind.FIELDS:
            row[field] = [fitting(field, number)] if field in kind.LISTS else fitting(field, number)
        assert words.event(row)
    for kind in MONOPOLY_ACTIONS:
        row = {"is": kind.__name__}
        for field in kind.FIELDS:
            row[field] = [fitting(field, number)] if field in kind.LISTS else fitting(field, number)
        assert words.action(row)
        words.entry({"seat": 0, "action": row})


def fitting(field: str, number: int) -> int:
    """Names end somewhere: deeds at 28, tokens at 8, kinds of money at 20."""
    ends = {
        "unit": 2,
        "token": 8,
        "kind": 20,
        "deed": 28,
        "deeds": 28,
        "card": 32,
        "space": 40,
        "origin": 40,
        "ref": 28,
    }
    if field.endswith(("_deeds", "_pawned", "_cards")):
        return number % 28
    return number % ends[field] if field in ends else number


@both
@pytest.mark.parametrize("kind", range(len(KIND_IDS)))
def test_every_kind_of_payment(words: Words, kind: int) -> None:
    for src, dst in ((0, 1), (0, BANK), (BANK, 1), (0, POT), (POT, 1), (MINT, BANK)):
        assert "$1" in words.event(paid(src, dst, 1, kind, 3))
    assert words.shown("kind", kind) == words.word("kind", KIND_IDS[kind])


@both
def test_numbers_that_stand_for_words(words: Words) -> None:
    for at, phase in enumerate(PHASE_IDS):
        assert words.word("phase", phase) in words.value("phase", at)
    for at, reason in enumerate(REASON_IDS):
        assert words.word("reason", reason) in words.event(GameEnded("P-END-1", at, (0,)))


def test_actions() -> None:
    assert (EN.action(Throw()), RU.action(Throw())) == ("Throw the dice", "Бросить кости")
    assert (EN.action(Bid(1200)), RU.action(Bid(1200))) == ("Bid $1,200", "Поставить $1\u00a0200")
    assert EN.action(Accept(4)) == "Accept No. 4" and RU.action(TakeBack()) == "Вернуть назад"
    span = Span(Bid, 50, 999)
    assert (EN.action(span), RU.action(span)) == ("Bid, $50 or more", "Поставить, от $50")
    assert EN.action(Span(SetCap, 0, 9, 1, (BOARDWALK,))) == "Cap the rent for Boardwalk"
    assert RU.action(Span(Repay, 1, 80, 1, (2,))) == "Заём № 2: вернуть до $80"
    form = Form(Offer, (("to", 1, 1), ("give_cash", 0, 9)))
    assert (EN.action(form), RU.action(form)) == ("Offer Ben a deal", "Предложить сделку: Ben")


def test_questions() -> None:
    assert EN.question(DICE_THROW, [NATURE]) == "The dice are rolling"
    offer = {"is": "OfferLot", "deed": BOARDWALK}
    assert EN.question(offer, [1]) == "Ben: buy Boardwalk or leave it to auction"
    assert RU.question(offer, [1]) == "Ben: купить карточку «Бордуок» или отдать на аукцион"
    assert EN.question({"is": "TokenChoice"}, [0, 1, 2]) == "Анна, Ben and Вера: choose a token"
    assert RU.question({"is": "TokenChoice"}, [0, 1, 2]) == "Анна, Ben и Вера: выбор фишки"
    assert RU.question(Debts(0), [1]) == "Неуплаченный долг, решает Ben"
    more = {"stage": 1, "debtor": 0, "amount": 70}
    assert EN.question(Debts(0), [1], more) == "Ben: lower the rent that Анна cannot pay, or insist"
    assert RU.question(Debts(0), [0], {**more, "stage": 0}) == "Анна: собрать $70 на уплату долга"


def test_reasons() -> None:
    short = Explanation(("P-JAIL-4", "P-JAIL-10"), "CannotAfford", (("cost", 50), ("cash", 12)))
    assert EN.why(short) == "There is not enough money: price $50, cash $12 [P-JAIL-4, P-JAIL-10]"
    assert RU.why(short) == "Не хватает денег: цена $50, наличных $12 [P-JAIL-4, P-JAIL-10]"
    assert EN.why(short.data()) == EN.why(short)
    built = refusal("P-MTG-2", "BuiltOn", ("deed", BOARDWALK), ("level", 2))
    assert RU.why(built) == "На этой улице стоят постройки: «Бордуок», 2 дома [P-MTG-2]"
    away = refusal("P-BKR-7", "NotAway", ("away", 1), ("least", 3))
    assert EN.why(away) == "This player is not away: turns missed 1, at least 3 [P-BKR-7]"
    low = refusal("P-AUC-4", "TooLittle", ("amount", 5), ("least", 1000))
    assert EN.why(low) == "This is too little: $5, at least $1,000 [P-AUC-4]"
    limit = Modifier("build.step_limit", "P-BLD-5")
    legal = Explanation(("P-BLD-2",), values=(("cost", 200), ("houses", 32)), modifiers=(limit,))
    assert EN.why(legal) == (
        "This is allowed: price $200, 32 houses in the bank [P-BLD-2]. "
        "In force: one building step a street and turn [P-BLD-5]"
    )
    assert RU.why(legal) == (
        "Это разрешено: цена $200, в банке 32 дома [P-BLD-2]. "
        "Действует: за ход один шаг строительства на улицу [P-BLD-5]"
    )
    assert RU.why(refusal("table", "GameOver")) == "Игра окончена [table]"


def test_lines_of_the_log() -> None:
    row = {"seat": 1, "action": encode(Accept(4)), "auto": False}
    assert (EN.entry(row), RU.entry(row)) == ("Ben says yes to No. 4", "Ben соглашается, № 4")
    assert EN.entry({**row, "auto": True}) == "Ben says yes to No. 4 (automatic)"
    assert EN.entry({"seat": 0, "action": encode(Throw())}) == ""
    assert EN.entry({"seat": NATURE, "action": encode(Fate(3))}) == ""
    assert RU.entry({"seat": CLOCK, "action": encode(EntryTimeUp(3))}) == "Ответа вовремя нет: № 3"
    assert EN.entry({"seat": 0, "secret": True}) == "Анна acts in secret"
    back = {"n": 9, "seat": 2, "take_back": 6, "agreed": 0, "at": 0}
    assert EN.entry(back) == "Вера takes back everything from entry 6 on"
    assert RU.asks_back(0) == "Анна просит вернуть последнее действие"
    place = {"seat": 0, "place": 1, "worth": 3210, "cash": 10}
    assert EN.place(place) == "1. Анна: $3,210 in all, $10 of it in cash"


def test_money_and_seats() -> None:
    assert [EN.money(n) for n in (0, 1500, -20, 1234567)] == ["$0", "$1,500", "−$20", "$1,234,567"]
    assert [RU.money(n) for n in (200, 1500, -20)] == ["$200", "$1\u00a0500", "−$20"]
    assert [EN.seat(i) for i in (2, BANK, POT, NATURE, CLOCK)] == [
        "Вера",
        "the bank",
        "the pot",
        "the dice",
        "the clock",
    ]
    assert [RU.seat(i) for i in (BANK, TABLE, 7)] == ["банк", "стол", "место 7"]


@both
def test_names_and_rules(words: Words) -> None:
    assert len({words.deed(i) for i in range(28)}) == 28
    assert len({words.space(i) for i in range(40)}) == 36  # Chance and Community Chest lie there three times
    assert len({words.token(i) for i in range(8)}) == 8
    assert all(len(words.card(i)) > 10 for i in range(32))
    for spec in data.rules("monopoly").options:
        assert all(words.rule(spec.rule))


def test_a_name_of_each_sort() -> None:
    assert (EN.deed(BOARDWALK), RU.deed(BOARDWALK)) == ("Boardwalk", "Бордуок")
    assert (EN.space(7), RU.space(7), RU.token(6)) == ("Chance", "Шанс", "Утюг")
    assert EN.rule("P-BUY-4")[0] == "The bank buys no deeds"
    assert RU.rule("P-BUY-4")[0] == "Банк карточек не покупает"


@both
def test_options(words: Words) -> None:
    for spec in data.rules("monopoly").options:
        title, help = words.option(spec.key)
        assert title[0].isupper() and help.endswith(".")
        ends = (spec.low, spec.high) if spec.low <= spec.high else ()
        assert all([words.option_value(spec.key, value) for value in (*spec.words, *spec.values, *ends)])


def test_values_of_options() -> None:
    assert EN.option("rent.mode") == (
        "Charging rent",
        "Charge the full rent at once, or ask the owner at each visit.",
    )
    assert RU.option_value("bank.stock", 20580) == "$20\u00a0580"
    assert RU.option_value("bank.stock", "infinite") == "без предела"
    assert EN.option_value("banker", 1) == "Ben" and EN.option_value("time.bid", 0) == "nobody is hurried"


def test_what_is_unknown_keeps_its_plain_name() -> None:
    lax = Words("monopoly", "ru", NAMES)
    row = {"is": "Eclipse", "rule": "X-1", "seat": 0}
    assert lax.event(row) == "Eclipse(seat=0)"
    assert lax.event({"is": "Built", "rule": "P-BLD-2", "seat": "x"}) == "Built(seat='x')"
    assert lax.action({"is": "Dance"}) == "Dance()" and lax.question({"is": "Dawn"}, [0]) == "Dawn"
    assert lax.why(refusal("X-1", "TooWet", ("rain", 3))) == "TooWet: rain 3 [X-1]"
    assert lax.option("moon") == ("moon", "") and lax.option_value("moon", "full") == "full"
    assert lax.rule("X-1") == ("X-1", "") and lax.deed(99) == "99"
    for ask in (
        lambda: RU.event(row),
        lambda: RU.action({"is": "Dance"}),
        lambda: RU.question({"is": "Dawn"}, [0]),
        lambda: RU.why(refusal("X-1", "TooWet")),
        lambda: RU.option("moon"),
        lambda: RU.rule("X-1"),
        lambda: RU.deed(99),
    ):
        with pytest.raises(KeyError):
            ask()
    with pytest.raises(ValueError, match="event-Built"):
        RU.event({"is": "Built", "rule": "P-BLD-2", "seat": 0})


def test_sentences_of_a_file() -> None:
    row = event_row(paid(0, 1, 50, RENT, BOARDWALK, "P-RENT-1"))
    assert sentence("monopoly", row) == "A pays B $50 rent for Boardwalk, via the bank [P-RENT-1]"
    assert sentence("lost", {"is": "Tossed", "rule": "C-1", "face": 1}) == "Tossed(face=1) [C-1]"
    for broken in ({"is": None}, {"is": "Built", "level": {}}, {"is": "OfferMade", "give_deeds": ["x", 1e9]}):
        assert sentence("monopoly", {"rule": "X-1", **broken}) == f"{told(broken)} [X-1]"
