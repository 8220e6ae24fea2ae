import { expect, test } from "vitest";
import { throttleStorage } from "../../kit/throttle/throttle.fixture.ts";
import { googleLimits } from "./google-access.ts";
import { callsAMinute } from "./sources.ts";

const { openStore } = await throttleStorage();

test("two workers share the calls of a minute, and the later one waits", async () => {
  const waited: number[] = [];
  const openLimits = async () =>
    googleLimits({
      throttle: await openStore(),
      callsAMinute: { ...callsAMinute, analytics: 4 },
      wait: async (ms) => {
        waited.push(ms);
        throw new Error("no room in this minute");
      },
    });
  const [one, other] = [await openLimits(), await openLimits()];
  for (const worker of [one, other, one, other]) {
    expect(await worker.run("analytics", "300000001", async () => "read")).toBe("read");
  }
  await expect(one.run("analytics", "300000002", async () => "read")).rejects.toThrow("no room");
  expect(waited[0]).toBeGreaterThan(0);
  expect(await other.run("search_console", "https://sample-bakery.example/", async () => "read")).toBe("read");
});
