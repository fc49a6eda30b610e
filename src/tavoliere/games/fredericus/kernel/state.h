/* The table of Fredericus at one moment, as plain bytes of a fixed size: cards, birds, tokens, hands (F1-F12).
 *
 * Nothing in it points anywhere, so it is copied by assignment, kept in arrays and handed to another machine.
 * A row is a stack: `top` names its end card and `under` the card below each one, down to the castle (F11). So a row
 * of any length fits (A7), and no move but a reversal or a shift touches more than two cards.
 */

#ifndef FREDERICUS_STATE_H
#define FREDERICUS_STATE_H

#include <stdint.h>

/* A compiler for other machines may want a word before each function and each table, such as __device__. */
#ifndef FREDERICUS_FUNCTION
#define FREDERICUS_FUNCTION static inline
#endif
#ifndef FREDERICUS_TABLE
#define FREDERICUS_TABLE static const
#endif

enum { FR_ROWS = 8, FR_KINDS = 8, FR_MOST_SEATS = 4, FR_MOST_CARDS = 88, FR_MOST_GOALS = 25 };

/* Cards by number, as in pieces.py; the kinds of creatures follow each other, Fredericus comes after them. */
enum { FR_NOTHING = 0, FR_WOODS = 1, FR_SKY = 2, FR_SEAL = 3, FR_FIRST_CREATURE = 4, FR_FREDERICUS = 12 };

/* Places of birds: towers 0 to 7, and 8 more while hooded (F29). Places of tokens: keeps 0 to 7, the centre, a hand. */
enum { FR_HOODED = 8, FR_CENTRE = 8, FR_HAND = 9 };

enum { FR_BETS = 0, FR_TURN = 1, FR_TOKEN = 2, FR_OVER = 3 };

/* What a turn has used up: a capture with either bird (F18), the reversal (F23), the variant's move (F39). */
enum { FR_CAPTURED_PEREGRINE = 1, FR_CAPTURED_GOSHAWK = 2, FR_REVERSED = 4, FR_SHIFTED = 8 };

/* The options of a game, one bit each. The placement of the birds (A1) matters at the deal only. */
enum {
    FR_VARIANT = 1,
    FR_STARTER_DISCARDS = 2,
    FR_UP_TO = 4,
    FR_PAYS_EACH_TOKEN = 8,
    FR_EIGHTH_PAYS = 16,
    FR_RANDOM_PLACEMENT = 32
};

/* Where Fredericus is: with a seat 0 to 3, turned over among the open goals, or not seen yet. */
enum { FR_TURNED_OVER = 4, FR_UNSEEN = 5 };

/* The castle, which lies under the first card of every row. */
enum { FR_CASTLE = FR_MOST_CARDS };

typedef struct {
    uint64_t rows_hash; /* follows every change of a row */
    uint64_t deck_hash; /* follows every change of the goal deck */
    uint64_t ends;      /* five bytes, a bit a row each: has a card, ends in woods, sky, a seal, a creature */
    uint32_t birds;     /* four bits a bird: peregrine and goshawk of seat 0, of seat 1, ... */
    uint32_t creatures[FR_MOST_SEATS]; /* four bits a kind: how many */
    uint32_t goals[FR_MOST_SEATS];     /* the same, without Fredericus */
    uint32_t opened;                   /* the goals discarded face up, without Fredericus */
    uint16_t tokens;                   /* four bits a token; with two players two tokens a seat */
    uint8_t fredericus;                /* see FR_UNSEEN */
    uint8_t seats;
    uint8_t options;
    uint8_t round;
    uint8_t turn; /* the seat that decides */
    uint8_t phase;
    uint8_t actions; /* compulsory actions left (F13) */
    uint8_t extra;   /* additional actions left (F24) */
    uint8_t used;
    uint8_t announced; /* the end has been announced (F35) */
    uint8_t deck[FR_MOST_GOALS]; /* the goal deck, bottom first */
    uint8_t deck_size;
    uint8_t top[FR_ROWS];    /* the end card of each row, or the castle */
    uint8_t length[FR_ROWS]; /* how many cards a row has */
    uint8_t under[FR_MOST_CARDS]; /* what lies under each card */
} fr_state;

