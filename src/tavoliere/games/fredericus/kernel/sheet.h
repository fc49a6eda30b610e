/* A position as Python holds it, written out flat, and the way from there into a state and back.
 *
 * The sheet is the only door into the kernel for positions from outside: what cannot be a table is refused, so that no
 * other function has to be afraid of its state.
 */

#ifndef FREDERICUS_SHEET_H
#define FREDERICUS_SHEET_H

#include "state.h"

/* All numbers in the byte order of the machine; no gaps. Rows, hands and the deck are the whole numbers of pieces.py:
 * four bits a card, the end card lowest, or four bits a kind. */
typedef struct {
    uint64_t goals[FR_MOST_SEATS];     /* with Fredericus as the ninth kind */
    uint64_t opened;                   /* the same */
    uint32_t creatures[FR_MOST_SEATS];
    uint8_t rows[FR_ROWS][FR_MOST_CARDS / 2]; /* the lowest byte first */
    uint8_t deck[16];                         /* the same; the top goal is the lowest card */
    uint8_t birds[2 * FR_MOST_SEATS];
    uint8_t tokens[FR_MOST_SEATS];
    uint8_t seats, options, round, turn, phase, actions, extra, used, announced;
    uint8_t nothing[3];
} fr_sheet;

/* What is wrong with a sheet or a state; 0: nothing. */
enum { FR_SOUND = 0, FR_BAD_TURN, FR_BAD_BIRDS, FR_BAD_TOKENS, FR_BAD_ROWS, FR_BAD_HANDS, FR_BAD_DECK, FR_BAD_HASH };

FREDERICUS_FUNCTION void fr_clear(void *memory, unsigned size) {
    for (unsigned place = 0; place < size; place++) {
        ((uint8_t *)memory)[place] = 0;
    }
}

FREDERICUS_FUNCTION unsigned fr_nibble(const uint8_t *bytes, unsigned place) {
    return (unsigned)bytes[place / 2] >> 4 * (place % 2) & 15U;
}

/* Looks at everything that is not cards: numbers in their ranges, nobody with both birds hooded (F27). */
FREDERICUS_FUNCTION int fr_check_turn(const fr_state *s) {
    if (s->seats < 2 || s->seats > FR_MOST_SEATS || s->options > 63 || s->turn >= s->seats ||
        s->phase > FR_OVER || s->actions > 4 || s->extra > 2 || s->used > 15 ||
        s->announced > 1 || (s->extra > 0 && !(s->used & FR_REVERSED))) {
        return FR_BAD_TURN;
    }
    for (unsigned seat = 0; seat < FR_MOST_SEATS; seat++) {
        const unsigned birds = s->birds >> 8 * seat & 0xFFU;
        if ((birds & 0x88U) == 0x88U || (seat >= s->seats && birds != 0)) {
            return FR_BAD_BIRDS;
        }
    }
    for (unsigned token = 0; token < 4; token++) {
        const unsigned place = fr_token(s, token);
        if (place > FR_HAND || (token >= fr_count_tokens(s) && place != 0) || (s->seats == 2 && place == FR_CENTRE)) {
            return FR_BAD_TOKENS;
        }
    }
    return FR_SOUND;
}

/* Looks at the hands and the deck: no more of a kind than fit into four bits, whatever happens, and Fredericus among
 * the goals to come for as long as the end is not announced (A32). */
