"""The rule book's table of contents: which rules there are, in which chapter, on whose word, and what they depend on.

The sentences stand in ``words/``; here is only what is the same in every language. Rules F1 to F39 are in the printed
rule books (daVinci Games, 2005), rules A1 to A37 are this table's rulings where those are silent or disagree.
"""

from __future__ import annotations

from dataclasses import dataclass

COMPONENTS = "chapter-components"
SETUP = "chapter-setup"
TURN = "chapter-turn"
CAPTURE = "chapter-capture"
REVERSAL = "chapter-reversal"
HOODING = "chapter-hooding"
END_OF_TURN = "chapter-end-of-turn"
SCORING = "chapter-scoring"
VARIANT = "chapter-variant"
RULINGS = "chapter-rulings"
ON_SETUP = "chapter-rulings-setup"
ON_ROWS = "chapter-rulings-rows"
ON_ACTIONS = "chapter-rulings-actions"
ON_CAPTURES = "chapter-rulings-captures"
ON_BIRDS = "chapter-rulings-birds"
ON_TOKENS = "chapter-rulings-tokens"
ON_END = "chapter-rulings-end"
INFORMATION = "chapter-information"
ON_VARIANT = "chapter-rulings-variant"

RULING = "ruling"


@dataclass(frozen=True, slots=True)
class Chapter:
    """One heading of the rule book; its words are the message of the same key."""

    key: str
    part_of: str | None = None  # the key of the larger chapter that it belongs to


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered rule: where it stands, who says so, and which option changes it.

    *source* lists the rule books that state the rule, by language: ``IT`` with line numbers of the Italian text, which
    is the author's own and decides, then ``EN``, ``FR`` and ``NL``. A ``+`` marks a translation that says more than the
    Italian, a ``≠`` one that says something else. ``R``, ``RdS``, ``V`` and ``B`` are contemporary reviews (Rozmiarek,
    reich-der-spiele.de, Vasel, brettspiele.digital) that fill a gap of the rule books. Numbers of other rules stand for
    "follows from these"; ``ruling`` stands for a decision of this table.
    """

    number: str
    chapter: str
    source: str
    option: str | None = None
    met: bool = True  # can happen to a player; False: a promise that something never happens

    @property
    def message(self) -> str:
        """The key of the rule's words; its attribute ``title`` is the heading."""
        return f"rule-{self.number}"


CHAPTERS: tuple[Chapter, ...] = (
    Chapter(COMPONENTS),
    Chapter(SETUP),
    Chapter(TURN),
    Chapter(CAPTURE),
    Chapter(REVERSAL),
    Chapter(HOODING),
    Chapter(END_OF_TURN),
    Chapter(SCORING),
    Chapter(VARIANT),
    Chapter(RULINGS),
    Chapter(ON_SETUP, RULINGS),
    Chapter(ON_ROWS, RULINGS),
    Chapter(ON_ACTIONS, RULINGS),
    Chapter(ON_CAPTURES, RULINGS),
    Chapter(ON_BIRDS, RULINGS),
    Chapter(ON_TOKENS, RULINGS),
    Chapter(ON_END, RULINGS),
    Chapter(INFORMATION, RULINGS),
    Chapter(ON_VARIANT, RULINGS),
)

