"""What the files of words hold, and which of it the program asks for."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tavoliere
from tavoliere.core import event as events
from tavoliere.words.sentences import HOUSE

PACKAGE: Final = Path(__file__).parents[2] / "src" / "tavoliere"
"""The source, even where the compiled package is what runs."""

FOLDERS: Final = {"house": HOUSE, **{name: tavoliere.game(name).words for name in tavoliere.GAMES}}
KEY: Final = re.compile(r"(refusal|forfeit|expected|event|reason|phase|chapter|source|verified|terminal)-[a-z0-9-]+")


def read(place: str, code: str) -> str:
    """Return the text of one file of words."""
    return (FOLDERS[place] / f"{code}.ftl").read_text(encoding="utf-8")


def entries(place: str, code: str) -> list[ftl.EntryType]:
    """Parse one file of words."""
    return FluentParser(with_spans=False).parse(read(place, code)).body


@cache
def messages(place: str, code: str) -> dict[str, ftl.Message]:
    """Return the messages of one file by their keys."""
    return {entry.id.name: entry for entry in entries(place, code) if isinstance(entry, ftl.Message)}


@cache
def everything(name: str, code: str) -> dict[str, ftl.Message]:
    """Return what a game can say: the words of the house, and its own over them."""
    return messages("house", code) | messages(name, code)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's own name
        self.found.add(node.id.name)


def variables(node: ftl.BaseNode | None) -> set[str]:
    """Return the variables that a message, or one of its attributes, asks for."""
    visitor = _Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.found


def base(variable: str, arguments: set[str]) -> str:
    """Return the argument behind a variable: `$card-the` and `$card-id` are forms of `$card`."""
    forms = [argument for argument in arguments if variable == argument or variable.startswith(f"{argument}-")]
    return max(forms, key=len, default=variable)


# ---------------------------------------------------------------------------------------- what the code asks for


@dataclass
class Asked:
    """The keys that a part of the program spells out, and all texts and patterns that occur in it."""

    keys: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    attributes: set[tuple[str, str]] = field(default_factory=set)


def _texts(node: ast.expr) -> list[str]:
    """Return the texts that an expression can be, as far as they are spelled out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return []


def _pattern(node: ast.JoinedStr) -> str:
    """Return a formatted text as a pattern with a group for each hole."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values)


def _look(tree: ast.Module, asked: Asked) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            asked.texts.add(node.value)
            if KEY.fullmatch(node.value) and not node.value.endswith("-"):
                asked.keys.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            asked.patterns.add(_pattern(node))
        elif isinstance(node, ast.Call):
            _look_at_call(node, asked)


def _look_at_call(call: ast.Call, asked: Asked) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if not call.args:
        return
    first = call.args[0]
    if name == "Event":
        named = [getattr(events, first.id)] if isinstance(first, ast.Name) else []
        asked.keys.update(f"event-{key}" for key in [*_texts(first), *named])
    elif name == "say":
        asked.keys.update(_texts(first))
        pattern = _pattern(first) if isinstance(first, ast.JoinedStr) else None
        for attribute in _texts(call.args[1]) if len(call.args) > 1 else []:
            asked.attributes.update((re.escape(key), attribute) for key in _texts(first))
            asked.attributes.update([(pattern, attribute)] if pattern else [])


@cache
def asked_by(folder: str) -> Asked:
    """Read the modules of a game and of its table, or with "house" all others, and collect what they ask for."""
    asked = Asked()
    for file in sorted(PACKAGE.rglob("*.py")):
        match file.relative_to(PACKAGE).parts[:-1]:
            case ("games", name, *_) | ("cli", "terminal", name, *_):
                game = name
            case _:
                game = "house"
        if game == folder:
            _look(ast.parse(file.read_text(encoding="utf-8")), asked)
    return asked
