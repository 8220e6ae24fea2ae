import { beforeEach, describe, expect, test } from "vitest";
import { throttleEntity } from "./table.ts";
import { throttleStorage } from "./throttle.fixture.ts";
import { databaseThrottle, purgeThrottles, type ThrottleStore } from "./throttles.ts";

// A first wait that no busy machine outlasts.
const rule = { free: 5, memory: 3600, firstWait: 600, longestWait: 900 };

let round = 0;
/** The keys of the running test. */
let [account, address] = ["", ""];

const { open, openStore } = await throttleStorage();
beforeEach(() => {
  round += 1;
  [account, address] = [`account ${round}`, `address ${round}`];
});

const passed = (waits: number[]) => waits.filter((wait) => wait === 0);
const tries = (store: ThrottleStore, count: number) =>
  Promise.all(Array.from({ length: count }, () => store.attempt([account, address], rule)));

test("of forty tries at the same moment, five pass", async () => {
  expect(passed(await tries(await openStore(), 40))).toHaveLength(5);
});

const counting: [where: string, open: () => Promise<ThrottleStore>][] = [
  ["in Redis where there is one", openStore],
  ["in the database", async () => databaseThrottle(await open())],
];

test.each(counting)("two processes share one limit %s", async (_, openOne) => {
  const [one, other] = [await openOne(), await openOne()];
  // SQLite's second writer would block this process, where the first waits for its turn.
  const isSqlite = process.env["TEST_DATABASE"] === "sqlite";
  const first = tries(one, 20);
  if (isSqlite) await first;
  const waits = await Promise.all([first, tries(other, 20)]);
  expect(passed(waits.flat())).toHaveLength(5);
  expect(Math.max(await one.wait([account]), await other.wait([address]))).toBeGreaterThan(0);
});

test.each(counting)("a restart forgets nothing %s", async (_, openOne) => {
  await tries(await openOne(), 5);
  expect(await (await openOne()).attempt([account], rule)).toBeGreaterThan(0);
});

test.each(counting)(
  "of forty that spend at the same moment, a budget lets as many pass as it has %s",
  async (_, openOne) => {
    const store = await openOne();
    const budgets = [
      { key: account, atOnce: 5, anHour: 1 },
      { key: address, atOnce: 8, anHour: 1 },
    ];
    const waits = await Promise.all(Array.from({ length: 40 }, () => store.spend(budgets)));
    expect(passed(waits)).toHaveLength(5);
    expect(Math.max(...waits)).toBeGreaterThan(3_500_000);
    // What was refused took nothing of the other budget.
    const left = await Promise.all(Array.from({ length: 5 }, () => store.spend(budgets.slice(1))));
    expect(passed(left)).toHaveLength(3);
  },
);

test("the counts are over for the keys that are forgotten, and only for those", async () => {
  const store = await openStore();
  await tries(store, 5);
  await store.forget([account]);
  expect(await store.wait([account])).toBe(0);
  expect(await store.wait([address])).toBeGreaterThan(0);
});

describe("in the database", () => {
  const start = new Date("2026-11-10T04:00:00Z");
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

  test("each wait is twice the one before, up to the longest, and everything is forgotten in the end", async () => {
    const database = await open();
    await purgeThrottles(database, new Date("2100-01-01"));
    let now = start;
    const store = databaseThrottle(database, () => now);
    const waits: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) {
      await store.attempt([account], { free: 2, memory: 3600, firstWait: 60, longestWait: 500 });
      const wait = await store.wait([account]);
      waits.push(wait / 1000);
      now = new Date(now.getTime() + wait);
    }
    expect(waits).toEqual([0, 60, 120, 240, 480, 500, 500, 500, 500, 500, 500]);
    expect(await purgeThrottles(database, later(3599))).toBe(0);
    expect(await purgeThrottles(database, later(5000))).toBe(1);
    expect(await database.manager.count(throttleEntity)).toBe(0);
  });

  test("a try whose clock is behind that of the try before it counts as well", async () => {
    let now = later(1);
    const store = databaseThrottle(await open(), () => now);
    await store.attempt([account], rule);
    now = start;
    expect(await store.attempt([account], rule)).toBe(0);
  });

  test("tries count for an hour after the first one", async () => {
    let now = start;
    const store = databaseThrottle(await open(), () => now);
    for (let tried = 0; tried < 4; tried += 1) await store.attempt([account], rule);
    now = later(3600);
    for (let tried = 0; tried < 4; tried += 1) expect(await store.attempt([account], rule)).toBe(0);
    expect(await store.wait([account])).toBe(0);
  });

  test("what was spent comes back one by one, so that no hour sees more than at once and an hour together", async () => {
    let now = start;
    const store = databaseThrottle(await open(), () => now);
    const budget = { key: account, atOnce: 30, anHour: 30 };
    const spentAt: number[] = [];
    for (let second = 0; second < 3 * 3600; second += 10) {
      now = later(second);
      while ((await store.spend([budget])) === 0) spentAt.push(second);
    }
    const inTheHourFrom = (begun: number) => spentAt.filter((at) => at >= begun && at < begun + 3600).length;
    expect(inTheHourFrom(0)).toBe(59);
    expect(Math.max(...spentAt.map(inTheHourFrom))).toBeLessThanOrEqual(60);
    expect(await store.spend([budget])).toBeLessThanOrEqual(120_000);
  });
});
