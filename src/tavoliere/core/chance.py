"""Chance: sealed for games that people play, fast for search. Both give the same numbers everywhere, for ever."""

from __future__ import annotations

import hashlib
from typing import Any, Final, Protocol

WORD: Final = 0xFFFFFFFF


class Chance(Protocol):
    """A source of chance. Whoever holds it can foresee it, so no view shows it and no copy of a position keeps it."""

    def below(self, count: int) -> int:
        """Return a whole number from 0 to count - 1, each as likely as the others."""
        ...


def shuffle(things: list[Any], chance: Chance) -> None:
    """Shuffle a list in place: from the last place down, swap with any place up to it (Fisher and Yates)."""
    for last in range(len(things) - 1, 0, -1):
        other = chance.below(last + 1)
        things[last], things[other] = things[other], things[last]


class Sealed:
    """Chance from a seed that can be committed to before the game and checked after it.

    Block n is SHA-256 of the seed's bytes followed by n as eight bytes, big end first. It is read as eight words of
    four bytes. `below` takes the next word, and the next again while the word lies in the last, incomplete stretch of
    `count`, so that every number is exactly as likely as the others.
    """

    def __init__(self, seed: str) -> None:
        """Begin at block 0 of this seed, which is any text."""
        self.seed = seed
        self._salt = seed.encode(errors="surrogatepass")
        self._block = 0
        self._words: list[int] = []

    def below(self, count: int) -> int:
        """Return the next number from 0 to count - 1.

        >>> source = Sealed("7")
        >>> [source.below(6) for _ in range(8)]
        [4, 1, 0, 1, 1, 0, 2, 3]
        """
        fair = (WORD + 1) // count * count
        while True:
            if not self._words:
                digest = hashlib.sha256(self._salt + self._block.to_bytes(8, "big")).digest()
                self._words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
                self._block += 1
            word = self._words.pop()
            if word < fair:
                return word % count


def commitment(seed: str) -> str:
    """Return the hash that is published before the deal, so that nobody can change the seed afterwards.

    >>> commitment("7")[:16]
    '11575636dbf05d10'
    """
    return hashlib.sha256(b"tavoliere commitment " + seed.encode(errors="surrogatepass")).hexdigest()


class Fast:
    """Chance for search and simulation: the small generator sfc32, three words and a counter.

    `below` scales thirty bits of a word, so that numbers below a small count differ in likelihood by less than one
    part in ten million; that is enough for search, and the reason why people's games are sealed instead.
    """

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int) -> None:
        """Begin from a whole number; neighbouring seeds give unrelated numbers."""
        self._a = seed & WORD
        self._b = (seed >> 32) & WORD
        self._c = 0x9E3779B9
        self._count = 1
        for _ in range(12):
            self.word()

    def words(self) -> tuple[int, int, int, int]:
        """Return the three words and the counter: all that the numbers to come depend on."""
        return self._a, self._b, self._c, self._count

    def resume(self, words: tuple[int, int, int, int]) -> None:
        """Go on from where another source of this kind stands.

        >>> source, other = Fast(7), Fast(8)
        >>> other.resume(source.words())
        >>> source.word() == other.word()
        True
        """
        self._a, self._b, self._c, self._count = words

    def word(self) -> int:
        """Return the next 32 bits."""
        total = (self._a + self._b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD
        self._c = (((self._c << 21) | (self._c >> 11)) + total) & WORD
        return total

    def below(self, count: int) -> int:
        """Return the next number from 0 to count - 1."""
        # Thirty bits of the word: compiled, a product of two small numbers needs no big one.
        return ((self.word() >> 2) * count) >> 30
