/* The end of a turn and of the game: hoods off, tokens, the goal deck, the announcement (F31-F35); the bets (F12). */

#ifndef FREDERICUS_CLOSING_H
#define FREDERICUS_CLOSING_H

#include "state.h"

/* Announces the end: from now on no goal is drawn, and the round is played out (F35). */
FREDERICUS_FUNCTION void fr_announce(fr_state *s) {
    s->announced = 1;
}

/* Takes the top goal of the deck, which cannot run dry before Fredericus has shown himself (F38, A32). */
FREDERICUS_FUNCTION unsigned fr_take_top_goal(fr_state *s) {
    if (s->deck_size == 0) {
        return FR_NOTHING; /* no state that passed `fr_sound` comes here */
    }
    const unsigned card = s->deck[s->deck_size - 1];
    s->deck_hash ^= fr_grain(FR_ROWS, s->deck_size, card);
    s->deck_size = (uint8_t)(s->deck_size - 1);
    return card;
}

/* Draws a goal; after the announcement nobody draws for any reason (F35, A35). Fredericus is shown at once (A27). */
FREDERICUS_FUNCTION void fr_draw_goal(fr_state *s, unsigned seat) {
    if (s->announced) {
        return;
    }
    const unsigned card = fr_take_top_goal(s);
    if (card == FR_FREDERICUS) {
        s->fredericus = (uint8_t)seat;
        fr_announce(s);
    } else if (card != FR_NOTHING) {
        s->goals[seat] += 1U << 4 * (card - FR_FIRST_CREATURE);
    }
}

/* Turns over the top goal and discards it face up; if it is Fredericus, the end is announced (F33, F35). */
FREDERICUS_FUNCTION void fr_turn_over_goal(fr_state *s) {
    if (s->announced) {
        return;
    }
    const unsigned card = fr_take_top_goal(s);
    if (card == FR_FREDERICUS) {
        s->fredericus = FR_TURNED_OVER;
        fr_announce(s);
    } else if (card != FR_NOTHING) {
        s->opened += 1U << 4 * (card - FR_FIRST_CREATURE);
    }
}

/* Begins a seat's turn: counts its actions (F13, A3), and pays its token in the centre before anything else (F34). */
FREDERICUS_FUNCTION void fr_begin_turn(fr_state *s, unsigned seat) {
    if (s->phase == FR_TOKEN && seat == 0) {
        s->round = (uint8_t)(s->round + 1);
    }
    s->turn = (uint8_t)seat;
    s->phase = FR_TURN;
    s->actions = (uint8_t)(s->round == 1 && seat < 2 ? seat + 2 : 4);
    s->extra = 0;
    s->used = 0;
    if (s->seats > 2 && fr_token(s, seat) == FR_CENTRE) {
        fr_put_token(s, seat, FR_HAND);
        fr_draw_goal(s, seat);
    }
}

/* Ends the actions: the own hooded bird is freed (F31), then the token follows. In the last turn of an announced game
 * nothing can follow any more (A33). */
FREDERICUS_FUNCTION void fr_end_actions(fr_state *s) {
    const unsigned seat = s->turn;
    s->birds &= ~(0x88U << 8 * seat);
    s->phase = FR_TOKEN;
    s->actions = 0;
    s->extra = 0;
    s->used = 0;
    if (s->announced && seat + 1U == s->seats) {
        s->phase = FR_OVER;
    }
}

/* The token is free for the centre with three or four players, where no other lies there (F32, A24). */
FREDERICUS_FUNCTION int fr_centre_is_free(const fr_state *s) {
    for (unsigned token = 0; token < s->seats; token++) {
        if (fr_token(s, token) == FR_CENTRE) {
            return 0;
        }
    }
    return 1;
}

/* Lays the seat's token, or both with two players (A23); then a goal is turned over if it is this seat's duty (F33),
 * and the next seat follows. Before the first turn it is a bet (F12). */
FREDERICUS_FUNCTION void fr_place_token(fr_state *s, unsigned first, unsigned second) {
    const unsigned seat = s->turn;
    const unsigned last = s->seats - 1U;
    if (s->seats > 2) {
        fr_put_token(s, seat, first);
    } else {
        fr_put_token(s, 2 * seat, first);
        fr_put_token(s, 2 * seat + 1, second);
    }
    if (s->phase == FR_BETS) {
        if (seat < last) {
            s->turn = (uint8_t)(seat + 1);
        } else {
            fr_begin_turn(s, 0);
        }
        return;
    }
    if (seat == (s->options & FR_STARTER_DISCARDS ? 0U : last)) {
        fr_turn_over_goal(s);
    }
    if (seat == last && s->announced) {
        s->phase = FR_OVER;
    } else {
        fr_begin_turn(s, seat == last ? 0 : seat + 1);
    }
}

#endif