FREDERICUS_FUNCTION int fr_check_goals(const fr_state *s) {
    unsigned count[FR_FREDERICUS + 1] = {0};
    if (s->deck_size > FR_MOST_GOALS || s->fredericus > FR_UNSEEN ||
        (s->fredericus < FR_TURNED_OVER && s->fredericus >= s->seats)) {
        return FR_BAD_DECK;
    }
    for (unsigned place = 0; place < s->deck_size; place++) {
        if (s->deck[place] < FR_FIRST_CREATURE || s->deck[place] > FR_FREDERICUS) {
            return FR_BAD_DECK;
        }
        count[s->deck[place]] += 1;
    }
    if (count[FR_FREDERICUS] + (s->fredericus == FR_UNSEEN ? 0U : 1U) > 1 ||
        (!s->announced && count[FR_FREDERICUS] != 1)) {
        return FR_BAD_DECK;
    }
    for (unsigned kind = 0; kind < FR_KINDS; kind++) {
        unsigned goals = count[FR_FIRST_CREATURE + kind] + (s->opened >> 4 * kind & 15U);
        for (unsigned seat = 0; seat < FR_MOST_SEATS; seat++) {
            goals += s->goals[seat] >> 4 * kind & 15U;
        }
        if (goals > 3) {
            return FR_BAD_HANDS;
        }
    }
    for (unsigned seat = s->seats; seat < FR_MOST_SEATS; seat++) {
        if (s->goals[seat] | s->creatures[seat]) {
            return FR_BAD_HANDS;
        }
    }
    return FR_SOUND;
}

/* Counts the creatures of a kind before all seats. */
FREDERICUS_FUNCTION unsigned fr_captured(const fr_state *s, unsigned kind) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < FR_MOST_SEATS; seat++) {
        count += s->creatures[seat] >> 4 * (kind - FR_FIRST_CREATURE) & 15U;
    }
    return count;
}

/* The hash of the deck from scratch. */
FREDERICUS_FUNCTION uint64_t fr_hash_deck(const fr_state *s) {
    uint64_t hash = 0;
    for (unsigned place = 0; place < s->deck_size; place++) {
        hash ^= fr_grain(FR_ROWS, place + 1, s->deck[place]);
    }
    return hash;
}

/* Makes a state from a sheet; returns what is wrong with it, and leaves the state unfinished then. */
FREDERICUS_FUNCTION int fr_pack(const fr_sheet *sheet, fr_state *s) {
    unsigned used_numbers[FR_FREDERICUS] = {0};
    fr_clear(s, sizeof(fr_state));
    s->seats = sheet->seats;
    s->options = sheet->options;
    s->round = sheet->round;
    s->turn = sheet->turn;
    s->phase = sheet->phase;
    s->actions = sheet->actions;
    s->extra = sheet->extra;
    s->used = sheet->used;
    s->announced = sheet->announced;
    for (unsigned bird = 0; bird < 2 * FR_MOST_SEATS; bird++) {
        s->birds |= (sheet->birds[bird] & 15U) << 4 * bird;
    }
    for (unsigned token = 0; token < FR_MOST_SEATS; token++) {
        fr_put_token(s, token, sheet->tokens[token] & 15U);
    }
    unsigned seen = (unsigned)(sheet->opened >> 32);
    s->opened = (uint32_t)(sheet->opened & 0xFFFFFFFFU);
    s->fredericus = seen ? FR_TURNED_OVER : FR_UNSEEN;
    for (unsigned seat = 0; seat < FR_MOST_SEATS; seat++) {
        s->creatures[seat] = sheet->creatures[seat];
        s->goals[seat] = (uint32_t)(sheet->goals[seat] & 0xFFFFFFFFU);
        if (sheet->goals[seat] >> 32) {
            s->fredericus = (uint8_t)seat;
            seen += (unsigned)(sheet->goals[seat] >> 32);
        }
    }
    unsigned size = 0;
    while (size < FR_MOST_GOALS && fr_nibble(sheet->deck, size)) {
        size += 1;
    }
    s->deck_size = (uint8_t)size;
    for (unsigned place = 0; place < size; place++) {
        s->deck[size - 1 - place] = (uint8_t)fr_nibble(sheet->deck, place);
    }
    if (seen > 1) {
        return FR_BAD_DECK;
    }
    const int turn = fr_check_turn(s);
    const int goals = turn ? turn : fr_check_goals(s);
    if (goals) {
        return goals;
    }
    s->deck_hash = fr_hash_deck(s);
    for (unsigned row = 0; row < FR_ROWS; row++) {
        unsigned length = 0;
        while (length < FR_MOST_CARDS && fr_nibble(sheet->rows[row], length)) {
            length += 1;
        }
        s->top[row] = FR_CASTLE;
        for (unsigned place = length; place > 0; place--) {
            const unsigned kind = fr_nibble(sheet->rows[row], place - 1);
            if (kind >= FR_FREDERICUS || FR_FIRST_OF_KIND[kind] + used_numbers[kind] >= FR_FIRST_OF_KIND[kind + 1]) {
                return FR_BAD_ROWS;
            }
            fr_lay_card(s, row, FR_FIRST_OF_KIND[kind] + used_numbers[kind]);
            used_numbers[kind] += 1;
        }
        fr_mark_end(s, row);
    }
    for (unsigned kind = FR_FIRST_CREATURE; kind < FR_FREDERICUS; kind++) {
        if (fr_captured(s, kind) + used_numbers[kind] > 4) {
            return FR_BAD_HANDS;
        }
    }
    return FR_SOUND;
}

