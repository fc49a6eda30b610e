/* Plans a turn: every end of it is weighed, and the best are held against what the opponents answer. The twin of
 * planning/search.py, which gives the same numbers for the same boards. */

#ifndef FREDERICUS_PLAN_H
#define FREDERICUS_PLAN_H

#include "answers.h"

/* One part in so many of the boards goes to the own turn where answers are looked at. */
enum { FR_OWN_TURN = 4, FR_LONGEST_LINE = 16 };

/* What is asked for. The memory is the caller's: two sights, for the own turn and for an answer. */
typedef struct {
    fr_judge judge;
    fr_sight own;
    fr_sight other;
    fr_answers *answers;
    fr_hurried hurried;
    uint32_t nodes;
    uint32_t salt;
    uint32_t noise; /* in thousandths of a logit */
    uint16_t width;
    uint8_t plies;
    uint8_t depth;
} fr_wish;

/* What came of it: the value of each legal move in order, of the best of them, and the moves to make. */
typedef struct {
    int64_t values[FR_MOST_OFFERS];
    int64_t value;
    uint32_t nodes;
    uint16_t line[FR_LONGEST_LINE];
    uint8_t length;
    uint8_t legal;
    uint8_t nothing[2];
} fr_planned;

/* The error about one thing, which is told by its number: nearly normal. */
FREDERICUS_FUNCTION int64_t fr_doubt(const fr_wish *wish, uint32_t number) {
    if (wish->noise == 0) {
        return 0;
    }
    uint32_t word = wish->salt + number * 0x9E3779B9U;
    word = (word ^ word >> 16) * 0x7FEB352DU;
    word = (word ^ word >> 15) * 0x846CA68BU;
    word ^= word >> 16;
    const int64_t total = (int64_t)((word & 0xFFU) + (word >> 8 & 0xFFU) + (word >> 16 & 0xFFU) + (word >> 24));
    return fr_floor((total - 510) * (int64_t)wish->noise, 148);
}

/* The error about the end of a turn: most of it about the captures, some about where things stand. */
FREDERICUS_FUNCTION int64_t fr_doubt_end(const fr_wish *wish, uint32_t node) {
    const fr_board *board = &wish->own.boards[node];
    uint32_t hoods = 0;
    if (wish->noise == 0) {
        return 0;
    }
    for (unsigned bird = 0; bird < 2U * board->state.seats; bird++) {
        hoods = hoods << 1 | (board->state.birds >> (4 * bird + 3) & 1U);
    }
    return fr_doubt(wish, board->caught | hoods << 8 | (uint32_t)board->state.used << 16) +
           fr_floor(fr_doubt(wish, node + (1U << 24)), 3);
}

/* Weighs the best ends anew by what comes of them, and ranks all ends by that. */
FREDERICUS_FUNCTION void fr_hold_against_answers(fr_wish *wish, fr_ranked *ends, uint32_t count, fr_planned *planned) {
    const uint32_t width = fr_least(wish->width > 0 ? wish->width : 1, count);
    uint32_t answered = 0;
    int64_t shift = 0;
    int64_t worst = 0;
    for (uint32_t place = 0; place < width; place++) {
        const uint32_t node = (uint32_t)ends[place].thing;
        const fr_state *start = &wish->own.boards[node].state;
        const uint32_t left = wish->nodes > planned->nodes ? (wish->nodes - planned->nodes) / (width - place) : 0;
        if (left < 1 || (wish->hurried && wish->hurried())) {
            break;
        }
        fr_answer_all(wish->answers, &wish->judge, &wish->other, start, left, wish->hurried);
        planned->nodes += wish->answers->boards;
        if (answered && wish->hurried && wish->hurried()) {
            break;
        }
        const int64_t value = fr_value_of_best_bet(wish->answers, &wish->judge, start) + fr_doubt_end(wish, node);
        shift += value - ends[place].key;
        worst = answered == 0 || value < worst ? value : worst;
        /* The new value waits beside the end until all are known. */
        wish->own.things[wish->own.most + place].key = value;
        answered += 1;
    }
    if (answered == 0) {
        return;
    }
    for (uint32_t place = 0; place < count; place++) {
        if (place < answered) {
            ends[place].key = wish->own.things[wish->own.most + place].key;
        } else {
            const int64_t value = ends[place].key + fr_floor(shift, answered);
            ends[place].key = value < worst ? value : worst;
        }
    }
    fr_sort(ends, wish->own.things + wish->own.most, count);
}

/* Writes down the own moves up to the first goal that is drawn, or to the end of the turn. */
FREDERICUS_FUNCTION void fr_write_line(const fr_wish *wish, uint32_t end, fr_planned *planned) {
    const fr_board *boards = wish->own.boards;
    uint32_t steps[FR_LONGEST_LINE];
    unsigned count = 0;
    for (uint32_t node = end; node > 0 && count < FR_LONGEST_LINE; node = (uint32_t)boards[node].parent) {
        steps[count] = node;
        count += 1;
    }
    planned->length = 0;
    while (count > 0) {
        count -= 1;
        planned->line[planned->length] = boards[steps[count]].move;
        planned->length = (uint8_t)(planned->length + 1);
        if (boards[steps[count]].state.deck_size != boards[0].state.deck_size) {
            return;
        }
    }
    if (fr_may_end(&boards[end].state) && planned->length < FR_LONGEST_LINE) {
        planned->line[planned->length] = FR_END_ACTIONS;
        planned->length = (uint8_t)(planned->length + 1);
    }
}

