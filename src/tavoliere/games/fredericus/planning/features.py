"""What a board is valued by: whole numbers, counted for a seat from nothing but what that seat may know (S9-S13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.fredericus.pieces import (
    BETS,
    CENTRE,
    HAND,
    HOODED,
    KINDS,
    TURN,
    size_of,
)
from tavoliere.games.fredericus.planning.reach import (
    FAR,
    HOODS,
    HUNTS,
    SEALS,
    UNIT,
    Reach,
    keeps_of,
    nearest,
    nearest_wanted,
)
from tavoliere.games.fredericus.setup import CARDS, GOALS_OF_A_KIND

if TYPE_CHECKING:
    from tavoliere.games.fredericus.position import Position

FEATURES: Final = (
    "always",  # 1
    "seat",  # who plays later wins what is level (F37)
    "wait",  # turns of others before the own next one; four where there is none any more
    "points",  # own points as the table stands
    "pairs",  # own pairs of creature and goal
    "goals",  # own goals
    "breadth",  # how likely the next goal finds its creature, in 32nds
    "next_pair",  # the same times the points that the next pair brings, in eighths
    "quarry",  # how near the ends lie the creatures that own goals ask for
    "lost",  # own goals of a kind of which all creatures are captured
    "rival",  # points that the best opponent is thought to have, in quarters
    "rivals",  # those of the other opponents together, in quarters
    "lead",  # own points beyond the best opponent's, in quarters, times how late it is, in 16ths
    "lead_announced",  # the same lead once the end is announced
    "lead_final",  # the same lead where the game ends with this turn
    "eighth",  # own creatures beyond five
    "eighth_rival",  # creatures of the foremost opponent beyond five
    "eighth_lead",  # own creatures beyond five, times the lead in quarters
    "hunt",  # captures that the own birds may hope for in their next turn, in 32nds
    "hunt_wanted",  # those of creatures that own goals ask for
    "hunt_both",  # 1 if both own birds have one within four actions together
    "threat",  # captures that the opponents may hope for in their next turns, in 32nds
    "threat_most",  # the most of a single opponent
    "hooded",  # opponents' birds that will miss their next turn, less own ones
    "exposed",  # how likely opponents' birds are hooded before they fly again, less own ones, in 32nds
    "seal",  # how likely the own next turn opens a seal, in 32nds
    "seal_rivals",  # the same of the opponents
    "bet",  # goals that own tokens may bring, less what an opponent's may bring on average, in 32nds
    "clock",  # draws until Fredericus is expected, in halves
)
(
    ALWAYS, SEAT, WAIT, POINTS, PAIRS, GOALS, BREADTH, NEXT_PAIR, QUARRY, LOST, RIVAL, RIVALS, LEAD, LEAD_ANNOUNCED,
    LEAD_FINAL, EIGHTH, EIGHTH_RIVAL, EIGHTH_LEAD, HUNT, HUNT_WANTED, HUNT_BOTH, THREAT, THREAT_MOST, HOODED_BIRDS,
    EXPOSED, SEAL_OWN, SEAL_RIVALS, BET, CLOCK,
) = range(len(FEATURES))  # fmt: skip

UNSEEN: Final = 4 * (KINDS + 1)
"""Where a hand of goals holds those that nobody has seen: drawn in a turn that is only imagined."""

EVERY_GOAL: Final = int(f"{GOALS_OF_A_KIND}" * KINDS, 16)
OF_A_KIND: Final = [15 << 4 * kind for kind in range(KINDS)]
DRAWS: Final = (0, 0, 26, 32, 38)
"""Twice the draws until Fredericus is expected, at the deal, by number of seats (F10)."""

NEVER: Final = len(HUNTS)
"""The order of a seat that has no turn any more."""

LATE: Final = 16
NEAR_EIGHT: Final = 5


SEEN: Final = (1 << 4 * KINDS) - 1


def order_of(position: Position, seat: int) -> int:
    """Count the turns of others before a seat's own next one; more than there are if it has none any more (F35)."""
    if position.phase == BETS:
        return seat
    if position.announced and seat <= position.turn:
        return NEVER
    return (seat - position.turn - 1) % position.seats


