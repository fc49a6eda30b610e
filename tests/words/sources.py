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
KEY: Final = re.compile(r"(refusal|forfeit|expected|reason|phase|chapter|source|verified|terminal)-[a-z0-9-]+")
"""What is a key wherever it is spelled out; those of events are made from what `Event` is given."""


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
    """The keys that a part of the program spells out, with what refusals know, and all texts and patterns in it."""

    keys: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    attributes: set[tuple[str, str]] = field(default_factory=set)
    refusals: set[tuple[str, frozenset[str]]] = field(default_factory=set)


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
    chosen = _chosen_keys(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            asked.texts.add(node.value)
            if KEY.fullmatch(node.value) and not node.value.endswith("-"):
                asked.keys.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            asked.patterns.add(_pattern(node))
        elif isinstance(node, ast.Call):
            _look_at_call(node, asked, chosen)


def _chosen_keys(tree: ast.Module) -> dict[ast.expr, list[str]]:
    """Return the keys of events that a function chooses before it makes the event: what it assigns to their names."""
    chosen: dict[ast.expr, list[str]] = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        assigned: dict[str, list[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                assigned.setdefault(node.targets[0].id, []).extend(_texts(node.value))
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Name):
                chosen[node.args[0]] = assigned.get(node.args[0].id, [])
    return chosen


def _name(call: ast.Call) -> str:
    """Return the name of what is called, without the object that it belongs to."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _look_at_call(call: ast.Call, asked: Asked, chosen: dict[ast.expr, list[str]]) -> None:
    name = _name(call)
    if not call.args:
        return
    first = call.args[0]
    if name == "Event":
        constant = getattr(events, first.id, None) if isinstance(first, ast.Name) else None
        keys = [*_texts(first), *([constant] if isinstance(constant, str) else chosen.get(first, []))]
        assert keys, f"the key of this event is not spelled out: {ast.unparse(call)}"
        asked.keys.update(f"event-{key}" for key in keys)
    elif name in {"short", "full"}:
        asked.keys.update(_texts(first))
    elif name == "Refusal" and len(call.args) > 1 and all(keyword.arg for keyword in call.keywords):
        given = frozenset(keyword.arg or "" for keyword in call.keywords)
        asked.refusals.update((key, given) for key in _texts(call.args[1]))
    elif name == "say":
        asked.keys.update(_texts(first))
        pattern = _pattern(first) if isinstance(first, ast.JoinedStr) else None
        for attribute in _texts(call.args[1]) if len(call.args) > 1 else []:
            asked.attributes.update((re.escape(key), attribute) for key in _texts(first))
            asked.attributes.update([(pattern, attribute)] if pattern else [])


def _asks(file: Path, tree: ast.Module) -> set[str]:
    """Tell which games a module speaks of: it is one of their rooms or tables, or it uses them; else the house."""
    match file.relative_to(PACKAGE).parts[:-1]:
        case ("games", name, *_) | ("cli", "terminal", name, *_):
            return {name}
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    used = {name for name in tavoliere.GAMES for module in imported if module.startswith(f"tavoliere.games.{name}")}
    return used or {"house"}


@cache
def asked_by(folder: str) -> Asked:
    """Read the modules that speak of a game, or with "house" all others, and collect what they ask for."""
    asked = Asked()
    for file in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if folder in _asks(file, tree):
            _look(tree, asked)
    return asked