/* Says what each legal move is worth by the best end that it leads to. */
FREDERICUS_FUNCTION void fr_value_moves(const fr_wish *wish, const fr_ranked *ends, uint32_t count,
                                        fr_planned *planned) {
    uint16_t moves[FR_MOST_OFFERS];
    uint64_t reached = 0;
    planned->legal = (uint8_t)fr_list_moves(&wish->own.boards[0].state, moves);
    for (unsigned number = 0; number < planned->legal; number++) {
        planned->values[number] = ends[count - 1].key;
    }
    for (uint32_t place = 0; place < count; place++) {
        const uint32_t node = (uint32_t)ends[place].thing;
        const uint64_t fresh = wish->own.boards[node].mask & ~reached;
        reached |= fresh;
        for (unsigned number = 0; number < planned->legal && (node == 0 || fresh); number++) {
            const int ends_turn = moves[number] == FR_END_ACTIONS;
            if (node == 0 ? ends_turn : !ends_turn && (fresh >> fr_least(number, FR_LOOKED_UP - 1) & 1U)) {
                planned->values[number] = ends[place].key;
            }
        }
    }
}

/* Plans the rest of a turn. */
FREDERICUS_FUNCTION void fr_plan_turn(fr_wish *wish, const fr_state *root, fr_planned *planned) {
    uint16_t moves[FR_MOST_OFFERS];
    const uint32_t legal = fr_list_moves(root, moves);
    const uint32_t most = wish->plies > 1 ? wish->nodes / FR_OWN_TURN : wish->nodes;
    fr_ranked *ends = wish->own.things;
    fr_look_through(&wish->own, &wish->judge, root, most > legal + 1 ? most : legal + 1, wish->depth, wish->hurried);
    planned->nodes = wish->own.count;
    const uint32_t count = fr_list_ends(&wish->own, ends);
    for (uint32_t place = 0; place < count; place++) {
        const uint32_t node = (uint32_t)ends[place].thing;
        ends[place].key = fr_value(&wish->judge, &wish->own.boards[node].state, wish->judge.seat, 0) +
                          fr_doubt_end(wish, node);
    }
    fr_sort(ends, wish->own.things + wish->own.most, count);
    if (wish->plies > 1) {
        fr_hold_against_answers(wish, ends, count, planned);
    }
    planned->value = ends[0].key;
    fr_write_line(wish, (uint32_t)ends[0].thing, planned);
    if (planned->length == 0) {
        planned->line[0] = moves[0];
        planned->length = 1;
    }
    fr_value_moves(wish, ends, count, planned);
}

/* Weighs every way to lay the tokens. */
FREDERICUS_FUNCTION void fr_plan_bet(fr_wish *wish, const fr_state *root, fr_planned *planned) {
    uint16_t moves[FR_MOST_OFFERS];
    const unsigned legal = fr_list_moves(root, moves);
    const fr_judge *judge = &wish->judge;
    const int answered = wish->plies > 1;
    fr_look look;
    fr_look_at(judge, root, judge->seat, &look);
    const int64_t value = fr_weigh(judge, root, &look, judge->hands[0][judge->seat]);
    const int64_t gain = fr_worth_of_goal(judge, root, judge->seat, 0);
    const int64_t best = fr_best_bet(root, look.keeps);
    unsigned chosen = 0;
    planned->nodes = 1;
    planned->legal = (uint8_t)legal;
    if (answered) {
        const uint32_t most = wish->nodes > 2 ? wish->nodes - 1 : 1;
        fr_answer_all(wish->answers, judge, &wish->other, root, most, wish->hurried);
        planned->nodes += wish->answers->boards;
    }
    for (unsigned number = 0; number < legal; number++) {
        unsigned first = moves[number] - FR_ON_KEEP;
        unsigned second = FR_HAND;
        if (moves[number] >= FR_ON_TWO_KEEPS) {
            second = moves[number] - FR_ON_TWO_KEEPS;
            for (first = 0; second >= 8 - first; first++) {
                second -= 8 - first;
            }
            second += first;
        }
        const int64_t hope = fr_hope_of_bet(root, look.keeps, first, second);
        planned->values[number] = answered ? fr_value_of_bet(wish->answers, judge, root, first, second)
                                           : value + fr_floor(gain * (hope - best), FR_UNIT);
        planned->values[number] += fr_doubt(wish, number);
        if (planned->values[number] > planned->values[chosen]) {
            chosen = number;
        }
    }
    planned->value = planned->values[chosen];
    planned->line[0] = moves[chosen];
    planned->length = 1;
}

/* Plans what the seat has to decide, in worlds of which the state is one; the goals of all are with the judge. */
FREDERICUS_FUNCTION void fr_make_plan(fr_wish *wish, const fr_state *world, fr_planned *planned) {
    fr_state root = *world;
    fr_judge *judge = &wish->judge;
    judge->opened = root.opened;
    for (unsigned seat = 0; seat < FR_MOST_SEATS; seat++) {
        judge->held[seat] = (uint8_t)fr_size(root.goals[seat]);
    }
    fr_veil(&root);
    if (root.phase == FR_TURN) {
        fr_plan_turn(wish, &root, planned);
    } else {
        fr_plan_bet(wish, &root, planned);
    }
}

#endif
