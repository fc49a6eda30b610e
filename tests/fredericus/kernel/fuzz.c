/* Looks for memory that is touched wrongly: random games of all options, and random bytes as sheets and states.
 *
 * Built with the sanitizers of the compiler, every slip stops it. Usage: fuzz ROUNDS SEED
 */

#include <stdio.h>
#include <stdlib.h>

#include "kernel.h"

static const unsigned WOODS_AND_SKY[5] = {0, 0, 18, 21, 24};
static const unsigned SEALS[5] = {0, 0, 4, 6, 8};

static void insist(int holds, const char *what) {
    if (!holds) {
        (void)fprintf(stderr, "fuzz: %s\n", what);
        abort();
    }
}

static void shuffle(uint8_t *cards, unsigned count, fr_chance *chance) {
    for (unsigned last = count; last > 1; last--) {
        const unsigned other = fr_below(chance, last);
        const uint8_t card = cards[last - 1];
        cards[last - 1] = cards[other];
        cards[other] = card;
    }
}

static void put_nibble(uint8_t *bytes, unsigned place, unsigned card) {
    bytes[place / 2] = (uint8_t)(bytes[place / 2] | card << 4 * (place % 2));
}

/* Deals any number of seats and any options; the rows are as uneven as chance wants. */
static void deal(fr_sheet *sheet, fr_chance *chance) {
    uint8_t cards[FR_MOST_CARDS];
    uint8_t goals[FR_MOST_GOALS];
    unsigned heights[FR_ROWS] = {0};
    unsigned count = 0;
    fr_clear(sheet, sizeof(*sheet));
    sheet->seats = (uint8_t)(2 + fr_below(chance, 3));
    sheet->options = (uint8_t)fr_below(chance, 64);
    sheet->round = 1;
    for (unsigned card = 0; card < WOODS_AND_SKY[sheet->seats]; card++) {
        cards[count++] = FR_WOODS;
        cards[count++] = FR_SKY;
    }
    for (unsigned card = 0; card < SEALS[sheet->seats]; card++) {
        cards[count++] = FR_SEAL;
    }
    for (unsigned card = 0; card < FR_KINDS * sheet->seats; card++) {
        cards[count++] = (uint8_t)(FR_FIRST_CREATURE + card % FR_KINDS);
    }
    shuffle(cards, count, chance);
    const unsigned rows = 1 + fr_below(chance, FR_ROWS);
    for (unsigned card = 0; card < count; card++) {
        const unsigned row = fr_below(chance, rows);
        put_nibble(sheet->rows[row], heights[row]++, cards[card]);
    }
    for (unsigned goal = 0; goal < 3 * FR_KINDS; goal++) {
        goals[goal] = (uint8_t)(FR_FIRST_CREATURE + goal % FR_KINDS);
    }
    shuffle(goals, 3 * FR_KINDS, chance);
    const unsigned deck = fr_below(chance, 3 * FR_KINDS + 1);
    const unsigned fredericus = fr_below(chance, deck + 1);
    for (unsigned place = 0; place <= deck; place++) {
        const unsigned goal = place < fredericus ? place : place - 1;
        put_nibble(sheet->deck, place, place == fredericus ? (unsigned)FR_FREDERICUS : goals[goal]);
    }
    for (unsigned seat = 0; seat < sheet->seats; seat++) {
        sheet->birds[2 * seat] = (uint8_t)fr_below(chance, 8);
        sheet->birds[2 * seat + 1] = (uint8_t)fr_below(chance, 8);
        sheet->tokens[seat] = FR_HAND;
    }
    for (unsigned token = 0; sheet->seats == 2 && token < FR_MOST_SEATS; token++) {
        sheet->tokens[token] = FR_HAND;
    }
}

/* Plays to the end and looks at the state after every move. */
static void play(fr_state *s, fr_chance *chance) {
    for (unsigned decisions = 0; s->phase != FR_OVER; decisions++) {
        uint16_t moves[FR_MOST_OFFERS];
        const unsigned legal = fr_list_moves(s, moves);
        insist(legal > 0 && legal <= FR_MOST_OFFERS, "no move, or too many");
        for (unsigned nth = 1; nth < legal; nth++) {
            insist(moves[nth - 1] < moves[nth], "moves out of order");
        }
        insist(moves[legal - 1] < FR_MOVES, "a move beyond the table");
        /* The rarer moves come last in the table. */
        const unsigned nth = fr_below(chance, legal);
        fr_step(s, moves[fr_below(chance, 3) ? nth : legal - 1]);
        insist(fr_check(s) == FR_SOUND, "a move has spoilt the state");
        insist(decisions < 10000, "a game without an end");
    }
}

