/* The moves of Fredericus by their number in the table of moves.py, and which of them are legal (F13-F17, F25, F32).
 *
 * `fr_offer` finds out once what is on offer, as sets of rows and towers. They can be counted, listed in the order of
 * the table, or picked from by number without a list, which is what random play needs.
 */

#ifndef FREDERICUS_MOVES_H
#define FREDERICUS_MOVES_H

#include "hunting.h"
#include "seals.h"

/* Where each kind of move begins in the table. */
enum {
    FR_MOVE_CARD = 0,     /* 2 a row: to the adjacent rows, the lower number first */
    FR_FLY = 16,          /* 8 a bird: to this tower */
    FR_HOOD = 32,         /* 64 a tower: the ways to name up to three victims */
    FR_CAPTURE = 544,     /* 1 a bird */
    FR_REVERSE = 546,     /* 2 a row: the seal of the adjacent rows, the lower number first */
    FR_SHIFT = 562,       /* 1 a row */
    FR_END_ACTIONS = 570,
    FR_ON_KEEP = 571,     /* 1 a keep, then the centre */
    FR_ON_TWO_KEEPS = 580, /* 36 pairs of keeps with two players */
    FR_MOVES = 616
};

/* No position offers more at once: 16 cards, 4 flights, 8 hoodings, 2 captures, 4 reversals, 2 shifts, the end. */
enum { FR_MOST_OFFERS = 64 };

/* A choice of victims is a number of one digit to base three a seat: 0 none, 1 the peregrine, 2 the goshawk. These are
 * the 64 with at most three victims, and the place of each number among them. */
FREDERICUS_TABLE uint8_t FR_VICTIMS[64] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 42, 45, 46, 47, 48, 51, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
    64, 65, 66, 69, 72, 73, 74, 75, 78};
FREDERICUS_TABLE uint8_t FR_PLACE_OF_VICTIMS[81] = {
    0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 0, 0, 39, 0, 0, 40, 41, 42, 43, 0, 0, 44, 0, 0, 45, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 0, 0, 58, 0, 0, 59, 60, 61, 62, 0, 0, 63, 0, 0};

typedef struct {
    uint8_t rows;       /* each of them offers its end card to two rows */
    uint8_t flights[2]; /* the towers in reach of each bird */
    uint8_t hoods;      /* the towers where there is somebody to hood */
    uint8_t captures;
    uint8_t reversals;
    uint8_t shifts;
    uint8_t end;        /* the actions can be ended */
    uint8_t keeps;      /* tokens instead: 0 none, 8 keeps, 9 with the centre, 36 pairs */
    uint8_t total;
} fr_offers;

/* The lower or the higher of the two rows beside a row. */
FREDERICUS_FUNCTION unsigned fr_neighbour(unsigned row, unsigned higher) {
    const unsigned right = row == 0 || row == 7 ? 1U - higher : higher;
    return (row + (right ? 1U : 7U)) & 7U;
}

/* Which birds of a seat can be hooded on this tower: 1 the peregrine, 2 the goshawk, 3 either, 0 none. A seat with a
 * hooded bird is immune (F27). */
FREDERICUS_FUNCTION unsigned fr_hoodable(const fr_state *s, unsigned seat, unsigned tower) {
    const unsigned peregrine = fr_bird(s, seat, 0);
    const unsigned goshawk = fr_bird(s, seat, 1);
    if ((peregrine | goshawk) & FR_HOODED) {
        return 0;
    }
    return (peregrine == tower ? 1U : 0U) | (goshawk == tower ? 2U : 0U);
}

/* The towers between woods and woods where an opponent has a bird to hood (F25, A12). */
FREDERICUS_FUNCTION unsigned fr_hoods(const fr_state *s) {
    const unsigned threatened = fr_beside(fr_rows_with(s, FR_WOODS));
    unsigned towers = 0;
    if (threatened == 0) {
        return 0;
    }
    for (unsigned seat = 0; seat < s->seats; seat++) {
        const unsigned birds = s->birds >> 8 * seat & 0xFFU;
        if (seat != s->turn && !(birds & 0x88U)) {
            towers |= 1U << (birds & 7U) | 1U << (birds >> 4);
        }
    }
    return threatened & towers;
}

/* In how many ways the opponents on a tower can be hooded: who has both birds there may lose either (F26, F28). */
FREDERICUS_FUNCTION unsigned fr_count_hoods(const fr_state *s, unsigned tower) {
    unsigned ways = 1;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (seat != s->turn && fr_hoodable(s, seat, tower) == 3) {
            ways *= 2;
        }
    }
    return ways;
}

/* The move that hoods on a tower in one of these ways, in the order of the table. */
FREDERICUS_FUNCTION unsigned fr_nth_hood(const fr_state *s, unsigned tower, unsigned nth) {
    unsigned code = 0;
    unsigned digit = 1;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        const unsigned birds = seat == s->turn ? 0 : fr_hoodable(s, seat, tower);
        if (birds == 3) {
            code += digit * (1U + (nth & 1U));
            nth >>= 1;
        } else {
            code += digit * birds;
        }
        digit *= 3;
    }
    return FR_HOOD + 64 * tower + FR_PLACE_OF_VICTIMS[code];
}

