"""Where tables are kept: the append-only log of each match, and what belongs to the table beside it."""

from rentier.store.errors import (
    StoreBroken,
    StoreBusy,
    StoreConflict,
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreGone,
    StoreMissing,
    StoreNotOwned,
    StoreReadOnly,
    StoreRefused,
    StoreTooNew,
)
from rentier.store.opening import backup_store, default_path, open_store
from rentier.store.port import ChatLine, Health, Holder, Intent, Store, Table, Wanted

__all__ = [
    "ChatLine",
    "Health",
    "Holder",
    "Intent",
    "Store",
    "StoreBroken",
    "StoreBusy",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreForeign",
    "StoreFull",
    "StoreGone",
    "StoreMissing",
    "StoreNotOwned",
    "StoreReadOnly",
    "StoreRefused",
    "StoreTooNew",
    "Table",
    "Wanted",
    "backup_store",
    "default_path",
    "open_store",
]
