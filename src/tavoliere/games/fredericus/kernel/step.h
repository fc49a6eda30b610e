/* What the moves do: the actions of a turn here, the others in their own chapters (F13-F17, F26, F29). */

#ifndef FREDERICUS_STEP_H
#define FREDERICUS_STEP_H

#include "moves.h"

/* Counts an action: the compulsory ones first, then those gained by a reversal (A11). */
FREDERICUS_FUNCTION void fr_spend_action(fr_state *s) {
    if (s->actions > 0) {
        s->actions = (uint8_t)(s->actions - 1);
    } else {
        s->extra = (uint8_t)(s->extra - 1);
    }
}

/* Takes the end card of a row to the end of an adjacent row (F15); an empty row takes it too (A4). */
FREDERICUS_FUNCTION void fr_move_card(fr_state *s, unsigned row, unsigned to) {
    fr_lay_card(s, to, fr_take_card(s, row));
    s->ends = (s->ends & ~(FR_MARKS_OF_A_ROW << row | FR_MARKS_OF_A_ROW << to)) | FR_MARK[fr_end(s, row)] << row |
              FR_MARK[fr_end(s, to)] << to;
}

/* Moves one bird of every opponent there, hooded, to the courtyard section of the tower (F26, F29). */
FREDERICUS_FUNCTION void fr_hood(fr_state *s, unsigned victims) {
    for (unsigned seat = 0; victims != 0; seat++, victims /= 3) {
        const unsigned bird = victims % 3;
        if (bird) {
            s->birds |= 8U << (8 * seat + 4 * (bird - 1));
        }
    }
}

/* Does a legal move. */
FREDERICUS_FUNCTION void fr_step(fr_state *s, unsigned move) {
    if (move < FR_FLY) {
        fr_spend_action(s);
        fr_move_card(s, move >> 1, fr_neighbour(move >> 1, move & 1U));
    } else if (move < FR_HOOD) {
        fr_spend_action(s);
        fr_put_bird(s, s->turn, (move - FR_FLY) >> 3, move & 7U);
    } else if (move >= FR_ON_TWO_KEEPS) {
        unsigned pair = move - FR_ON_TWO_KEEPS;
        unsigned first = 0;
        for (; pair >= 8 - first; first++) {
            pair -= 8 - first;
        }
        fr_place_token(s, first, first + pair);
    } else if (move >= FR_ON_KEEP) {
        fr_place_token(s, move - FR_ON_KEEP, FR_HAND);
    } else if (move == FR_END_ACTIONS) {
        fr_end_actions(s);
    } else if (move < FR_CAPTURE) {
        fr_spend_action(s);
        fr_hood(s, FR_VICTIMS[(move - FR_HOOD) & 63U]);
    } else if (move < FR_REVERSE) {
        fr_capture(s, move - FR_CAPTURE);
    } else if (move < FR_SHIFT) {
        const unsigned row = (move - FR_REVERSE) >> 1;
        fr_reverse(s, row, fr_neighbour(row, move & 1U));
    } else {
        fr_shift(s, move - FR_SHIFT);
    }
}

#endif
