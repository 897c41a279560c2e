"""A deal, step by step: I give, I get, what changes; then it is offered."""

from __future__ import annotations

from rentier.cli.table.ask import amount_of, numbers_of
from rentier.cli.table.table import Table
from rentier.cli.table.texts import typed
from rentier.core.book import Entry
from rentier.core.explain import Explanation
from rentier.core.legal import Form
from rentier.games.monopoly.actions import Offer

NOTHING = "-"
LEAVE, SEND, CHANGE = range(3)
INCOMPLETE = (
    "NothingInReturn",
    "CannotAfford",
    "MustRaiseCash",
    "TooManyOffers",
)  # said of the rest, not of a deed


class Draft:
    """An offer under way."""

    def __init__(self, seat: int, to: int, counters: int) -> None:
        self.seat = seat
        self.to = to
        self.counters = counters
        self.deeds: dict[bool, list[int]] = {True: [], False: []}  # what I give, what I get
        self.pawned: dict[bool, list[int]] = {True: [], False: []}  # of these: pawned at closing
        self.cards: dict[bool, list[int]] = {True: [], False: []}
        self.cash: dict[bool, int] = {True: 0, False: 0}

    def offer(self) -> Offer:
        give, get = [[d for d in self.deeds[mine] if d not in self.pawned[mine]] for mine in (True, False)]
        return Offer(
            self.to,
            self.counters,
            self.cash[True],
            self.cash[False],
            tuple(give),
            tuple(get),
            tuple(self.pawned[True]),
            tuple(self.pawned[False]),
            tuple(self.cards[True]),
            tuple(self.cards[False]),
        )


def compose(table: Table, seat: int, form: Form) -> bool:
    """A fresh offer to the partner the form names."""
    to = {field: low for field, low, _ in form.limits}["to"]
    return bargain(table, Draft(seat, to, 0))


def counter(table: Table, seat: int, entry: Entry) -> bool:
    """An offer in answer to one, beginning from what it says, the other way round."""
    offer = entry.act
    assert isinstance(offer, Offer)
    draft = Draft(seat, entry.author, entry.id)
    draft.deeds = {
        True: [*offer.get_deeds, *offer.get_pawned],
        False: [*offer.give_deeds, *offer.give_pawned],
    }
    draft.pawned = {True: [*offer.get_pawned], False: [*offer.give_pawned]}
    draft.cards = {True: [*offer.get_cards], False: [*offer.give_cards]}
    draft.cash = {True: offer.get_cash, False: offer.give_cash}
    return bargain(table, draft)


def bargain(table: Table, draft: Draft) -> bool:
    """Fill in both sides, look at what changes, send it, change it or leave it."""
    table.say(table.t("deal-with", name=table.names[draft.to]), "bold")
    table.say(table.t("deal-help"), "dim")
    while True:
        for mine in (True, False):
            ask_deeds(table, draft, mine)
            ask_cards(table, draft, mine)
            ask_cash(table, draft, mine)
        preview(table, draft)
        said = sent(table)
        if said == LEAVE or (said == SEND and table.submit(draft.seat, draft.offer())):
            return said == SEND


def sent(table: Table) -> int:
    """Send it, change it, or leave it."""
    while True:
        said = table.keys.line(f"{table.t('deal-send')} ").casefold()
        if not said:
            return LEAVE
        for answer, key in ((SEND, "word-send"), (CHANGE, "word-change")):
            if said in (str(answer), *typed(key)):
                return answer


def trial(table: Table, draft: Draft, mine: bool, deed: int, pawned: bool) -> Explanation:
    """What the rules say of this one deed for money."""
    lone = Draft(draft.seat, draft.to, draft.counters)
    lone.deeds[mine] = [deed]
    lone.pawned[mine] = [deed] if pawned else []
    lone.cash[not mine] = 1
    return table.match.explain(draft.seat, lone.offer())


def fine(why: Explanation) -> bool:
    return why.legal or why.reason in INCOMPLETE


def ask_deeds(table: Table, draft: Draft, mine: bool) -> None:
    """The deeds of one side that may change hands; the others with the reason."""
    seat = draft.seat if mine else draft.to
    ways: list[tuple[int, bool]] = []
    blocked: list[str] = []
    for deed in owned(table, seat):
        plain, pawned = [trial(table, draft, mine, deed, first) for first in (False, True)]
        if fine(plain) or fine(pawned):
            ways.append((deed, not fine(plain)))
        else:
            why = pawned if plain.reason == "NotPawned" else plain
            blocked.append(f"    – {table.words.deed(deed)}: {table.words.why(why)}")
    if not ways and not blocked:
        return
    for number, (deed, at_closing) in enumerate(ways, 1):
        table.say(f"  {number:2} {deed_line(table, deed, at_closing)}")
    for line in blocked:
        table.say(line, "dim")
    if ways:
        choose_deeds(table, draft, mine, ways)


