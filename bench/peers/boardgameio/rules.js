// Fredericus, the rules F1-F38 with the rulings A1-A36, on a plain object G that JSON can hold. The same functions
// run bare and as the moves of a boardgame.io game, so both do the same work.
import * as table from "./moves.js";
import { BESIDE, CENTRE, IN_HAND, SIDES } from "./moves.js";

export const KINDS = 8; // 0-7 are the kinds of creatures, on row cards and on goals
export const WOODS = 8;
export const SKY = 9;
export const SEAL = 10;
export const FREDERICUS = 8; // among the goals
const NOTHING = -1; // the end of an empty row: no condition holds beside it (A5)

// By number of seats (F6, F10).
const DECKS = { 2: [18, 18, 4, 2, 8], 3: [21, 21, 6, 3, 4], 4: [24, 24, 8, 4, 0] };
const BOTTOM = 4; // goals that lie under the others, with Fredericus among them (F10)
const ACTIONS = [2, 3, 4, 4]; // in the first round (F13, A3)

const repeat = (card, times) => Array(times).fill(card);
const kinds = (times) => [...Array(KINDS).keys()].flatMap((kind) => repeat(kind, times));
const end = (row) => (row.length ? row[row.length - 1] : NOTHING);

/** Deals a game (F7-F11); `shuffle` returns a new, mixed array. */
export function deal(seats, shuffle) {
  const [woods, sky, seals, creatures, discarded] = DECKS[seats];
  const cards = shuffle([...repeat(WOODS, woods), ...repeat(SKY, sky), ...repeat(SEAL, seals), ...kinds(creatures)]);
  const length = cards.length / SIDES;
  const goals = shuffle(kinds(3));
  const hands = [...Array(seats).keys()].map(() => Array(KINDS).fill(0));
  for (const hand of hands) hand[goals.pop()] += 1;
  const open = goals.splice(0, discarded);
  const bottom = shuffle([...goals.splice(0, BOTTOM), FREDERICUS]);
  return {
    seats,
    rows: [...Array(SIDES).keys()].map((side) => cards.slice(side * length, (side + 1) * length)),
    birds: [...Array(seats).keys()].flatMap((seat) => axis(seats, seat)), // peregrine, goshawk, seat by seat
    hooded: Array(seats).fill(-1), // -1 nobody, else 0 or 1: which of the two
    tokens: Array(seats).fill(0).map(() => repeat(IN_HAND, seats === 2 ? 2 : 1)),
    caught: hands.map(() => Array(KINDS).fill(0)),
    goals: hands,
    holder: -1, // who drew Fredericus
    open,
    deck: [...bottom, ...goals], // the top is the last
    announced: false,
    round: -1, // 0 is the round of the first bets
    seat: -1,
    phase: "bets",
    actions: 0,
    extra: 0,
    caughtBy: [false, false], // what each own bird has done in this turn (F18)
    reversed: false,
  };
}

/** A1: opposite towers; two seats are mirror images of each other. */
function axis(seats, seat) {
  const tower = seats === 2 ? seat * 2 : seat;
  return [tower, tower + 4];
}

/** Begins the turn of a seat: four actions, and the centre pays (F13, F34). */
export function startTurn(G, seat) {
  if (seat === 0) G.round += 1;
  G.seat = seat;
  if (G.round === 0) return;
  G.phase = "turn";
  G.actions = G.round === 1 ? ACTIONS[seat] : 4;
  G.extra = 0;
  G.caughtBy = [false, false];
  G.reversed = false;
  if (G.tokens[seat][0] === CENTRE) {
    G.tokens[seat][0] = IN_HAND;
    draw(G, seat);
  }
}

/** No goal is drawn once the end is announced (F35). */
function draw(G, seat) {
  if (G.announced) return;
  const goal = G.deck.pop();
  if (goal === FREDERICUS) {
    G.holder = seat;
    G.announced = true;
  } else {
    G.goals[seat][goal] += 1;
  }
}

/** All legal moves of the seat to play. */
export function legal(G) {
  if (G.phase === "turn") return turnMoves(G);
  if (G.seats === 2) return table.BETS;
  const centre = G.phase === "token" && G.tokens.every(([place]) => place !== CENTRE); // F12, A24
  return centre ? table.BET : table.BET.slice(0, SIDES);
}

function turnMoves(G) {
  const moves = [];
  if (G.actions + G.extra > 0) {
    for (let side = 0; side < SIDES; side += 1) if (G.rows[side].length) moves.push(...table.CARD[side]); // A4
    for (let bird = 0; bird < 2; bird += 1) {
      if (G.hooded[G.seat] !== bird) moves.push(...table.FLY[bird][G.birds[2 * G.seat + bird]]);
    }
    addHoods(G, moves);
  }
  for (let bird = 0; bird < 2; bird += 1) if (mayCapture(G, bird)) moves.push(table.CAPTURE[bird]);
  if (!G.reversed) addReversals(G, moves);
  if (G.actions === 0) moves.push(table.END);
  return moves;
}

function beside(G, side, card) {
  const [a, b] = BESIDE[side];
  return end(G.rows[a]) === card && end(G.rows[b]) === card;
}

