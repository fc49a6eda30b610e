// The worker's side of the line protocol, as in workers/line.py: `run SECONDS` in, one JSON object out.
import { createInterface } from "node:readline";

/** A small seeded random number generator; numbers in [0, 1). Quality is ample for choosing moves. */
export function randomness(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A function that returns a mixed copy of an array. */
export function shuffler(random) {
  return (cards) => {
    const mixed = [...cards];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
    }
    return mixed;
  };
}

/** Introduces the worker, then plays whole games for as long as each line asks; `game` returns its decisions. */
export function serve(versions, game) {
  const answer = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
  answer({ versions: { ...versions, node: process.versions.node } });
  createInterface({ input: process.stdin }).on("line", (line) => {
    const wanted = Number(line.split(" ")[1]);
    const start = performance.now();
    const before = process.cpuUsage();
    let [decisions, games, seconds] = [0, 0, 0];
    do {
      decisions += game();
      games += 1;
      seconds = (performance.now() - start) / 1000;
    } while (seconds < wanted);
    const { user, system } = process.cpuUsage(before);
    answer({ decisions, games, seconds, worked: (user + system) / 1e6 });
  });
}
