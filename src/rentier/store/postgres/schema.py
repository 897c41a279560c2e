"""The tables in PostgreSQL, in a schema of their own. Step i brings them from format i to i + 1."""

from __future__ import annotations

SCHEMA = "rentier"

FIRST = (
    """CREATE TABLE tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        code TEXT COLLATE "C" NOT NULL UNIQUE,
        header TEXT NOT NULL,
        entries BIGINT NOT NULL,
        listed BOOLEAN NOT NULL,
        finished BOOLEAN NOT NULL,
        made BIGINT NOT NULL,
        active BIGINT NOT NULL
    )""",
    "CREATE INDEX tables_active ON tables (active, id)",
    """CREATE TABLE log (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        n BIGINT NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
    """CREATE TABLE meta (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        key TEXT COLLATE "C" NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (table_id, key)
    )""",
    """CREATE TABLE chat (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        n BIGINT NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
    """CREATE TABLE holders (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        token TEXT COLLATE "C" NOT NULL,
        PRIMARY KEY (table_id, seat, token)
    )""",
    "CREATE INDEX holders_token ON holders (token)",
    """CREATE TABLE answers (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        key TEXT COLLATE "C" NOT NULL,
        n BIGINT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, key)
    )""",
    "CREATE UNIQUE INDEX answers_order ON answers (table_id, seat, n)",
)

STEPS: tuple[tuple[str, ...], ...] = (FIRST,)
