"""The tables in SQLite. Step i brings a file from format i to i + 1; an empty file has format 0."""

from __future__ import annotations

APPLICATION = 0x52454E54  # "RENT": marks the file as ours

FIRST = (
    """CREATE TABLE tables (
        id TEXT NOT NULL PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        header TEXT NOT NULL,
        entries INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        made INTEGER NOT NULL,
        active INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX tables_active ON tables (active, id)",
    """CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE meta (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (table_id, key)
    ) WITHOUT ROWID""",
    """CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE holders (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        token TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, token)
    ) WITHOUT ROWID""",
    "CREATE INDEX holders_token ON holders (token)",
    """CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        key TEXT NOT NULL,
        n INTEGER NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, key)
    ) WITHOUT ROWID""",
    "CREATE UNIQUE INDEX answers_order ON answers (table_id, seat, n)",
)

STEPS: tuple[tuple[str, ...], ...] = (FIRST,)
FORMAT = len(STEPS)
