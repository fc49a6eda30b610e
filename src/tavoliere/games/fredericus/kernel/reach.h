/* How many actions stand between a bird and what it is after: the twin of planning/reach.py, number for number. */

#ifndef FREDERICUS_REACH_H
#define FREDERICUS_REACH_H

#include "state.h"

/* So deep lies a card that is not among the three at the end of a row; no kind; more changes than a turn has actions;
 * the order of a seat that has no turn any more; what is certain. */
enum { FR_DEEP = 3, FR_NO_KIND = 8, FR_FAR = 7, FR_NEVER = 4, FR_UNIT = 256 };

/* How likely a bird captures in its owner's next turn, when so many others play before it: by the actions needed. */
FREDERICUS_TABLE uint8_t FR_HUNTS[FR_NEVER][FR_FAR + 1] = {{150, 150, 155, 125, 80, 40, 18, 8},
                                                           {120, 125, 125, 95, 65, 40, 25, 10},
                                                           {115, 115, 110, 88, 68, 50, 30, 10},
                                                           {100, 100, 100, 78, 62, 45, 30, 10}};

/* How likely a reversal is in the next turn, in the same way. */
FREDERICUS_TABLE uint8_t FR_SEALS[FR_NEVER][FR_FAR + 1] = {{240, 230, 210, 70, 30, 3, 0, 0},
                                                           {80, 95, 95, 40, 33, 22, 4, 0},
                                                           {70, 72, 75, 38, 34, 28, 11, 0},
                                                           {45, 50, 70, 35, 32, 30, 12, 0}};

/* How likely a bird is hooded when the rows beside it need so many changes. */
FREDERICUS_TABLE uint8_t FR_HOODS[FR_FAR] = {150, 105, 60, 25, 8, 0, 0};

/* How a bird chooses between towers that need so many actions; the longest way round is four flights more. */
FREDERICUS_TABLE uint8_t FR_SHARES[FR_FAR + 5] = {64, 40, 22, 10, 4, 1, 0, 0, 0, 0, 0, 0};

/* How many flights it is to a tower so far round; the ways to the nearest towers. */
FREDERICUS_TABLE uint8_t FR_FLIGHTS[FR_ROWS] = {0, 1, 2, 3, 4, 3, 2, 1};
FREDERICUS_TABLE uint8_t FR_NEAR[5] = {0, 1, 7, 2, 6};

/* The changes that each tower needs for the two hunts, the reversal and a hood, and the kind of the creature that it
 * has; how near an end the first creature of each kind lies, 3 at the end, 0 where no row shows it. */
typedef struct {
    uint8_t needs[2][FR_ROWS];
    uint8_t seal[FR_ROWS];
    uint8_t hood[FR_ROWS];
    uint8_t kinds[FR_ROWS];
    uint8_t quarry[FR_KINDS];
} fr_reach;

FREDERICUS_FUNCTION unsigned fr_least(unsigned one, unsigned other) {
    return one < other ? one : other;
}