function addHoods(G, moves) {
  for (let tower = 0; tower < SIDES; tower += 1) {
    if (!beside(G, tower, WOODS)) continue; // F25
    let choices = [0];
    for (let seat = 0; seat < G.seats; seat += 1) {
      if (seat === G.seat || G.hooded[seat] >= 0) continue; // F25, F27
      const here = [0, 1].filter((bird) => G.birds[2 * seat + bird] === tower);
      if (here.length) choices = choices.flatMap((code) => here.map((bird) => code + table.DIGIT[seat] * (bird + 1)));
    }
    if (choices[0]) for (const code of choices) moves.push(table.HOOD[tower][code]); // A12
  }
}

function mayCapture(G, bird) {
  if (G.caughtBy[bird] || G.hooded[G.seat] === bird) return false;
  const tower = G.birds[2 * G.seat + bird];
  const prey = end(G.rows[tower]);
  if (prey === NOTHING || prey >= KINDS) return false;
  const [a, b] = BESIDE[tower];
  const first = end(G.rows[a]);
  const second = end(G.rows[b]);
  if (bird === 0) return first === SKY && second === SKY; // F19
  return (first === SKY && second === WOODS) || (first === WOODS && second === SKY); // F20
}

function addReversals(G, moves) {
  let done = -1;
  for (let bird = 0; bird < 2; bird += 1) {
    const tower = G.birds[2 * G.seat + bird];
    if (G.hooded[G.seat] === bird || tower === done || !G.rows[tower].length) continue; // F23, A6
    if (beside(G, tower, SEAL)) moves.push(...table.REVERSE[tower]);
    done = tower;
  }
}

function spend(G) {
  if (G.actions > 0) G.actions -= 1;
  else G.extra -= 1;
}

/** What each kind of move does to G. */
export const acts = {
  card(G, from, to) {
    G.rows[to].push(G.rows[from].pop());
    spend(G);
  },

  fly(G, bird, to) {
    G.birds[2 * G.seat + bird] = to;
    spend(G);
  },

  hood(G, _tower, victims) {
    for (let seat = 0; seat < G.seats; seat += 1) {
      const bird = Math.floor(victims / table.DIGIT[seat]) % 3;
      if (bird) G.hooded[seat] = bird - 1;
    }
    spend(G);
  },

  capture(G, bird) {
    const keep = G.birds[2 * G.seat + bird];
    const caught = G.caught[G.seat];
    caught[G.rows[keep].pop()] += 1;
    G.caughtBy[bird] = true;
    if (caught.reduce((sum, count) => sum + count) >= 8) G.announced = true; // F35, and no goals for it (A29)
    payTokens(G, keep);
  },

  reverse(G, row, seal) {
    G.rows[row].reverse();
    G.rows[seal].pop();
    G.reversed = true;
    G.extra += 2;
    draw(G, G.seat);
  },

  /** Ends the actions (F31); in the last turn of the game no token needs to follow (A33). */
  end(G) {
    G.phase = G.announced && G.seat === G.seats - 1 ? "over" : "token";
    G.hooded[G.seat] = -1;
  },

  /** Places the tokens, which ends the turn (F12, F32); the manager's turn costs a goal (F33) or the game (F35). */
  bet(G, ...keeps) {
    keeps.forEach((keep, token) => (G.tokens[G.seat][token] = keep));
    if (G.phase === "bets" || G.seat !== G.seats - 1) return;
    if (!G.announced) {
      const goal = G.deck.pop();
      G.open.push(goal);
      if (goal === FREDERICUS) G.announced = true; // A26
    }
    if (G.announced) G.phase = "over";
  },
};

/** F22, A18, A22: clockwise from the captor's left, one goal an owner; the centre is emptied without reward. */
function payTokens(G, keep) {
  for (let step = 1; step <= G.seats; step += 1) {
    const owner = (G.seat + step) % G.seats;
    const tokens = G.tokens[owner];
    const won = owner !== G.seat && tokens.includes(keep);
    for (let token = 0; token < tokens.length; token += 1) {
      if (tokens[token] === CENTRE || (won && tokens[token] === keep)) tokens[token] = IN_HAND;
    }
    if (won) draw(G, owner);
  }
}

/** Points of each seat (F36). */
export function scores(G) {
  return G.caught.map((creatures, seat) => {
    let [points, pairs] = [G.holder === seat ? 2 : 0, 0];
    creatures.forEach((count, kind) => {
      points += count + G.goals[seat][kind];
      pairs += Math.min(count, G.goals[seat][kind]);
    });
    return points + (pairs * (pairs + 1)) / 2;
  });
}

/** Plays a move on a bare G, without boardgame.io: the next turn begins by itself. */
export function play(G, move) {
  acts[move.type](G, ...move.args);
  if (move.type === "bet" && G.phase !== "over") startTurn(G, (G.seat + 1) % G.seats);
}

/** A bare game, ready for its first move. */
export function begin(seats, shuffle) {
  const G = deal(seats, shuffle);
  startTurn(G, 0);
  return G;
}