/* Cards are numbered through for the largest table: 24 woods, 24 skies, 8 seals, 4 of each creature (F6). Fewer
 * players leave numbers out. The castle is no card. */
FREDERICUS_TABLE uint8_t FR_KIND[FR_MOST_CARDS + 1] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, /* woods */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, /* sky */
    3, 3, 3, 3, 3, 3, 3, 3,                                                 /* seals */
    4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7,                         /* creatures a to d */
    8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11,                 /* creatures e to h */
    0};

/* The first number of the cards of each kind, and behind the last. */
FREDERICUS_TABLE uint8_t FR_FIRST_OF_KIND[FR_FREDERICUS + 1] = {0, 0, 24, 48, 56, 60, 64, 68, 72, 76, 80, 84, 88};

/* For each end card, its mark for row 0: the lowest byte says that there is a card, the others of which family. */
FREDERICUS_TABLE uint64_t FR_MARK[FR_FREDERICUS] = {
    0,           0x0101,      0x010001,    0x01000001,  0x0100000001, 0x0100000001,
    0x0100000001, 0x0100000001, 0x0100000001, 0x0100000001, 0x0100000001, 0x0100000001};

#define FR_MARKS_OF_A_ROW 0x0101010101ULL

/* Scatters the bits of a number over 64: each of them changes about half of the others. */
FREDERICUS_FUNCTION uint64_t fr_scatter(uint64_t number) {
    number *= 0x9E3779B97F4A7C15ULL;
    number ^= number >> 32;
    number *= 0xD6E8FEB86659FD93ULL;
    return number ^ number >> 32;
}

/* What one card adds to the hash of the rows, or of the deck as pile 8: by its pile, its height and its kind. */
FREDERICUS_FUNCTION uint64_t fr_grain(unsigned pile, unsigned height, unsigned kind) {
    return fr_scatter((uint64_t)(pile << 16 | height << 8 | kind) + 1);
}

/* Everything that tells this position from another of the same game, as one number. */
FREDERICUS_FUNCTION uint64_t fr_hash(const fr_state *s) {
    const uint64_t turn = (uint64_t)s->seats | (uint64_t)s->options << 4 | (uint64_t)s->round << 12 |
                          (uint64_t)s->turn << 20 | (uint64_t)s->phase << 24 | (uint64_t)s->actions << 28 |
                          (uint64_t)s->extra << 32 | (uint64_t)s->used << 36 | (uint64_t)s->announced << 40 |
                          (uint64_t)s->fredericus << 44;
    uint64_t hash = s->rows_hash ^ s->deck_hash;
    hash ^= fr_scatter(turn ^ 0x6A09E667F3BCC908ULL);
    hash ^= fr_scatter((s->birds | (uint64_t)s->tokens << 32) ^ 0xBB67AE8584CAA73BULL);
    hash ^= fr_scatter((s->creatures[0] | (uint64_t)s->creatures[1] << 32) ^ 0x3C6EF372FE94F82BULL);
    hash ^= fr_scatter((s->creatures[2] | (uint64_t)s->creatures[3] << 32) ^ 0xA54FF53A5F1D36F1ULL);
    hash ^= fr_scatter((s->goals[0] | (uint64_t)s->goals[1] << 32) ^ 0x510E527FADE682D1ULL);
    hash ^= fr_scatter((s->goals[2] | (uint64_t)s->goals[3] << 32) ^ 0x9B05688C2B3E6C1FULL);
    return hash ^ fr_scatter(s->opened ^ 0x1F83D9ABFB41BD6BULL);
}

/* How many bits of a byte are set: so many rows or towers. */
FREDERICUS_FUNCTION unsigned fr_count_bits(unsigned byte) {
    byte -= byte >> 1 & 0x55U;
    byte = (byte & 0x33U) + (byte >> 2 & 0x33U);
    return (byte + (byte >> 4)) & 0x0FU;
}

