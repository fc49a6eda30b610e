// Plays random legal four-player games of Fredericus: `node worker.js boardgameio|bare SEED FOLDER`, where FOLDER is
// the one that boardgame.io was installed in.
import { createRequire } from "node:module";
import { join } from "node:path";
import { Fredericus } from "./fredericus.js";
import { randomness, serve, shuffler } from "./line.js";
import { begin, legal, play } from "./rules.js";

const SEATS = 4;
const [way, seed, folder] = process.argv.slice(2);
const random = randomness(Number(seed));
const choose = (moves) => moves[Math.floor(random() * moves.length)];

/** One game by the reducer that a boardgame.io server runs for each move. */
function withBoardgameio() {
  const require = createRequire(join(folder, "package.json"));
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
  const { version } = require("boardgame.io/package.json");
  const processed = ProcessGameConfig(Fredericus);
  const reducer = CreateGameReducer({ game: processed });
  let dealt = 0;
  const game = () => {
    dealt += 1;
    let state = InitializeGame({ game: { ...processed, seed: `${seed} ${dealt}` }, numPlayers: SEATS });
    let decisions = 0;
    while (!state.ctx.gameover) {
      const { type, args } = choose(legal(state.G));
      const payload = { type, args, playerID: state.ctx.currentPlayer };
      const next = reducer(state, { type: "MAKE_MOVE", payload });
      // A refused move gives the old position back: without this line we would time refusals.
      if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${type} ${args}`);
      state = next;
      decisions += 1;
    }
    return decisions;
  };
  serve({ "boardgame.io": version }, game);
}

function bare() {
  const shuffle = shuffler(random);
  const game = () => {
    const G = begin(SEATS, shuffle);
    let decisions = 0;
    while (G.phase !== "over") {
      play(G, choose(legal(G)));
      decisions += 1;
    }
    return decisions;
  };
  serve({}, game);
}

if (way === "boardgameio") withBoardgameio();
else bare();
