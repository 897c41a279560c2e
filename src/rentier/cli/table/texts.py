"""The client's own words; the game's sentences come from `rentier.wire.words`."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from rentier import data

LANGS = ("en", "ru")


class Texts:
    """One language: `t("key", name=value)` is a sentence."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(data.read_text(__package__, f"text/{lang}.ftl")))

    def __call__(self, key: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def words(self, key: str) -> list[str]:
        """What people may type for this: the first is the one that is shown."""
        return [word.casefold() for word in self(key).split()]


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)


def typed(key: str) -> list[str]:
    """The words of a key in every language: whatever the screen speaks, all are understood."""
    found = [word for lang in LANGS if texts(lang).has(key) for word in texts(lang).words(key)]
    return list(dict.fromkeys(found))
