"""Reading a position: its lines in the order in which one hangs on another, and at last whether it is possible."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import Sealed
from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.settlers.agenda_text import read_frame, with_foundations
from tavoliere.games.settlers.fragments import (
    STACKS,
    bare_table,
    decks_for,
    lay_missing_regions,
    mark_what_is_seen,
    stack_cards,
    stack_decks,
    stack_events,
    stack_regions,
    supply_of,
)
from tavoliere.games.settlers.moves import GAME
from tavoliere.games.settlers.notation_lines import Lines
from tavoliere.games.settlers.notation_realms import REGION_OF, RealmReader
from tavoliere.games.settlers.options import CHOICES, FREE, Options
from tavoliere.games.settlers.pieces import EVENT_IDS, FACES, HAND_IDS, NOBODY, TOURNAMENT
from tavoliere.games.settlers.possible import (
    insist_on_possible,
    insist_on_possible_cards,
    insist_on_possible_events,
    insist_on_possible_regions,
)
from tavoliere.games.settlers.possible_agenda import cards_in, empty_places, regions_in
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.agenda import Frame
from tavoliere.games.settlers.rules.cards import event_stack, region_stack
from tavoliere.games.settlers.rules.chance import draw_fate
from tavoliere.games.settlers.rules.opening import set_agenda
from tavoliere.games.settlers.rules.turn import GRACE, OFFERS, settles
from tavoliere.games.settlers.score import LIMIT, POINTS, REASONS, winner_of

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

LAST_TURN: Final = 999_999_999_999
LATER: Final = GRACE + 1
"""The turn of a position that does not say: brigands come, and so do all cards."""
SUPPLY: Final = ("roads", "settlements", "cities", "citadels")
CARD_OF: Final = dict(zip(SUPPLY, ("road", "settlement", "city", "citadel"), strict=True))
DIGITS: Final = tuple("0123456789")
FATE: Final = re.compile(r"([0-9a-f]{40})/(0|[1-9][0-9]{0,11})", re.ASCII)
OVER: Final = "-"


class Reader:
    """One reading of one text: what is written, and for the rest what the seed draws."""

    def __init__(self, text: str, seed: str) -> None:
        """Take the text apart into lines, and clear a table for the options that it names."""
        self.seed = seed
        self.lines = Lines(text)
        if self.lines.word("game", GAME) != GAME:
            raise self.lines.refuse("game", "expected-game")
        self.pairs = self.options()
        self.table = bare_table(Options(self.pairs))
        self.tournament = self.table.options.mode == TOURNAMENT

    def options(self) -> dict[str, str]:
        """Read `name=value` pairs."""
        pairs: dict[str, str] = {}
        for word in self.lines.words("options"):
            name, sign, value = word.partition("=")
            if not sign or not value or name in pairs:
                raise self.lines.refuse("options", "expected-options", word)
            if name not in CHOICES and name not in FREE:
                Options({name[:40]: value[:40]})
            pairs[name] = value
        return pairs

    def position(self) -> Position:
        """Build the position line by line, and insist that it is possible."""
        position = self.table
        self.read_turn()
        self.read_dice()
        self.read_agenda()
        self.read_realms()
        self.read_supply()
        self.read_piles()
        self.read_stacks()
        for realm in position.realms:
            realm.survey()
        position.reckon()
        self.read_permission()
        self.read_fate()
        self.read_reason()
        insist_on_possible(position)
        return position

    def read_turn(self) -> None:
        """Read whose turn it is: the turns go to and fro, so that two of three lines are enough."""
        lines, position = self.lines, self.table
        starter = lines.number("starter", 0, 1)
        if "active" in lines:
            position.active = lines.number("active", 0, 1)
            position.turn = lines.number("turn", LATER + (position.active != starter), LAST_TURN)
        else:
            position.turn = lines.number("turn", LATER, LAST_TURN)
            position.active = starter if position.turn == 0 else (starter + position.turn - 1) % 2
        position.starter = starter
        due = starter if position.turn == 0 else (starter + position.turn - 1) % 2
        if position.active != due:
            told: dict[str, Value] = {"turn": position.turn, "seat": due, "starter": starter}
            raise Refusal("B9", "refusal-wrong-active", **told)
        position.offers = lines.number("offers", OFFERS if position.turn else 0, OFFERS if position.turn else 0)

    def read_dice(self) -> None:
        """Read what the dice show, and the event card that was turned up last."""
        lines, position = self.lines, self.table
        words = lines.words("dice")
        if words:
            if len(words) != 2 or words[0] not in FACES or words[1] not in {"1", "2", "3", "4", "5", "6"}:
                raise lines.refuse("dice", "expected-dice", rule="B3")
            position.face, position.number = FACES.index(words[0]), int(words[1])
        event = lines.word("event", "-")
        if event not in {"-", *EVENT_IDS[1:]}:
            raise lines.refuse("event", "expected-event", rule="B68")
        position.event = 0 if event == "-" else EVENT_IDS.index(event)

    def read_agenda(self) -> None:
        """Read what is still to be done, the next thing last; in the set-up all of it is the default."""
        lines, position = self.lines, self.table
        words = lines.words("agenda")
        for word in words:
            frame = read_frame(word, position.active)
            if frame is None:
                raise lines.refuse("agenda", "expected-agenda", word)
            position.frames.append(frame)
        if words:
            position.frames = with_foundations(position.frames, position.active, position.face, position.event)
        elif "agenda" not in lines and position.turn == 0:
            set_agenda(position)
        elif "agenda" not in lines:
            position.frames = [Frame(agenda.ACTIONS, position.active)]

    def read_realms(self) -> None:
        """Read both principalities; regions that nobody names are laid as the rules would."""
        position = self.table
        readers = [RealmReader(self.lines, realm, seat) for seat, realm in enumerate(position.realms)]
        for reader in readers:
            reader.read_centres()
            reader.read_roads()
        amounts = [reader.read_regions() for reader in readers]
        elsewhere = [REGION_OF[name] for name in self.names("region_stack", REGION_OF) if name in REGION_OF]
        elsewhere += [region for frame in position.frames for region in regions_in(frame)]
        lay_missing_regions(position, elsewhere, [empty_places(position, seat) for seat in (0, 1)])
        insist_on_possible_regions(position, elsewhere)
        self.read_stack("region_stack", region_stack(position), REGION_OF)
        stack_regions(position, elsewhere, self.seed)
        for reader, named in zip(readers, amounts, strict=True):
            for place, amount in named.items():
                reader.realm.store[place] = amount if reader.realm.land[place] else 0
            reader.read_store()
            reader.read_sites()
            reader.read_wizards()
            reader.read_hand()
            reader.read_used()

    def read_supply(self) -> None:
        """Read which centre cards are left; as many as lie nowhere are the default."""
        counts = dict(zip(SUPPLY, supply_of(self.table), strict=True))
        most = dict(zip(SUPPLY, (9, 9, 7, 5 if self.table.options.mode else 0), strict=True))
        for name, count in counts.items():
            if count < 0:
                rule = "W5" if name == "citadels" else "B36"
                told: dict[str, Value] = {"card": CARD_OF[name], "count": most[name] - count, "most": most[name]}
                raise Refusal(rule, "refusal-too-many-centres", **told)
        seen: set[str] = set()
        for word in self.lines.words("supply"):
            name, _, digit = word.partition("=")
            if name not in counts or name in seen or digit not in DIGITS:
                raise self.lines.refuse("supply", "expected-supply", word, "B36")
            if int(digit) > counts[name]:
                told = {"card": CARD_OF[name], "count": int(digit), "most": counts[name]}
                raise Refusal("B36", "refusal-too-much-supply", line=self.lines.lines["supply"], **told)
            seen.add(name)
            counts[name] = int(digit)
        position = self.table
        position.roads, position.settlements, position.cities, position.citadels = counts.values()

    def read_piles(self) -> None:
        """Read the discard piles and the events that are out of the game."""
        lines, position = self.lines, self.table
        wrong = ("discards",) if self.tournament else ("discards0", "discards1", "chosen0", "chosen1")
        for key in wrong:
            if key in lines:
                raise lines.refuse(key, "expected-piles", rule="W62")
        keys = ("discards0", "discards1") if self.tournament else ("discards",)
        position.discards = [sorted(lines.cards(key)) for key in keys]
        position.gone = self.events("gone")

    def events(self, key: str) -> list[int]:
        """Read the event cards of a line."""
        return sorted(EVENT_IDS.index(name) for name in self.names(key, EVENT_IDS[1:]))

    def names(self, key: str, known: object) -> list[str]:
        """Read the names of a line without their marks, and refuse what is no such name."""
        names = []
        for word in self.lines.words(key):
            name, _ = self.lines.marked(word)
            if name not in known:  # type: ignore[operator]
                raise self.lines.refuse(key, "expected-events" if known is not REGION_OF else "expected-codes", word)
            names.append(name)
        return names

    def read_stacks(self) -> None:
        """Read the stacks that are written, the top card first; the others take what lies nowhere else."""
        lines, position = self.lines, self.table
        count = STACKS[position.options.mode]
        written: set[int] = set()
        for stack in range(len(HAND_IDS)):
            key = f"stack{stack + 1}"
            if key not in lines:
                continue
            if stack >= count:
                told: dict[str, Value] = {"line": lines.lines[key], "key": key, "count": count}
                raise Refusal("W4" if position.options.mode else "B8", "refusal-too-many-stacks", **told)
            written.add(stack)
            self.read_stack(key, stack, {name: card for card, name in enumerate(HAND_IDS) if card})
        limbo = [card for frame in position.frames for card in cards_in(frame)]
        decks = decks_for(self.pairs, self.seed) if self.tournament else []
        if self.tournament:
            position.chosen = [
                self.events(f"chosen{seat}") if f"chosen{seat}" in lines else sorted(deck.event_numbers())
                for seat, deck in enumerate(decks)
            ]
        if "event_stack" in lines:
            events = {name: event for event, name in enumerate(EVENT_IDS) if event}
            self.read_stack("event_stack", event_stack(position), events)
        insist_on_possible_cards(position, limbo)
        insist_on_possible_events(position)
        if self.tournament:
            stack_decks(position, decks, written, limbo, self.seed)
        else:
            stack_cards(position, written, limbo, self.seed)
        if "event_stack" not in lines:
            stack_events(position, self.seed)
        mark_what_is_seen(position)

    def read_stack(self, key: str, stack: int, numbers: dict[str, int]) -> None:
        """Read one stack; a mark behind a card says who knows it (`/0`, `/1`, `/*` for everyone)."""
        position = self.table
        for word in reversed(self.lines.words(key)):
            name, eyes = self.lines.marked(word)
            if not name:
                raise self.lines.refuse(key, "expected-marks", word)
            if name not in numbers:
                self.lines.card(key, name)
                raise self.lines.refuse(key, "expected-events" if stack == event_stack(position) else "expected-codes")
            for pair in range(3):
                position.seen[3 * stack + pair] |= (eyes >> pair & 1) << len(position.stacks[stack])
            position.stacks[stack].append(numbers[name])

    def read_permission(self) -> None:
        """Read whether both have had three points at once; where they have them now, nobody can deny it (W47)."""
        position = self.table
        has = position.permission
        position.permission = self.lines.yes("permission", default=has)
        if has and not position.permission:
            raise self.lines.refuse("permission", "expected-permission", rule="W47")

    def read_fate(self) -> None:
        """Read what the dice to come hang on; the default is drawn from the seed."""
        position = self.table
        if "fate" not in self.lines:
            position.fate = draw_fate(Sealed(f"{self.seed} fate"))
            return
        found = FATE.fullmatch(self.lines.word("fate", ""))
        if found is None:
            raise self.lines.refuse("fate", "expected-fate")
        position.fate, position.throws = found[1], int(found[2])

    def read_reason(self) -> None:
        """Read why the game is over; the default is what the points say (B62, W44)."""
        lines, position = self.lines, self.table
        won = position.turn > 0 and winner_of(position) != NOBODY and not settles(position)
        word = lines.word("reason", REASONS[POINTS] if won else OVER)
        if word not in {OVER, *REASONS[1:]}:
            raise lines.refuse("reason", "expected-reason")
        position.reason = 0 if word == OVER else REASONS.index(word)
        if won and position.reason != POINTS:
            raise lines.refuse("reason", "expected-points", rule="W44" if position.options.mode else "B62")
        if position.reason == POINTS and not won:
            raise lines.refuse("reason", "expected-no-points", rule="W44" if position.options.mode else "B62")
        limit = position.options.limit
        if position.reason == LIMIT and (limit == 0 or position.turn < limit):
            raise lines.refuse("reason", "expected-limit", rule="R6")
        if position.reason:
            if lines.words("agenda"):
                raise lines.refuse("agenda", "expected-no-agenda")
            position.frames = []
        elif not position.frames:
            raise lines.refuse("agenda", "expected-some-agenda")
