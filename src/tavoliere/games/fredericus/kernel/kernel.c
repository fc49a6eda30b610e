/* The few functions that Python calls. Structures and memory belong to the caller. */

#include "kernel.h"

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#elif defined(__GNUC__)
#define EXPORTED __attribute__((visibility("default")))
#else
#define EXPORTED
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The digest of the sources that the library was built from; see sources.py. */
#ifndef FREDERICUS_SOURCES
#define FREDERICUS_SOURCES unknown
#endif
#define SPELL(word) #word
#define SPELL_MEANING(macro) SPELL(macro)
EXPORTED const char *fredericus_sources(void);

/* The version and the sizes of all structures, to be compared before anything else is called. */
EXPORTED void fredericus_facts(uint32_t *facts);
/* A state from a sheet and back; what is wrong with a sheet or a state, 0 for nothing. */
EXPORTED int fredericus_pack(const fr_sheet *sheet, fr_state *state);
EXPORTED void fredericus_unpack(const fr_state *state, fr_sheet *sheet);
EXPORTED int fredericus_check(const fr_state *state);
EXPORTED uint64_t fredericus_hash(const fr_state *state);
/* The legal moves in order, and their number. */
EXPORTED uint32_t fredericus_legal(const fr_state *state, uint16_t *moves);
/* Does a move if it is legal; 0 if it is not. */
EXPORTED int fredericus_step(fr_state *state, uint32_t move);
/* Points and places (0 the first) of all seats as the table stands; returns how many seats there are. */
EXPORTED uint32_t fredericus_rank(const fr_state *state, uint32_t *points, uint32_t *places);
EXPORTED void fredericus_redeal(fr_state *state, uint32_t viewer, fr_chance *chance);
EXPORTED uint32_t fredericus_playout(fr_state *state, fr_chance *chance);
EXPORTED void fredericus_playouts(const fr_state *state, uint64_t games, fr_chance *chance, fr_tally *tally);
/* Counts a whole turn with a set of `places`, a power of two, which need not be cleared. */
EXPORTED void fredericus_turn(const fr_state *state, uint64_t *memory, uint64_t places, fr_turn_count *count);
EXPORTED uint32_t fredericus_search(const fr_search *search, const fr_state *state, fr_chance *chance,
                                    uint32_t *visits, double *totals);
/* What a state is valued by for a seat: FR_FEATURES whole numbers a state. */
EXPORTED void fredericus_features(const fr_state *states, uint64_t count, uint32_t seat, int32_t *rows);
EXPORTED void fredericus_plan(fr_wish *wish, const fr_state *world, fr_planned *planned);
/* Many states at once: the legal moves as one byte a move and state, and a step of each; illegal moves and states whose
 * game is over stay as they are, and are counted. */
EXPORTED void fredericus_mask_all(const fr_state *states, uint64_t count, uint8_t *masks);
EXPORTED uint64_t fredericus_step_all(fr_state *states, uint64_t count, const uint16_t *moves);

EXPORTED const char *fredericus_sources(void) {
    return SPELL_MEANING(FREDERICUS_SOURCES);
}

EXPORTED void fredericus_facts(uint32_t *facts) {
    facts[0] = FREDERICUS_KERNEL_VERSION;
    facts[1] = (uint32_t)sizeof(fr_state);
    facts[2] = (uint32_t)sizeof(fr_sheet);
    facts[3] = (uint32_t)sizeof(fr_child);
    facts[4] = (uint32_t)sizeof(fr_search);
    facts[5] = (uint32_t)sizeof(fr_board);
    facts[6] = (uint32_t)sizeof(fr_answers);
    facts[7] = (uint32_t)sizeof(fr_wish);
    facts[8] = (uint32_t)sizeof(fr_planned);
}

EXPORTED int fredericus_pack(const fr_sheet *sheet, fr_state *state) {
    return fr_pack(sheet, state);
}

EXPORTED void fredericus_unpack(const fr_state *state, fr_sheet *sheet) {
    fr_unpack(state, sheet);
}

EXPORTED int fredericus_check(const fr_state *state) {
    return fr_check(state);
}

EXPORTED uint64_t fredericus_hash(const fr_state *state) {
    return fr_hash(state);
}

EXPORTED uint32_t fredericus_legal(const fr_state *state, uint16_t *moves) {
    return fr_list_moves(state, moves);
}

EXPORTED int fredericus_step(fr_state *state, uint32_t move) {
    if (!fr_is_legal(state, move)) {
        return 0;
    }
    fr_step(state, move);
    return 1;
}

EXPORTED uint32_t fredericus_rank(const fr_state *state, uint32_t *points, uint32_t *places) {
    fr_rank(state, points, places);
    return state->seats;
}

EXPORTED void fredericus_redeal(fr_state *state, uint32_t viewer, fr_chance *chance) {
    fr_redeal(state, viewer, chance);
}

EXPORTED uint32_t fredericus_playout(fr_state *state, fr_chance *chance) {
    return fr_playout(state, chance);
}

EXPORTED void fredericus_playouts(const fr_state *state, uint64_t games, fr_chance *chance, fr_tally *tally) {
    fr_playouts(state, games, chance, tally);
}

EXPORTED void fredericus_turn(const fr_state *state, uint64_t *memory, uint64_t places, fr_turn_count *count) {
    fr_set set = {memory, places - 1, 0};
    for (uint64_t place = 0; place < places; place++) {
        memory[place] = 0;
    }
    fr_look_through_turn(state, &set, count);
}

EXPORTED uint32_t fredericus_search(const fr_search *search, const fr_state *state, fr_chance *chance,
                                    uint32_t *visits, double *totals) {
    return fr_search_tree(search, state, chance, visits, totals);
}

EXPORTED void fredericus_features(const fr_state *states, uint64_t count, uint32_t seat, int32_t *rows) {
    for (uint64_t at = 0; at < count; at++) {
        fr_count_features(&states[at], seat, rows + at * FR_FEATURES);
    }
}

EXPORTED void fredericus_plan(fr_wish *wish, const fr_state *world, fr_planned *planned) {
    fr_make_plan(wish, world, planned);
}

EXPORTED void fredericus_mask_all(const fr_state *states, uint64_t count, uint8_t *masks) {
    for (uint64_t at = 0; at < count; at++) {
        uint16_t moves[FR_MOST_OFFERS];
        uint8_t *mask = masks + at * FR_MOVES;
        const unsigned legal = fr_list_moves(&states[at], moves);
        for (unsigned move = 0; move < FR_MOVES; move++) {
            mask[move] = 0;
        }
        for (unsigned nth = 0; nth < legal; nth++) {
            mask[moves[nth]] = 1;
        }
    }
}

EXPORTED uint64_t fredericus_step_all(fr_state *states, uint64_t count, const uint16_t *moves) {
    uint64_t refused = 0;
    for (uint64_t at = 0; at < count; at++) {
        refused += fredericus_step(&states[at], moves[at]) ? 0U : 1U;
    }
    return refused;
}

#ifdef __cplusplus
}
#endif
