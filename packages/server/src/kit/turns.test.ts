import { setImmediate } from "node:timers";
import { expect, test } from "vitest";
import { takeTurns } from "./turns.ts";

test("what others ask for comes between those who waited for the same", async () => {
  const turn = takeTurns();
  const order: string[] = [];
  const waiting = ["first", "second", "third"].map((name) => turn().then(() => order.push(name)));
  await waiting[0];
  setImmediate(() => order.push("somebody else"));
  await Promise.all(waiting);
  expect(order.indexOf("somebody else")).toBeLessThan(order.indexOf("third"));
});
