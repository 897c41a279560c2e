"""The board and the cards as flat tables, computed once from the data files and checked."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.errors import BadValue

SPACES: Final = 40
DEEDS: Final = 28
GROUPS: Final = 10
STREET_GROUPS: Final = 8
RAILROADS: Final = 8
UTILITIES: Final = 9
HOTEL: Final = 5
DECK: Final = 16

KINDS: Final = (
    "go",
    "street",
    "railroad",
    "utility",
    "tax",
    "chance",
    "chest",
    "parking",
    "go_to_jail",
    "jail",
)
GO, STREET, RAILROAD, UTILITY, TAX, CHANCE, CHEST, PARKING, GO_TO_JAIL, JAIL = range(10)

EFFECTS: Final = (
    "move_to",
    "nearest",
    "move_back",
    "go_to_jail",
    "receive",
    "pay",
    "pay_each",
    "collect_each",
    "repairs",
    "jail_free",
)
MOVE_TO, NEAREST, MOVE_BACK, CARD_JAIL, RECEIVE, PAY, PAY_EACH, COLLECT_EACH, REPAIRS, JAIL_FREE = range(10)

DOUBLE_RENT: Final = 2  # what a card does to the rent of the space it leads to
DICE_TIMES_TEN: Final = 10


class Board:
    """Spaces, deeds, groups and cards by number. Deeds are counted in board order."""

    def __init__(self, data: dict[str, Any], cards: dict[str, Any]) -> None:
        self.kind: list[int] = []
        self.space_ids: list[str] = []
        self.deed_at: list[int] = []  # by space; -1 where there is none
        self.income_tax = 0
        self.tax_percent = 0
        self.income_space = -1
        self.space_of: list[int] = []  # by deed, and so on
        self.deed_ids: list[str] = []
        self.price: list[int] = []
        self.mortgage: list[int] = []
        self.house_cost: list[int] = []
        self.group: list[int] = []
        self.rent: list[int] = []  # six figures a deed
        self.group_ids: list[str] = [row["id"] for row in data["group"]]
        self.members: list[list[int]] = [[] for _ in range(GROUPS)]  # deeds by group
        self.group_mask: list[int] = [0] * GROUPS
        self.streets = 0  # mask of the deeds that are streets
        self._read_spaces(data)
        self.houses: Final = int(data["stock"]["houses"])
        self.hotels: Final = int(data["stock"]["hotels"])
        limits = data["limits"]
        self.players_min: Final = int(limits["players_min"])
        self.players_max: Final = int(limits["players_max"])
        self.least_start: Final = int(limits["auction_min_start"])
        self.jail_fee: Final = int(limits["jail_fee"])
        self.jail_turns: Final = int(limits["jail_turns"])
        self.jail_throws: Final = int(limits["jail_throws"])
        self.doubles_to_jail: Final = int(limits["doubles_to_jail"])
        self.safety_rounds: Final = int(limits["safety_rounds"])
        self.biggest_sum: Final = int(limits["biggest_sum"])
        self.auctioneer_players: Final = int(limits["auctioneer_players"])
        self.away_turns: Final = int(limits["away_turns"])
        self.token_ids: list[str] = list(data["tokens"]["ids"])
        self.jail_space: Final = self.space_ids.index("jail")
        self.card_ids: list[str] = []
        self.effect: list[int] = []
        self.amount: list[int] = []  # sum, steps, target space or kind of space, by effect
        self.second: list[int] = []  # what a hotel costs, or what the card does to the rent
        self._read_cards(cards)
        self.jail_cards: list[int] = [at for at in range(len(self.effect)) if self.effect[at] == JAIL_FREE]
        self.check()

    def _read_spaces(self, data: dict[str, Any]) -> None:
        for row in data["space"]:
            self.kind.append(KINDS.index(row["kind"]))
            self.space_ids.append(row["id"])
            if row.get("tax") == "income":
                self.income_space = int(row["index"])
                self.income_tax = int(row["flat"])
                self.tax_percent = int(row["percent"])
            self.deed_at.append(len(self.deed_ids) if "price" in row else -1)
            if "price" in row:
                self._read_deed(row)

    def _read_deed(self, row: dict[str, Any]) -> None:
        deed = len(self.deed_ids)
        group = self.group_ids.index(row.get("group", row["kind"]))
        self.deed_ids.append(row["id"])
        self.space_of.append(int(row["index"]))
        self.price.append(int(row["price"]))
        self.mortgage.append(int(row["mortgage"]))
        self.house_cost.append(int(row.get("house_cost", 0)))
        self.group.append(group)
        figures = [int(x) for x in row.get("rent", row.get("multiplier", []))]
        self.rent.extend(figures + [0] * (6 - len(figures)))
        self.members[group].append(deed)
        self.group_mask[group] |= 1 << deed
        if group < STREET_GROUPS:
            self.streets |= 1 << deed

    def _read_cards(self, cards: dict[str, Any]) -> None:
        for row in cards["card"]:
            effect = EFFECTS.index(row["effect"])
            self.card_ids.append(row["id"])
            self.effect.append(effect)
            self.amount.append(self._first(effect, row))
            self.second.append(self._second(effect, row))

    def _first(self, effect: int, row: dict[str, Any]) -> int:
        if effect == MOVE_TO:
            return self.space_ids.index(row["target"])
        if effect == NEAREST:
            return KINDS.index(row["kind"])
        return int(row.get("amount", row.get("steps", row.get("house", 0))))

    def _second(self, effect: int, row: dict[str, Any]) -> int:
        if effect == NEAREST:
            return DICE_TIMES_TEN if row["rent"] == "dice_x10" else DOUBLE_RENT
        return int(row.get("hotel", 0))

    def check(self) -> None:
        """Refuse data that is not this game's board and decks."""
        sizes = (
            (len(self.kind) == SPACES, "40 spaces are needed"),
            (len(self.deed_ids) == DEEDS, "28 deeds are needed"),
            (len(self.card_ids) == 2 * DECK, "two decks of 16 cards are needed"),
            (len(set(self.space_ids)) == SPACES, "two spaces have the same id"),
            (len(set(self.card_ids)) == 2 * DECK, "two cards have the same id"),
            (all([x > 0 for x in self.price]), "every deed has a price"),
            (
                all([0 < m < p for m, p in zip(self.mortgage, self.price, strict=True)]),
                "a mortgage is below the price",
            ),
            (all([len(deeds) in (2, 3, 4) for deeds in self.members]), "a group has two to four deeds"),
            (
                all([self.house_cost[d] > 0 for g in range(STREET_GROUPS) for d in self.members[g]]),
                "streets can be built on",
            ),
            (len(self.jail_cards) == 2, "each deck has one way out of jail"),
            (self.rents_rise(), "the rents of a street rise with its buildings"),
        )
        for fine, words in sizes:
            if not fine:
                raise BadValue(f"monopoly's data: {words}")

    def rents_rise(self) -> bool:
        for group in range(STREET_GROUPS):
            for deed in self.members[group]:
                row = self.rent[6 * deed : 6 * deed + 6]
                if row != sorted(row) or row[0] <= 0:
                    return False
        return True
