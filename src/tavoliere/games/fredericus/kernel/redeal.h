/* Imagining: the goals that a seat cannot see are dealt anew (A34, A35), as `imagine` in view.py deals them. */

#ifndef FREDERICUS_REDEAL_H
#define FREDERICUS_REDEAL_H

#include "chance.h"
#include "sheet.h"

/* How many goals of a kind the viewer knows: those discarded face up and the own ones, and all when the game is over. */
FREDERICUS_FUNCTION unsigned fr_known_goals(const fr_state *s, unsigned viewer, unsigned kind) {
    unsigned known = s->opened >> 4 * kind & 15U;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (seat == viewer || s->phase == FR_OVER) {
            known += s->goals[seat] >> 4 * kind & 15U;
        }
    }
    return known;
}

/* Deals the goals that the viewer cannot see to the other seats and the deck, in place; everything else stays. Chance
 * is asked as often, and for the same numbers, as in Python. A viewer beyond the seats sees what everybody sees. */
FREDERICUS_FUNCTION void fr_redeal(fr_state *s, unsigned viewer, fr_chance *chance) {
    uint8_t unseen[3 * FR_KINDS];
    unsigned count = 0;
    for (unsigned kind = 0; kind < FR_KINDS; kind++) {
        for (unsigned known = fr_known_goals(s, viewer, kind); known < 3; known++) {
            unseen[count] = (uint8_t)(FR_FIRST_CREATURE + kind);
            count += 1;
        }
    }
    for (unsigned last = count; last > 1; last--) {
        const unsigned other = fr_below(chance, last);
        const uint8_t card = unseen[last - 1];
        unseen[last - 1] = unseen[other];
        unseen[other] = card;
    }
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (seat != viewer && s->phase != FR_OVER) {
            const unsigned size = fr_size(s->goals[seat]);
            s->goals[seat] = 0;
            for (unsigned goal = 0; goal < size && count > 0; goal++) {
                count -= 1;
                s->goals[seat] += 1U << 4 * (unseen[count] - FR_FIRST_CREATURE);
            }
        }
    }
    const unsigned hidden = s->fredericus == FR_UNSEEN && s->deck_size > 0 ? 1U : 0U;
    const unsigned wanted = s->deck_size - hidden;
    const unsigned below = wanted < count ? wanted : count;
    /* F10: Fredericus is among the last five, counted from below. */
    const unsigned place = hidden ? fr_below(chance, (below < 4 ? below : 4U) + 1) : below;
    for (unsigned goal = 0; goal < place; goal++) {
        s->deck[goal] = unseen[goal];
    }
    if (hidden) {
        s->deck[place] = FR_FREDERICUS;
    }
    for (unsigned goal = place; goal < below; goal++) {
        s->deck[goal + hidden] = unseen[goal];
    }
    s->deck_size = (uint8_t)(below + hidden);
    s->deck_hash = fr_hash_deck(s);
}

#endif
