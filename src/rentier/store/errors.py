"""What can go wrong with a store, each on one line that says what to do."""

from __future__ import annotations

from rentier.core.errors import RentierError


class StoreError(RentierError):
    """Base of them all. Unless its kind says otherwise nothing of the request was written."""


class StoreConflict(StoreError):
    """What was to be written is there already, or leaves a gap: somebody else has written meanwhile."""


class StoreMissing(StoreError):
    """There is no such table."""


class StoreNotOwned(StoreError):
    """This process does not own the table, so it may not write to it."""


class StoreRefused(StoreError):
    """A request that no store of this kind can serve."""


class StoreBusy(StoreError):
    """Somebody else holds it; the same request may succeed later."""


class StoreFull(StoreError):
    """There is no room left to write."""


class StoreReadOnly(StoreError):
    """It can be read perhaps, but not written."""


class StoreForeign(StoreError):
    """Not a store of Rentier."""


class StoreDamaged(StoreError):
    """A store of Rentier once, now broken."""


class StoreTooNew(StoreError):
    """Written by a newer Rentier than this."""


class StoreGone(StoreError):
    """It can't be reached, or was closed. Whether the request was written is then unknown."""


class StoreBroken(StoreError):
    """Anything else that the database said. Whether the request was written is then unknown."""
