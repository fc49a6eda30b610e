/* Chance for search and simulation: sfc32, the same numbers as `Fast` in core/chance.py. */

#ifndef FREDERICUS_CHANCE_H
#define FREDERICUS_CHANCE_H

#include "state.h"

typedef struct {
    uint32_t a, b, c, count;
} fr_chance;

/* The next 32 bits. */
FREDERICUS_FUNCTION uint32_t fr_word(fr_chance *chance) {
    const uint32_t total = chance->a + chance->b + chance->count;
    chance->count += 1;
    chance->a = chance->b ^ chance->b >> 9;
    chance->b = chance->c + (chance->c << 3);
    chance->c = (chance->c << 21 | chance->c >> 11) + total;
    return total;
}

/* The next number from 0 to count - 1. */
FREDERICUS_FUNCTION unsigned fr_below(fr_chance *chance, unsigned count) {
    return (unsigned)((uint64_t)(fr_word(chance) >> 2) * count >> 30);
}

/* Begins from a seed; neighbouring seeds give unrelated numbers. */
FREDERICUS_FUNCTION void fr_begin_chance(fr_chance *chance, uint64_t seed) {
    chance->a = (uint32_t)(seed & 0xFFFFFFFFU);
    chance->b = (uint32_t)(seed >> 32);
    chance->c = 0x9E3779B9U;
    chance->count = 1;
    for (int word = 0; word < 12; word++) {
        (void)fr_word(chance);
    }
}

#endif