/* Writes a state out as a sheet, without a gap left over: equal positions give equal bytes. */
FREDERICUS_FUNCTION void fr_unpack(const fr_state *s, fr_sheet *sheet) {
    fr_clear(sheet, sizeof(fr_sheet));
    sheet->seats = s->seats;
    sheet->options = s->options;
    sheet->round = s->round;
    sheet->turn = s->turn;
    sheet->phase = s->phase;
    sheet->actions = s->actions;
    sheet->extra = s->extra;
    sheet->used = s->used;
    sheet->announced = s->announced;
    sheet->opened = s->opened | (uint64_t)(s->fredericus == FR_TURNED_OVER) << 32;
    for (unsigned seat = 0; seat < FR_MOST_SEATS; seat++) {
        sheet->creatures[seat] = s->creatures[seat];
        sheet->goals[seat] = s->goals[seat] | (uint64_t)(s->fredericus == seat) << 32;
        sheet->tokens[seat] = (uint8_t)fr_token(s, seat);
        sheet->birds[2 * seat] = (uint8_t)fr_bird(s, seat, 0);
        sheet->birds[2 * seat + 1] = (uint8_t)fr_bird(s, seat, 1);
    }
    for (unsigned place = 0; place < s->deck_size; place++) {
        const unsigned card = s->deck[s->deck_size - 1U - place];
        sheet->deck[place / 2] = (uint8_t)(sheet->deck[place / 2] | card << 4 * (place % 2));
    }
    for (unsigned row = 0; row < FR_ROWS; row++) {
        unsigned card = s->top[row];
        for (unsigned place = 0; card != FR_CASTLE; place++) {
            uint8_t *byte = &sheet->rows[row][place / 2];
            *byte = (uint8_t)(*byte | (unsigned)FR_KIND[card] << 4 * (place % 2));
            card = s->under[card];
        }
    }
}

/* Says what is wrong with a state, whatever bytes it is made of; 0: nothing. */
FREDERICUS_FUNCTION int fr_check(const fr_state *s) {
    uint8_t met[FR_MOST_CARDS] = {0};
    unsigned on_table[FR_FREDERICUS] = {0};
    uint64_t hash = 0;
    const int turn = fr_check_turn(s);
    const int goals = turn ? turn : fr_check_goals(s);
    if (goals) {
        return goals;
    }
    for (unsigned row = 0; row < FR_ROWS; row++) {
        unsigned card = s->top[row];
        unsigned height = s->length[row];
        for (; height > 0; height--) {
            if (card >= FR_MOST_CARDS || met[card]) {
                return FR_BAD_ROWS;
            }
            met[card] = 1;
            on_table[FR_KIND[card]] += 1;
            hash ^= fr_grain(row, height, FR_KIND[card]);
            card = s->under[card];
        }
        if (card != FR_CASTLE || (s->ends >> row & FR_MARKS_OF_A_ROW) != FR_MARK[fr_end(s, row)]) {
            return FR_BAD_ROWS;
        }
    }
    for (unsigned kind = FR_FIRST_CREATURE; kind < FR_FREDERICUS; kind++) {
        if (fr_captured(s, kind) + on_table[kind] > 4) {
            return FR_BAD_HANDS;
        }
    }
    if (s->ends >> 40) {
        return FR_BAD_ROWS;
    }
    return hash == s->rows_hash && fr_hash_deck(s) == s->deck_hash ? FR_SOUND : FR_BAD_HASH;
}

#endif
