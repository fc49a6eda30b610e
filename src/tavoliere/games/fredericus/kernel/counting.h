/* What a board is valued by for a seat: the twin of planning/features.py, number for number. */

#ifndef FREDERICUS_COUNTING_H
#define FREDERICUS_COUNTING_H

#include "reach.h"

enum {
    FR_ALWAYS, FR_SEAT, FR_WAIT, FR_POINTS, FR_PAIRS, FR_GOALS, FR_BREADTH, FR_NEXT_PAIR, FR_QUARRY, FR_LOST, FR_RIVAL,
    FR_RIVALS, FR_LEAD, FR_LEAD_ANNOUNCED, FR_LEAD_FINAL, FR_EIGHTH, FR_EIGHTH_RIVAL, FR_EIGHTH_LEAD, FR_HUNT,
    FR_HUNT_WANTED, FR_HUNT_BOTH, FR_THREAT, FR_THREAT_MOST, FR_HOODED_BIRDS, FR_EXPOSED, FR_SEAL_OWN,
    FR_SEAL_RIVALS, FR_BET, FR_CLOCK, FR_FEATURES
};

enum { FR_LATE = 16, FR_NEAR_EIGHT = 5, FR_MOST_WORLDS = 16 };

FREDERICUS_TABLE uint8_t FR_DRAWS[FR_MOST_SEATS + 1] = {1, 1, 26, 32, 38};
FREDERICUS_TABLE uint8_t FR_COPIES[FR_MOST_SEATS + 1] = {0, 0, 2, 3, 4};

/* Who weighs, and what is taken as known: the goals that were discarded and held when the looking began. Goals that are
 * drawn later only count by their number. */
typedef struct {
    int32_t weights[FR_FEATURES];
    uint32_t hands[FR_MOST_WORLDS][FR_MOST_SEATS]; /* the goals of all seats, world by world */
    uint32_t opened;
    uint8_t held[FR_MOST_SEATS];
    uint8_t seat;
    uint8_t worlds;
    uint8_t nothing[2];
} fr_judge;

/* What a seat sees of a board, whoever's goals are what: all that does not depend on its own goals. */
typedef struct {
    int64_t value; /* of what is counted without the own goals */
    int32_t row[FR_FEATURES];
    fr_reach reach;
    uint16_t keeps[FR_ROWS]; /* how likely somebody captures there who plays before the seat */
    uint8_t sizes[FR_MOST_SEATS];
    uint8_t birds[2]; /* the own birds that will hunt: 8 times the bird plus its place */
    uint8_t flying;   /* how many they are */
    uint8_t seat;
    uint8_t order;
    uint8_t last_turn;
    uint8_t late;
} fr_look;

FREDERICUS_FUNCTION int64_t fr_floor(int64_t number, int64_t by) {
    return number >= 0 ? number / by : -((by - 1 - number) / by);
}

/* Counts the turns of others before a seat's own next one (F35). */
FREDERICUS_FUNCTION unsigned fr_order(const fr_state *s, unsigned seat) {
    if (s->phase == FR_BETS) {
        return seat;
    }
    if (s->announced && seat <= s->turn) {
        return FR_NEVER;
    }
    return (seat + s->seats - s->turn - 1U) % s->seats;
}

FREDERICUS_FUNCTION unsigned fr_sum_of_keeps(const uint16_t *keeps) {
    unsigned total = 0;
    for (unsigned keep = 0; keep < FR_ROWS; keep++) {
        total += keeps[keep];
    }
    return total;
}

/* Says what tokens on these places may bring; a token in hand brings nothing (F34, A22). */
FREDERICUS_FUNCTION unsigned fr_hope_of_bet(const fr_state *s, const uint16_t *keeps, unsigned first, unsigned second) {
    if (first == FR_CENTRE) {
        const unsigned total = fr_sum_of_keeps(keeps);
        return total < FR_UNIT ? FR_UNIT - total : 0;
    }
    unsigned hope = first == FR_HAND ? 0 : fr_least(FR_UNIT, keeps[first]);
    if (second != FR_HAND && (second != first || s->options & FR_PAYS_EACH_TOKEN)) {
        hope += fr_least(FR_UNIT, keeps[second]);
    }
    return hope;
}

/* Says what tokens may bring that are laid on the likeliest keeps, or in the centre where there is one (F32). */
FREDERICUS_FUNCTION unsigned fr_best_bet(const fr_state *s, const uint16_t *keeps) {
    unsigned first = 0;
    unsigned second = 0;
    for (unsigned keep = 0; keep < FR_ROWS; keep++) {
        const unsigned chance = fr_least(FR_UNIT, keeps[keep]);
        if (chance > first) {
            second = first;
            first = chance;
        } else if (chance > second) {
            second = chance;
        }
    }
    if (s->seats == 2) {
        return s->options & FR_PAYS_EACH_TOKEN ? 2 * first : first + second;
    }
    const unsigned total = fr_sum_of_keeps(keeps);
    return total < FR_UNIT && FR_UNIT - total > first ? FR_UNIT - total : first;
}