/* The place of the bit number `nth` of a byte, lowest first; the byte has more bits than that. */
FREDERICUS_FUNCTION unsigned fr_nth_bit(unsigned byte, unsigned nth) {
    if (byte == 0xFFU) {
        return nth;
    }
    while (nth > 0) {
        byte &= byte - 1;
        nth -= 1;
    }
    return fr_count_bits((byte & (~byte + 1)) - 1);
}

/* The towers whose left or right neighbour is among these rows (F2), and those with both among them. */
FREDERICUS_FUNCTION unsigned fr_left(unsigned rows) {
    return (rows << 1 | rows >> 7) & 0xFFU;
}

FREDERICUS_FUNCTION unsigned fr_right(unsigned rows) {
    return (rows >> 1 | rows << 7) & 0xFFU;
}

FREDERICUS_FUNCTION unsigned fr_beside(unsigned rows) {
    return fr_left(rows) & fr_right(rows);
}

/* The rows with a card at all; with woods, sky, a seal, a creature at the end. */
FREDERICUS_FUNCTION unsigned fr_rows_with(const fr_state *s, unsigned family) {
    return (unsigned)(s->ends >> 8 * family) & 0xFFU;
}

FREDERICUS_FUNCTION unsigned fr_bird(const fr_state *s, unsigned seat, unsigned bird) {
    return s->birds >> (8 * seat + 4 * bird) & 15U;
}

FREDERICUS_FUNCTION void fr_put_bird(fr_state *s, unsigned seat, unsigned bird, unsigned place) {
    const unsigned at = 8 * seat + 4 * bird;
    s->birds = (s->birds & ~(15U << at)) | place << at;
}

FREDERICUS_FUNCTION unsigned fr_token(const fr_state *s, unsigned token) {
    return (unsigned)s->tokens >> 4 * token & 15U;
}

FREDERICUS_FUNCTION void fr_put_token(fr_state *s, unsigned token, unsigned place) {
    s->tokens = (uint16_t)((s->tokens & ~(15U << 4 * token)) | place << 4 * token);
}

/* How many tokens lie on the table or in hands: two a seat with two players, else one (A2). */
FREDERICUS_FUNCTION unsigned fr_count_tokens(const fr_state *s) {
    return s->seats == 2 ? 4U : s->seats;
}

/* The kind of the end card of a row; nothing where it is empty. */
FREDERICUS_FUNCTION unsigned fr_end(const fr_state *s, unsigned row) {
    return FR_KIND[s->top[row]];
}

/* Marks the end of a row afresh. */
FREDERICUS_FUNCTION void fr_mark_end(fr_state *s, unsigned row) {
    s->ends = (s->ends & ~(FR_MARKS_OF_A_ROW << row)) | FR_MARK[fr_end(s, row)] << row;
}

/* Takes the end card off a row that has one; its end is not marked yet. */
FREDERICUS_FUNCTION unsigned fr_take_card(fr_state *s, unsigned row) {
    const unsigned card = s->top[row];
    s->rows_hash ^= fr_grain(row, s->length[row], FR_KIND[card]);
    s->top[row] = s->under[card];
    s->length[row] = (uint8_t)(s->length[row] - 1);
    return card;
}

/* Lays a card at the end of a row; its end is not marked yet. */
FREDERICUS_FUNCTION void fr_lay_card(fr_state *s, unsigned row, unsigned card) {
    s->under[card] = s->top[row];
    s->top[row] = (uint8_t)card;
    s->length[row] = (uint8_t)(s->length[row] + 1);
    s->rows_hash ^= fr_grain(row, s->length[row], FR_KIND[card]);
}

/* How many creatures or goals a hand has. */
FREDERICUS_FUNCTION unsigned fr_size(uint32_t hand) {
    const uint32_t pairs = (hand & 0x0F0F0F0FU) + (hand >> 4 & 0x0F0F0F0FU);
    return pairs * 0x01010101U >> 24;
}

#endif
