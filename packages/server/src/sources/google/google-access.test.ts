import { expect, test } from "vitest";
import type { AccountKind } from "@agency/model/connections";
import { until } from "@agency/testing/ceiling";
import { googleLimits } from "./google-access.ts";
import { openGoogle, periodFrom } from "./google.fixture.ts";
import { readSearch } from "./search-console.ts";
import { callsAMinute } from "./sources.ts";

const october = periodFrom("monthly", "2026-10-01");
const free = { attempt: async () => 0 };

test("one property never has more than three calls under way, however many are wanted", async () => {
  const limits = googleLimits({ throttle: free, callsAMinute });
  const begun: PromiseWithResolvers<void>[] = [];
  const call = (): Promise<void> => {
    const held = Promise.withResolvers<void>();
    begun.push(held);
    return held.promise;
  };
  const all = Promise.all(Array.from({ length: 7 }, () => limits.run("analytics", "300000001", call)));
  for (let done = 0; done < 7; done += 1) {
    await until(() => expect(begun.length).toBe(Math.min(7, done + 3)));
    begun[done]?.resolve();
  }
  await all;
});

test("what waits for one property does not hold up another", async () => {
  const limits = googleLimits({ throttle: free, callsAMinute });
  const held = Promise.withResolvers<void>();
  const busy = Array.from({ length: 4 }, () => limits.run("analytics", "busy", () => held.promise));
  expect(await limits.run("analytics", "other", async () => "read")).toBe("read");
  held.resolve();
  await Promise.all(busy);
});

test("a call waits until the minute has room again", async () => {
  const pauses = [300, 20, 0];
  const waited: number[] = [];
  const limits = googleLimits({
    callsAMinute,
    throttle: { attempt: async () => pauses.shift() ?? 0 },
    wait: async (ms) => void waited.push(ms),
  });
  expect(await limits.run("search_console", "site", async () => "read")).toBe("read");
  expect(waited).toEqual([300, 20]);
});

test("a call that waits for the next minute ends when the worker stops", async () => {
  const stop = new AbortController();
  const asked = Promise.withResolvers<void>();
  const attempt = async () => {
    asked.resolve();
    return 60_000;
  };
  const limits = googleLimits({ throttle: { attempt }, callsAMinute });
  const waiting = Promise.allSettled([limits.run("analytics", "300000001", async () => "read", stop.signal)]);
  await asked.promise;
  const reason = new Error("the worker stops");
  stop.abort(reason);
  expect(await waiting).toEqual([{ status: "rejected", reason }]);
});

test("calls of all properties together stay below what Google allows one user in a minute", async () => {
  const counted: Record<string, number> = {};
  const allowed: Record<string, number> = {};
  const limits = googleLimits({
    callsAMinute,
    throttle: {
      attempt: async ([key = ""], rule) => {
        counted[key] = (counted[key] ?? 0) + 1;
        allowed[key] = rule.free;
        expect(rule.memory).toBe(60);
        return 0;
      },
    },
  });
  const apis: AccountKind[] = ["analytics", "analytics", "search_console", "business_profile"];
  for (const [index, api] of apis.entries()) await limits.run(api, String(index), async () => null);
  expect(counted).toEqual({ "google-analytics": 2, "google-search_console": 1, "google-business_profile": 1 });
  expect(allowed["google-analytics"]).toBeLessThan(600);
  expect(allowed["google-search_console"]).toBeLessThan(1200);
  expect(allowed["google-business_profile"]).toBeLessThan(300);
});

test("a call that fails gives its place back", async () => {
  const { fake, access } = await openGoogle();
  const limits = googleLimits({ throttle: free, callsAMinute });
  const site = "https://sample-bakery.example/";
  fake.faults.set(site, "500");
  for (let count = 0; count < 4; count += 1) {
    await readSearch({ ...access, limits }, site, october).catch(() => undefined);
  }
  fake.faults.clear();
  expect(await readSearch({ ...access, limits }, site, october)).toMatchObject({ empty: false });
});
