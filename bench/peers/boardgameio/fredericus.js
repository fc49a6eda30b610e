// Fredericus as a game of boardgame.io: its moves are the functions of rules.js, its turn order is the one of
// boardgame.io. Each game names its own winner (F37).
import { acts, deal, scores, startTurn } from "./rules.js";

const INVALID_MOVE = "INVALID_MOVE"; // the value that boardgame.io/core exports under this name

const moves = {};
for (const [name, act] of Object.entries(acts)) {
  moves[name] = ({ G, events }, ...args) => {
    if ((name === "bet") === (G.phase === "turn")) return INVALID_MOVE;
    act(G, ...args);
    if (name === "bet" && G.phase !== "over") events.endTurn();
    return undefined;
  };
}

export const Fredericus = {
  name: "fredericus",
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true, // it costs time, and no other contestant keeps one
  setup: ({ ctx, random }) => deal(ctx.numPlayers, random.Shuffle),
  moves,
  turn: {
    onBegin: ({ G, ctx }) => startTurn(G, Number(ctx.currentPlayer)),
  },
  endIf: ({ G }) => {
    if (G.phase !== "over") return undefined;
    const points = scores(G);
    return { scores: points, winner: String(points.lastIndexOf(Math.max(...points))) };
  },
};
