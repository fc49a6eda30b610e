/* Looks through a whole turn layer by layer, each board once: the twin of planning/turn.py, board for board. */

#ifndef FREDERICUS_SIGHT_H
#define FREDERICUS_SIGHT_H

#include "counting.h"
#include "step.h"

/* See planning/turn.py for what these say. */
enum { FR_LOOKED_UP = 64, FR_CHILDREN = 20, FR_HURRY = 2048 };
enum { FR_CAUGHT = 40, FR_OPENED_SEAL = 34, FR_HOODED_ONE = 9, FR_PAID = 30 };
FREDERICUS_TABLE uint8_t FR_SOON[FR_FAR + 1] = {36, 27, 19, 13, 9, 6, 4, 0};

/* A board of the turn, and how it was reached. */
typedef struct {
    fr_state state;
    uint64_t hash;
    uint64_t mask; /* by which of the first moves */
    int32_t parent;
    uint16_t move;
    uint8_t caught; /* the keeps where the turn has captured */
    uint8_t nothing;
} fr_board;

/* A thing to be sorted by its key, the greatest first. */
typedef struct {
    int64_t key;
    int32_t thing;
    int32_t nothing;
} fr_ranked;

/* The boards of a turn, in memory of the caller: so many boards, twice as many things to sort, and for the set of
 * boards a power of two of places that is at least twice as large. */
typedef struct {
    fr_board *boards;
    fr_ranked *things;
    uint32_t *places;
    uint32_t most;
    uint32_t last; /* the number of places less one */
    uint32_t count;
    uint32_t floor; /* so many actions are not looked at any more */
    uint8_t without_hoods;
    uint8_t stopped;
    uint8_t nothing[2];
} fr_sight;

typedef int (*fr_hurried)(void);

/* Sorts by keys, the greatest first, and leaves equal ones in their order; the spare memory is as large. */
FREDERICUS_FUNCTION void fr_sort(fr_ranked *things, fr_ranked *spare, uint32_t count) {
    fr_ranked *from = things;
    fr_ranked *to = spare;
    for (uint32_t width = 1; width < count; width *= 2) {
        for (uint32_t start = 0; start < count; start += 2 * width) {
            const uint32_t middle = start + width < count ? start + width : count;
            const uint32_t end = start + 2 * width < count ? start + 2 * width : count;
            uint32_t left = start;
            uint32_t right = middle;
            for (uint32_t at = start; at < end; at++) {
                if (left < middle && (right >= end || from[left].key >= from[right].key)) {
                    to[at] = from[left++];
                } else {
                    to[at] = from[right++];
                }
            }
        }
        fr_ranked *swap = from;
        from = to;
        to = swap;
    }
    if (from != things) {
        for (uint32_t at = 0; at < count; at++) {
            things[at] = from[at];
        }
    }
}

/* Turns the goal deck into cards that nobody has seen, Fredericus last, so that nothing imagined counts. Goals count
 * by their number from here on, so one kind stands for all. */
FREDERICUS_FUNCTION void fr_veil(fr_state *s) {
    int there = 0;
    for (unsigned place = 0; place < s->deck_size; place++) {
        there |= s->deck[place] == FR_FREDERICUS;
        s->deck[place] = FR_FIRST_CREATURE;
    }
    if (there) {
        s->deck[0] = FR_FREDERICUS;
    }
    s->deck_hash = 0;
    for (unsigned place = 0; place < s->deck_size; place++) {
        s->deck_hash ^= fr_grain(FR_ROWS, place + 1, s->deck[place]);
    }
}

