"""The words of an invite: four out of a hundred, easy to say and to type."""

from __future__ import annotations

import secrets

WORDS = """
    amber anchor apple autumn basket beacon birch bottle branch brass bread bridge butter button
    candle canyon carpet castle cedar cherry circle clover cobalt coffee copper coral cotton desert
    dragon eagle ember engine falcon feather fennel forest garden ginger glacier granite guitar
    hammer harbor hazel honey indigo island ivory jacket jasmine kettle ladder lantern lemon linen
    magnet maple marble meadow melon mirror mosaic needle olive orange orchid otter paper pebble
    pepper piano pillow planet plum pocket poppy quartz rabbit ribbon river rocket saddle saffron
    salmon silver socket spruce summer sunset teapot thunder timber tulip tunnel velvet violet
    walnut willow window winter yellow zephyr
"""
COUNT = 4


def invite() -> str:
    words = WORDS.split()
    return "-".join([secrets.choice(words) for _ in range(COUNT)])
