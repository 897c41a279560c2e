"""What deeds and groups are worth to everybody: the measure by which greedy buys, bids and deals.

A deed counts its printed price; holding several of a group adds a bonus, the whole group a large one.
These are prices of goods at the table, never anybody's total (P-TAX-3).
"""

from __future__ import annotations

from typing import Final

from rentier.games.monopoly.board import GROUPS, RAILROADS, STREET_GROUPS, Board

RAILROAD_BONUS: Final = (0, 0, 50, 150, 300)
UTILITY_BONUS: Final = (0, 0, 75)
STREETS: Final = (1 << STREET_GROUPS) - 1  # mask of groups
SIZES: Final = 5  # a group has up to four deeds: bonuses by how many are held, from none


class Worth:
    """The tables of one board."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.bonus: Final[list[int]] = []  # by group and number held
        for group in range(GROUPS):
            self.bonus.extend(bonuses(board, group))
        keys = [(-yield_of(board, group), group) for group in range(STREET_GROUPS)]
        self.preference: Final = [group for _, group in sorted(keys)]  # where houses pay best first

    def of_group(self, group: int, held: int) -> int:
        """The bonus for so many deeds of a group."""
        return self.bonus[SIZES * group + held]

    def of_holding(self, group: int, owned: int) -> int:
        """The bonus a mask of deeds has in this group."""
        return self.bonus[SIZES * group + (owned & self.board.group_mask[group]).bit_count()]


def bonuses(board: Board, group: int) -> list[int]:
    """Whole groups of streets: half the rents with three houses; two of three: a sixth of that."""
    if group == RAILROADS:
        return list(RAILROAD_BONUS)
    if group > RAILROADS:
        return [*UTILITY_BONUS, 0, 0]
    members = board.members[group]
    whole = sum([board.rent[6 * deed + 3] for deed in members]) // 2
    row = [0] * SIZES
    row[len(members)] = whole
    if len(members) > 2:
        row[len(members) - 1] = whole // 6
    return row


def yield_of(board: Board, group: int) -> int:
    """The rents with three houses for each dollar of their price, in hundredths."""
    members = board.members[group]
    cost = 3 * sum([board.house_cost[deed] for deed in members])
    return 100 * sum([board.rent[6 * deed + 3] for deed in members]) // cost


def bits_of(mask: int) -> list[int]:
    """The deeds or groups of a mask, in board order."""
    if mask < len(FEW_BITS):
        return FEW_BITS[mask]
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


FEW_BITS: Final = [[at for at in range(8) if mask >> at & 1] for mask in range(256)]


_KNOWN: Final[list[Worth]] = []


def worth_of(board: Board) -> Worth:
    """The tables of a board, computed once."""
    for known in _KNOWN:
        if known.board is board:
            return known
    _KNOWN.append(Worth(board))
    return _KNOWN[-1]