/* Ends the turn with the tokens in hand, and begins the next one; 0 if there is none. */
FREDERICUS_FUNCTION int fr_pass_on(fr_state *s) {
    const unsigned seat = s->turn;
    const unsigned last = s->seats - 1U;
    if (s->phase == FR_TURN) {
        fr_end_actions(s);
        if (s->phase == FR_OVER) {
            return 0;
        }
    }
    if (s->seats == 2) {
        fr_put_token(s, 2 * seat, FR_HAND);
        fr_put_token(s, 2 * seat + 1, FR_HAND);
    } else {
        fr_put_token(s, seat, FR_HAND);
    }
    if (seat == (s->options & FR_STARTER_DISCARDS ? 0U : last)) {
        fr_turn_over_goal(s);
    }
    if (seat == last && s->announced) {
        s->phase = FR_OVER;
        return 0;
    }
    fr_begin_turn(s, seat == last ? 0 : seat + 1);
    return 1;
}

FREDERICUS_FUNCTION int fr_may_end(const fr_state *s) {
    return s->actions == 0 || (s->options & FR_UP_TO) != 0;
}

/* Guesses what the turn has brought and may still bring, to choose the boards that lead on. */
FREDERICUS_FUNCTION int64_t fr_promise(const fr_judge *judge, const fr_state *s) {
    const unsigned seat = s->turn;
    const unsigned left = s->actions + s->extra;
    unsigned nearest_seal = FR_FAR;
    int64_t value = 0;
    fr_reach reach;
    fr_look_at_rows(s, &reach);
    for (unsigned bird = 0; bird < 2; bird++) {
        const unsigned place = fr_bird(s, seat, bird);
        const unsigned captured = s->used >> bird & 1U;
        value += captured ? FR_CAUGHT : 0;
        if (place & FR_HOODED) {
            continue;
        }
        nearest_seal = fr_least(nearest_seal, fr_nearest(place, reach.seal));
        if (!captured) {
            const unsigned needed = fr_nearest(place, reach.needs[bird]);
            value += needed <= left ? FR_SOON[needed] : 0;
        }
    }
    if (s->used & FR_REVERSED) {
        value += FR_OPENED_SEAL;
    } else if (nearest_seal <= left && !s->announced) {
        value += FR_SOON[nearest_seal];
    }
    for (unsigned other = 0; other < s->seats; other++) {
        if (other != seat) {
            const int64_t drawn = (int64_t)fr_size(s->goals[other]) - judge->held[other];
            value += (s->birds >> 8 * other & 0x88U ? FR_HOODED_ONE : 0) - FR_PAID * drawn;
        }
    }
    return value;
}

/* Finds the board with this hash, or the place where it belongs. */
FREDERICUS_FUNCTION uint32_t fr_find(const fr_sight *sight, uint64_t hash) {
    uint32_t place = (uint32_t)(hash ^ hash >> 32) & sight->last;
    while (sight->places[place] && sight->boards[sight->places[place] - 1].hash != hash) {
        place = (place + 1) & sight->last;
    }
    return place;
}

/* Plays every move of a board that leads on within the turn; returns how many boards now follow. */
FREDERICUS_FUNCTION uint32_t fr_expand(fr_sight *sight, int32_t node, fr_ranked *following, uint32_t follow) {
    uint16_t moves[FR_MOST_OFFERS];
    const fr_board *before = &sight->boards[node];
    const unsigned legal = fr_list_moves(&before->state, moves);
    const int tired = (uint32_t)before->state.actions + before->state.extra <= sight->floor;
    for (unsigned number = 0; number < legal; number++) {
        const unsigned move = moves[number];
        const int hood = move >= FR_HOOD && move < FR_CAPTURE;
        if (move == FR_END_ACTIONS || (hood && sight->without_hoods) || (tired && move < FR_CAPTURE)) {
            continue;
        }
        fr_state after = before->state;
        fr_step(&after, move);
        const uint64_t hash = fr_hash(&after);
        const uint64_t mask = node ? before->mask : 1ULL << fr_least(number, FR_LOOKED_UP - 1);
        const uint32_t place = fr_find(sight, hash);
        if (sight->places[place]) {
            sight->boards[sight->places[place] - 1].mask |= mask;
            continue;
        }
        if (sight->count >= sight->most) {
            return follow;
        }
        fr_board *board = &sight->boards[sight->count];
        board->state = after;
        board->hash = hash;
        board->mask = mask;
        board->parent = node;
        board->move = (uint16_t)move;
        board->caught = before->caught;
        if (move >= FR_CAPTURE && move < FR_REVERSE) {
            board->caught = (uint8_t)(board->caught | 1U << fr_bird(&before->state, before->state.turn, move - FR_CAPTURE));
        }
        following[follow].thing = (int32_t)sight->count;
        follow += 1;
        sight->count += 1;
        sight->places[place] = sight->count;
    }
    return follow;
}

