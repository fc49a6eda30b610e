"""Five languages say the same things, all that the program asks for, nothing that it does not, and without error."""

from __future__ import annotations

import random
import re
from functools import cache, partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import ast as ftl

import tavoliere
from tavoliere.core.record import Moved, Record, read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import verify
from tavoliere.players import player
from tavoliere.words import LANGUAGES, Language
from tests.conformance.tables import FACTS, SETTINGS
from tests.conformance.walking import choose, positions, viewers, wire
from tests.fuzz.mutations import damaged
from tests.words.rare import POSITIONS, from_the_starts, refused_files, refused_moves
from tests.words.sources import FOLDERS, asked_by, base, entries, everything, messages, read, variables

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move
    from tavoliere.core.position import Position

every_language = pytest.mark.parametrize("code", LANGUAGES)
every_place = pytest.mark.parametrize("place", FOLDERS)
every_game = pytest.mark.parametrize("name", tavoliere.GAMES)


def arguments_of(place: str) -> set[str]:
    """Return the arguments whose words have forms."""
    games = tavoliere.GAMES if place == "house" else (place,)
    return {argument.replace("_", "-") for name in games for argument in tavoliere.game(name).arguments}


def asked_of(name: str) -> set[str]:
    """List every key that the program asks of a game: those spelled out, and those that its tables name."""
    game = tavoliere.game(name)
    keys = asked_by("house").keys | asked_by(name).keys | set(FACTS[name].words)
    # What is silent is told to programs, never to people.
    keys -= {f"event-{key}" for key in game.silent}
    for number, rule in game.rules.items():
        keys |= {f"rule-{number}", rule.chapter}
    for option in game.options:
        spelled = option.name.replace("_", "-")
        keys |= {f"option-{spelled}", *(f"option-{spelled}-{value.replace('_', '-')}" for value in option.values)}
    return keys


# ------------------------------------------------------------------------------------------------------- the files


@every_place
@every_language
def test_every_line_is_understood(place: str, code: str) -> None:
    junk = [entry.content for entry in entries(place, code) if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(place, code) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys)), "a message stands there twice"
    assert all(message.value is not None for message in messages(place, code).values())


@every_place
@every_language
def test_a_file_is_clean(place: str, code: str) -> None:
    text = read(place, code)
    assert "\t" not in text
    assert "\r" not in text
    assert "\u00a0=" not in text
    assert text.endswith("\n")
    assert [line for line in text.splitlines() if line != line.rstrip()] == []


@every_place
@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(place: str, code: str) -> None:
    assert set(messages(place, code)) == set(messages(place, LANGUAGES[0]))


@every_place
@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_all_languages_ask_for_the_same_variables(place: str, code: str) -> None:
    arguments = arguments_of(place)
    for key, message in messages(place, LANGUAGES[0]).items():
        other = messages(place, code)[key]
        assert {base(name, arguments) for name in variables(other)} == {
            base(name, arguments) for name in variables(message)
        }, key


def closest(key: str, patterns: set[str]) -> str:
    """Return the pattern that makes a key with the fewest letters left open: `deck-file-(.+)` before `deck-(.+)`."""
    made = [pattern for pattern in patterns if re.fullmatch(pattern, key)]
    return max(made, key=lambda pattern: (len(pattern.replace("(.+)", "")), pattern), default="")


@every_game
@every_language
def test_words_have_the_attributes_that_the_program_asks_for(name: str, code: str) -> None:
    game, said = tavoliere.game(name), messages(name, code)
    wanted = {(f"rule-{number}", "title") for number in game.rules}
    wanted |= {(f"option-{option.name.replace('_', '-')}", "about") for option in game.options}
    wanted |= {("event-goal-drawn", "seen")} if "event-goal-drawn" in said else set()
    patterns = asked_by("house").patterns | asked_by(name).patterns
    for pattern, attribute in asked_by("house").attributes | asked_by(name).attributes:
        made = [key for key in said if re.fullmatch(pattern, key)]
        wanted |= {(key, attribute) for key in made if closest(key, {pattern, *patterns}) == pattern}
    for key, attribute in sorted(wanted):
        assert attribute in {found.id.name for found in said[key].attributes}, key


@every_game
@every_language
def test_words_have_the_forms_that_sentences_ask_for(name: str, code: str) -> None:
    """A sentence with `$card-the` needs `.the` of every card."""
    families = {argument.replace("_", "-"): family for argument, family in tavoliere.game(name).arguments.items()}
    said = messages(name, code)
    for key, message in said.items():
        for variable in variables(message):
            argument = base(variable, set(families))
            form = variable.removeprefix(argument).removeprefix("-")
            if argument not in families or form in {"", "id"}:
                continue
            # Goods that are named without an amount are one resource.
            family = "resource" if families[argument] == "goods" else families[argument]
            words = [said[word] for word in FACTS[name].words if word.startswith(f"{family}-")]
            assert words, (key, variable)
            lacking = [word.id.name for word in words if form not in {found.id.name for found in word.attributes}]
            assert lacking == [], (key, variable)


