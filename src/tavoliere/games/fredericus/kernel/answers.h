/* What the opponents answer to the end of a turn, and where the own tokens are best laid against it: the twin of
 * planning/answers.py, number for number. */

#ifndef FREDERICUS_ANSWERS_H
#define FREDERICUS_ANSWERS_H

#include "sight.h"

/* How much a bet counts that the answer pays, and how much the guess where it may be paid, in eighths. */
enum { FR_BET_LOOKED_UP = 5, FR_BET_GUESSED = 3 };

/* A turn captures at two keeps at most: 37 sets of keeps. */
enum { FR_MOST_ANSWERS = 40 };

/* What an opponent may answer in one world: its best turn for every set of keeps where it captures. */
typedef struct {
    int64_t theirs[FR_MOST_ANSWERS];
    int64_t mine[FR_MOST_ANSWERS];
    int64_t worth; /* what it costs the opponent when the planning seat draws a goal */
    int32_t nodes[FR_MOST_ANSWERS];
    uint8_t keeps[FR_MOST_ANSWERS];
    uint8_t place_of[256]; /* of a set of keeps, from 1 on */
    uint8_t count;
    uint8_t chosen;
    uint8_t nothing[6];
} fr_reply;

/* Worlds in which the same has been played so far. */
typedef struct {
    fr_state state;
    uint32_t worlds; /* a bit each */
    uint32_t nothing;
} fr_group;

/* What comes of the end of a turn when everybody has answered it, world by world. */
typedef struct {
    fr_reply replies[FR_MOST_WORLDS][FR_MOST_SEATS - 1];
    fr_group groups[2][FR_MOST_WORLDS];
    int64_t final[FR_MOST_WORLDS];
    int64_t gain;
    uint16_t hopes[FR_ROWS];
    uint32_t boards;
    uint8_t answered[FR_MOST_WORLDS]; /* how many replies there are */
    uint8_t nothing[4];
} fr_answers;

/* Weighs a board for a seat in one of the worlds. */
FREDERICUS_FUNCTION int64_t fr_value(const fr_judge *judge, const fr_state *s, unsigned seat, unsigned world) {
    fr_look look;
    fr_look_at(judge, s, seat, &look);
    return fr_weigh(judge, s, &look, judge->hands[world][seat]);
}

/* Says how much better a board is for a seat when the planning seat has drawn another goal. */
FREDERICUS_FUNCTION int64_t fr_worth_of_goal(const fr_judge *judge, const fr_state *s, unsigned seat, unsigned world) {
    if (s->announced || s->deck_size < 2) {
        return 0;
    }
    fr_state richer = *s;
    richer.goals[judge->seat] += 1;
    richer.deck_size = (uint8_t)(richer.deck_size - 1);
    return fr_value(judge, &richer, seat, world) - fr_value(judge, s, seat, world);
}

FREDERICUS_FUNCTION void fr_begin_reply(fr_reply *reply, int64_t worth) {
    for (unsigned keeps = 0; keeps < 256; keeps++) {
        reply->place_of[keeps] = 0;
    }
    reply->worth = worth > 0 ? worth : 0;
    reply->count = 0;
    reply->chosen = 0;
}

/* Keeps the end of a turn if it is the best with these captures, the first of equals. */
FREDERICUS_FUNCTION void fr_add_answer(fr_reply *reply, unsigned keeps, int32_t node, int64_t value) {
    unsigned place = reply->place_of[keeps];
    if (place) {
        place -= 1;
        if (value <= reply->theirs[place]) {
            return;
        }
    } else {
        place = reply->count;
        if (place == FR_MOST_ANSWERS) {
            return;
        }
        reply->count = (uint8_t)(place + 1);
        reply->place_of[keeps] = reply->count;
        reply->keeps[place] = (uint8_t)keeps;
    }
    reply->nodes[place] = node;
    reply->theirs[place] = value;
    if (value > reply->theirs[reply->chosen]) {
        reply->chosen = (uint8_t)place;
    }
}

