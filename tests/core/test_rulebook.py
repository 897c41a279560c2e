"""A rulebook that contradicts itself or the options is refused with a sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from rentier.core.errors import BadValue
from rentier.core.options import OptionSpec
from rentier.core.rulebook import rulebook_of

SPECS = (OptionSpec("salary", "X-GO-1", 200, (), (), 0, 400),)


def row(id: str, kind: str = "act", text: str = "Walk.", options: tuple[str, ...] = ()) -> dict[str, Any]:
    texts = {"title_en": id, "title_ru": id, "en": text, "ru": text}
    return {"id": id, "chapter": "way", "kind": kind, "options": list(options), **texts}


def good() -> dict[str, Any]:
    rules = [row("X-GO-1", text="Take `salary` [X-GO-2].", options=("salary",))]
    rules += [row(f"X-GO-{number}") for number in range(2, 10)]
    rules.append(row("X-AIM-1", kind="definition"))
    chapter = {"id": "way", "prefixes": ["X-GO", "X-AIM"], "en": "The way", "ru": "Путь"}
    head = {"schema": "rentier.rulebook/1", "game": "walk", "version": 3}
    return {**head, "chapter": [chapter], "rule": rules}


def test_a_good_one() -> None:
    book = rulebook_of(good(), SPECS)
    assert (book.game, book.version, len(book.rules)) == ("walk", 3, 10)
    assert book.of_kind("definition") == ["X-AIM-1"]
    assert [rule.id for rule in book.of_chapter("way")] == book.ids
    rule = book.find("X-GO-1")
    assert rule is not None
    assert rule.references("ru") == {"X-GO-2"}
    assert rule.keys("en") == {"salary"}
    assert book.find("X-GO-99") is None


def change(at: int, key: str, value: object) -> Callable[[dict[str, Any]], None]:
    def edit(data: dict[str, Any]) -> None:
        data["rule"][at][key] = value

    return edit


FAULTS: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (lambda data: data.update(schema="other/1"), "the schema is"),
    (lambda data: data["rule"][0].pop("title_ru"), "'title_ru' is missing"),
    (lambda data: data["chapter"].append(data["chapter"][0]), "no two have the same id"),
    (
        lambda data: data["chapter"].append({**data["chapter"][0], "id": "b"}),
        "a prefix belongs to one chapter",
    ),
    (
        lambda data: data["chapter"].append({**data["chapter"][0], "id": "b", "prefixes": []}),
        "b: a chapter has rules",
    ),
    (change(1, "id", "X-GO-3"), "rules: no two have the same id"),
    (change(2, "id", "X-go-3"), "an id looks like X-WORD-1"),
    (change(2, "id", "X-RUN-1"), "its prefix in []"),
    (change(1, "chapter", "nowhere"), "it lies in chapter 'nowhere'"),
    (change(1, "kind", "custom"), "X-GO-2: its kind is one of act, bound, screen, definition"),
    (change(1, "kind", "definition"), "definitions: 2 are too many: at most 1"),
    (change(1, "ru", " "), "X-GO-2: its ru text is empty"),
    (change(1, "en", "See [X-GO-77]."), "X-GO-2: it points to X-GO-77, which is no rule"),
    (change(1, "en", "See [X-GO-3]."), "X-GO-2: its two texts point to different rules"),
    (change(1, "ru", "По `salary`."), "X-GO-2: its ru text mentions other options than it lists"),
    (change(0, "options", []), "X-GO-1: its en text mentions other options than it lists"),
]


@pytest.mark.parametrize(("edit", "words"), FAULTS, ids=[words for _, words in FAULTS])
def test_faults_are_named(edit: Callable[[dict[str, Any]], None], words: str) -> None:
    data = copy.deepcopy(good())
    edit(data)
    with pytest.raises(BadValue) as caught:
        rulebook_of(data, SPECS)
    assert words in str(caught.value)


def test_options_and_rules_name_each_other() -> None:
    with pytest.raises(BadValue, match="X-GO-1: there is no option salary"):
        rulebook_of(good(), ())
    stray = OptionSpec("fine", "X-GO-2", 50, (), (), 0, 100)
    with pytest.raises(BadValue, match="fine: X-GO-2 does not mention it"):
        rulebook_of(good(), (*SPECS, stray))
