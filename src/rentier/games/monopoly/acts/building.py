"""Houses and hotels (P-BLD, P-HTL, 4.4)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Form
from rentier.core.modifier import Modifier
from rentier.games.monopoly.actions import Build, SellBuilding
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.board import DEEDS, HOTEL, STREET_GROUPS
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.deeds import build, may_sell, sell_building
from rentier.games.monopoly.windows import own_turn, raising

STEP_LIMIT = Modifier("build.step_limit", "P-BLD-5")
SELL_LIMIT = Modifier("build.sell_limit", "P-BLD-9")
BREAK_DOWN = Modifier("hotel.break_down", "P-HTL-4")


def known(deed: int) -> bool:
    return 0 <= deed < DEEDS


def step_refusal(s: MonopolyState, seat: int, deed: int) -> Explanation | None:
    """4.4 `can_build`, one condition after another."""
    if not known(deed):
        return refusal("P-BLD-1", "NoSuchDeed", ("deed", deed))
    group = s.board.group[deed]
    if group >= STREET_GROUPS:
        return refusal("P-BLD-1", "NotAStreet", ("deed", deed))
    if not s.whole[seat] >> group & 1:
        return refusal("P-BLD-2", "GroupIncomplete", ("deed", deed))
    if s.pawned & s.board.group_mask[group]:
        return refusal("P-BLD-3", "GroupPawned", ("deed", deed))
    return level_refusal(s, deed, group) or supply_refusal(s, seat, deed)


def level_refusal(s: MonopolyState, deed: int, group: int) -> Explanation | None:
    """P-BLD-4, -5, -6: evenly, one step a street a turn, a new layer only in a later turn."""
    level = s.level[deed] + 1
    lowest = min([s.level[other] for other in s.board.members[group]])
    if level > HOTEL:
        return refusal("P-HTL-2", "HotelStands", ("deed", deed))
    if s.level[deed] > lowest:
        rule = "P-HTL-2" if level == HOTEL else "P-BLD-4"
        return refusal(rule, "NotEven", ("deed", deed), ("level", level - 1), ("lowest", lowest))
    if not s.choices.step_limit:
        return None
    if s.built >> deed & 1:
        return refusal("P-BLD-5", "BuiltThisTurn", ("deed", deed))
    layer = min([s.start_level[other] for other in s.board.members[group]])
    if level > layer + 1:
        return refusal("P-BLD-6", "NewLayer", ("deed", deed), ("level", level), ("layer", layer))
    return None


def supply_refusal(s: MonopolyState, seat: int, deed: int) -> Explanation | None:
    """P-BLD-8, P-HTL-2: stock; and the price."""
    if s.level[deed] + 1 < HOTEL and s.houses < 1:
        return refusal("P-BLD-8", "NoHouses", ("houses", s.houses))
    if s.level[deed] + 1 == HOTEL and s.hotels < 1:
        return refusal("P-HTL-2", "NoHotels", ("hotels", s.hotels))
    cost = s.board.house_cost[deed]
    if s.money[seat] < cost:
        return refusal("P-BLD-2", "CannotAfford", ("cost", cost), ("cash", s.money[seat]))
    return None


class BuildAct(Act):
    """P-BLD-2, -7: any number of single steps in one order, checked one after another, all or nothing."""

    RULE: ClassVar[str] = "P-BLD-2"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        deeds = cast(Build, action).deeds
        closed = own_turn(s, seat, "P-BLD-7")
        if closed is not None:
            return closed
        if not deeds:
            return refusal("P-BLD-2", "NothingNamed")
        if len(deeds) == 1:
            return step_refusal(s, seat, deeds[0])
        if len(deeds) > HOTEL * DEEDS:
            return refusal("P-BLD-8", "TooManySteps", ("steps", len(deeds)), ("most", HOTEL * DEEDS))
        probe = s.clone()
        for deed in deeds:
            why = step_refusal(probe, seat, deed)
            if why is not None:
                return why
            build(probe, seat, deed)
        return None

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        for deed in cast(Build, action).deeds:
            build(s, seat, deed)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.whole[seat] or own_turn(s, seat, "P-BLD-7") is not None:
            return []
        single: list[Any] = [Build((deed,)) for deed in range(DEEDS) if step_refusal(s, seat, deed) is None]
        return [*single, Form(Build)] if single else []

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        deeds = cast(Build, action).deeds
        cost = sum([s.board.house_cost[deed] for deed in deeds])
        values = (("cost", cost), ("cash", s.money[seat]), ("houses", s.houses), ("hotels", s.hotels))
        modifiers = (STEP_LIMIT,) if s.choices.step_limit else ()
        return Explanation(("P-BLD-2", "P-BLD-4", "P-BLD-7"), values=values, modifiers=modifiers)


def sale_refusal(s: MonopolyState, seat: int, deed: int) -> Explanation | None:
    """4.4 `can_sell`."""
    if not known(deed):
        return refusal("P-BLD-9", "NoSuchDeed", ("deed", deed))
    if s.owner[deed] != seat:
        return refusal("P-BLD-9", "NotYours", ("deed", deed))
    level = s.level[deed]
    if level == 0:
        return refusal("P-BLD-9", "NothingBuilt", ("deed", deed))
    highest = max([s.level[other] for other in s.board.members[s.board.group[deed]]])
    if level < highest:
        return refusal("P-BLD-9", "NotEven", ("deed", deed), ("level", level), ("highest", highest))
    if may_sell(s, seat, deed):
        return None
    if level == HOTEL and s.houses < HOTEL - 1:
        return refusal("P-HTL-4", "NoHouses", ("houses", s.houses))
    return refusal("P-BLD-9", "SoldThisTurn", ("deed", deed))


class SellBuildingAct(Act):
    """P-BLD-9, P-HTL-3: back to the bank at half price, evenly and one step at a time."""

    RULE: ClassVar[str] = "P-BLD-9"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        return raising(s, seat, "P-BLD-9") or sale_refusal(s, seat, cast(SellBuilding, action).deed)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        sell_building(s, seat, cast(SellBuilding, action).deed)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.whole[seat] or raising(s, seat, "P-BLD-9") is not None:
            return []
        return [SellBuilding(deed) for deed in range(DEEDS) if s.level[deed] and may_sell(s, seat, deed)]

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        deed = cast(SellBuilding, action).deed
        hotel = s.level[deed] == HOTEL
        broken = hotel and s.houses < HOTEL - 1
        rule = "P-HTL-4" if broken else "P-HTL-3" if hotel else "P-BLD-9"
        values = (("refund", s.board.house_cost[deed] // 2), ("houses", s.houses))
        modifiers = ((SELL_LIMIT,) if s.choices.sell_limit else ()) + ((BREAK_DOWN,) if broken else ())
        return Explanation((rule,), values=values, modifiers=modifiers)