/* Counts the goals that captures at these keeps pay to tokens on these places (F22, F34, A22). */
FREDERICUS_FUNCTION int64_t fr_paid_by(const fr_state *s, unsigned keeps, unsigned first, unsigned second) {
    if (first == FR_CENTRE) {
        return keeps ? 0 : 1;
    }
    if (second == first) {
        return (s->options & FR_PAYS_EACH_TOKEN ? 2 : 1) * (int64_t)(keeps >> first & 1U);
    }
    return (int64_t)(keeps >> first & 1U) + (second < FR_ROWS ? (int64_t)(keeps >> second & 1U) : 0);
}

/* Chooses among the answers when the tokens of the planning seat lie on these places. */
FREDERICUS_FUNCTION unsigned fr_against(const fr_state *s, const fr_reply *reply, unsigned first, unsigned second) {
    int64_t best = 0;
    unsigned place = FR_MOST_ANSWERS;
    for (unsigned answer = 0; answer < reply->count; answer++) {
        if (reply->theirs[answer] < reply->theirs[reply->chosen] - 2 * reply->worth) {
            continue;
        }
        const int64_t value = reply->theirs[answer] - reply->worth * fr_paid_by(s, reply->keeps[answer], first, second);
        if (place == FR_MOST_ANSWERS || value > best) {
            best = value;
            place = answer;
        }
    }
    return place;
}

/* Lets the seat whose turn it is answer; writes down how it goes on where somebody else answers as well, and returns
 * in how many ways. */
FREDERICUS_FUNCTION unsigned fr_answer(fr_answers *answers, const fr_judge *judge, fr_sight *sight,
                                       const fr_group *group, uint32_t most, fr_group *following, unsigned follow,
                                       fr_hurried hurried) {
    const unsigned seat = group->state.turn;
    fr_reply *replies[FR_MOST_WORLDS];
    int32_t goes_on[FR_MOST_WORLDS];
    unsigned ways = 0;
    fr_look_through(sight, judge, &group->state, most, 99, hurried);
    answers->boards += sight->count;
    for (unsigned world = 0; world < judge->worlds; world++) {
        if (group->worlds >> world & 1U) {
            replies[world] = &answers->replies[world][answers->answered[world]];
            fr_begin_reply(replies[world], -fr_worth_of_goal(judge, &group->state, seat, world));
        }
    }
    const uint32_t ends = fr_list_ends(sight, sight->things);
    for (uint32_t end = 0; end < ends; end++) {
        const int32_t node = sight->things[end].thing;
        const fr_board *board = &sight->boards[node];
        fr_look look;
        fr_look_at(judge, &board->state, seat, &look);
        for (unsigned world = 0; world < judge->worlds; world++) {
            if (group->worlds >> world & 1U) {
                const int64_t value = fr_weigh(judge, &board->state, &look, judge->hands[world][seat]);
                fr_add_answer(replies[world], board->caught, node, value);
            }
        }
    }
    for (unsigned world = 0; world < judge->worlds; world++) {
        if (!(group->worlds >> world & 1U)) {
            continue;
        }
        fr_reply *reply = replies[world];
        for (unsigned answer = 0; answer < reply->count; answer++) {
            reply->mine[answer] = fr_value(judge, &sight->boards[reply->nodes[answer]].state, judge->seat, 0);
        }
        answers->answered[world] = (uint8_t)(answers->answered[world] + 1);
        answers->final[world] = reply->mine[reply->chosen];
        const int32_t node = reply->nodes[reply->chosen];
        unsigned way = 0;
        while (way < ways && goes_on[way] != node) {
            way += 1;
        }
        if (way == ways) {
            goes_on[way] = node;
            following[follow + way].state = sight->boards[node].state;
            following[follow + way].worlds = 0;
            ways += 1;
        }
        following[follow + way].worlds |= 1U << world;
    }
    unsigned kept = follow;
    for (unsigned way = 0; way < ways; way++) {
        fr_group *next = &following[follow + way];
        if (fr_pass_on(&next->state) && next->state.turn != judge->seat) {
            following[kept] = *next;
            kept += 1;
        }
    }
    return kept;
}

/* Goes on to the first who answers; 0 if there is nobody. While bets are laid, only who plays before the seat can pay
 * it (F12). */
FREDERICUS_FUNCTION int fr_begin_answers(fr_state *s, unsigned seat) {
    if (s->phase == FR_BETS) {
        s->turn = (uint8_t)(s->seats - 1);
        fr_begin_turn(s, 0);
        return seat > 0;
    }
    return fr_pass_on(s);
}

