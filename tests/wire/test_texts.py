"""The text files: complete in both languages, nothing superfluous, every plural, every value at hand."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl

from rentier import data
from rentier.core.action import CORE_ACTIONS
from rentier.core.step import Step
from rentier.core.take_back import TAKE_BACK_ACTIONS
from rentier.games.monopoly.accounts import KIND_IDS
from rentier.games.monopoly.actions import MONOPOLY_ACTIONS, Vacancy
from rentier.games.monopoly.events import EVENTS
from rentier.games.monopoly.names import ACCOUNT_IDS
from rentier.games.monopoly.packing import STEPS
from rentier.games.monopoly.verbs.end import REASON_IDS
from rentier.games.monopoly.windows import PHASE_IDS
from rentier.wire.shown import OTHERS
from rentier.wire.texts import LANGUAGES, texts
from rentier.wire.words import Words
from tests.wire.ftl import GAME, HOUSE, Calls, Look, patterns, resource

PACKAGES: Final = (HOUSE, GAME)
LOOKS: Final = {
    (package, lang): {key: Look(pattern) for key, pattern in patterns(package, lang).items()}
    for package in PACKAGES
    for lang in LANGUAGES
}
CORE: Final = Calls("core")
MONOPOLY: Final = Calls("games/monopoly")
ASKING: Final = [step for step in STEPS if step.asks is not Step.asks]
PLURALS: Final = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
CYRILLIC, LATIN = re.compile("[а-яёА-ЯЁ]"), re.compile("[a-zA-Z]+")

both = pytest.mark.parametrize("lang", LANGUAGES)
everywhere = pytest.mark.parametrize(("package", "lang"), list(LOOKS))


def option_keys() -> set[str]:
    found: set[str] = set()
    for spec in data.rules("monopoly").options:
        numbers = ("number",) if spec.values or spec.low <= spec.high else ()
        for attribute in ("title", "help", *spec.words, *numbers):
            found.add(f"option-{spec.key.replace('.', '-')}.{attribute}")
    return found


def keys_of(group: str, names: Any) -> set[str]:
    return {f"{group}-{str(name).replace('.', '-')}" for name in names}


def classes(group: str, kinds: Any) -> set[str]:
    return keys_of(group, [kind.__name__ for kind in kinds])


def wanted(package: str) -> set[str]:
    """Every key the program asks for by the name of something it knows."""
    if package == HOUSE:
        return (
            classes("action", [*CORE_ACTIONS, *TAKE_BACK_ACTIONS.classes.values()])
            | keys_of("refusal", CORE.reasons)
            | keys_of("value", CORE.values)
            | keys_of("modifier", CORE.modifiers)
            | set(OTHERS.values())
            | {"seat-number", "list-and", "log-auto", "log-secret", "log-taken_back"}
            | {"table-asks_back", "table-spectators", "why-legal", "why-modifiers"}
        )
    return (
        classes("event", EVENTS.classes.values())
        | classes("action", [*MONOPOLY_ACTIONS, Vacancy])
        | {f"action-{name}.form" for name in MONOPOLY.forms}
        | classes("question", ASKING)
        | keys_of("refusal", MONOPOLY.reasons - CORE.reasons)
        | keys_of("value", MONOPOLY.values - CORE.values)
        | keys_of("modifier", MONOPOLY.modifiers)
        | keys_of("kind", KIND_IDS)
        | keys_of("phase", PHASE_IDS)
        | keys_of("reason", REASON_IDS)
        | keys_of("account", ACCOUNT_IDS.values())
        | option_keys()
        | {"score-row", "question-Debts.more"}
    )


def spare(package: str, lang: str) -> set[str]:
    """Keys the program does not know by name: log lines of actions, parts of lists, what others refer to."""
    looks = LOOKS[package, lang]
    known = wanted(package)
    log_lines = {f"{key}.done" for key in known if key.startswith("action-")}
    parts = {f"part-{part}" for row in texts("monopoly", lang).lists.values() for part in row}
    referred = {key for look in looks.values() for key in look.references}
    return set(looks) - known - log_lines - parts - referred


@everywhere
def test_the_files_are_well_formed(package: str, lang: str) -> None:
    body = resource(package, lang).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids)) and ids


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys(package: str) -> None:
    assert LOOKS[package, "en"].keys() == LOOKS[package, "ru"].keys()


@everywhere
def test_every_key_the_program_knows_has_a_text(package: str, lang: str) -> None:
    assert wanted(package) - LOOKS[package, lang].keys() == set()


@everywhere
def test_no_text_is_superfluous(package: str, lang: str) -> None:
    assert spare(package, lang) == set()


@both
def test_the_game_does_not_say_again_what_the_table_says(lang: str) -> None:
    assert LOOKS[HOUSE, lang].keys() & LOOKS[GAME, lang].keys() == set()


def test_what_was_found_in_the_code_is_all_there() -> None:
    """The finder itself: it must not grow blind."""
    assert {"GameOver", "TakeBackOff", "NotYourTurn"} <= CORE.reasons
    assert {"CannotAfford", "NotNow", "TooLittle", "OutOfGame"} <= MONOPOLY.reasons
    assert {"cost", "cash", "phase", "denial", "cash_after", "issue"} <= MONOPOLY.values
    assert {"Bid", "Offer", "SetCap", "AskLater"} <= MONOPOLY.forms
    assert {"whole_group", "mortgage.interest"} <= MONOPOLY.modifiers
    assert len(EVENTS.classes) == 70 and len(ASKING) == 20


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_tell_the_same(package: str) -> None:
    """The same fields, whichever of their forms a language needs."""

    def told(look: Look) -> set[str]:
        return {name.split("-")[0] for name in look.variables}

    russian = LOOKS[package, "ru"]
    differing = [key for key, look in LOOKS[package, "en"].items() if told(look) != told(russian[key])]
    assert differing == []


@everywhere
def test_every_plural_form_is_there(package: str, lang: str) -> None:
    every = {"zero", "one", "two", "few", "many"}
    lacking = [
        key
        for key, look in LOOKS[package, lang].items()
        for selection in look.selections
        if selection & every and not selection >= PLURALS[lang]
    ]
    assert lacking == []


def test_russian_is_russian() -> None:
    for package in PACKAGES:
        english = LOOKS[package, "en"]
        for key, look in LOOKS[package, "ru"].items():
            assert set(LATIN.findall(look.text)) <= {"GO"}, key
            assert bool(LATIN.search(english[key].text)) == bool(CYRILLIC.search(look.text)), key
            assert not CYRILLIC.search(english[key].text), key
            assert not re.search("[\"“”']| - ", look.text), key


def sample(kind: Any) -> dict[str, Any]:
    return {field: [0] if field in kind.LISTS else 0 for field in kind.FIELDS}


@both
def test_every_value_a_text_uses_is_at_hand(lang: str) -> None:
    """In every branch, also those that no game reaches."""
    words = Words("monopoly", lang, ["A"], strict=True)
    looks = LOOKS[HOUSE, lang] | LOOKS[GAME, lang]
    actions = [*CORE_ACTIONS, *TAKE_BACK_ACTIONS.classes.values(), *MONOPOLY_ACTIONS, Vacancy]
    for group, kinds in (("event", EVENTS.classes.values()), ("action", actions), ("question", ASKING)):
        for kind in kinds:
            extra = {"rule": "P-GO-1"} if group == "event" else {"asked": [0]} if group == "question" else {}
            given = set(words.arguments(kind.__name__, {**sample(kind), **extra}))
            key = f"{group}-{kind.__name__}"
            assert used(looks, key) <= given, key
            if f"{key}.done" in looks:
                assert used(looks, f"{key}.done") <= given | {"seat"}, key
            if f"{key}.form" in looks:
                assert used(looks, f"{key}.form") <= given | {"low", "high"}, key


@both
def test_what_other_texts_use(lang: str) -> None:
    looks = LOOKS[HOUSE, lang] | LOOKS[GAME, lang]
    allowed = {
        "refusal": set[str](),
        "modifier": set[str](),
        "kind": set[str](),
        "phase": set[str](),
        "reason": set[str](),
        "account": set[str](),
        "value": {"value"},
        "part": {"value", "n"},
        "option": {"value", "money", "seat"},
    }
    for key in looks:
        group = key.split("-")[0]
        if group in allowed:
            assert used(looks, key) <= allowed[group], key


def used(looks: dict[str, Look], key: str) -> set[str]:
    """The variables of a text and of all it refers to."""
    look = looks[key]
    return look.variables.union(*[used(looks, other) for other in look.references])


@both
def test_every_field_has_its_meaning(lang: str) -> None:
    """Whatever fields.toml says is a field of something, and a meaning there is."""
    known = (
        {"amount", "ref", "low", "high", "place", "worth", "asked", "seat"} | CORE.values | MONOPOLY.values
    )
    for kind in [*EVENTS.classes.values(), *MONOPOLY_ACTIONS, Vacancy, *STEPS]:
        known |= set(kind.FIELDS)
    found = texts("monopoly", lang)
    for field, meaning in found.fields.items():
        assert field.split(".")[-1] in known, field
        groups = meaning in ("money", "seat", "number") or meaning in found.names
        assert groups or any(key.startswith(f"{meaning}-") for key in LOOKS[GAME, lang]), field
    assert {*found.refs, *found.refs.values()} <= {*KIND_IDS, *known}