/* Says what the tokens of a seat may bring: where they lie, or where they are best laid if it is to lay them. */
FREDERICUS_FUNCTION unsigned fr_expect_goals(const fr_state *s, const uint16_t *keeps, unsigned seat) {
    if (seat == s->turn) {
        return fr_best_bet(s, keeps);
    }
    if (s->seats == 2) {
        return fr_hope_of_bet(s, keeps, fr_token(s, 2 * seat), fr_token(s, 2 * seat + 1));
    }
    return fr_hope_of_bet(s, keeps, fr_token(s, seat), FR_HAND);
}

/* Counts how late it is, and who is near the eighth creature. */
FREDERICUS_FUNCTION void fr_look_at_clock(const fr_state *s, fr_look *look) {
    const unsigned cards = s->deck_size;
    const unsigned draws = s->announced ? 0 : cards > 4 ? 2 * cards - 4 : cards + 1;
    unsigned most = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        look->sizes[seat] = (uint8_t)fr_size(s->creatures[seat]);
        if (seat != look->seat && look->sizes[seat] > most) {
            most = look->sizes[seat];
        }
    }
    const unsigned own = look->sizes[look->seat];
    const unsigned foremost = own > most ? own : most;
    const int64_t spent = FR_LATE - (int64_t)(FR_LATE * draws / FR_DRAWS[s->seats]);
    const unsigned late = spent > (int64_t)(2 * foremost) ? (unsigned)spent : 2 * foremost;
    look->late = (uint8_t)fr_least(FR_LATE, late);
    look->row[FR_ALWAYS] = 1;
    look->row[FR_SEAT] = look->seat;
    look->row[FR_WAIT] = look->order;
    look->row[FR_EIGHTH] = own > FR_NEAR_EIGHT ? (int32_t)(own - FR_NEAR_EIGHT) : 0;
    look->row[FR_EIGHTH_RIVAL] = most > FR_NEAR_EIGHT ? (int32_t)(most - FR_NEAR_EIGHT) : 0;
    look->row[FR_CLOCK] = (int32_t)draws;
}