class Look:
    """What a seat sees of a board, whoever's goals are what: all that does not depend on its own goals."""

    __slots__ = (
        "beyond",
        "birds",
        "captured",
        "creatures",
        "keeps",
        "last_turn",
        "late",
        "order",
        "position",
        "reach",
        "row",
        "seat",
    )

    def __init__(self, position: Position, seat: int, reach: Reach | None = None) -> None:
        """Look at a board with the eyes of a seat."""
        self.position = position
        self.seat = seat
        self.reach = Reach(position.rows) if reach is None else reach
        self.row = [0] * len(FEATURES)
        self.creatures = [size_of(hand) for hand in position.creatures]
        self.captured = sum(position.creatures)
        self.last_turn = position.announced and position.turn == position.seats - 1 and position.phase != BETS
        self.order = order_of(position, seat)
        self.birds: list[int] = []
        self._look_at_clock()
        self._look_at_birds()
        self.beyond = max(0, self.creatures[seat] - NEAR_EIGHT)

    def _look_at_clock(self) -> None:
        position, row = self.position, self.row
        seats = position.seats
        cards = 0
        deck = position.deck
        while deck:
            cards += 1
            deck >>= 4
        draws = 0
        if not position.announced:
            draws = 2 * cards - 4 if cards > 4 else cards + 1
        most = 0
        for other in range(seats):
            if other != self.seat:
                most = max(most, self.creatures[other])
        foremost = max(most, self.creatures[self.seat])
        spent = max(0, LATE - LATE * draws // DRAWS[seats])
        self.late = min(LATE, max(spent, 2 * foremost))
        row[ALWAYS] = 1
        row[SEAT] = self.seat
        row[WAIT] = self.order
        row[EIGHTH] = max(0, self.creatures[self.seat] - NEAR_EIGHT)
        row[EIGHTH_RIVAL] = max(0, most - NEAR_EIGHT)
        row[CLOCK] = draws

    def _look_at_birds(self) -> None:
        """Count hunts, threats, hoods, seals and bets, seat by seat."""
        position, row, reach = self.position, self.row, self.reach
        seats, mine = position.seats, self.seat
        bets = [[0] * 8 for _ in range(seats)]
        # The acting seat's hood comes off before anybody else plays (F31); while bets are laid there is none.
        acting = position.turn if position.phase == TURN else -1
        orders = [order_of(position, seat) for seat in range(seats)]
        threat = most = exposed = seals = 0
        for seat in range(seats):
            order = orders[seat]
            hopes = needed_by_both = 0
            nearest_seal = FAR
            hooded = False
            for bird in (0, 1):
                place = position.birds[2 * seat + bird]
                if place >= HOODED:
                    if seat != acting:
                        hooded = True
                        needed_by_both = FAR
                        continue
                    place -= HOODED
                if seat == mine:
                    self.birds.append(bird << 3 | place)
                if order >= NEVER:
                    continue
                needs = reach.of_bird(bird)
                needed = nearest(place, needs)
                needed_by_both += needed
                hopes += HUNTS[order][needed]
                nearest_seal = min(nearest_seal, nearest(place, reach.seal))
                chances = keeps_of(place, needs, HUNTS[order][needed])
                for other in range(seats):
                    # A bet lies until its owner's next turn ends, and the owner's own captures pay nothing (F22).
                    if other != seat and orders[other] > order:
                        for keep in range(8):
                            bets[other][keep] += chances[keep]
            danger = 0
            if hooded:
                row[HOODED_BIRDS] += -1 if seat == mine else 1
            elif 0 < order < NEVER:
                # Only who plays before the bird's owner can hood it; who has a hooded bird is immune (F27).
                for bird in (0, 1):
                    danger += HOODS[reach.hood[position.birds[2 * seat + bird] & 7]]
            seal = SEALS[order][nearest_seal] if order < NEVER and not position.announced else 0
            if seat == mine:
                row[HUNT] = hopes >> 3
                row[HUNT_BOTH] = 1 if needed_by_both <= 4 and order < NEVER else 0
                row[SEAL_OWN] = seal >> 3
                exposed -= danger
            else:
                threat += hopes
                most = max(most, hopes)
                seals += seal
                exposed += danger
        row[THREAT] = threat >> 3
        row[THREAT_MOST] = most >> 3
        row[EXPOSED] = exposed >> 3
        row[SEAL_RIVALS] = seals >> 3
        self.keeps = bets[mine]
        if not position.announced:
            others = 0
            for seat in range(seats):
                if seat != mine:
                    others += self._expect_goals(bets[seat], seat)
            row[BET] = (self._expect_goals(bets[mine], mine) - others // (seats - 1)) >> 3

    def _expect_goals(self, keeps: list[int], seat: int) -> int:
        """Say what the tokens of a seat may bring: where they lie, or where they are best laid if it is to lay them."""
        position = self.position
        if seat == position.turn:
            return best_bet(keeps, position)
        if position.seats == 2:
            return hope_of_bet(keeps, position.tokens[2 * seat], position.tokens[2 * seat + 1], position)
        return hope_of_bet(keeps, position.tokens[seat], HAND, position)

    def known(self, goals: int) -> list[int]:
        """Count all features for a seat that holds these goals."""
        position, seat = self.position, self.seat
        row = self.row.copy()
        own = position.creatures[seat]
        pool = EVERY_GOAL - (position.opened & SEEN) - (goals & SEEN)
        unseen = goals >> UNSEEN
        pairs = number = ready = pooled = lost = quarry = wanted = 0
        for kind in range(KINDS):
            caught, asked, left = own >> 4 * kind & 15, goals >> 4 * kind & 15, pool >> 4 * kind & 15
            number += asked
            pooled += left
            pairs += min(caught, asked)
            if caught > asked:
                ready += left
            elif asked > caught:
                wanted |= 1 << kind
                quarry += self.reach.quarry[kind]
                if self.captured >> 4 * kind & 15 >= CARDS[position.seats][3]:
                    lost += asked - caught
        chance = 32 * ready // pooled if pooled else 0
        points = self.creatures[seat] + number + unseen + pairs * (pairs + 1) // 2
        if goals >> 4 * KINDS & 15:
            points += 2
        row[POINTS] = points
        row[PAIRS] = pairs
        row[GOALS] = number + unseen
        row[BREADTH] = chance
        row[NEXT_PAIR] = chance * (pairs + 1) >> 2
        row[QUARRY] = quarry
        row[LOST] = lost
        self._count_rivals(row, pool, pooled, points)
        if wanted and self.order < NEVER:
            hopes = 0
            for bird in self.birds:
                needed = nearest_wanted(bird & 7, self.reach.of_bird(bird >> 3), self.reach.kinds, wanted)
                hopes += HUNTS[self.order][needed]
            row[HUNT_WANTED] = hopes >> 3
        return row

    def _count_rivals(self, row: list[int], pool: int, pooled: int, points: int) -> None:
        """Guess the points of the others, whose goals are any of those that the seat has not seen, and the lead."""
        position = self.position
        best = total = 0
        for other in range(position.seats):
            if other == self.seat:
                continue
            hand = position.creatures[other]
            goals = position.goals[other]
            number = size_of(goals) + (goals >> UNSEEN)
            fitting = 0
            for kind in range(KINDS):
                if hand & OF_A_KIND[kind]:
                    fitting += pool >> 4 * kind & 15
            # In 16ths of a pair; m pairs bring m (m + 1) / 2 (F36).
            pairs = min(16 * number * fitting // pooled if pooled else 0, 16 * self.creatures[other])
            guess = 16 * (self.creatures[other] + number) + (pairs * (pairs + 16) >> 5)
            if goals >> 4 * KINDS & 15:
                guess += 32
            guess >>= 2
            total += guess
            best = max(best, guess)
        lead = 4 * points - best
        row[RIVAL] = best
        row[RIVALS] = total - best
        row[EIGHTH_LEAD] = self.beyond * lead
        if self.last_turn:
            row[LEAD_FINAL] = lead
        elif position.announced:
            row[LEAD_ANNOUNCED] = lead
        elif lead >= 0:
            row[LEAD] = lead * self.late >> 4
        else:
            row[LEAD] = -(-lead * self.late >> 4)


def hope_of_bet(keeps: list[int], first: int, second: int, position: Position) -> int:
    """Say what tokens on these places may bring; a token in hand brings nothing."""
    if first == CENTRE:
        # F34: the centre pays when nobody captures anywhere.
        return max(0, UNIT - sum(keeps))
    hope = 0 if first == HAND else min(UNIT, keeps[first])
    # A22: two tokens on one keep bring one goal, or one each.
    if second != HAND and (second != first or position.options.pays_each_token):
        hope += min(UNIT, keeps[second])
    return hope


def best_bet(keeps: list[int], position: Position) -> int:
    """Say what tokens may bring that are laid on the likeliest keeps, or in the centre where there is one (F32)."""
    first = second = total = 0
    for keep in range(8):
        chance = min(UNIT, keeps[keep])
        total += keeps[keep]
        if chance > first:
            first, second = chance, first
        elif chance > second:
            second = chance
    if position.seats == 2:
        return 2 * first if position.options.pays_each_token else first + second
    return max(first, UNIT - total)


def features(position: Position, seat: int) -> list[int]:
    """Count what a board is valued by for a seat, from nothing but what that seat may know.

    A planner weighs boards for the seat whose turn ends there and, after the answers, for a seat whose turn comes next.
    Values learned with the eyes of the first alone were no weaker there: docs/training.md has the figures.
    """
    return Look(position, seat).known(position.goals[seat])


__all__ = ["FEATURES", "SEEN", "UNSEEN", "Look", "features", "hope_of_bet", "order_of"]
