"""`rentier play` without a game: language, a game put away, who plays."""

from __future__ import annotations

from pathlib import Path

from rentier.cli.table.ask import Keyboard, numbers_of
from rentier.cli.table.paper import Paper, safe
from rentier.cli.table.saves import last_save
from rentier.cli.table.seats import LONGEST_NAME
from rentier.cli.table.texts import LANGS, Texts, texts

MOST_BOTS = 7
USUAL_BOTS = "3"


class Wish:
    """What the menu found out: a save to resume, or the seats of a new game."""

    def __init__(self, lang: str, resume: Path | None, seats: str) -> None:
        self.lang = lang
        self.resume = resume
        self.seats = seats


def ask_menu(paper: Paper, lang: str, given: bool, kinds: tuple[str, ...]) -> Wish:
    """A few questions, each answered by the Enter key alone."""
    keys = Keyboard(paper)
    if not given:
        usual = LANGS.index(lang) + 1
        said = numbers_of(keys.line(f"1 English   2 Русский [{usual}] "), len(LANGS))
        lang = LANGS[said[0] - 1] if said else lang
    t = texts(lang)
    paper.line(t("menu-welcome"), "bold")
    save = last_save()
    if save is not None and keys.line(f"{t('menu-resume', name=save.name)} ").casefold() not in no_words():
        return Wish(lang, save, "")
    return Wish(lang, None, ask_seats(keys, t, kinds))


def no_words() -> list[str]:
    return [word for lang in LANGS for word in texts(lang).words("word-no")]


def ask_seats(keys: Keyboard, t: Texts, kinds: tuple[str, ...]) -> str:
    """The people at this keyboard, then the bots."""
    names: list[str] = []
    while not names:
        text = keys.line(f"{t('menu-names')} ") or t("player")
        names = [safe(name).strip()[:LONGEST_NAME] for name in text.split(",") if name.strip(" :")]
        names = [name.replace(":", "") for name in dict.fromkeys(names)][: MOST_BOTS + 1]
    least, most = (1 if len(names) == 1 else 0), MOST_BOTS + 1 - len(names)
    count = -1
    while most and not least <= count <= most:
        text = keys.line(f"{t('menu-bots', least=str(least), most=str(most))} ")
        text = text or str(min(int(USUAL_BOTS), most))
        count = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else -1
    kind = ask_kind(keys, t, kinds) if count > 0 else ""
    return ",".join([*[f"you:{name}" for name in names], *[kind] * max(count, 0)])


def ask_kind(keys: Keyboard, t: Texts, kinds: tuple[str, ...]) -> str:
    """How the bots play."""
    listed = "   ".join([f"{number} {kind}" for number, kind in enumerate(kinds, 1)])
    said = numbers_of(keys.line(f"{t('menu-kind')}  {listed} [1] "), len(kinds))
    return kinds[said[0] - 1] if said else kinds[0]