# ------------------------------------------------------------------------------------- the program and the files agree


@every_game
@every_language
def test_no_message_is_missing(name: str, code: str) -> None:
    assert sorted(asked_of(name) - set(everything(name, code))) == []


@every_game
@every_language
def test_refusals_know_what_their_sentences_ask_for(name: str, code: str) -> None:
    """Also those that no game below comes to, as far as the source spells out what they are given."""
    said, arguments = everything(name, code), arguments_of(name)
    lacking = []
    for key, given in asked_by(name).refusals:
        known = {argument.replace("_", "-") for argument in given}
        asked = {base(variable, arguments & known) for variable in variables(said[key])}
        lacking += [f"{key}: {', '.join(sorted(asked - known))}"] if asked - known else []
    assert lacking == []


@cache
def asked_by_pictures(name: str) -> set[str]:
    """Draw some tables and return the messages that the pictures ask for."""
    asked = set[str]()

    def answer(key: str) -> str:
        asked.add(key.partition(".")[0])
        return ""

    for setting in SETTINGS:
        if setting.id == name:
            for position in positions(setting, 8, 5):
                position.drawing(position.seat, answer)
    for position in islice(from_the_starts(name), 0, None, 400):
        position.drawing(None, answer)
    return asked


@every_game
@every_language
def test_every_word_of_a_picture_is_there(name: str, code: str) -> None:
    """A picture makes do without words, so that nobody would notice one that is missing."""
    assert asked_by_pictures(name)
    assert sorted(asked_by_pictures(name) - set(everything(name, code))) == []


@every_place
def test_no_message_is_unused(place: str) -> None:
    """Each key is spelled out in the source or stands in a table, or a pattern of the source makes it."""
    spelled, texts, patterns = set[str](), set[str](), set[str]()
    for folder in FOLDERS:
        asked = asked_by(folder)
        spelled |= asked.keys
        texts |= asked.texts | {text.replace("_", "-") for text in asked.texts}
        patterns |= {pattern for pattern in asked.patterns if pattern.startswith(("[a-z]", *_PREFIXES))}
    for name in tavoliere.GAMES:
        spelled |= asked_of(name)

    def made(key: str) -> bool:
        found = [re.fullmatch(pattern, key) for pattern in patterns]
        return any(match and all(hole in texts or hole.isdigit() for hole in match.groups()) for match in found)

    unused = [key for key in messages(place, LANGUAGES[0]) if key not in spelled | texts and not made(key)]
    assert unused == []


_PREFIXES = (
    "terminal",
    "rule",
    "option",
    "card",
    "bird",
    "seat",
    "phase",
    "reason",
    "event",
    "chapter",
    "page",
    "verified",
    "move",
    "decision",
    "deck",
    "drawing",
    "arena",
    "training",
)


@every_place
@every_language
def test_every_message_can_be_said(place: str, code: str) -> None:
    """Whatever the variables are, numbers or words, each message and attribute becomes a text that is not empty."""
    words = Language(code, [FOLDERS[place]])
    for key, message in messages(place, code).items():
        for node, attribute in [(message, None), *((found, found.id.name) for found in message.attributes)]:
            for value in (0, 1, 2, 21, "P", "F", "centre", "a"):
                assert words.say(key, attribute, **dict.fromkeys(variables(node), value)).strip(), key


# ------------------------------------------------------------------------------------------------ met in random games


@cache
def met_events(name: str) -> dict[str, dict[str, Any]]:
    """Play games and return what was told, a few of each kind."""
    found: dict[str, dict[str, Any]] = {}
    counts: dict[str, int] = {}
    games = [positions(setting, 200, 3) for setting in SETTINGS if setting.id == name]
    for position in chain(*games, from_the_starts(name)):
        for move in position.moves():
            for event in position.copy().play(move):
                if counts.get(event.key, 0) < 60:
                    told = [event.told(viewer) for viewer in viewers(position)]
                    new = {wire(one): one for one in told if wire(one) not in found}
                    counts[event.key] = counts.get(event.key, 0) + len(new)
                    found |= new
    return found


def _check(game: Game, text: str) -> None:
    verify(game, read_record(text))


def _play(position: Position, move: Move | str) -> None:
    position.copy().play(move)


