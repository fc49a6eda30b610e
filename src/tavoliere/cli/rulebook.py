"""`tavoliere rules`: the rule book in the terminal, and which rules no test carries."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from tavoliere.cli.speech import language_code, words_of
from tavoliere.core.refusal import Refusal
from tavoliere.games import game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tavoliere.core.game import Game, Rule


def show(name: str, numbers: list[str], asked: str | None, search: str | None) -> None:
    """Print the rule book by chapters, or only some of its rules."""
    of = game(name)
    code = language_code(asked)
    words = words_of(of, asked)
    console = Console(highlight=False)
    chapter = ""
    found = list(_chosen(of, numbers, search, code))
    if not found:
        raise Refusal("rules", "refusal-no-rule-found", text=search or " ".join(numbers))
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(f"\n[bold]{escape(words.say(chapter))}[/bold]\n")
        option = f" · {words.say('option-' + rule.option.replace('_', '-'))}" if rule.option else ""
        console.print(f"[bold cyan]{rule.number}[/bold cyan] [bold]{escape(rule.titles[code])}[/bold]")
        console.print(Padding(escape(rule.texts[code]), (0, 0, 0, 4)))
        source = words.say("source-ruling") if rule.source == "ruling" else rule.source
        console.print(Padding(f"[dim]{escape(source + option)}[/dim]\n", (0, 0, 0, 4)))


def _chosen(of: Game, numbers: list[str], search: str | None, code: str) -> Iterator[Rule]:
    wanted = [number.upper() for number in numbers]
    for number in wanted:
        if number not in of.rules:
            raise Refusal("rules", "refusal-no-rule", number=number[:20], game=of.id)
    for rule in of.rules.values():
        if wanted and rule.number not in wanted:
            continue
        if search and search.casefold() not in (rule.titles[code] + " " + rule.texts[code]).casefold():
            continue
        yield rule


def check(name: str, tests: Path) -> int:
    """List the rules that no test carries; return 1 if there is one."""
    of = game(name)
    if not tests.is_dir():
        raise Refusal("rules", "refusal-no-tests", folder=str(tests))
    carried = carried_rules(tests)
    missing = [number for number in of.rules if number not in carried]
    for number in missing:
        print(f"{number}: {of.rules[number].titles['en']}: no test carries this rule")
    print(f"{len(of.rules) - len(missing)} of {len(of.rules)} rules of {of.id} are carried by tests in {tests}")
    return 1 if missing else 0


def carried_rules(tests: Path) -> set[str]:
    """Collect the numbers in `@pytest.mark.rule(...)` of all tests in a folder."""
    numbers: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    numbers.update(_numbers_of(decorator))
    return numbers


def _numbers_of(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
