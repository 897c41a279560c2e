"""Buckets that fill at a rate: who sends faster is asked to wait."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST = 10_000  # buckets kept; the oldest go


class Bucket:
    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Is there room for this much now?"""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One for each name: an address, a guest."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        bucket = self._known.pop(name, None) or Bucket(self.rate, self.burst)
        self._known[name] = bucket
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return bucket.take(cost)
