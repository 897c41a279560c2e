"""`rentier serve`: the table in the browser, for this machine or for others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

if TYPE_CHECKING:
    import socket

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")


@click.command(epilog="Example: rentier serve --host 0.0.0.0 --port 8000")
@click.option("--host", default="127.0.0.1", help="Address to listen at; 0.0.0.0 lets others in.")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--public-url", default="", metavar="URL", help="What others type, behind a proxy with TLS.")
@click.option("--store", default="", metavar="URL", help="A file, sqlite:///path or postgresql://…")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@click.option("--backup", metavar="FILE", help="Only copy the store, also while it is served.")
def command(host: str, port: int, public_url: str, store: str, open_page: bool, backup: str | None) -> None:
    """Serve the table: in the browser, over the network, with bots."""
    from rentier.store import StoreError

    public = public_url.rstrip("/")
    if public and (urlsplit(public).scheme not in ("http", "https") or not urlsplit(public).netloc):
        raise click.BadParameter("it begins with http:// or https://", param_hint="--public-url")
    try:
        if backup:
            copy_store(store, Path(backup))
        else:
            start(host, port, public, store, open_page)
    except StoreError as error:
        raise click.ClickException(str(error)) from None


def copy_store(store: str, target: Path) -> None:
    import asyncio

    from rentier.store import backup_store

    asyncio.run(backup_store(store, target))
    click.echo(f"Copied to {target}")


def start(host: str, port: int, public: str, store: str, open_page: bool) -> None:
    import asyncio
    import logging

    from rentier.server.run import listen, loop_factory, serve
    from rentier.server.settings import Settings

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with listen(host, port) as listening:
        local, link = addresses(host, listening, public)
        settings = Settings(store=store, public_url=public, link_url=link)

        def ready() -> None:
            tell(store, local, link)
            if open_page:
                click.launch(local)

        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(settings, listening, ready))
    click.echo("Ended.")


def addresses(host: str, listening: socket.socket, public: str) -> tuple[str, str]:
    """For this machine, and for others; empty if they can't come in."""
    port = listening.getsockname()[1]
    own = "127.0.0.1" if host in EVERYWHERE else host
    others = "" if host in LOOPBACK else url(lan() if host in EVERYWHERE else host, port)
    return url(own, port), public or others


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan() -> str:
    """This machine's address in the local network; nothing is sent."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def tell(store: str, local: str, link: str) -> None:
    click.echo(f"The tables are kept in {place(store)}")
    click.echo(f"Open {local}")
    if link:
        click.echo(f"Others open {link}")
    else:
        click.echo("Only this machine can come in; --host 0.0.0.0 lets others in.")


def place(store: str) -> str:
    """Where the data lie, without the password of a database."""
    from rentier.store import default_path

    parts = urlsplit(store)
    if parts.password:
        return parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@")).geturl()
    return store or str(default_path())