/* Counts hunts, threats, hoods, seals and bets, seat by seat. */
FREDERICUS_FUNCTION void fr_look_at_birds(const fr_state *s, fr_look *look) {
    const unsigned seats = s->seats;
    const unsigned mine = look->seat;
    /* The acting seat's hood comes off before anybody else plays (F31); while bets are laid there is none. */
    const unsigned acting = s->phase == FR_TURN ? s->turn : (unsigned)FR_MOST_SEATS;
    uint16_t bets[FR_MOST_SEATS][FR_ROWS];
    unsigned orders[FR_MOST_SEATS];
    int32_t threat = 0;
    int32_t most = 0;
    int32_t exposed = 0;
    int32_t seals = 0;
    for (unsigned seat = 0; seat < seats; seat++) {
        orders[seat] = fr_order(s, seat);
        for (unsigned keep = 0; keep < FR_ROWS; keep++) {
            bets[seat][keep] = 0;
        }
    }
    for (unsigned seat = 0; seat < seats; seat++) {
        const unsigned order = orders[seat];
        int32_t hopes = 0;
        int32_t danger = 0;
        unsigned needed_by_both = 0;
        unsigned nearest_seal = FR_FAR;
        int hooded = 0;
        for (unsigned bird = 0; bird < 2; bird++) {
            unsigned place = fr_bird(s, seat, bird);
            if (place & FR_HOODED) {
                if (seat != acting) {
                    hooded = 1;
                    needed_by_both = FR_FAR;
                    continue;
                }
                place &= 7U;
            }
            if (seat == mine) {
                look->birds[look->flying] = (uint8_t)(bird << 3 | place);
                look->flying = (uint8_t)(look->flying + 1);
            }
            if (order >= FR_NEVER) {
                continue;
            }
            const uint8_t *needs = look->reach.needs[bird];
            const unsigned needed = fr_nearest(place, needs);
            uint16_t chances[FR_ROWS];
            needed_by_both += needed;
            hopes += FR_HUNTS[order][needed];
            nearest_seal = fr_least(nearest_seal, fr_nearest(place, look->reach.seal));
            if (s->announced) {
                continue;
            }
            fr_share_keeps(place, needs, FR_HUNTS[order][needed], chances);
            for (unsigned other = 0; other < seats; other++) {
                /* A bet lies until its owner's next turn ends, and the owner's own captures pay nothing (F22). */
                if (other != seat && orders[other] > order) {
                    for (unsigned keep = 0; keep < FR_ROWS; keep++) {
                        bets[other][keep] = (uint16_t)(bets[other][keep] + chances[keep]);
                    }
                }
            }
        }
        if (hooded) {
            look->row[FR_HOODED_BIRDS] += seat == mine ? -1 : 1;
        } else if (order > 0 && order < FR_NEVER) {
            /* Only who plays before the bird's owner can hood it; who has a hooded bird is immune (F27). */
            danger = FR_HOODS[look->reach.hood[fr_bird(s, seat, 0) & 7U]] +
                     FR_HOODS[look->reach.hood[fr_bird(s, seat, 1) & 7U]];
        }
        const int32_t seal = order < FR_NEVER && !s->announced ? FR_SEALS[order][nearest_seal] : 0;
        if (seat == mine) {
            look->row[FR_HUNT] = hopes >> 3;
            look->row[FR_HUNT_BOTH] = needed_by_both <= 4 && order < FR_NEVER;
            look->row[FR_SEAL_OWN] = seal >> 3;
            exposed -= danger;
        } else {
            threat += hopes;
            most = hopes > most ? hopes : most;
            seals += seal;
            exposed += danger;
        }
    }
    look->row[FR_THREAT] = threat >> 3;
    look->row[FR_THREAT_MOST] = most >> 3;
    look->row[FR_EXPOSED] = (int32_t)fr_floor(exposed, 8);
    look->row[FR_SEAL_RIVALS] = seals >> 3;
    for (unsigned keep = 0; keep < FR_ROWS; keep++) {
        look->keeps[keep] = bets[mine][keep];
    }
    if (!s->announced) {
        unsigned others = 0;
        for (unsigned seat = 0; seat < seats; seat++) {
            if (seat != mine) {
                others += fr_expect_goals(s, bets[seat], seat);
            }
        }
        const int64_t own = fr_expect_goals(s, bets[mine], mine);
        look->row[FR_BET] = (int32_t)fr_floor(own - (int64_t)(others / (seats - 1)), 8);
    }
}

/* Looks at a board with the eyes of a seat. */
FREDERICUS_FUNCTION void fr_look_at(const fr_judge *judge, const fr_state *s, unsigned seat, fr_look *look) {
    for (unsigned feature = 0; feature < FR_FEATURES; feature++) {
        look->row[feature] = 0;
    }
    look->seat = (uint8_t)seat;
    look->flying = 0;
    look->order = (uint8_t)fr_order(s, seat);
    look->last_turn = s->announced && s->turn + 1U == s->seats && s->phase != FR_BETS;
    fr_look_at_rows(s, &look->reach);
    fr_look_at_clock(s, look);
    fr_look_at_birds(s, look);
    look->value = 0;
    for (unsigned feature = 0; feature < FR_FEATURES; feature++) {
        look->value += (int64_t)judge->weights[feature] * look->row[feature];
    }
}

/* The nibbles of a number that are not zero, as ones in all four bits. */
FREDERICUS_FUNCTION uint32_t fr_filled(uint32_t hand) {
    const uint32_t any = hand | hand >> 1;
    return ((any | any >> 2) & 0x11111111U) * 15U;
}

/* Guesses the points of the others, whose goals are any of those that the seat has not seen, and the lead. */
FREDERICUS_FUNCTION void fr_count_rivals(const fr_state *s, const fr_look *look, uint32_t pool, unsigned pooled,
                                         unsigned points, int32_t *row) {
    int32_t best = 0;
    int32_t total = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (seat == look->seat) {
            continue;
        }
        const unsigned number = fr_size(s->goals[seat]);
        const unsigned fitting = fr_size(pool & fr_filled(s->creatures[seat]));
        /* In 16ths of a pair; m pairs bring m (m + 1) / 2 (F36). */
        const unsigned pairs = fr_least(pooled ? 16 * number * fitting / pooled : 0, 16U * look->sizes[seat]);
        unsigned guess = 16 * (look->sizes[seat] + number) + (pairs * (pairs + 16) >> 5);
        if (s->fredericus == seat) {
            guess += 32;
        }
        guess >>= 2;
        total += (int32_t)guess;
        best = (int32_t)guess > best ? (int32_t)guess : best;
    }
    const int32_t lead = 4 * (int32_t)points - best;
    row[FR_RIVAL] = best;
    row[FR_RIVALS] = total - best;
    row[FR_EIGHTH_LEAD] = look->row[FR_EIGHTH] * lead;
    if (look->last_turn) {
        row[FR_LEAD_FINAL] = lead;
    } else if (s->announced) {
        row[FR_LEAD_ANNOUNCED] = lead;
    } else {
        row[FR_LEAD] = lead >= 0 ? lead * look->late >> 4 : -(-lead * look->late >> 4);
    }
}

