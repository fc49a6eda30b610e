/* What turns a whole row: the reversal (F23, F24) and the variant for a shorter game (F39, A37). */

#ifndef FREDERICUS_SEALS_H
#define FREDERICUS_SEALS_H

#include "closing.h"

enum { FR_ADDITIONAL_ACTIONS = 2 };

/* The towers of the acting seat's un-hooded birds. */
FREDERICUS_FUNCTION unsigned fr_own_towers(const fr_state *s) {
    const unsigned peregrine = fr_bird(s, s->turn, 0);
    const unsigned goshawk = fr_bird(s, s->turn, 1);
    return (1U << peregrine | 1U << goshawk) & 0xFFU;
}

/* The rows that can be reversed: own towers between two seals, once a turn (F23), no empty row (A6). */
FREDERICUS_FUNCTION unsigned fr_reversals(const fr_state *s) {
    const unsigned between = fr_beside(fr_rows_with(s, FR_SEAL)) & fr_rows_with(s, 0);
    return s->used & FR_REVERSED ? 0 : between & fr_own_towers(s);
}

/* Adds the cards of a row to the hash of the rows; done twice, it takes them out. */
FREDERICUS_FUNCTION void fr_hash_row(fr_state *s, unsigned row) {
    unsigned card = s->top[row];
    for (unsigned height = s->length[row]; height > 0; height--) {
        s->rows_hash ^= fr_grain(row, height, FR_KIND[card]);
        card = s->under[card];
    }
}

/* Reverses the row, discards one of the two seals, draws a goal, gains two additional actions (F24). */
FREDERICUS_FUNCTION void fr_reverse(fr_state *s, unsigned row, unsigned discard) {
    unsigned turned = FR_CASTLE;
    unsigned card = s->top[row];
    fr_hash_row(s, row);
    while (card != FR_CASTLE) {
        const unsigned next = s->under[card];
        s->under[card] = (uint8_t)turned;
        turned = card;
        card = next;
    }
    s->top[row] = (uint8_t)turned;
    fr_hash_row(s, row);
    fr_mark_end(s, row);
    (void)fr_take_card(s, discard);
    fr_mark_end(s, discard);
    s->used = (uint8_t)(s->used | FR_REVERSED);
    s->extra = (uint8_t)(s->extra + FR_ADDITIONAL_ACTIONS);
    fr_draw_goal(s, s->turn);
}

/* A row ends in three woods or three skies, with other cards before them (A37). */
FREDERICUS_FUNCTION int fr_shiftable(const fr_state *s, unsigned row) {
    const unsigned kind = fr_end(s, row);
    const unsigned second = s->length[row] > 3 ? s->under[s->top[row]] : (unsigned)FR_CASTLE;
    return (kind == FR_WOODS || kind == FR_SKY) && FR_KIND[second] == kind && FR_KIND[s->under[second]] == kind;
}

/* The rows that can be shifted: those of the own un-hooded birds, once a turn, where the variant is played. */
FREDERICUS_FUNCTION unsigned fr_shifts(const fr_state *s) {
    if (!(s->options & FR_VARIANT) || s->used & FR_SHIFTED) {
        return 0;
    }
    unsigned rows = fr_own_towers(s);
    for (unsigned row = 0; row < FR_ROWS; row++) {
        if (rows >> row & 1U && !fr_shiftable(s, row)) {
            rows &= ~(1U << row);
        }
    }
    return rows;
}

/* Moves the three end cards of the row to its castle end. */
FREDERICUS_FUNCTION void fr_shift(fr_state *s, unsigned row) {
    const unsigned first = s->top[row];
    const unsigned third = s->under[s->under[first]];
    const unsigned rest = s->under[third];
    unsigned lowest = rest;
    fr_hash_row(s, row);
    while (s->under[lowest] != FR_CASTLE) {
        lowest = s->under[lowest];
    }
    s->under[third] = FR_CASTLE;
    s->under[lowest] = (uint8_t)first;
    s->top[row] = (uint8_t)rest;
    fr_hash_row(s, row);
    fr_mark_end(s, row);
    s->used = (uint8_t)(s->used | FR_SHIFTED);
}

#endif