/* Looks through a turn within so many boards; where they are too few for all, the most promising lead on. */
FREDERICUS_FUNCTION void fr_look_through(fr_sight *sight, const fr_judge *judge, const fr_state *root, uint32_t most,
                                         unsigned depth, fr_hurried hurried) {
    fr_ranked *layer = sight->things;
    fr_ranked *following = sight->things + sight->most;
    const unsigned actions = root->actions + root->extra;
    const uint32_t whole = sight->most;
    uint32_t width = 1;
    uint32_t looked = 0;
    for (uint32_t place = 0; place <= sight->last; place++) {
        sight->places[place] = 0;
    }
    sight->most = most;
    sight->stopped = 0;
    sight->floor = actions > depth ? actions - depth : 0;
    sight->boards[0].state = *root;
    sight->boards[0].hash = fr_hash(root);
    sight->boards[0].mask = 0;
    sight->boards[0].parent = -1;
    sight->boards[0].move = FR_END_ACTIONS;
    sight->boards[0].caught = 0;
    sight->places[fr_find(sight, sight->boards[0].hash)] = 1;
    sight->count = 1;
    layer[0].thing = 0;
    while (width > 0 && sight->count < most) {
        uint32_t layers = 0;
        uint32_t follow = 0;
        for (uint32_t at = 0; at < width; at++) {
            const fr_state *s = &sight->boards[layer[at].thing].state;
            const uint32_t left = 1U + s->actions + s->extra;
            layers = left > layers ? left : layers;
        }
        const uint32_t even = (most - sight->count) / layers;
        const uint32_t share = even > 0 ? even : 1;
        if (width * FR_CHILDREN > share) {
            for (uint32_t at = 0; at < width; at++) {
                layer[at].key = fr_promise(judge, &sight->boards[layer[at].thing].state);
            }
            fr_sort(layer, following, width);
        }
        const uint32_t until = most - sight->count < share ? most : sight->count + share;
        for (uint32_t at = 0; at < width && sight->count < until; at++) {
            looked += 1;
            if (hurried && looked % FR_HURRY == 0 && hurried()) {
                sight->stopped = 1;
                sight->most = whole;
                return;
            }
            follow = fr_expand(sight, layer[at].thing, following, follow);
        }
        fr_ranked *swap = layer;
        layer = following;
        following = swap;
        width = follow;
    }
    sight->most = whole;
}

/* The turn may end on this board, or is not looked at any further. */
FREDERICUS_FUNCTION int fr_is_end(const fr_sight *sight, uint32_t node) {
    const fr_state *s = &sight->boards[node].state;
    return fr_may_end(s) || (node > 0 && (uint32_t)s->actions + s->extra <= sight->floor);
}

/* Writes down the boards where the turn may end, or all that was found where there is none or time was up; returns how
 * many. */
FREDERICUS_FUNCTION uint32_t fr_list_ends(const fr_sight *sight, fr_ranked *ends) {
    const int root = fr_is_end(sight, 0) || sight->count == 1;
    uint32_t count = 0;
    for (uint32_t node = 0; node < sight->count && !sight->stopped; node++) {
        if (fr_is_end(sight, node)) {
            ends[count].thing = (int32_t)node;
            count += 1;
        }
    }
    if (count == 0) {
        for (uint32_t node = root ? 0 : 1; node < sight->count; node++) {
            ends[count].thing = (int32_t)node;
            count += 1;
        }
    }
    return count;
}

#endif
