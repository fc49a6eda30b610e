/* Random games, played to the end. */

#ifndef FREDERICUS_PLAYOUT_H
#define FREDERICUS_PLAYOUT_H

#include "chance.h"
#include "score.h"
#include "step.h"

/* Plays to the end with random legal moves; returns how many there were. Chance picks the same ones as in Python. */
FREDERICUS_FUNCTION unsigned fr_playout(fr_state *s, fr_chance *chance) {
    unsigned decisions = 0;
    while (s->phase != FR_OVER) {
        const fr_offers offers = fr_offer(s);
        fr_step(s, fr_nth_move(s, &offers, fr_below(chance, offers.total)));
        decisions += 1;
    }
    return decisions;
}

/* What came of many random games from the same position. */
typedef struct {
    uint64_t games;
    uint64_t decisions;
    uint64_t wins[FR_MOST_SEATS];
    uint64_t points[FR_MOST_SEATS];
} fr_tally;

/* Plays so many random games from a position, which stays as it is, and adds them to the tally. */
FREDERICUS_FUNCTION void fr_playouts(const fr_state *from, uint64_t games, fr_chance *chance, fr_tally *tally) {
    for (uint64_t game = 0; game < games; game++) {
        fr_state s = *from;
        unsigned points[FR_MOST_SEATS];
        unsigned places[FR_MOST_SEATS];
        tally->decisions += fr_playout(&s, chance);
        tally->games += 1;
        fr_rank(&s, points, places);
        for (unsigned seat = 0; seat < s.seats; seat++) {
            tally->points[seat] += points[seat];
            tally->wins[seat] += places[seat] == 0 ? 1U : 0U;
        }
    }
}

#endif