/* Lets every opponent that still plays before the planning seat answer, within so many boards. */
FREDERICUS_FUNCTION void fr_answer_all(fr_answers *answers, const fr_judge *judge, fr_sight *sight,
                                       const fr_state *start, uint32_t most, fr_hurried hurried) {
    const unsigned me = judge->seat;
    fr_group *groups = answers->groups[0];
    fr_group *following = answers->groups[1];
    unsigned count = 0;
    unsigned stages = 0;
    fr_look look;
    fr_look_at(judge, start, me, &look);
    const int64_t value = fr_weigh(judge, start, &look, judge->hands[0][me]);
    for (unsigned world = 0; world < judge->worlds; world++) {
        answers->final[world] = value;
        answers->answered[world] = 0;
    }
    for (unsigned keep = 0; keep < FR_ROWS; keep++) {
        answers->hopes[keep] = look.keeps[keep];
    }
    answers->gain = fr_worth_of_goal(judge, start, me, 0);
    answers->boards = 0;
    groups[0].state = *start;
    groups[0].worlds = (1U << judge->worlds) - 1U;
    if (fr_begin_answers(&groups[0].state, me)) {
        count = 1;
        stages = (me + start->seats - groups[0].state.turn) % start->seats;
    }
    while (count > 0 && !(hurried && hurried())) {
        const uint32_t left = most > answers->boards ? most - answers->boards : 0;
        const uint32_t share = left / ((stages > 1 ? stages : 1) * count);
        unsigned follow = 0;
        stages = stages > 0 ? stages - 1 : 0;
        for (unsigned group = 0; group < count; group++) {
            follow = fr_answer(answers, judge, sight, &groups[group], share > 0 ? share : 1, following, follow, hurried);
        }
        fr_group *swap = groups;
        groups = following;
        following = swap;
        count = follow;
    }
}

/* Weighs the end of the turn with the tokens on these places, over all worlds. */
FREDERICUS_FUNCTION int64_t fr_value_of_bet(const fr_answers *answers, const fr_judge *judge, const fr_state *start,
                                            unsigned first, unsigned second) {
    int64_t total = 0;
    for (unsigned world = 0; world < judge->worlds; world++) {
        int64_t value = answers->final[world];
        unsigned caught = 0;
        for (unsigned stage = 0; stage < answers->answered[world]; stage++) {
            const fr_reply *reply = &answers->replies[world][stage];
            const unsigned place = fr_against(start, reply, first, second);
            value += reply->mine[place] - reply->mine[reply->chosen];
            caught |= reply->keeps[place];
        }
        const int64_t paid = answers->answered[world] ? fr_paid_by(start, caught, first, second) : 0;
        total += 8 * value + FR_BET_LOOKED_UP * answers->gain * paid;
    }
    const int64_t hope = fr_hope_of_bet(start, answers->hopes, first, second < FR_ROWS ? second : (unsigned)FR_HAND);
    const int64_t guessed = fr_floor(FR_BET_GUESSED * answers->gain * hope, FR_UNIT);
    return fr_floor(fr_floor(total, judge->worlds) + guessed, 8);
}

/* Weighs the end of the turn with the tokens where they are best laid (F12, F32). */
FREDERICUS_FUNCTION int64_t fr_value_of_best_bet(const fr_answers *answers, const fr_judge *judge,
                                                 const fr_state *start) {
    int centre = start->seats > 2 && start->phase != FR_BETS;
    int64_t best = INT64_MIN;
    for (unsigned token = 0; token < start->seats && centre; token++) {
        centre = token == start->turn || fr_token(start, token) != FR_CENTRE;
    }
    for (unsigned first = 0; first < FR_ROWS + (centre ? 1U : 0U); first++) {
        for (unsigned second = start->seats == 2 ? first : (unsigned)FR_HAND; second <= FR_HAND; second++) {
            if (second != FR_CENTRE && (second < FR_ROWS || start->seats > 2)) {
                const int64_t value = fr_value_of_bet(answers, judge, start, first, second);
                best = value > best ? value : best;
            }
        }
    }
    return best;
}

#endif
