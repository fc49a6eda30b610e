"""The report: one page that needs nothing but itself, and figures of which every one is explained."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tavoliere.arena import Contestant, league, match, page
from tests.arena.company import crasher, guest, hunter

SHORT = {"variant": "on"}
DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"


@cache
def told(kind: str) -> dict[str, Any]:
    evil = Contestant('<b onclick="x">', "random")
    if kind == "match":
        return match("fredericus", guest(hunter), "random", games=8, options=SHORT, sprt=(0, 50))
    if kind == "empty":
        return match("fredericus", "random", "random", games=1000, options=SHORT, hands=lambda *_: iter(()))
    return league("fredericus", guest(hunter), evil, guest(crasher), "random", seats=3, games=3, options=SHORT)


class Balance(HTMLParser):
    """Notes every tag and attribute, and that each tag is closed."""

    VOID = frozenset({"meta", "circle", "rect", "line"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        self.tags.add(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def read(kind: str) -> Balance:
    reader = Balance()
    reader.feed(page(told(kind)))
    return reader


@pytest.mark.parametrize("kind", ["match", "league", "empty"])
def test_the_page_is_whole_and_asks_nobody_for_anything(kind: str) -> None:
    reader = read(kind)
    assert reader.open == []
    assert not reader.tags & {"script", "link", "img", "iframe", "object", "b"}
    assert {name for name, _ in reader.attributes} & {"src", "href", "onclick", "xlink:href"} == set()
    text = page(told(kind))
    assert "://" not in text
    assert "url(" not in text
    assert "default-src 'none'" in text


def test_the_page_suits_light_and_dark_and_a_telephone() -> None:
    text = page(told("match"))
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport" content="width=device-width, initial-scale=1"' in text


@pytest.mark.parametrize("kind", ["match", "league"])
def test_the_pictures_are_sound_and_stay_inside_their_frames(kind: str) -> None:
    pictures = re.findall(r"<svg.*?</svg>", page(told(kind)), re.DOTALL)
    assert len(pictures) == 4
    for picture in pictures:
        root = ET.fromstring(picture)
        assert root.get("aria-label")
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for part in root:
            for name, most in (
                ("x", width),
                ("x1", width),
                ("x2", width),
                ("cx", width),
                ("y", height),
                ("cy", height),
            ):
                assert -0.5 <= float(part.get(name, 0)) <= most + 0.5, ET.tostring(part)


def test_the_page_says_what_was_found_out() -> None:
    text = page(told("match"))
    share = told("match")["match"]["share"]
    assert f"hunter won {share['mean']:.1%} against random" in text
    assert "The sequential test is not sure yet" in text
    assert "crasher in seat" in page(told("league"))
    assert "my head is empty" in page(told("league"))


def test_the_figures_in_the_page_are_those_of_the_json() -> None:
    import html

    inside = re.search(r"<pre>(\{.*?\})</pre></details>\n</body>", page(told("league")), re.DOTALL)
    assert inside is not None
    assert json.loads(html.unescape(inside[1])) == json.loads(json.dumps(told("league")))


def paths(value: Any, path: str = "") -> set[str]:
    """Name every figure: the keys to it, with [] for a list and * for a key that depends on the game."""
    if isinstance(value, dict):
        free = path in {"options", "endings"}
        return {
            deeper
            for key, inner in value.items()
            for deeper in paths(inner, f"{path}.{'*' if free else key}".removeprefix("."))
        } or {path}
    if isinstance(value, list):
        return {deeper for inner in value for deeper in paths(inner, f"{path}[]")} or {f"{path}[]"}
    return {path}


def test_every_key_of_the_json_is_explained_and_no_other() -> None:
    _, _, section = DOCUMENT.read_text(encoding="utf-8").partition("## The JSON")
    documented = set(re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE))
    found = paths(told("match")) | paths(told("league"))
    # Where there is nothing to tell, there is null, or an empty list.
    found -= {"match", "sprt", "faults[]"}
    assert found == documented
