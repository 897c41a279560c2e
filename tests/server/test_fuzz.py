"""Frames at random: no answer shows an internal, nothing changes, the others notice nothing."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.house import Guest, begun, plain_answer, turn

FRAMES = 400
KINDS = ("hello", "act", "explain", "take_back", "agree", "refuse", "chat", "ready", "host", "ping", "view")
NAMES = ("Throw", "Bid", "Fate", "TimeUp", "Concede", "Offer", "Accept", "Reject", "Withdraw", "State", "")
CODES = {
    *("BadMessage", "BadAction", "NotYourSeat", "NotSeated", "NotHost", "Started", "TooFast", "NoHello"),
}


def value(luck: random.Random, depth: int = 0) -> Any:
    """Anything that fits into JSON, often what a message really has."""
    simple = [None, True, 0, -1, 7, 10**15, 1 << 70, 1.5, "", "k", "é\u202e", "a" * 600, *KINDS, *NAMES]
    if depth > 2 or luck.random() < 0.6:
        return luck.choice(simple)
    if luck.random() < 0.3:
        return [value(luck, depth + 1) for _ in range(luck.randrange(4))]
    keys = ("is", "key", "action", "since", "seat", "what", "id", "text", "amount", "entry", "value")
    return {luck.choice(keys): value(luck, depth + 1) for _ in range(luck.randrange(4))}


def frame(luck: random.Random) -> str:
    message: dict[str, Any] = {"is": luck.choice(KINDS)}
    for key in ("key", "action", "since", "seat", "what", "id", "text"):
        if luck.random() < 0.3:
            message[key] = value(luck)
    if luck.random() < 0.4:
        message["action"] = {"is": luck.choice(NAMES), "entry": luck.choice([0, -1, 10**12])}
    text = json.dumps(message)
    return text[: luck.randrange(len(text))] if luck.random() < 0.2 else text


def test_random_frames_of_a_spectator_change_nothing(guests: list[Guest]) -> None:
    luck = random.Random(7)
    id, anna, boris = begun(guests)
    before, heard = list(anna.rows), 0
    for _ in range(FRAMES // 20):
        watcher = guests[2].sit(id)
        watcher.until("view")
        for _ in range(20):
            watcher.ws.send(frame(luck))
        watcher.send({"is": "ping"})
        while (message := watcher.hear())["is"] != "pong":
            if message["is"] == "error":
                heard += 1
                assert message["code"] in CODES and set(message) <= {"is", "code", "text", "key"}
        watcher.close()
    assert heard > FRAMES / 2
    mover, _ = turn(anna, boris)
    assert mover.act(plain_answer(mover.view))["is"] == "done"
    assert mover.rows[: len(before)] == before and mover.rows[len(before)]["n"] == len(before)
    assert not [each for each in anna.frames if '"error"' in each or '"refused"' in each]
