/* Tree search over imagined worlds: the twin of players/ismcts.py, which gives the same numbers.
 *
 * One tree for the searching seat; a child is an edge by its move. Every iteration deals anew what the seat cannot
 * see, goes down the tree as long as every move has a child, makes one child more, and plays on at random.
 */

#ifndef FREDERICUS_SEARCH_H
#define FREDERICUS_SEARCH_H

#include <math.h>

#include "playout.h"
#include "redeal.h"

typedef struct {
    double total;       /* what it brought to the seat that made the move */
    uint32_t visits;
    uint32_t available; /* how often the move was legal where its parent was met */
    uint32_t parent;
    uint32_t first;     /* child; 0: none, for the root is nobody's child */
    uint32_t next;      /* sibling; 0: none */
    uint16_t move;
    uint8_t seat;       /* who made the move */
    uint8_t nothing;
} fr_child;

/* What a search is asked for. The memory holds `iterations` children and the root; `logarithms` has the natural
 * logarithm of every number from 0 (unused) to `iterations`, so that both languages have the same ones. */
typedef struct {
    fr_child *children;
    const double *logarithms;
    double constant;
    uint32_t iterations;
    uint32_t seat;
} fr_search;

/* Makes the child of a parent by a move. */
FREDERICUS_FUNCTION uint32_t fr_add_child(fr_child *children, uint32_t *count, uint32_t parent, unsigned move,
                                          unsigned seat) {
    const uint32_t at = *count;
    fr_child *child = &children[at];
    child->total = 0.0;
    child->visits = 0;
    child->available = 1;
    child->parent = parent;
    child->first = 0;
    child->next = children[parent].first;
    child->move = (uint16_t)move;
    child->seat = (uint8_t)seat;
    child->nothing = 0;
    children[parent].first = at;
    *count = at + 1;
    return at;
}

/* Goes one step down from a node: to the most promising child, or to a new one where a move has none yet; returns it.
 * `child_of` is zero for every move, and so it is left. */
FREDERICUS_FUNCTION uint32_t fr_descend(const fr_search *search, uint32_t node, fr_state *world, uint32_t *child_of,
                                        uint32_t *count, fr_chance *chance) {
    fr_child *children = search->children;
    uint16_t moves[FR_MOST_OFFERS];
    uint16_t untried[FR_MOST_OFFERS];
    const unsigned legal = fr_list_moves(world, moves);
    unsigned new_moves = 0;
    uint32_t chosen = 0;
    for (uint32_t child = children[node].first; child != 0; child = children[child].next) {
        child_of[children[child].move] = child;
    }
    for (unsigned nth = 0; nth < legal; nth++) {
        const uint32_t child = child_of[moves[nth]];
        if (child) {
            children[child].available += 1;
        } else {
            untried[new_moves] = moves[nth];
            new_moves += 1;
        }
    }
    if (new_moves == 0) {
        double best = 0.0;
        for (unsigned nth = 0; nth < legal; nth++) {
            const uint32_t at = child_of[moves[nth]];
            const fr_child *child = &children[at];
            const double visits = (double)child->visits;
            const double promise = child->total / visits +
                                   search->constant * sqrt(search->logarithms[child->available] / visits);
            if (nth == 0 || promise > best) {
                best = promise;
                chosen = at;
            }
        }
    }
    for (uint32_t child = children[node].first; child != 0; child = children[child].next) {
        child_of[children[child].move] = 0;
    }
    if (new_moves > 0) {
        chosen = fr_add_child(children, count, node, untried[fr_below(chance, new_moves)], world->turn);
    }
    fr_step(world, children[chosen].move);
    return chosen;
}

/* Tells every move on the way what the game brought: the share of the other seats that end behind (F37 breaks ties). */
FREDERICUS_FUNCTION void fr_reward(fr_child *children, uint32_t node, const fr_state *world) {
    unsigned points[FR_MOST_SEATS];
    unsigned places[FR_MOST_SEATS];
    double rewards[FR_MOST_SEATS];
    fr_rank(world, points, places);
    for (unsigned seat = 0; seat < world->seats; seat++) {
        rewards[seat] = (double)(world->seats - 1U - places[seat]) / (double)(world->seats - 1U);
    }
    while (node != 0) {
        children[node].visits += 1;
        children[node].total += rewards[children[node].seat];
        node = children[node].parent;
    }
}

/* Searches from a world that agrees with what the seat may know; returns how many legal moves there are. Afterwards
 * `visits` and `totals` tell of each of them, in order, how often it was tried and what it brought in all. */
FREDERICUS_FUNCTION unsigned fr_search_tree(const fr_search *search, const fr_state *from, fr_chance *chance,
                                            uint32_t *visits, double *totals) {
    fr_child *children = search->children;
    uint32_t child_of[FR_MOVES] = {0};
    uint32_t count = 0;
    uint16_t moves[FR_MOST_OFFERS];
    const unsigned legal = fr_list_moves(from, moves);
    (void)fr_add_child(children, &count, 0, 0, 0);
    children[0].first = 0;
    for (uint32_t iteration = 0; iteration < search->iterations; iteration++) {
        fr_state world = *from;
        uint32_t node = 0;
        fr_redeal(&world, search->seat, chance);
        while (world.phase != FR_OVER) {
            const uint32_t before = count;
            node = fr_descend(search, node, &world, child_of, &count, chance);
            if (count != before) {
                break;
            }
        }
        (void)fr_playout(&world, chance);
        fr_reward(children, node, &world);
    }
    for (unsigned nth = 0; nth < legal; nth++) {
        visits[nth] = 0;
        totals[nth] = 0.0;
    }
    for (uint32_t child = children[0].first; child != 0; child = children[child].next) {
        for (unsigned nth = 0; nth < legal; nth++) {
            if (moves[nth] == children[child].move) {
                visits[nth] = children[child].visits;
                totals[nth] = children[child].total;
            }
        }
    }
    return legal;
}

#endif
