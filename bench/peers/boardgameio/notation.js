// Our text notation of a position, read into the G of rules.js. Only what `position.text()` writes is understood:
// every line is there.
import { CENTRE, IN_HAND } from "./moves.js";
import { FREDERICUS, KINDS, SEAL, SKY, WOODS } from "./rules.js";

const CARDS = "abcdefgh";
const card = (letter) => ({ W: WOODS, S: SKY, E: SEAL })[letter] ?? CARDS.indexOf(letter);
const goal = (letter) => (letter === "F" ? FREDERICUS : CARDS.indexOf(letter));
const place = (word) => ({ "-": IN_HAND, centre: CENTRE })[word] ?? Number(word);
const letters = (word) => (word === "-" || word === undefined ? [] : [...word]);
const bySeat = (text) => text.split("/").map((part) => part.trim());

function counts(word) {
  const hand = Array(KINDS).fill(0);
  for (const letter of letters(word)) if (letter !== "F") hand[goal(letter)] += 1;
  return hand;
}

/** The G of a position in notation. */
export function parse(text) {
  const lines = Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => [line.split(" ", 1)[0], line.slice(line.indexOf(" ") + 1).trim()]),
  );
  const seats = Number(lines.seats);
  const birds = lines.birds.split(" ").map((pair) => pair.match(/^P(\d)(h?)G(\d)(h?)$/));
  const goals = bySeat(lines.goals);
  const used = lines.used ?? "";
  return {
    seats,
    rows: lines.rows.split(" ").map((row) => letters(row.split(":")[1]).map(card)),
    birds: birds.flatMap(([, peregrine, , goshawk]) => [Number(peregrine), Number(goshawk)]),
    hooded: birds.map(([, , peregrine, , goshawk]) => (peregrine ? 0 : goshawk ? 1 : -1)),
    tokens: bySeat(lines.tokens).map((words) => words.split(" ").map(place)),
    caught: bySeat(lines.creatures).map(counts),
    goals: goals.map(counts),
    holder: goals.findIndex((hand) => hand.includes("F")),
    open: letters(lines.open).map(goal),
    deck: letters(lines.deck).map(goal).reverse(),
    announced: lines.announced === "yes",
    round: lines.phase === "bets" ? 0 : Number(lines.round),
    seat: Number(lines.seat),
    phase: lines.phase,
    actions: Number(lines.actions),
    extra: Number(lines.extra),
    caughtBy: [used.includes("P"), used.includes("G")],
    reversed: used.includes("R"),
  };
}

const sorted = (cards) => [...cards].sort((a, b) => a - b);

/** What two equal positions have in common, as text: all that the rules can see, and nothing of an ended turn. */
export function essence(G) {
  const { seats, rows, birds, hooded, caught, goals, holder, deck, announced } = G;
  const tokens = G.tokens.map(sorted);
  const lasting = { seats, rows, birds, hooded, tokens, caught, goals, holder, open: sorted(G.open), deck, announced };
  if (G.phase === "over") return JSON.stringify({ caught, goals, holder, announced, phase: G.phase });
  const turn = G.phase === "turn" && {
    actions: G.actions,
    extra: G.extra,
    caughtBy: G.caughtBy,
    reversed: G.reversed,
  };
  return JSON.stringify({ ...lasting, phase: G.phase, seat: G.seat, round: G.round, turn });
}