/* The towers that a bird of the acting seat can fly to (F16); none while it is hooded (F29). */
FREDERICUS_FUNCTION unsigned fr_flights(const fr_state *s, unsigned bird) {
    const unsigned tower = fr_bird(s, s->turn, bird);
    return tower & FR_HOODED ? 0 : fr_left(1U << tower) | fr_right(1U << tower);
}

/* Finds out what is on offer to the acting seat. */
FREDERICUS_FUNCTION fr_offers fr_offer(const fr_state *s) {
    fr_offers offers = {0, {0, 0}, 0, 0, 0, 0, 0, 0, 0};
    unsigned total = 0;
    if (s->phase == FR_TURN) {
        if (s->actions + s->extra > 0) {
            const unsigned rows = fr_rows_with(s, 0);
            const unsigned peregrine = fr_flights(s, 0);
            const unsigned goshawk = fr_flights(s, 1);
            unsigned hoods = fr_hoods(s);
            offers.rows = (uint8_t)rows;
            offers.flights[0] = (uint8_t)peregrine;
            offers.flights[1] = (uint8_t)goshawk;
            offers.hoods = (uint8_t)hoods;
            total = 2 * fr_count_bits(rows) + (peregrine ? 2U : 0U) + (goshawk ? 2U : 0U);
            for (unsigned tower = 0; hoods != 0; tower++, hoods >>= 1) {
                total += hoods & 1U ? fr_count_hoods(s, tower) : 0;
            }
        }
        const unsigned captures = fr_captures(s);
        const unsigned reversals = fr_reversals(s);
        const unsigned shifts = fr_shifts(s);
        const unsigned end = s->actions == 0 || s->options & FR_UP_TO ? 1U : 0U;
        offers.captures = (uint8_t)captures;
        offers.reversals = (uint8_t)reversals;
        offers.shifts = (uint8_t)shifts;
        offers.end = (uint8_t)end;
        total += (captures & 1U) + (captures >> 1) + 2 * fr_count_bits(reversals) + fr_count_bits(shifts) + end;
    } else if (s->phase != FR_OVER) {
        total = s->seats == 2 ? 36U : 8U + (s->phase == FR_TOKEN && fr_centre_is_free(s) ? 1U : 0U);
        offers.keeps = (uint8_t)total;
    }
    offers.total = (uint8_t)total;
    return offers;
}

/* The legal move number `nth`, in the order of the table. */
FREDERICUS_FUNCTION unsigned fr_nth_move(const fr_state *s, const fr_offers *offers, unsigned nth) {
    unsigned count = 2 * fr_count_bits(offers->rows);
    if (offers->keeps) {
        return (offers->keeps == 36 ? (unsigned)FR_ON_TWO_KEEPS : (unsigned)FR_ON_KEEP) + nth;
    }
    if (nth < count) {
        return FR_MOVE_CARD + 2 * fr_nth_bit(offers->rows, nth >> 1) + (nth & 1U);
    }
    nth -= count;
    for (unsigned bird = 0; bird < 2; bird++) {
        if (offers->flights[bird]) {
            if (nth < 2) {
                return FR_FLY + 8 * bird + fr_nth_bit(offers->flights[bird], nth);
            }
            nth -= 2;
        }
    }
    for (unsigned tower = 0; offers->hoods >> tower != 0; tower++) {
        if (offers->hoods >> tower & 1U) {
            count = fr_count_hoods(s, tower);
            if (nth < count) {
                return fr_nth_hood(s, tower, nth);
            }
            nth -= count;
        }
    }
    count = (offers->captures & 1U) + (offers->captures >> 1U);
    if (nth < count) {
        return FR_CAPTURE + (offers->captures == 3 ? nth : offers->captures - 1U);
    }
    nth -= count;
    count = 2 * fr_count_bits(offers->reversals);
    if (nth < count) {
        return FR_REVERSE + 2 * fr_nth_bit(offers->reversals, nth >> 1) + (nth & 1U);
    }
    nth -= count;
    count = fr_count_bits(offers->shifts);
    return nth < count ? FR_SHIFT + fr_nth_bit(offers->shifts, nth) : (unsigned)FR_END_ACTIONS;
}

/* Lists all legal moves in the order of the table; returns how many there are. */
FREDERICUS_FUNCTION unsigned fr_list_moves(const fr_state *s, uint16_t *moves) {
    const fr_offers offers = fr_offer(s);
    for (unsigned nth = 0; nth < offers.total; nth++) {
        moves[nth] = (uint16_t)fr_nth_move(s, &offers, nth);
    }
    return offers.total;
}

/* The move is one of the legal ones. */
FREDERICUS_FUNCTION int fr_is_legal(const fr_state *s, unsigned move) {
    const fr_offers offers = fr_offer(s);
    for (unsigned nth = 0; nth < offers.total; nth++) {
        if (fr_nth_move(s, &offers, nth) == move) {
            return 1;
        }
    }
    return 0;
}

#endif
