/* A whole turn, move by move: every position that the acting seat can come to before it lays its token. */

#ifndef FREDERICUS_TURN_H
#define FREDERICUS_TURN_H

#include "step.h"

/* A turn has four actions, two more by the reversal, two captures, the reversal, the shift and its end. */
enum { FR_LONGEST_TURN = 12 };

/* A set of positions by their hash, in memory of the caller: a power of two of places, all zero at first. */
typedef struct {
    uint64_t *places;
    uint64_t last;  /* the number of places less one */
    uint64_t count; /* how many positions are in it */
} fr_set;

/* Puts a position into the set; 1 if it was not there yet, 0 if it was. */
FREDERICUS_FUNCTION int fr_note(fr_set *set, uint64_t hash) {
    const uint64_t mark = hash ? hash : 1;
    uint64_t place = mark & set->last;
    while (set->places[place] != 0) {
        if (set->places[place] == mark) {
            return 0;
        }
        place = (place + 1) & set->last;
    }
    set->places[place] = mark;
    set->count += 1;
    return 1;
}

/* What came of looking through a turn. */
typedef struct {
    uint64_t nodes;    /* moves tried */
    uint64_t distinct; /* different positions met, the first one not counted */
    uint64_t ends;     /* of these, those where the actions were ended */
    uint64_t complete; /* 0: the set was too small for the turn */
} fr_turn_count;

typedef struct {
    fr_state state;
    uint16_t moves[FR_MOST_OFFERS];
    uint8_t count;
    uint8_t at;
} fr_branch;

/* Looks through the rest of the acting seat's turn, each position once, and stops when the set is three quarters full.
 * The goal deck is what it is in this world: captures and reversals draw from it. */
FREDERICUS_FUNCTION void fr_look_through_turn(const fr_state *from, fr_set *set, fr_turn_count *count) {
    fr_branch branches[FR_LONGEST_TURN];
    const uint64_t most = set->last / 4 * 3;
    int depth = 0;
    count->nodes = count->distinct = count->ends = 0;
    count->complete = 1;
    if (from->phase != FR_TURN) {
        return;
    }
    (void)fr_note(set, fr_hash(from));
    branches[0].state = *from;
    branches[0].count = (uint8_t)fr_list_moves(from, branches[0].moves);
    branches[0].at = 0;
    while (depth >= 0) {
        fr_branch *branch = &branches[depth];
        if (branch->at == branch->count) {
            depth -= 1;
            continue;
        }
        if (set->count > most) {
            count->complete = 0;
            return;
        }
        fr_branch *next = &branches[depth + 1 < FR_LONGEST_TURN ? depth + 1 : depth];
        const unsigned move = branch->moves[branch->at];
        branch->at = (uint8_t)(branch->at + 1);
        next->state = branch->state;
        fr_step(&next->state, move);
        count->nodes += 1;
        if (!fr_note(set, fr_hash(&next->state))) {
            continue;
        }
        count->distinct += 1;
        if (next->state.phase != FR_TURN) {
            count->ends += 1;
            continue;
        }
        next->count = (uint8_t)fr_list_moves(&next->state, next->moves);
        next->at = 0;
        depth += 1;
    }
}

#endif
