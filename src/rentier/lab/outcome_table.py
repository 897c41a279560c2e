"""The report of a simulation as people read it."""

from __future__ import annotations

from typing import Any


def table(found: dict[str, Any]) -> str:
    """Seats, then the figures."""
    many = "1 game" if found["games"] == 1 else f"{found['games']} games"
    head = f"{found['game']}, {many}, seed {found['seed']}"
    lines = [head, "", "seat  bot        wins    share   95 %", *seats(found), ""]
    lines.extend([f"{title:<18}{value}" for title, value in figures(found)])
    return "\n".join(lines)


def seats(found: dict[str, Any]) -> list[str]:
    lines = []
    for row in found["seats"]:
        between = f"{row['low']:.1%} - {row['high']:.1%}"
        lines.append(f"{row['seat']:4}  {row['bot']:<8}{row['wins']:7.1f}{row['share']:9.1%}   {between}")
    return lines


def figures(found: dict[str, Any]) -> list[tuple[str, object]]:
    rounds, deals = found["rounds"], found["deals"]
    speed = [f"{found[f'{what}_per_second']:.0f} {what}" for what in ("games", "rolls", "decisions")]
    return [
        ("endings", ", ".join([f"{key} {number}" for key, number in found["endings"].items()])),
        ("rounds", f"mean {rounds['mean']:.1f}, half within {rounds['p50']}, 95 % within {rounds['p95']}"),
        ("deals", ", ".join([f"{number} {key}" for key, number in deals.items()])),
        ("auctions", found["auctions"]),
        ("loans", found["loans"]),
        ("groups completed", found["sets_completed"]),
        ("turns, rolls", f"{found['turns']}, {found['rolls']}"),
        ("decisions", found["decisions"]),
        ("speed", f"{found['seconds']:.2f} s: {', '.join(speed)} a second"),
    ]
