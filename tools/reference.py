"""What the reference pages need beyond mkdocstrings: examples in docstrings shown as code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from griffe import Extension

if TYPE_CHECKING:
    from griffe import Object


class FencedExamples(Extension):
    """Puts a fence around each doctest, which Markdown would take for nested quotations."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Changes the docstring of a module, class, function or attribute as it is loaded."""
        if obj.docstring is not None:
            paragraphs = obj.docstring.value.split("\n\n")
            obj.docstring.value = "\n\n".join(map(fenced, paragraphs))


def fenced(paragraph: str) -> str:
    """Fences a paragraph that is a doctest, at its own depth."""
    depth = len(paragraph) - len(paragraph.lstrip())
    fence = f"{paragraph[:depth]}```"
    return f"{fence}pycon\n{paragraph}\n{fence}" if paragraph[depth:].startswith(">>>") else paragraph