/* Plans what is to be decided, in little memory: some plans are cut short, some look through all that there is. */
static void plan(const fr_state *s, fr_chance *chance) {
    enum { OWN = 400, OTHER = 300 };
    static fr_board boards[OWN + OTHER];
    static fr_ranked things[2 * (OWN + OTHER)];
    static uint32_t places[1024 + 1024];
    static fr_answers answers;
    static fr_wish wish;
    static fr_planned planned;
    const fr_sight own = {boards, things, places, OWN, 1023, 0, 0, (uint8_t)fr_below(chance, 2), 0, {0}};
    const fr_sight other = {boards + OWN, things + 2 * OWN, places + 1024, OTHER, 1023, 0, 0, 0, 0, {0}};
    wish.own = own;
    wish.other = other;
    wish.answers = &answers;
    wish.plies = (uint8_t)(1 + fr_below(chance, 2));
    wish.nodes = fr_below(chance, OTHER);
    wish.salt = fr_word(chance);
    wish.noise = fr_below(chance, 2) * 300;
    wish.width = (uint16_t)fr_below(chance, 5);
    wish.depth = (uint8_t)(fr_below(chance, 2) ? 99 : fr_below(chance, 4));
    wish.judge.seat = s->turn;
    wish.judge.worlds = (uint8_t)(1 + fr_below(chance, FR_MOST_WORLDS));
    for (unsigned feature = 0; feature < FR_FEATURES; feature++) {
        wish.judge.weights[feature] = (int32_t)fr_below(chance, 2000) - 1000;
    }
    for (unsigned world = 0; world < wish.judge.worlds; world++) {
        fr_state imagined = *s;
        fr_redeal(&imagined, s->turn, chance);
        for (unsigned seat = 0; seat < s->seats; seat++) {
            wish.judge.hands[world][seat] = imagined.goals[seat];
        }
    }
    fr_make_plan(&wish, s, &planned);
    fr_state after = *s;
    for (unsigned nth = 0; nth < planned.length; nth++) {
        insist(fr_is_legal(&after, planned.line[nth]), "a plan breaks the rules");
        fr_step(&after, planned.line[nth]);
    }
    insist(planned.length > 0, "a plan without a move");
}

/* Does everything that can be done with a sound state. */
static void use(const fr_state *from, fr_chance *chance) {
    static uint64_t places[1024];
    static fr_child children[65];
    static double logarithms[65];
    uint32_t visits[FR_MOST_OFFERS];
    double totals[FR_MOST_OFFERS];
    fr_set set = {places, 1023, 0};
    fr_turn_count count;
    fr_sheet sheet;
    fr_state s = *from;
    fr_state again;
    for (unsigned place = 0; place < 1024; place++) {
        places[place] = 0;
    }
    for (unsigned number = 1; number < 65; number++) {
        logarithms[number] = log((double)number);
    }
    fr_unpack(from, &sheet);
    insist(fr_pack(&sheet, &again) == FR_SOUND, "a sound state has no sheet");
    insist(fr_hash(&again) == fr_hash(from), "two hashes of one position");
    fr_look_through_turn(from, &set, &count);
    fr_redeal(&s, fr_below(chance, 5), chance);
    insist(fr_check(&s) == FR_SOUND, "imagining has spoilt the state");
    if (s.phase != FR_OVER) {
        const fr_search search = {children, logarithms, 0.7, 64, s.turn};
        (void)fr_search_tree(&search, &s, chance, visits, totals);
        plan(&s, chance);
    }
    play(&s, chance);
}

int main(int count, char **words) {
    const unsigned long rounds = count > 1 ? strtoul(words[1], NULL, 10) : 100;
    unsigned long accepted = 0;
    fr_chance chance;
    fr_begin_chance(&chance, count > 2 ? strtoul(words[2], NULL, 10) : 1);
    for (unsigned long round = 0; round < rounds; round++) {
        fr_sheet sheet;
        fr_state s;
        deal(&sheet, &chance);
        insist(fr_pack(&sheet, &s) == FR_SOUND, "a deal is refused");
        for (unsigned move = fr_below(&chance, 200); move > 0 && s.phase != FR_OVER; move--) {
            const fr_offers offers = fr_offer(&s);
            fr_step(&s, fr_nth_move(&s, &offers, fr_below(&chance, offers.total)));
        }
        use(&s, &chance);
        /* Some bytes of a sound state, or of its sheet, become others: it is refused, or it is a table after all. */
        for (unsigned trial = 0; trial < 40; trial++) {
            fr_state other = s;
            fr_unpack(&s, &sheet);
            for (unsigned change = 1 + fr_below(&chance, 3); change > 0; change--) {
                const uint8_t byte = (uint8_t)(fr_word(&chance) >> 8 * fr_below(&chance, 4));
                ((uint8_t *)&other)[fr_below(&chance, sizeof(other))] = byte;
                ((uint8_t *)&sheet)[fr_below(&chance, sizeof(sheet))] = byte;
            }
            if (fr_check(&other) == FR_SOUND) {
                accepted += 1;
                use(&other, &chance);
            }
            if (fr_pack(&sheet, &other) == FR_SOUND) {
                accepted += 1;
                use(&other, &chance);
            }
        }
        for (unsigned trial = 0; trial < 40; trial++) {
            for (unsigned place = 0; place < sizeof(s); place++) {
                ((uint8_t *)&s)[place] = (uint8_t)(fr_word(&chance) >> 11);
            }
            for (unsigned place = 0; place < sizeof(sheet); place++) {
                ((uint8_t *)&sheet)[place] = (uint8_t)(fr_word(&chance) >> 11);
            }
            insist(fr_check(&s) != FR_SOUND, "random bytes are a state");
            insist(fr_pack(&sheet, &s) != FR_SOUND, "random bytes are a sheet");
        }
    }
    (void)printf("%lu rounds, %lu changed states and sheets were tables\n", rounds, accepted);
    return 0;
}
