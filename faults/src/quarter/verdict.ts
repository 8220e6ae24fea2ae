import { expect, type TestContext } from "vitest";
import type { Played } from "./play.ts";

/** Adds a row to the table of `npm run test:faults`, and compares what came of a played calendar with what was expected. */
export function expectRightMails({ task }: TestContext, { expected, arrived, readTooEarly, asked, reviewed }: Played) {
  const twice = arrived.length - new Set(arrived).size;
  task.meta.fault = {
    fault: `calendar on ${process.env["TEST_DATABASE"]}: ${task.name}`,
    asked: expected.length,
    lost: expected.filter((mail) => !arrived.includes(mail)).length,
    twice,
    staff: [
      `${arrived.filter((mail) => !expected.includes(mail)).length} not asked for`,
      `${reviewed} reviewed`,
      `${asked.lists} lists and ${asked.waiting} addresses read without a session, ${readTooEarly.length} of them too early`,
    ].join("; "),
  };
  expect(arrived).toEqual(expected);
  expect(twice).toBe(0);
  expect(readTooEarly).toEqual([]);
  expect(Math.min(asked.lists, asked.waiting, reviewed)).toBeGreaterThan(0);
}