def choose_deeds(table: Table, draft: Draft, mine: bool, ways: list[tuple[int, bool]]) -> None:
    now = ", ".join([table.words.deed(deed) for deed in draft.deeds[mine]]) or table.t("nothing")
    key = "deal-give-deeds" if mine else "deal-get-deeds"
    name = table.names[draft.to]
    while True:
        text = table.keys.line(f"{table.t(key, name=name, now=now)} ")
        numbers = [] if text == NOTHING else numbers_of(text, len(ways))
        if numbers is not None:
            break
        table.say(table.t("bad-number", most=str(len(ways))))
    if text:
        chosen = [ways[number - 1] for number in numbers]
        draft.deeds[mine] = [deed for deed, _ in chosen]
        draft.pawned[mine] = [deed for deed, at_closing in chosen if at_closing]


def deed_line(table: Table, deed: int, at_closing: bool) -> str:
    """Group, name, price, and the sum it is pawned for at the closing, if it has to be."""
    board = table.view().board
    key = "group" if table.paper.plain else "group-code"
    group = table.t(f"{key}-{board.group_ids[board.group[deed]]}")
    pawn = f"  P {table.words.money(board.mortgage[deed])}" if at_closing else ""
    return f"{group}  {table.words.deed(deed)}  {table.words.money(board.price[deed])}{pawn}"


def owned(table: Table, seat: int) -> list[int]:
    mask = table.view().owned(seat)
    return [deed for deed in range(mask.bit_length()) if mask >> deed & 1]


def ask_cards(table: Table, draft: Draft, mine: bool) -> None:
    """Ways out of jail, where this side holds any."""
    seat = draft.seat if mine else draft.to
    held = [
        card for at, card in enumerate(table.view().board.jail_cards) if table.view().cards(seat) >> at & 1
    ]
    if held:
        key = "deal-give-cards" if mine else "deal-get-cards"
        count = ask_sum(table, table.t(key, n=len(held), now=str(len(draft.cards[mine]))))
        draft.cards[mine] = draft.cards[mine] if count is None else held[:count]


def ask_cash(table: Table, draft: Draft, mine: bool) -> None:
    key = "deal-give-cash" if mine else "deal-get-cash"
    seat = draft.seat if mine else draft.to
    has, now = table.words.money(table.view().cash(seat)), table.words.money(draft.cash[mine])
    sum = ask_sum(table, table.t(key, has=has, now=now))
    draft.cash[mine] = draft.cash[mine] if sum is None else sum


def ask_sum(table: Table, prompt: str) -> int | None:
    """A whole number, 0 for the sign that empties; None to leave it as it is."""
    while True:
        text = table.keys.line(f"{prompt} ")
        if not text:
            return None
        sum = 0 if text == NOTHING else amount_of(text)
        if sum is not None:
            return sum
        table.say(table.t("bad-sum"))


def preview(table: Table, draft: Draft) -> None:
    """The offer as a sentence, then what changes, or why it is refused."""
    why = table.match.explain(draft.seat, draft.offer())
    table.say(table.words.action(draft.offer()), "bold")
    table.say(outcome(table, draft.seat, draft.offer()) if why.legal else table.words.why(why), "bold")


def outcome(table: Table, author: int, offer: Offer) -> str:
    """The cash of both after the deal and the groups it completes, in one line; empty if it is impossible."""
    fresh = Offer(offer.to, 0, *[getattr(offer, field) for field in Offer.FIELDS[2:]])
    values = dict(table.match.explain(author, fresh).values)
    money, told = table.words.money, list[str]()
    for seat, key in ((author, "cash_after"), (offer.to, "partner_after")):
        if key in values:
            sums = {"before": money(table.view().cash(seat)), "after": money(values[key])}
            told.append(table.t("deal-after", name=table.names[seat], **sums))
    give, get = [*offer.give_deeds, *offer.give_pawned], [*offer.get_deeds, *offer.get_pawned]
    for seat, gains, losses in ((author, get, give), (offer.to, give, get)):
        for group in completed(table, seat, gains, losses):
            told.append(table.t("deal-completes", name=table.names[seat], group=table.t(f"group-{group}")))
    return "; ".join(told)


def completed(table: Table, seat: int, deeds: list[int], given: list[int]) -> list[str]:
    """The groups that are whole once these deeds are added and those given away."""
    view = table.view()
    board = view.board
    after = (view.owned(seat) | sum([1 << deed for deed in deeds])) & ~sum([1 << deed for deed in given])
    groups = sorted({board.group[deed] for deed in deeds})
    return [board.group_ids[g] for g in groups if after & board.group_mask[g] == board.group_mask[g]]
