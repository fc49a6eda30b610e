// Every move of Fredericus that can exist, made once. A move is { type, args, text }: the name and the arguments
// that boardgame.io calls it by, and our notation. All of them are looked up in tables, none is built in play.

export const SIDES = 8;
export const CENTRE = 8; // a ninth place for a token (F32)
export const IN_HAND = -1;

const sides = [...Array(SIDES).keys()];
const left = (side) => (side + SIDES - 1) % SIDES;
const right = (side) => (side + 1) % SIDES;
const move = (type, args, text) => Object.freeze({ type, args: Object.freeze(args), text });

export const BIRDS = "PG"; // 0 the peregrine, 1 the goshawk

/** CARD[row]: the two ways of the end card of a row (F15). */
export const CARD = sides.map((row) =>
  [left(row), right(row)].sort().map((to) => move("card", [row, to], `M ${row}>${to}`)),
);

/** FLY[bird][tower]: the two ways of a bird that stands on a tower (F16). */
export const FLY = [0, 1].map((bird) =>
  sides.map((tower) => [left(tower), right(tower)].sort().map((to) => move("fly", [bird, to], `${BIRDS[bird]}>${to}`))),
);

/** CAPTURE[bird] (F18). */
export const CAPTURE = [0, 1].map((bird) => move("capture", [bird], `X${BIRDS[bird]}`));

/** REVERSE[row]: one of two seals pays for it (F24). */
export const REVERSE = sides.map((row) =>
  [left(row), right(row)].sort().map((seal) => move("reverse", [row, seal], `R ${row}/${seal}`)),
);

/** END of the actions of a turn (A10). */
export const END = move("end", [], "Z");

/** BET[keep], with the centre as the ninth (F32). */
export const BET = [...sides, CENTRE].map((keep) => move("bet", [keep], `K ${keep === CENTRE ? "centre" : keep}`));

/** BETS: the 36 ways to place two equal tokens, for two players (A2, A23). */
export const BETS = sides.flatMap((first) =>
  sides.slice(first).map((second) => move("bet", [first, second], `K ${first} ${second}`)),
);

/** For four seats: 0 nothing, 1 the peregrine, 2 the goshawk, as digits of a number to base three. */
export const DIGIT = [1, 3, 9, 27];

function hoodText(tower, victims) {
  const names = DIGIT.map((digit, seat) => {
    const bird = Math.floor(victims / digit) % 3;
    return bird ? seat + BIRDS[bird - 1] : "";
  });
  return `H ${tower}[${names.filter(Boolean).join(",")}]`;
}

/** HOOD[tower][victims]: one bird at most of each seat (F26-F28). */
export const HOOD = sides.map((tower) =>
  [...Array(81).keys()].map((victims) => move("hood", [tower, victims], hoodText(tower, victims))),
);

/** Side by side: BESIDE[tower] are the towers next to it (F2). */
export const BESIDE = sides.map((side) => [left(side), right(side)]);
