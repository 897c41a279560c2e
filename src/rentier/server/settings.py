"""What a server is started with; tests make everything quick."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

DAY = 86_400


@dataclass(frozen=True, slots=True)
class Settings:
    store: str = ""
    public_url: str = ""
    link_url: str = ""  # an address others can use; empty if there is none
    web: Path | None = None  # the built client
    bot_seconds: float = 1.2  # before a bot acts
    bot_patience: float = 10.0  # then it counts as failed
    sleep_seconds: float = 600.0  # without anybody there
    host_seconds: float = 120.0  # an absent host keeps his rights
    moment_seconds: float = 5.0  # P-AUC-4: before a human auctioneer may knock down
    rate: float = 20.0  # messages a second of one socket, requests of one guest
    burst: float = 60.0
    address_rate: float = 100.0  # requests a second of one address
    address_burst: float = 400.0
    keep_finished: int = 90 * DAY
    keep_abandoned: int = 30 * DAY

    @property
    def secure(self) -> bool:
        """Behind TLS the cookie travels by TLS only."""
        return self.public_url.startswith("https://")
