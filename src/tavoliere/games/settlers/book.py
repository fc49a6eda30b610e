"""The rule book's table of contents: which rules there are, in which chapter, on whose word, and what they depend on.

The sentences stand in ``words/``; here is only what is the same in every language. B1 to B104 and the open questions U1
to U22 are the base game (state of 2005), all others Wizards & Dragons (1999): its rules W, the rulings P where they are
silent, the answers Q of its publishers, the interactions I of cards. R are rulings of this table on both.
"""

from __future__ import annotations

from dataclasses import dataclass

BASE = "chapter-base"
COMPONENTS = "chapter-components"
SETUP = "chapter-setup"
TURN = "chapter-turn"
EVENT_DIE = "chapter-event-die"
REGIONS = "chapter-regions"
PRINCIPALITY = "chapter-principality"
POINTS = "chapter-points"
HAND = "chapter-hand"
TRADE = "chapter-trade"
ACTIONS = "chapter-actions"
END = "chapter-end"
CARDS = "chapter-cards"
RULINGS = "chapter-rulings"
QUESTIONS = "chapter-questions"
WIZARDS_AND_DRAGONS = "chapter-wizards-and-dragons"
SET_SETUP = "chapter-set-setup"
MAGIC = "chapter-magic"
CITADEL = "chapter-citadel"
WIZARDS = "chapter-wizards"
BOOKS = "chapter-books"
MAGIC_ACTIONS = "chapter-magic-actions"
SET_TURN = "chapter-set-turn"
CHANGES = "chapter-changes"
PREPARATION = "chapter-preparation"
EVENT_STACK = "chapter-event-stack"
DECK = "chapter-deck"
PLAY = "chapter-play"
SET_CARDS = "chapter-set-cards"
PROPOSALS = "chapter-proposals"
ANSWERS = "chapter-answers"
INTERACTIONS = "chapter-interactions"
OWN = "chapter-own"

RULING = "ruling"


@dataclass(frozen=True, slots=True)
class Chapter:
    """One heading of the rule book; its words are the message of the same key."""

    key: str
    part_of: str | None = None  # the key of the larger chapter that it belongs to


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered rule: where it stands, who says so, and which option changes it.

    *source* lists who states the rule. For the base game: ``M`` the English rule book and almanac of 2005, ``K`` the
    German rules of autumn 2005 and the cards as read by another project, ``S`` and ``H`` the beginnings of the German
    and Hungarian rule books, ``I`` an Italian encyclopedia, ``F1`` to ``F3`` the publisher's answers (general
    questions, cards, hand limit), ``L2`` and ``L3`` fan sets that quote cards, ``RWTH`` variants of the 1990s that name
    regions and cards, ``W`` and ``P`` reviews. For the theme set: ``S seed`` the Dutch translation of the printed rules
    (2000), ``FAQ`` the publishers' answers, ``poeppelkiste`` a printed deck, ``gamingground1`` a report of a game.
    ``ruling`` stands for a decision where all of them are silent, alone or beside what they do say.
    """

    number: str
    chapter: str
    source: str
    option: str | None = None
    met: bool = True  # can happen to a player; False: a remark on the sources

    @property
    def message(self) -> str:
        """The key of the rule's words; its attribute ``title`` is the heading."""
        return f"rule-{self.number}"


CHAPTERS: tuple[Chapter, ...] = (
    Chapter(BASE),
    Chapter(COMPONENTS, BASE),
    Chapter(SETUP, BASE),
    Chapter(TURN, BASE),
    Chapter(EVENT_DIE, BASE),
    Chapter(REGIONS, BASE),
    Chapter(PRINCIPALITY, BASE),
    Chapter(POINTS, BASE),
    Chapter(HAND, BASE),
    Chapter(TRADE, BASE),
    Chapter(ACTIONS, BASE),
    Chapter(END, BASE),
    Chapter(CARDS, BASE),
    Chapter(RULINGS, BASE),
    Chapter(QUESTIONS, BASE),
    Chapter(WIZARDS_AND_DRAGONS),
    Chapter(SET_SETUP, WIZARDS_AND_DRAGONS),
    Chapter(MAGIC, WIZARDS_AND_DRAGONS),
    Chapter(CITADEL, WIZARDS_AND_DRAGONS),
    Chapter(WIZARDS, WIZARDS_AND_DRAGONS),
    Chapter(BOOKS, WIZARDS_AND_DRAGONS),
    Chapter(MAGIC_ACTIONS, WIZARDS_AND_DRAGONS),
    Chapter(SET_TURN, WIZARDS_AND_DRAGONS),
    Chapter(CHANGES, WIZARDS_AND_DRAGONS),
    Chapter(PREPARATION, WIZARDS_AND_DRAGONS),
    Chapter(EVENT_STACK, WIZARDS_AND_DRAGONS),
    Chapter(DECK, WIZARDS_AND_DRAGONS),
    Chapter(PLAY, WIZARDS_AND_DRAGONS),
    Chapter(SET_CARDS, WIZARDS_AND_DRAGONS),
    Chapter(PROPOSALS, WIZARDS_AND_DRAGONS),
    Chapter(ANSWERS, WIZARDS_AND_DRAGONS),
    Chapter(INTERACTIONS, WIZARDS_AND_DRAGONS),
    Chapter(OWN),
)