/* The features that depend on the own goals, in their places of a row; the others stay as they are. */
FREDERICUS_FUNCTION void fr_count_own(const fr_judge *judge, const fr_state *s, const fr_look *look, uint32_t goals,
                                      int32_t *row) {
    const unsigned seat = look->seat;
    const uint32_t own = s->creatures[seat];
    const uint32_t pool = 0x33333333U - judge->opened - goals;
    const uint32_t captured = s->creatures[0] + s->creatures[1] + s->creatures[2] + s->creatures[3];
    const unsigned number = fr_size(s->goals[seat]) - judge->held[seat] + fr_size(goals);
    const unsigned pooled = fr_size(pool);
    unsigned pairs = 0;
    unsigned ready = 0;
    unsigned quarry = 0;
    unsigned lost = 0;
    unsigned wanted = 0;
    for (unsigned kind = 0; kind < FR_KINDS; kind++) {
        const unsigned caught = own >> 4 * kind & 15U;
        const unsigned asked = goals >> 4 * kind & 15U;
        pairs += fr_least(caught, asked);
        if (caught > asked) {
            ready += pool >> 4 * kind & 15U;
        } else if (asked > caught) {
            wanted |= 1U << kind;
            quarry += look->reach.quarry[kind];
            if ((captured >> 4 * kind & 15U) >= FR_COPIES[s->seats]) {
                lost += asked - caught;
            }
        }
    }
    const unsigned chance = pooled ? 32 * ready / pooled : 0;
    const unsigned points =
        look->sizes[seat] + number + pairs * (pairs + 1) / 2 + (s->fredericus == seat ? 2U : 0U);
    row[FR_POINTS] = (int32_t)points;
    row[FR_PAIRS] = (int32_t)pairs;
    row[FR_GOALS] = (int32_t)number;
    row[FR_BREADTH] = (int32_t)chance;
    row[FR_NEXT_PAIR] = (int32_t)(chance * (pairs + 1) >> 2);
    row[FR_QUARRY] = (int32_t)quarry;
    row[FR_LOST] = (int32_t)lost;
    row[FR_LEAD] = row[FR_LEAD_ANNOUNCED] = row[FR_LEAD_FINAL] = row[FR_HUNT_WANTED] = 0;
    fr_count_rivals(s, look, pool, pooled, points, row);
    if (wanted && look->order < FR_NEVER) {
        unsigned hopes = 0;
        for (unsigned bird = 0; bird < look->flying; bird++) {
            const unsigned place = look->birds[bird];
            hopes += FR_HUNTS[look->order][fr_nearest_wanted(place & 7U, look->reach.needs[place >> 3],
                                                             look->reach.kinds, wanted)];
        }
        row[FR_HUNT_WANTED] = (int32_t)(hopes >> 3);
    }
}

/* Weighs what a seat sees that held these goals when the looking began. */
FREDERICUS_FUNCTION int64_t fr_weigh(const fr_judge *judge, const fr_state *s, const fr_look *look, uint32_t goals) {
    const int32_t *weights = judge->weights;
    int32_t row[FR_FEATURES];
    fr_count_own(judge, s, look, goals, row);
    int64_t value = look->value;
    for (unsigned feature = FR_POINTS; feature <= FR_LEAD_FINAL; feature++) {
        value += (int64_t)weights[feature] * row[feature];
    }
    value += (int64_t)weights[FR_EIGHTH_LEAD] * row[FR_EIGHTH_LEAD];
    return value + (int64_t)weights[FR_HUNT_WANTED] * row[FR_HUNT_WANTED];
}

/* Writes down what a state is valued by for a seat. */
FREDERICUS_FUNCTION void fr_count_features(const fr_state *s, unsigned seat, int32_t *row) {
    fr_judge judge = {{0}, {{0}}, 0, {0}, 0, 1, {0}};
    fr_look look;
    judge.opened = s->opened;
    for (unsigned other = 0; other < s->seats; other++) {
        judge.held[other] = (uint8_t)fr_size(s->goals[other]);
    }
    fr_look_at(&judge, s, seat, &look);
    fr_count_own(&judge, s, &look, s->goals[seat], look.row);
    for (unsigned feature = 0; feature < FR_FEATURES; feature++) {
        row[feature] = look.row[feature];
    }
}

#endif
