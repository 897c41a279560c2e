"""`.venv/bin/python -m tests.builds.remake` writes the hashes anew after the rules have changed."""

from __future__ import annotations

import json

from tests.builds.games import HASHES, NAMES, digest

if __name__ == "__main__":
    HASHES.write_text(json.dumps({name: digest(name) for name in NAMES}, indent=2) + "\n", encoding="utf-8")
