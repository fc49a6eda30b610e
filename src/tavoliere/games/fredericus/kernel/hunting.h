/* Captures: the high hunt, the low hunt, and the rewards of those who bet on it (F18-F22). */

#ifndef FREDERICUS_HUNTING_H
#define FREDERICUS_HUNTING_H

#include "closing.h"

enum { FR_ENOUGH_CREATURES = 8 };

/* The towers of the high hunt: a creature between sky and sky (F19). */
FREDERICUS_FUNCTION unsigned fr_high_hunts(const fr_state *s) {
    return fr_rows_with(s, 4) & fr_beside(fr_rows_with(s, FR_SKY));
}

/* The towers of the low hunt: a creature between sky and woods, either way round (F20). */
FREDERICUS_FUNCTION unsigned fr_low_hunts(const fr_state *s) {
    const unsigned woods = fr_rows_with(s, FR_WOODS);
    const unsigned sky = fr_rows_with(s, FR_SKY);
    return fr_rows_with(s, 4) & ((fr_left(sky) & fr_right(woods)) | (fr_right(sky) & fr_left(woods)));
}

/* Which birds of the acting seat can capture, 1 the peregrine, 2 the goshawk: each once a turn, none hooded (F18). */
FREDERICUS_FUNCTION unsigned fr_captures(const fr_state *s) {
    if (fr_rows_with(s, 4) == 0) {
        return 0;
    }
    const unsigned peregrine = fr_bird(s, s->turn, 0);
    const unsigned goshawk = fr_bird(s, s->turn, 1);
    const unsigned high = peregrine < FR_HOODED ? fr_high_hunts(s) >> peregrine & 1U : 0;
    const unsigned low = goshawk < FR_HOODED ? fr_low_hunts(s) >> goshawk & 1U : 0;
    return (high | low << 1) & ~(unsigned)s->used;
}

/* Two tokens on one keep bring one goal, or one each by the option; both come back, kept in order (A22). */
FREDERICUS_FUNCTION void fr_reward_two_tokens(fr_state *s, unsigned owner, unsigned tower) {
    const unsigned first = fr_token(s, 2 * owner);
    const unsigned second = fr_token(s, 2 * owner + 1);
    const unsigned one = first == tower ? (unsigned)FR_HAND : first;
    const unsigned other = second == tower ? (unsigned)FR_HAND : second;
    unsigned goals = (first == tower ? 1U : 0U) + (second == tower ? 1U : 0U);
    fr_put_token(s, 2 * owner, one < other ? one : other);
    fr_put_token(s, 2 * owner + 1, one < other ? other : one);
    if (goals > 1 && !(s->options & FR_PAYS_EACH_TOKEN)) {
        goals = 1;
    }
    for (; goals > 0; goals--) {
        fr_draw_goal(s, owner);
    }
}

/* Pays the opponents who bet on this keep, clockwise from the captor's left; a token in the centre is void (F22). */
FREDERICUS_FUNCTION void fr_reward_bets(fr_state *s, unsigned tower) {
    if (s->seats == 2) {
        fr_reward_two_tokens(s, 1U - s->turn, tower);
        return;
    }
    for (unsigned step = 1; step < s->seats; step++) {
        const unsigned owner = (s->turn + step) % s->seats;
        if (fr_token(s, owner) == tower) {
            fr_put_token(s, owner, FR_HAND);
            fr_draw_goal(s, owner);
        }
    }
    for (unsigned token = 0; token < s->seats; token++) {
        if (fr_token(s, token) == FR_CENTRE) {
            fr_put_token(s, token, FR_HAND);
        }
    }
}

/* Takes the creature before a bird; the next card becomes the end at once (F21). The eighth creature is announced
 * before any goal is paid, unless the option lets it pay (A29). */
FREDERICUS_FUNCTION void fr_capture(fr_state *s, unsigned bird) {
    const unsigned seat = s->turn;
    const unsigned tower = fr_bird(s, seat, bird);
    const unsigned creature = FR_KIND[fr_take_card(s, tower)];
    fr_mark_end(s, tower);
    s->creatures[seat] += 1U << 4 * (creature - FR_FIRST_CREATURE);
    s->used = (uint8_t)(s->used | 1U << bird);
    const int eighth = fr_size(s->creatures[seat]) >= FR_ENOUGH_CREATURES;
    if (eighth && !(s->options & FR_EIGHTH_PAYS)) {
        fr_announce(s);
    }
    fr_reward_bets(s, tower);
    if (eighth) {
        fr_announce(s);
    }
}

#endif