def _attempts(name: str) -> list[Callable[[], Any]]:
    """Return what is worth refusing: illegal moves, bad positions, forged records, things that do not exist."""
    game, facts, dice = tavoliere.game(name), FACTS[name], random.Random(43)
    setting = next(setting for setting in SETTINGS if setting.id == name)
    session = setting.session(1)
    while session.position.seat is not None:
        session.play(choose(session.position.moves(), dice))
    record = session.record()
    first, text = record.moves[0], record.text()
    forged = [
        Record(record.tags | {"Seed": "other"}, record.moves),
        Record(record.tags | {"Rules": "99"}, record.moves),
        Record(record.tags | {"Rules": "x"}, record.moves),
        Record(record.tags | {"Seats": "9"}, record.moves),
        Record(record.tags | {"Options": "x"}, record.moves),
        Record(record.tags | {"Options": "x=y"}, record.moves),
        Record(record.tags | {"Result": "1 2 3"}, record.moves),
        Record(record.tags | {"Start": "rows Q"}, record.moves),
        Record(record.tags, [*record.moves, first]),
        Record(record.tags, [Moved(first.seat + 1, first.text), *record.moves[1:]]),
        Record(record.tags, [Moved(first.seat, "ZZZ"), *record.moves[1:]]),
        Record({"Game": name}, record.moves),
    ]
    tries: list[Callable[[], Any]] = [
        lambda: read_record("x"),
        lambda: read_record("x" * 2_000_000),
        lambda: tavoliere.game("chess"),
        lambda: player("nobody", game),
        lambda: game.deal(99),
        lambda: game.deal(2, 0, **{game.options[0].name: "nonsense"}),
        lambda: game.deal(nonsense="on"),
        *(partial(_check, game, other.text()) for other in forged),
        *(partial(_check, game, damaged(text, dice)) for _ in range(40)),
        *(partial(game.parse, bad) for bad in (*facts.unlucky_positions, *POSITIONS[name])),
        *(partial(game.move, bad) for bad in facts.unlucky_moves),
        *refused_files(name),
        *(partial(_play, position, move) for position, move in refused_moves(name, dice)),
    ]
    for row in SETTINGS:
        if row.id == name:
            for position in positions(row, 60, 3):
                moves: list[Move | str] = [*dice.sample(game.moves, 60), *game.moves[-80:], *facts.unlucky_moves]
                tries += [partial(_play, position, move) for move in moves]
    return tries


@cache
def met_refusals(name: str) -> dict[str, Refusal]:
    """Try what should be refused and return the refusals, a few of each kind."""
    found: dict[str, Refusal] = {}
    counts: dict[str, int] = {}
    for attempt in _attempts(name):
        try:
            attempt()
        except Refusal as refusal:
            where = f"{refusal.key} {wire(refusal.arguments)}"
            if where not in found and counts.get(refusal.key, 0) < 40:
                counts[refusal.key] = counts.get(refusal.key, 0) + 1
                found[where] = refusal
    return found


def words_of(name: str, code: str) -> Language:
    return Language(code, [FOLDERS["house"], FOLDERS[name]])


NAMES = ("Ada", "Émile", "Zoë", "Jürgen")


@every_game
@every_language
def test_every_event_becomes_a_sentence(name: str, code: str) -> None:
    words, families = words_of(name, code), tavoliere.game(name).arguments
    for told in met_events(name).values():
        if told["event"] in tavoliere.game(name).silent:
            continue
        key = f"event-{told['event']}"
        arguments = {argument: value for argument, value in told.items() if argument != "event"}
        for names in ((), NAMES):
            assert words.tell(key, arguments, families, names)
        if "goal" in told and key == "event-goal-drawn":
            assert words.tell(key, arguments, families, NAMES, attribute="seen") != words.tell(
                key, arguments, families, NAMES
            )


@every_game
@every_language
def test_every_refusal_becomes_a_sentence(name: str, code: str) -> None:
    words, families = words_of(name, code), tavoliere.game(name).arguments
    failed = []
    for refusal in met_refusals(name).values():
        for names in ((), NAMES):
            try:
                assert words.tell(refusal.key, refusal.arguments, families, names)
            except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
                failed.append(f"{refusal}: {error!r}")
    assert failed == []


@every_game
def test_random_games_meet_every_event_and_nearly_every_refusal(name: str) -> None:
    """What the two tests above have seen; the rest has tests of its own, rule by rule."""
    silent = tavoliere.game(name).silent
    events = {f"event-{told['event']}" for told in met_events(name).values() if told["event"] not in silent}
    assert events == {key for key in messages(name, LANGUAGES[0]) if key.startswith("event-")}
    refusals = {refusal.key for refusal in met_refusals(name).values()}
    known = {key for key in messages(name, LANGUAGES[0]) if key.startswith("refusal-")}
    assert len(known - refusals) < len(known) / 4, sorted(known - refusals)
