"""Chance is fair, and the same on every machine for ever: a seed that was played once must deal the same game again."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from itertools import islice, permutations
from typing import TYPE_CHECKING, Any

import pytest

from tavoliere.core.chance import Fast, Sealed, commitment, shuffle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tavoliere.core.chance import Chance

SOURCES = pytest.mark.parametrize("source", [lambda: Sealed("fair"), lambda: Fast(7)], ids=["sealed", "fast"])


def surprise(counts: Counter[Any], kinds: int) -> float:
    """Return how many standard deviations the chi-square of even counts lies above what is expected."""
    expected = counts.total() / kinds
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    square += (kinds - len(counts)) * expected
    return (square - (kinds - 1)) / math.sqrt(2 * (kinds - 1))


def test_sealed_chance_never_changes() -> None:
    source = Sealed("7")
    assert [source.below(6) for _ in range(20)] == [4, 1, 0, 1, 1, 0, 2, 3, 3, 4, 0, 4, 3, 4, 5, 4, 5, 0, 3, 0]
    source = Sealed("castel del monte")
    assert [source.below(1_000_000) for _ in range(5)] == [464868, 369279, 350131, 826178, 942928]
    source = Sealed("perché no?")
    assert [source.below(2**32) for _ in range(3)] == [886768064, 593049906, 3043491271]


def words_of(seed: str) -> Iterator[int]:
    """Make the words of a sealed source as its documentation says: SHA-256 of the seed and the number of the block."""
    block = 0
    while True:
        digest = hashlib.sha256(seed.encode() + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


@pytest.mark.parametrize("count", [1, 2, 3, 7, 24, 1_000, 3_000_000_000, 2**32])
def test_sealed_chance_is_what_its_documentation_says(count: int) -> None:
    source = Sealed("x")
    fair = 2**32 - 2**32 % count
    expected = (word % count for word in words_of("x") if word < fair)
    assert [source.below(count) for _ in range(50)] == list(islice(expected, 50))


def test_fast_chance_never_changes() -> None:
    source = Fast(7)
    assert [source.word() for _ in range(5)] == [100587536, 2849664703, 2976894644, 2427842431, 2917685297]
    source = Fast(123_456_789_012)
    assert [source.below(1_000) for _ in range(10)] == [406, 882, 27, 375, 78, 118, 347, 975, 50, 493]


def test_the_commitment_never_changes() -> None:
    assert commitment("7") == "11575636dbf05d102e3043a262e7fcccaa6db63b5e8ce1e90ed551fd364c6b95"
    assert commitment("perché no?") == "4a98d1e68b002dc13c36eb549c131499bf80394c6c0c5a11fae6050315cd8be8"
    assert commitment("7") == hashlib.sha256(b"tavoliere commitment 7").hexdigest()


def test_the_commitment_is_no_block_of_the_source() -> None:
    """Whoever reads the published hash must not read the first cards in it."""
    for seed in ("", "7", "tavoliere commitment 7"):
        blocks = {hashlib.sha256(seed.encode() + n.to_bytes(8, "big")).hexdigest() for n in range(64)}
        assert commitment(seed) not in blocks


@SOURCES
@pytest.mark.parametrize("count", [2, 3, 6, 24, 100])
def test_every_number_is_as_likely_as_the_others(source: Callable[[], Chance], count: int) -> None:
    chance = source()
    counts = Counter(chance.below(count) for _ in range(20_000))
    assert set(counts) == set(range(count))
    assert abs(surprise(counts, count)) < 5


@SOURCES
def test_neighbouring_throws_have_nothing_to_do_with_each_other(source: Callable[[], Chance]) -> None:
    chance = source()
    counts = Counter((chance.below(8), chance.below(8)) for _ in range(20_000))
    assert abs(surprise(counts, 64)) < 5


@pytest.mark.parametrize("make", [lambda n: Sealed(str(n)), Fast], ids=["sealed", "fast"])
def test_neighbouring_seeds_have_nothing_to_do_with_each_other(make: Callable[[int], Chance]) -> None:
    firsts = Counter(make(seed).below(24) for seed in range(10_000))
    assert abs(surprise(firsts, 24)) < 5


@SOURCES
@pytest.mark.parametrize("length", [2, 3, 4])
def test_every_order_of_a_shuffle_is_as_likely_as_the_others(source: Callable[[], Chance], length: int) -> None:
    chance = source()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        things = list(range(length))
        shuffle(things, chance)
        orders[tuple(things)] += 1
    assert set(orders) == set(permutations(range(length)))
    assert abs(surprise(orders, math.factorial(length))) < 5


def test_a_shuffle_keeps_every_card_and_needs_no_luck_for_one() -> None:
    class Unlucky:
        def below(self, count: int) -> int:
            raise AssertionError(count)

    for things in ([], ["F"]):
        shuffle(things, Unlucky())
    deck = list("aabbccF")
    shuffle(deck, Sealed("1"))
    assert sorted(deck) == sorted("aabbccF")


def test_a_shuffle_never_changes() -> None:
    things = list("abcdefgh")
    shuffle(things, Sealed("7"))
    assert "".join(things) == "ehfbdacg"
    things = list("abcdefgh")
    shuffle(things, Fast(7))
    assert "".join(things) == "hdbfcgea"
