/* Points and ranking (F36, F37). */

#ifndef FREDERICUS_SCORE_H
#define FREDERICUS_SCORE_H

#include "state.h"

/* The matching pairs of creatures and goals; each card is in one pair at most (F36). */
FREDERICUS_FUNCTION unsigned fr_pairs(uint32_t creatures, uint32_t goals) {
    unsigned pairs = 0;
    for (unsigned kind = 0; kind < FR_KINDS; kind++) {
        const unsigned own = creatures >> 4 * kind & 15U;
        const unsigned wanted = goals >> 4 * kind & 15U;
        pairs += own < wanted ? own : wanted;
    }
    return pairs;
}

/* A seat's points: cards 1 each, Fredericus 2, the pairs 1 + 2 + 3 + ... (F36). */
FREDERICUS_FUNCTION unsigned fr_points(const fr_state *s, unsigned seat) {
    const unsigned pairs = fr_pairs(s->creatures[seat], s->goals[seat]);
    const unsigned fredericus = s->fredericus == seat ? 2U : 0U;
    return fr_size(s->creatures[seat]) + fr_size(s->goals[seat]) + fredericus + pairs * (pairs + 1) / 2;
}

/* The points of every seat, and the place of every seat from 0, the first: most points first, of equals the one who
 * played last (F37). */
FREDERICUS_FUNCTION void fr_rank(const fr_state *s, unsigned *points, unsigned *places) {
    for (unsigned seat = 0; seat < s->seats; seat++) {
        points[seat] = fr_points(s, seat);
        places[seat] = 0;
        for (unsigned other = 0; other < seat; other++) {
            places[points[other] > points[seat] ? seat : other] += 1;
        }
    }
}

#endif