/* Looks at the three end cards of every row. */
FREDERICUS_FUNCTION void fr_look_at_rows(const fr_state *s, fr_reach *reach) {
    uint8_t depths[FR_FIRST_CREATURE + 1][FR_ROWS]; /* by family: nothing, woods, sky, seal, creature */
    for (unsigned kind = 0; kind < FR_KINDS; kind++) {
        reach->quarry[kind] = 0;
    }
    for (unsigned row = 0; row < FR_ROWS; row++) {
        unsigned card = s->top[row];
        for (unsigned family = 0; family <= FR_FIRST_CREATURE; family++) {
            depths[family][row] = FR_DEEP;
        }
        reach->kinds[row] = FR_NO_KIND;
        for (unsigned depth = 0; depth < FR_DEEP && card != FR_CASTLE; depth++) {
            const unsigned kind = FR_KIND[card];
            const unsigned family = fr_least(kind, FR_FIRST_CREATURE);
            if (depths[family][row] == FR_DEEP) {
                depths[family][row] = (uint8_t)depth;
                if (family == FR_FIRST_CREATURE) {
                    reach->kinds[row] = (uint8_t)(kind - FR_FIRST_CREATURE);
                }
            }
            if (family == FR_FIRST_CREATURE && reach->quarry[kind - FR_FIRST_CREATURE] < FR_DEEP - depth) {
                reach->quarry[kind - FR_FIRST_CREATURE] = (uint8_t)(FR_DEEP - depth);
            }
            card = s->under[card];
        }
    }
    for (unsigned tower = 0; tower < FR_ROWS; tower++) {
        const unsigned left = (tower + 7U) & 7U;
        const unsigned right = (tower + 1U) & 7U;
        const unsigned beyond = (tower + 6U) & 7U;
        const unsigned behind = (tower + 2U) & 7U;
        const uint8_t *woods = depths[FR_WOODS];
        const uint8_t *sky = depths[FR_SKY];
        const uint8_t *seals = depths[FR_SEAL];
        const uint8_t *beasts = depths[FR_FIRST_CREATURE];
        /* A card on the far side may be moved to the neighbour, or what covers it there be taken away. */
        const unsigned left_sky = fr_least(sky[left], 1U + sky[beyond]);
        const unsigned right_sky = fr_least(sky[right], 1U + sky[behind]);
        const unsigned left_woods = fr_least(woods[left], 1U + woods[beyond]);
        const unsigned right_woods = fr_least(woods[right], 1U + woods[behind]);
        const unsigned creature = fr_least(beasts[tower], 1U + fr_least(beasts[left], beasts[right]));
        unsigned high = left_sky + right_sky;
        unsigned low = fr_least(left_sky + right_woods, left_woods + right_sky);
        /* What covers the creature may be the very card that a neighbour lacks. */
        if (beasts[tower]) {
            if (sky[tower] == 0 && high) {
                high -= 1;
            }
            if (low && (sky[tower] == 0 || woods[tower] == 0)) {
                low -= 1;
            }
        }
        reach->needs[0][tower] = (uint8_t)fr_least(FR_FAR, creature + high);
        reach->needs[1][tower] = (uint8_t)fr_least(FR_FAR, creature + low);
        reach->seal[tower] = (uint8_t)(fr_least(seals[left], 1U + seals[beyond]) + fr_least(seals[right], 1U + seals[behind]));
        reach->hood[tower] = (uint8_t)(left_woods + right_woods);
    }
}

/* Counts the actions to the nearest of what each tower needs, for a bird at this place. */
FREDERICUS_FUNCTION unsigned fr_nearest(unsigned place, const uint8_t *needs) {
    unsigned least = FR_FAR;
    for (unsigned way = 0; way < 5; way++) {
        least = fr_least(least, needs[(place + FR_NEAR[way]) & 7U] + (way + 1U) / 2U);
    }
    return least;
}

/* Counts the actions to the nearest capture of a wanted kind: a bit for each of them. */
FREDERICUS_FUNCTION unsigned fr_nearest_wanted(unsigned place, const uint8_t *needs, const uint8_t *kinds,
                                               unsigned wanted) {
    unsigned least = FR_FAR;
    for (unsigned way = 0; way < 5; way++) {
        const unsigned tower = (place + FR_NEAR[way]) & 7U;
        if (wanted >> kinds[tower] & 1U) {
            least = fr_least(least, needs[tower] + (way + 1U) / 2U);
        }
    }
    return least;
}

/* Says how likely a bird captures at each keep, when it captures somewhere with the given chance. */
FREDERICUS_FUNCTION void fr_share_keeps(unsigned place, const uint8_t *needs, unsigned likely, uint16_t *chances) {
    unsigned total = 0;
    for (unsigned keep = 0; keep < FR_ROWS; keep++) {
        chances[keep] = FR_SHARES[needs[keep] + FR_FLIGHTS[(keep - place) & 7U]];
        total += chances[keep];
    }
    const unsigned factor = total ? (likely << 8) / total : 0;
    for (unsigned keep = 0; keep < FR_ROWS; keep++) {
        chances[keep] = (uint16_t)(chances[keep] * factor >> 8);
    }
}

#endif
