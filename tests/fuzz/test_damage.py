"""Whatever text comes in, what comes out is a refusal or something sound; nothing else, and never a crash."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavoliere
from tavoliere.core.record import Record, read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import Session, resume, verify
from tests.conformance.tables import FACTS, SETTINGS, Setting
from tests.conformance.walking import choose, play_on, positions, viewers, wire
from tests.fuzz.mutations import damaged

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.game import Game
    from tavoliere.core.move import Move

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("name", tavoliere.GAMES)
ANYTHING = st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("utf-8", "surrogateescape"))


ENDLESS = 300  # of a game that may go on for ever, so many decisions are played
UNBOUNDED = {"refusal-unknown-option", "refusal-option-value"}  # see the end of this file


def would_crash(text: str) -> bool:
    """Say whether a text is one of those that are known to be neither refused nor sound; they end this file."""
    return re.search(r"round\s+0*[89]\d\b", text) is not None


def insist_on_a_sound_position(game: Game, text: str, dice: random.Random) -> bool:
    """Read a text: it is refused, or it is a position that goes round and can be played to its end."""
    if would_crash(text):
        return False
    try:
        position = game.parse(text, 1)
    except Refusal as refusal:
        insist_on_a_sound_refusal(refusal)
        return False
    canonical = position.text()
    assert game.parse(canonical) == position
    assert game.parse(canonical).text() == canonical
    for viewer in viewers(position):
        view = position.view(viewer)
        assert wire(game.imagine(view, tavoliere.Fast(1)).view(viewer)) == wire(view)
    facts = FACTS[game.id]
    decisions, most = 0, facts.longest if facts.has_an_end(position) else ENDLESS
    while position.seat is not None and decisions < most:
        position.play(choose(position.moves(), dice))
        decisions += 1
    assert (position.outcome is None) == (position.seat is not None)
    assert position.seat is None or most == ENDLESS
    assert game.parse(position.text()) == position
    return True


def insist_on_a_sound_refusal(refusal: Refusal) -> None:
    """A refusal of a long text is short, and plain data."""
    assert refusal.key.startswith("refusal-")
    if refusal.key not in UNBOUNDED:
        assert len(wire(refusal.arguments)) < 1_500


@every_setting
def test_damaged_positions_are_refused_or_sound(setting: Setting) -> None:
    dice = random.Random(f"damage {setting}")
    sound = 0
    count = setting.some(130)
    for position in positions(setting, count, 11):
        text = position.text()
        for _ in range(3):
            sound += insist_on_a_sound_position(setting.game, damaged(text, dice), dice)
    assert sound > count * 20 / 130


@every_game
def test_damaged_positions_written_by_hand_are_refused_or_sound(name: str) -> None:
    dice = random.Random(f"damage {name}")
    game, facts = tavoliere.game(name), FACTS[name]
    good = [*facts.worked.values(), *(text for text, _ in facts.guesses.values()), *facts.unlucky_positions]
    sound = sum(insist_on_a_sound_position(game, damaged(dice.choice(good), dice), dice) for _ in range(600))
    assert sound > 60


@every_game
def test_positions_that_are_nearly_right_are_refused(name: str) -> None:
    for text in FACTS[name].unlucky_positions:
        with pytest.raises(Refusal) as refused:
            tavoliere.game(name).parse(text)
        insist_on_a_sound_refusal(refused.value)


@every_game
@given(text=ANYTHING, seed=st.integers(0, 99))
def test_any_text_is_refused_as_a_position_or_sound(name: str, text: str, seed: int) -> None:
    insist_on_a_sound_position(tavoliere.game(name), text, random.Random(seed))


@every_game
@given(data=st.data())
@settings(max_examples=60)
def test_lines_with_known_keys_and_any_values_are_refused_or_sound(name: str, data: st.DataObject) -> None:
    """Take the keys of a good position and give some of them wild values."""
    game = tavoliere.game(name)
    lines = game.deal(seed=1).text().splitlines()
    for place in data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=3, unique=True)):
        letters = st.sampled_from("".join(sorted(set(lines[place]))) + "0123456789-/:hFWSEabcdefgPG ")
        lines[place] = lines[place].split(" ")[0] + " " + data.draw(st.text(letters, max_size=30))
    insist_on_a_sound_position(game, "\n".join(lines), random.Random(1))


# -------------------------------------------------------------------------------------------------------------- moves


def letters_of(text: str) -> str:
    """Return a text as it is compared: in any order, without spaces, noughts and case, digits in our own script."""
    plain = re.sub(r"\d+", lambda digits: str(int(digits[0])), text.upper().replace("CENTER", "CENTRE"))
    return "".join(sorted(re.sub(r"[\s,0]+", "", plain)))


def insist_on_a_sound_move(game: Game, text: str, session: Session) -> None:
    """Read a text: it is refused, or it is the move that it spells; played, it is refused or legal."""
    before = session.position.text()
    reads: list[Callable[[], Move]] = [lambda: game.move(text), lambda: game.read(text, session.position)]
    for read in reads:
        try:
            move = read()
        except Refusal as refusal:
            insist_on_a_sound_refusal(refusal)
        else:
            assert game.moves[move.index] is move
            assert letters_of(text) == letters_of(str(move))
    try:
        session.play(text)
    except Refusal as refusal:
        insist_on_a_sound_refusal(refusal)
        assert session.position.text() == before
    else:
        session.take_back(1)


@every_setting
def test_damaged_moves_are_refused_or_what_they_spell(setting: Setting) -> None:
    dice = random.Random(f"moves {setting}")
    texts = [*(str(move) for move in setting.game.moves), *setting.facts.unlucky_moves]
    for position in positions(setting, 12, 12):
        session = Session(setting.game, start=position.text())
        for _ in range(60):
            text = damaged(dice.choice(texts), dice)
            if not is_cut_short(text):
                insist_on_a_sound_move(setting.game, text, session)


@every_game
@given(text=ANYTHING)
def test_any_text_is_refused_as_a_move_or_what_it_spells(name: str, text: str) -> None:
    session = SETTINGS[[setting.id for setting in SETTINGS].index(name)].session(1)
    insist_on_a_sound_move(tavoliere.game(name), text, session)


def is_cut_short(text: str) -> bool:
    """Say whether a reader that cuts numbers short would misread this one (see below)."""
    return re.search(r"\d{5,}", text) is not None


@pytest.mark.parametrize("text", ["M 00001>1", "K 00005", "P>00001", "V 00003", "H 1[00003P]"])
def test_a_number_with_many_zeros_is_read_whole_or_refused(text: str) -> None:
    game = tavoliere.game("fredericus")
    try:
        move = game.move(text)
    except Refusal:
        return
    assert letters_of(str(move)) == letters_of(text)


def test_a_move_with_rubbish_far_behind_it_is_refused() -> None:
    with pytest.raises(Refusal):
        tavoliere.game("fredericus").move("Z" + " " * 200 + "rubbish")


# ------------------------------------------------------------------------------------------------------------ records


def insist_on_a_sound_record(game: Game, text: str) -> bool:
    """Read a text: it is refused, or it is a record that says the same when it is written and read again."""
    try:
        record = read_record(text)
    except Refusal as refusal:
        insist_on_a_sound_refusal(refusal)
        return False
    again = read_record(record.text())
    assert again.tags == record.tags
    assert [moved.text for moved in again.moves] == [moved.text for moved in record.moves]
    try:
        session = verify(game, record)
    except Refusal as refusal:
        insist_on_a_sound_refusal(refusal)
        return False
    assert len(session.moves) == len(record.moves)
    return True


@every_setting
def test_damaged_records_are_refused_or_sound(setting: Setting) -> None:
    dice = random.Random(f"records {setting}")
    sound = 0
    for seed in range(12):
        session = setting.session(seed)
        play_on(session, dice, dice.choice((3, 30, 1_000)))
        good = session.record().text()
        for _ in range(15):
            text = damaged(good, dice)
            if not has_half_characters(text):
                sound += insist_on_a_sound_record(setting.game, text)
    assert sound > 5


@every_game
@given(text=ANYTHING)
def test_any_text_is_refused_as_a_record_or_sound(name: str, text: str) -> None:
    insist_on_a_sound_record(tavoliere.game(name), text)
    insist_on_a_sound_record(tavoliere.game(name), f'[Seed "1"]\n0: {text}')


def has_half_characters(text: str) -> bool:
    """Say whether a text holds half a surrogate pair, which a seed cannot carry (see below)."""
    return re.search("[\ud800-\udfff]", text) is not None or re.search(r"\\u[dD][89a-fA-F]", text) is not None


def test_a_seed_with_half_a_character_is_refused() -> None:
    with pytest.raises(Refusal):
        resume(tavoliere.game("fredericus"), read_record(r'[Seed "\ud800"]'))


@pytest.mark.parametrize("options", ["seats=3", "seed=4", "self=5"])
def test_an_option_that_does_not_exist_is_refused_whatever_its_name(options: str) -> None:
    record = Record({"Game": "fredericus", "Seats": "4", "Seed": "1", "Options": options})
    with pytest.raises(Refusal):
        resume(tavoliere.game("fredericus"), record)


# ------------------------------------------------------------ positions that were found to be neither refused nor sound


@pytest.mark.parametrize("rows", ["12:W", "67:W", "01234567:-"])
def test_a_side_with_several_digits_is_refused(rows: str) -> None:
    with pytest.raises(Refusal):
        tavoliere.game("fredericus").parse(f"rows {rows}")


@pytest.mark.parametrize("deck", ["-", "abc"])
def test_a_deck_without_fredericus_is_refused_before_the_bets_too(deck: str) -> None:
    with pytest.raises(Refusal):
        tavoliere.game("fredericus").parse(f"phase bets\ndeck {deck}")


def test_a_position_in_the_last_round_that_is_read_can_be_read_after_it_too() -> None:
    game = tavoliere.game("fredericus")
    with pytest.raises(Refusal):
        game.parse("round 96\ndeck abcF")
    position = game.parse("round 95\ndeck abcF")
    while position.seat is not None:
        position.advance(position.moves()[-1])
        game.parse(position.text())


@pytest.mark.parametrize("option", ["x" * 9_000 + "=on", "variant=" + "x" * 9_000])
def test_the_refusal_of_an_option_is_short(option: str) -> None:
    with pytest.raises(Refusal) as refused:
        resume(tavoliere.game("fredericus"), Record({"Seed": "1", "Options": option}))
    assert len(wire(refused.value.arguments)) < 1_500
