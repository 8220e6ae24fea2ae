import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { fairYield } from "./fair-yield.ts";

test("each turn of the event loop runs one piece, and callers take turns", async () => {
  const pause = fairYield();
  const done: string[] = [];
  let turn = 0;
  const pieces: number[] = [];
  const work = async (name: string) => {
    for (let piece = 0; piece < 3; piece += 1) {
      await pause();
      done.push(name);
      pieces.push(turn);
    }
  };
  const all = Promise.all(["a", "b", "c"].map(work));
  while (done.length < 9) {
    await nextTurn();
    turn += 1;
  }
  await all;
  expect(done).toEqual(["a", "b", "c", "a", "b", "c", "a", "b", "c"]);
  expect(new Set(pieces).size).toBe(pieces.length);
});
