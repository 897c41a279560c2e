"""What stands in the text files, taken apart: for the tests."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rentier.data import read_text

HOUSE: Final = "rentier.wire"
GAME: Final = "rentier.games.monopoly"
SOURCE: Final = Path(__file__).parents[2] / "src" / "rentier"


def resource(package: str, lang: str) -> ftl.Resource:
    return FluentParser().parse(read_text(package, f"text/{lang}.ftl"))


def patterns(package: str, lang: str) -> dict[str, Any]:
    """Every text by its key: `id`, or `id.attribute`."""
    found: dict[str, Any] = {}
    for message in resource(package, lang).body:
        if isinstance(message, ftl.Message):
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Look(Visitor):
    """The plain text, the variables, the messages referred to and the selections of a pattern."""

    def __init__(self, pattern: Any) -> None:
        self.text = ""
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[set[str]] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        self.selections.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


class Calls(ast.NodeVisitor):
    """Reason keys, names of values, modifiers, and the actions offered as ranges or forms, in a folder."""

    def __init__(self, folder: str) -> None:
        self.reasons: set[str] = set()
        self.values: set[str] = set()
        self.modifiers: set[str] = set()
        self.forms: set[str] = set()
        for path in sorted((SOURCE / folder).rglob("*.py")):
            self.visit(ast.parse(path.read_text(encoding="utf-8")))

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in ("refusal", "Explanation"):
            if len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
                self.reasons.add(str(node.args[1].value))
            self._values(node)
        elif name == "Modifier" and isinstance(node.args[0], ast.Constant):
            self.modifiers.add(str(node.args[0].value))
        elif name in ("Span", "Form") and isinstance(node.args[0], ast.Name):
            self.forms.add(node.args[0].id)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "values":
            self._values(node)
        self.generic_visit(node)

    def _values(self, node: ast.AST) -> None:
        """Pairs of a name and something that is no text: ("cash", s.money[seat])."""
        for pair in ast.walk(node):
            if isinstance(pair, ast.Tuple) and len(pair.elts) == 2:
                name, value = pair.elts
                text = isinstance(value, ast.Constant) and isinstance(value.value, str)
                if isinstance(name, ast.Constant) and isinstance(name.value, str) and not text:
                    self.values.add(name.value)
