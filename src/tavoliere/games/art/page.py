"""The page: parchment with a ruled border, and the document that a picture travels in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.games.art.palette import COLOURS, FONT
from tavoliere.games.art.pen import escape, num

if TYPE_CHECKING:
    from collections.abc import Mapping


def parchment(width: float, height: float) -> str:
    """Lay a page of parchment with its ruled border, its upper left corner at the origin."""
    return (
        f'<rect x="4" y="4" width="{num(width - 8)}" height="{num(height - 8)}" rx="30" fill="{COLOURS["parchment"]}"'
        f' stroke="{COLOURS["faded"]}" stroke-width="2"/>'
        f'<rect x="11" y="11" width="{num(width - 22)}" height="{num(height - 22)}" rx="24" fill="none"'
        f' stroke="{COLOURS["gold"]}" stroke-width="1.4"/>'
    )


def document(
    width: float, height: float, title: str, description: str, picture: str, symbols: Mapping[str, str]
) -> str:
    """Bind a picture, the symbols it uses and its words for those who cannot see it into one SVG document."""
    kept = "".join(_needed(picture, symbols))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" role="img"'
        f' font-family="{FONT}" font-weight="bold" text-anchor="middle">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
        f"<defs>{kept}</defs>{picture}</svg>\n"
    )


def _needed(picture: str, kept: Mapping[str, str]) -> list[str]:
    """Keep the symbols that the picture uses, and those that these use, in their own order."""
    wanted: set[str] = set()
    texts = [picture]
    while texts:
        text = texts.pop()
        for name, body in kept.items():
            if name not in wanted and f'"#{name}"' in text:
                wanted.add(name)
                texts.append(body)
    return [body for name, body in kept.items() if name in wanted]
