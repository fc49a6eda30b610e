// Replays games of our engine with the rules of rules.js and compares everything: `node check.mjs games.jsonl`, or
// the same lines on standard input; records.py writes them. Each line is one game:
//   { "seats": 4, "seed": 7, "start": TEXT, "steps": [STEP...], "scores": [17, 9, 12, 8] }
//   STEP: { "seat": 0, "legal": ["K 0", ...], "move": "K 3", "then": TEXT }
// TEXT is position.text(); "then" is the position after the move and may be left out.
import { createInterface } from "node:readline";
import { createReadStream } from "node:fs";
import { essence, parse } from "./notation.js";
import { legal, play, scores } from "./rules.js";

const source = process.argv[2] ? createReadStream(process.argv[2]) : process.stdin;

/** Throws an Error that names the first difference. */
function replay(game) {
  const G = parse(game.start);
  game.steps.forEach((step, number) => {
    const where = `move ${number + 1} (${step.move})`;
    if (G.seat !== step.seat) throw new Error(`${where}: seat ${G.seat} here, ${step.seat} there`);
    const moves = legal(G);
    compareMoves(where, moves.map((move) => move.text), step.legal);
    play(G, moves.find((move) => move.text === step.move));
    if (step.then !== undefined) {
      const [mine, yours] = [essence(G), essence(parse(step.then))];
      if (mine !== yours) throw new Error(`${where}: the position after it differs\n  ${mine}\n  ${yours}`);
    }
  });
  if (G.phase !== "over") throw new Error("the game is not over here");
  const mine = scores(G).join(" ");
  if (mine !== game.scores.join(" ")) throw new Error(`scores ${mine} here, ${game.scores.join(" ")} there`);
}

function compareMoves(where, mine, yours) {
  const [here, there] = [new Set(mine), new Set(yours)];
  const only = (one, other) => [...one].filter((text) => !other.has(text));
  if (mine.length !== here.size || yours.length !== there.size) throw new Error(`${where}: a move is listed twice`);
  const [extra, missing] = [only(here, there), only(there, here)];
  if (extra.length + missing.length) {
    throw new Error(`${where}: legal only here [${extra.join(", ")}], only there [${missing.join(", ")}]`);
  }
}

let [games, moves, failures] = [0, 0, 0];
for await (const line of createInterface({ input: source })) {
  if (!line.trim()) continue;
  const game = JSON.parse(line);
  try {
    replay(game);
  } catch (error) {
    failures += 1;
    console.error(`${game.seats} seats, seed ${game.seed}: ${error.message}`);
  }
  games += 1;
  moves += game.steps.length;
}
console.log(`${games} games, ${moves} moves, ${failures} that differ`);
process.exitCode = failures || !games ? 1 : 0;