BOOK: tuple[Entry, ...] = (
    # The English scan has lost its list of contents, and every scan the line that counts the goals.
    Entry("F1", COMPONENTS, "IT 12-14; FR; NL; V"),
    Entry("F2", COMPONENTS, "IT 84-86; EN; FR; NL"),
    Entry("F3", COMPONENTS, "IT 12-14; FR; NL"),
    Entry("F4", COMPONENTS, "IT 12, 37; EN; FR; NL"),
    Entry("F5", COMPONENTS, "IT 15-22; FR; NL; R; RdS"),
    Entry("F6", COMPONENTS, "IT 61-70; EN; FR; NL"),
    Entry("F7", SETUP, "IT 33-39; EN; FR; NL"),
    Entry("F8", SETUP, "IT 39-43; EN+; FR; NL+", option="placement"),
    Entry("F9", SETUP, "IT 45-49, 57-59; EN; FR; NL"),
    Entry("F10", SETUP, "IT 51-59; EN; FR; NL"),
    Entry("F11", SETUP, "IT 70-72; EN; FR; NL"),
    Entry("F12", SETUP, "IT 74-76; EN+; FR; NL"),
    Entry("F13", TURN, "IT 80-82; EN; FR; NL", option="actions"),
    Entry("F14", TURN, "IT 90-95; EN+; FR; NL+"),
    Entry("F15", TURN, "IT 84; EN; FR; NL"),
    Entry("F16", TURN, "IT 86; EN; FR; NL"),
    Entry("F17", TURN, "IT 88; EN; FR; NL"),
    Entry("F18", CAPTURE, "IT 90-93, 99; EN; FR; NL"),
    Entry("F19", CAPTURE, "IT 101-102; EN; FR; NL"),
    Entry("F20", CAPTURE, "IT 104-105; EN; FR; NL≠"),  # the Dutch book makes the goshawk a kestrel
    Entry("F21", CAPTURE, "IT 107; EN; FR; NL"),
    Entry("F22", CAPTURE, "IT 107-109, 143-145; EN; FR; NL"),
    Entry("F23", REVERSAL, "IT 115-116, 120; EN; FR; NL"),
    Entry("F24", REVERSAL, "IT 116-120; EN; FR; NL+"),
    Entry("F25", HOODING, "IT 124-126; EN+; FR; NL+"),
    Entry("F26", HOODING, "IT 124-127; EN+; FR; NL+"),
    Entry("F27", HOODING, "IT 127-128; EN+; FR; NL+"),
    Entry("F28", HOODING, "IT 128-130; EN; FR; NL"),
    Entry("F29", HOODING, "IT 126-127, 130-131; EN; FR; NL"),
    Entry("F30", HOODING, "IT 136-137; EN; FR; NL"),
    Entry("F31", END_OF_TURN, "IT 135-137; EN; FR; NL"),
    Entry("F32", END_OF_TURN, "IT 139-141; EN+; FR; NL+"),
    Entry("F33", END_OF_TURN, "IT 147-149; EN; FR; NL≠", option="goal_discard_by"),
    Entry("F34", END_OF_TURN, "IT 141-143; EN; FR; NL≠"),  # the Dutch book leaves the draw to the owner
    Entry("F35", SCORING, "IT 155-162; EN; FR; NL+; B"),
    Entry("F36", SCORING, "IT 162-168; EN; FR; NL"),
    Entry("F37", SCORING, "IT 170; EN; FR; NL"),
    Entry("F38", SCORING, "F10; F16; F27; F33", met=False),
    # The French book leaves open where the three cards lie, the Dutch one puts the bird on a neighbouring tower.
    Entry("F39", VARIANT, "IT 178-180; EN+; FR≠; NL≠", option="variant"),
    Entry("A1", ON_SETUP, RULING, option="placement"),
    Entry("A2", ON_SETUP, RULING),
    Entry("A3", ON_SETUP, RULING),
    Entry("A4", ON_ROWS, RULING),
    Entry("A5", ON_ROWS, RULING),
    Entry("A6", ON_ROWS, RULING),
    Entry("A7", ON_ROWS, RULING),
    Entry("A8", ON_ROWS, RULING),
    Entry("A9", ON_ACTIONS, RULING, option="actions"),
    Entry("A10", ON_ACTIONS, RULING, option="actions"),
    Entry("A11", ON_ACTIONS, RULING),
    Entry("A12", ON_ACTIONS, RULING),
    Entry("A13", ON_ACTIONS, RULING),
    Entry("A14", ON_ACTIONS, RULING),
    Entry("A15", ON_CAPTURES, RULING),
    Entry("A16", ON_CAPTURES, RULING),
    Entry("A17", ON_CAPTURES, RULING),
    Entry("A18", ON_CAPTURES, RULING),
    Entry("A19", ON_CAPTURES, RULING),
    Entry("A20", ON_BIRDS, RULING),
    Entry("A21", ON_BIRDS, RULING),
    Entry("A22", ON_TOKENS, RULING, option="two_token_reward"),
    Entry("A23", ON_TOKENS, RULING),
    Entry("A24", ON_TOKENS, RULING),
    Entry("A25", ON_TOKENS, RULING),
    Entry("A26", ON_END, RULING, option="goal_discard_by"),
    Entry("A27", ON_END, RULING),
    Entry("A28", ON_END, RULING),
    Entry("A29", ON_END, RULING, option="eighth_pays"),
    Entry("A30", ON_END, RULING),
    Entry("A31", ON_END, RULING),
    Entry("A32", ON_END, RULING, met=False),
    Entry("A33", ON_END, RULING),
    Entry("A34", INFORMATION, RULING),
    Entry("A35", INFORMATION, RULING),
    Entry("A36", INFORMATION, RULING),
    Entry("A37", ON_VARIANT, RULING, option="variant"),
)
