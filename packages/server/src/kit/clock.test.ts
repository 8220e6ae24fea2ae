import { expect, test } from "vitest";
import { carriedClock } from "./clock.ts";

test("the carried clock continues from the database's time, ignores the machine's clock, and is corrected", async () => {
  let moment = new Date("2026-11-03T01:00:00Z");
  let elapsed = 5000;
  const clock = await carriedClock({ now: async () => moment }, () => elapsed);
  expect(clock.read()).toEqual(moment);
  elapsed += 90_000;
  expect(clock.read()).toEqual(new Date("2026-11-03T01:01:30Z"));
  moment = new Date("2026-11-03T01:01:31Z");
  expect(await clock.set()).toEqual(moment);
  expect(clock.read()).toEqual(moment);
});