BOOK: tuple[Entry, ...] = (
    Entry("B1", COMPONENTS, "M, K, S, I, H"),
    Entry("B2", COMPONENTS, "M, K"),
    Entry("B3", COMPONENTS, "M, K"),
    Entry("B4", COMPONENTS, "M, K, S"),
    Entry("B5", COMPONENTS, "M, K"),
    Entry("B6", SETUP, "M, K"),
    Entry("B7", SETUP, "M"),
    Entry("B8", SETUP, "M, K; ruling", option="mode"),
    Entry("B9", SETUP, "M, K", option="first_player"),
    Entry("B10", SETUP, "M, K, W"),
    Entry("B11", SETUP, "M, K"),
    Entry("B12", SETUP, "K, RWTH"),
    Entry("B13", TURN, "M"),
    Entry("B14", TURN, "M"),
    Entry("B15", TURN, "M"),
    Entry("B16", TURN, "M"),
    Entry("B17", TURN, "M"),
    Entry("B18", EVENT_DIE, "M, W, P, K"),
    Entry("B19", EVENT_DIE, "M", option="brigand_grace"),
    Entry("B20", EVENT_DIE, "M, F1"),
    Entry("B21", EVENT_DIE, "M"),
    Entry("B22", EVENT_DIE, "M, RWTH"),
    Entry("B23", EVENT_DIE, "M"),
    Entry("B24", EVENT_DIE, "M, K", option="brigand_grace"),
    Entry("B25", EVENT_DIE, "M, K"),
    Entry("B26", REGIONS, "M, K"),
    Entry("B27", REGIONS, "M; ruling"),
    Entry("B28", REGIONS, "M, K"),
    Entry("B29", PRINCIPALITY, "M, K"),
    Entry("B30", PRINCIPALITY, "M, K"),
    Entry("B31", PRINCIPALITY, "M, K"),
    Entry("B32", PRINCIPALITY, "M"),
    Entry("B33", PRINCIPALITY, "M, K"),
    Entry("B34", PRINCIPALITY, "M, K"),
    Entry("B35", PRINCIPALITY, "M, K"),
    Entry("B36", PRINCIPALITY, "M, K; ruling"),
    Entry("B37", PRINCIPALITY, "F1; ruling"),
    Entry("B38", PRINCIPALITY, "M, K"),
    Entry("B39", PRINCIPALITY, "M, K"),
    Entry("B40", PRINCIPALITY, "M"),
    Entry("B41", POINTS, "M, K"),
    Entry("B42", POINTS, "M, K"),
    Entry("B43", POINTS, "M, K"),
    Entry("B44", POINTS, "M, K"),
    Entry("B45", POINTS, "M, K"),
    Entry("B46", HAND, "M, K"),
    Entry("B47", HAND, "M, K"),
    Entry("B48", HAND, "M, K"),
    Entry("B49", HAND, "M, K"),
    Entry("B50", HAND, "M, F1, F3"),
    Entry("B51", HAND, "K"),
    Entry("B52", HAND, "M, K"),
    Entry("B53", TRADE, "M, K"),
    Entry("B54", TRADE, "M, K"),
    Entry("B55", TRADE, "M, K"),
    Entry("B56", ACTIONS, "M, K"),
    Entry("B57", ACTIONS, "M, K", option="action_lock"),
    Entry("B58", ACTIONS, "M, K"),
    Entry("B59", ACTIONS, "K"),
    Entry("B60", ACTIONS, "M"),
    Entry("B61", ACTIONS, "M, K"),
    Entry("B62", END, "M, K", option="mode"),
    Entry("B63", END, "M, K", option="mode"),
    Entry("B64", CARDS, "M, K, L3"),
    Entry("B65", CARDS, "K, RWTH, M"),
    Entry("B66", CARDS, "M, K"),
    Entry("B67", CARDS, "M, K"),
    Entry("B68", CARDS, "M, K"),
    Entry("B69", RULINGS, "M, K"),
    Entry("B70", RULINGS, "M, K"),
    Entry("B71", RULINGS, "F1"),
    Entry("B72", RULINGS, "M"),
    Entry("B73", RULINGS, "M, K"),
    Entry("B74", RULINGS, "M"),
    Entry("B75", RULINGS, "M"),
    Entry("B76", RULINGS, "F1"),
    Entry("B77", RULINGS, "M"),
    Entry("B78", RULINGS, "F1"),
    Entry("B79", RULINGS, "F1"),
    Entry("B80", RULINGS, "F1, M, K"),
    Entry("B81", RULINGS, "M"),
    Entry("B82", RULINGS, "M"),
    Entry("B83", RULINGS, "M, F1, F2, F3"),
    Entry("B84", RULINGS, "M, K"),
    Entry("B85", RULINGS, "F2"),
    Entry("B86", RULINGS, "M, K, F2"),
    Entry("B87", RULINGS, "M, K"),
    Entry("B88", RULINGS, "K, F2"),
    Entry("B89", RULINGS, "F2"),
    Entry("B90", RULINGS, "M"),
    Entry("B91", RULINGS, "M, K"),
    Entry("B92", RULINGS, "M, K"),
    Entry("B93", RULINGS, "M"),
    Entry("B94", RULINGS, "M, K"),
    Entry("B95", RULINGS, "K, M"),
    Entry("B96", RULINGS, "M, K"),
    Entry("B97", RULINGS, "M, K"),
    Entry("B98", RULINGS, "M, K"),
    Entry("B99", RULINGS, "M"),
    Entry("B100", RULINGS, "M"),
    Entry("B101", RULINGS, "M, K"),
    Entry("B102", RULINGS, "M"),
    Entry("B103", RULINGS, "M"),
    Entry("B104", RULINGS, "K"),
    Entry("U1", QUESTIONS, "K"),
    Entry("U2", QUESTIONS, "K"),
    Entry("U3", QUESTIONS, "K, L2, M"),
    Entry("U4", QUESTIONS, RULING),
    Entry("U5", QUESTIONS, RULING),
    Entry("U6", QUESTIONS, "M; ruling"),
    Entry("U7", QUESTIONS, RULING),
    Entry("U8", QUESTIONS, RULING),
    Entry("U9", QUESTIONS, RULING),
    Entry("U10", QUESTIONS, RULING),
    Entry("U11", QUESTIONS, RULING),
    Entry("U12", QUESTIONS, RULING),
    Entry("U13", QUESTIONS, RULING),
    Entry("U14", QUESTIONS, "K; ruling"),
    Entry("U15", QUESTIONS, RULING),
    Entry("U16", QUESTIONS, RULING, option="first_player"),
    Entry("U17", QUESTIONS, RULING),
    Entry("U18", QUESTIONS, "S, H; ruling"),
    Entry("U19", QUESTIONS, RULING),
    Entry("U20", QUESTIONS, RULING, met=False),
    Entry("U21", QUESTIONS, RULING, option="turn_limit"),
    Entry("U22", QUESTIONS, RULING, met=False),
    Entry("W1", SET_SETUP, "S seed", option="mode"),
    Entry("W2", SET_SETUP, "S seed"),
    Entry("W3", SET_SETUP, "S seed"),
    Entry("W4", SET_SETUP, "S seed", option="mode"),
    Entry("W5", SET_SETUP, "S seed"),
    Entry("W6", SET_SETUP, "S seed", option="mode"),
    Entry("W7", SET_SETUP, "S seed", option="mode"),
    Entry("W8", SET_SETUP, "S seed"),
    Entry("W9", SET_SETUP, "S seed"),
    Entry("W10", SET_SETUP, "S seed", option="mode"),
    Entry("W11", MAGIC, "S seed"),
    Entry("W12", MAGIC, "S seed"),
    Entry("W13", CITADEL, "S seed; ruling"),
    Entry("W14", CITADEL, "S seed, FAQ"),
    Entry("W15", CITADEL, "S seed, FAQ"),
    Entry("W16", CITADEL, "S seed"),
    Entry("W17", CITADEL, "S seed"),
    Entry("W18", CITADEL, "S seed"),
    Entry("W19", CITADEL, "S seed"),
    Entry("W20", CITADEL, "S seed, FAQ"),
    Entry("W21", CITADEL, "S seed"),
    Entry("W22", CITADEL, "S seed"),
    Entry("W23", CITADEL, "S seed"),
    Entry("W24", WIZARDS, "S seed, poeppelkiste; ruling"),
    Entry("W25", WIZARDS, "S seed"),
    Entry("W26", WIZARDS, "S seed"),
    Entry("W27", WIZARDS, "S seed"),
    Entry("W28", WIZARDS, "S seed"),
    Entry("W29", WIZARDS, "S seed"),
    Entry("W30", WIZARDS, "S seed"),
    Entry("W31", WIZARDS, "S seed"),
    Entry("W32", WIZARDS, "S seed"),
    Entry("W33", WIZARDS, "S seed"),
    Entry("W34", WIZARDS, "S seed"),
    Entry("W35", WIZARDS, "S seed"),
    Entry("W36", BOOKS, "S seed"),
    Entry("W37", BOOKS, "S seed"),
    Entry("W38", BOOKS, "S seed"),
    Entry("W39", BOOKS, "S seed"),
    Entry("W40", BOOKS, "S seed"),
    Entry("W41", MAGIC_ACTIONS, "S seed"),
    Entry("W42", MAGIC_ACTIONS, RULING, option="action_lock"),
    Entry("W43", SET_TURN, "S seed"),
    Entry("W44", SET_TURN, "S seed", option="mode"),
    Entry("W45", CHANGES, "S seed, FAQ", option="brigand_grace"),
    Entry("W46", CHANGES, "S seed"),
    Entry("W47", CHANGES, "S seed", option="action_lock"),
    Entry("W48", CHANGES, "S seed"),
    Entry("W49", CHANGES, "S seed"),
    Entry("W50", CHANGES, "S seed, FAQ"),
    Entry("W51", CHANGES, "S seed"),
    Entry("W52", CHANGES, "S seed; ruling", met=False),
    Entry("W53", PREPARATION, "S seed", option="mode"),
    Entry("W54", PREPARATION, "S seed", option="mode"),
    Entry("W55", PREPARATION, "S seed", option="mode"),
    Entry("W56", EVENT_STACK, "S seed", option="mode"),
    Entry("W57", EVENT_STACK, "S seed", option="mode"),
    Entry("W58", DECK, "S seed", option="mode"),
    Entry("W59", DECK, "S seed", option="mode"),
    Entry("W60", DECK, "S seed", option="mode"),
    Entry("W61", DECK, "S seed", option="mode"),
    Entry("W62", PLAY, "S seed", option="mode"),
    Entry("W63", PLAY, "S seed", option="mode"),
    Entry("W64", PLAY, "S seed", option="mode"),
    Entry("W65", PLAY, "S seed", option="mode"),
    Entry("W66", PLAY, "S seed", option="mode"),
    Entry("W67", PLAY, "S seed", option="mode"),
    Entry("W68", SET_CARDS, "S seed; ruling"),
    Entry("W69", SET_CARDS, "S seed"),
    Entry("W70", SET_CARDS, "S seed"),
    Entry("W71", SET_CARDS, "S seed; ruling"),
    Entry("W72", SET_CARDS, "S seed; ruling"),
    Entry("W73", SET_CARDS, "S seed; ruling"),
    Entry("W74", SET_CARDS, "S seed; ruling"),
    Entry("W75", SET_CARDS, "S seed; ruling"),
    Entry("W76", SET_CARDS, "S seed; ruling"),
    Entry("W77", SET_CARDS, "S seed; ruling"),
    Entry("W78", SET_CARDS, "S seed; ruling"),
    Entry("W79", SET_CARDS, "S seed, poeppelkiste"),
    Entry("W80", SET_CARDS, "S seed; ruling"),
    Entry("W81", SET_CARDS, "S seed; ruling"),
    Entry("W82", SET_CARDS, "S seed, gamingground1"),
    Entry("W83", SET_CARDS, "S seed; ruling"),
    Entry("W84", SET_CARDS, "S seed"),
    Entry("W85", SET_CARDS, "FAQ"),
    Entry("W86", SET_CARDS, "S seed"),
    Entry("W87", SET_CARDS, "S seed"),
    Entry("W88", SET_CARDS, "S seed"),
    Entry("W89", SET_CARDS, "S seed"),
    Entry("W90", SET_CARDS, "S seed, FAQ"),
    Entry("W91", SET_CARDS, "FAQ"),
    Entry("W92", SET_CARDS, "S seed"),
    Entry("W93", SET_CARDS, "S seed"),
    Entry("W94", SET_CARDS, "S seed"),
    Entry("W95", SET_CARDS, "S seed"),
    Entry("W96", SET_CARDS, "S seed"),
    Entry("P1", PROPOSALS, RULING),
    Entry("P2", PROPOSALS, RULING),
    Entry("P3", PROPOSALS, RULING),
    Entry("P4", PROPOSALS, RULING),
    Entry("P5", PROPOSALS, RULING),
    Entry("P6", PROPOSALS, RULING),
    Entry("P7", PROPOSALS, RULING),
    Entry("P8", PROPOSALS, RULING),
    Entry("P9", PROPOSALS, RULING),
    Entry("P10", PROPOSALS, RULING),
    Entry("P11", PROPOSALS, RULING),
    Entry("P12", PROPOSALS, RULING),
    Entry("P13", PROPOSALS, RULING),
    Entry("P14", PROPOSALS, RULING),
    Entry("P15", PROPOSALS, RULING, option="mode"),
    Entry("P16", PROPOSALS, RULING),
    Entry("P17", PROPOSALS, RULING),
    Entry("P18", PROPOSALS, RULING),
    Entry("P19", PROPOSALS, RULING),
    Entry("P20", PROPOSALS, RULING),
    Entry("P21", PROPOSALS, RULING),
    Entry("P22", PROPOSALS, RULING, option="mode"),
    Entry("P23", PROPOSALS, RULING),
    Entry("Q2", ANSWERS, "FAQ"),
    Entry("Q3", ANSWERS, "FAQ"),
    Entry("Q4", ANSWERS, "FAQ"),
    Entry("Q5", ANSWERS, "FAQ"),
    Entry("Q6", ANSWERS, "FAQ"),
    Entry("Q7", ANSWERS, "FAQ"),
    Entry("Q10", ANSWERS, "FAQ"),
    Entry("Q11", ANSWERS, "FAQ"),
    Entry("Q12", ANSWERS, "FAQ"),
    Entry("Q13", ANSWERS, "FAQ"),
    Entry("Q14", ANSWERS, "FAQ"),
    Entry("Q15", ANSWERS, "FAQ"),
    Entry("Q16", ANSWERS, "FAQ"),
    Entry("Q25", ANSWERS, "FAQ"),
    Entry("Q27", ANSWERS, "FAQ"),
    Entry("Q29", ANSWERS, "FAQ"),
    Entry("Q30", ANSWERS, "FAQ"),
    Entry("Q31", ANSWERS, "FAQ"),
    Entry("Q32", ANSWERS, "FAQ", option="mode"),
    Entry("Q33", ANSWERS, "FAQ"),
    Entry("Q34", ANSWERS, "FAQ"),
    Entry("Q35", ANSWERS, "FAQ"),
    Entry("Q36", ANSWERS, "FAQ"),
    Entry("I1", INTERACTIONS, "S seed; ruling"),
    Entry("I2", INTERACTIONS, "S seed"),
    Entry("I3", INTERACTIONS, "S seed; ruling"),
    Entry("I4", INTERACTIONS, "S seed"),
    Entry("I5", INTERACTIONS, "S seed"),
    Entry("I6", INTERACTIONS, "FAQ; ruling"),
    Entry("I7", INTERACTIONS, "FAQ"),
    Entry("I8", INTERACTIONS, "S seed"),
    Entry("I9", INTERACTIONS, "S seed; ruling"),
    Entry("I10", INTERACTIONS, "S seed"),
    Entry("I11", INTERACTIONS, "S seed"),
    Entry("I12", INTERACTIONS, "S seed", option="mode"),
    Entry("I13", INTERACTIONS, "S seed"),
    Entry("I14", INTERACTIONS, RULING),
    Entry("I15", INTERACTIONS, "S seed, FAQ"),
    Entry("I16", INTERACTIONS, "S seed"),
    Entry("I17", INTERACTIONS, RULING),
    Entry("I18", INTERACTIONS, "S seed"),
    Entry("I19", INTERACTIONS, "S seed, FAQ"),
    Entry("I20", INTERACTIONS, "FAQ"),
    Entry("I21", INTERACTIONS, "S seed"),
    Entry("I22", INTERACTIONS, "S seed; ruling"),
    Entry("I24", INTERACTIONS, "S seed; ruling"),
    Entry("I25", INTERACTIONS, "S seed; ruling"),
    Entry("I26", INTERACTIONS, RULING),
    Entry("I27", INTERACTIONS, "S seed"),
    Entry("I28", INTERACTIONS, "S seed"),
    Entry("I29", INTERACTIONS, "S seed"),
    Entry("I30", INTERACTIONS, RULING),
    Entry("R1", OWN, RULING),
    Entry("R2", OWN, RULING),
    Entry("R3", OWN, RULING),
    Entry("R4", OWN, RULING),
    Entry("R5", OWN, RULING),
    Entry("R6", OWN, RULING, option="turn_limit"),
    Entry("R7", OWN, RULING),
    Entry("R8", OWN, RULING),
)
