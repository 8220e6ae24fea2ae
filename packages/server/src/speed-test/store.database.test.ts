import { v7 as newId } from "uuid";
import { beforeEach, expect, test, describe } from "vitest";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import type { SpeedFigures } from "./speed-test.ts";
import {
  claimTest,
  countAhead,
  enqueueTest,
  findTest,
  finishMeasuring,
  forgetNetworks,
  othersGoFirst,
  releaseTest,
  displacedBy,
  inTurn,
  mustYield,
} from "./store.ts";
import { speedTestEntity } from "./table.ts";

const start = new Date("2026-11-26T04:00:00Z").getTime();
let seconds = 0;
const at = (later = 0) => new Date(start + (seconds + later) * 1000);
const opened = await scratchDatabase();
/** The same database on a clock that the test sets. */
const database = {
  ...opened,
  now: async () => at(),
  sqlNow: (later = 0) => `'${at(later).toISOString().slice(0, -1).replace("T", " ")}'`,
};
const limits = { capacity: 5, perNetwork: 1 };

beforeEach(async () => {
  seconds = 0;
  await database.write((manager) => manager.query("DELETE FROM speed_tests"));
});

/** A visitor of a network asks for a test of a page. @returns its id, or why not */
async function ask(network: string | null, site = `${network}.example`): Promise<string> {
  const id = newId();
  const url = `https://p${id}.${site}/${id}`;
  const row = {
    id,
    kind: "measuring",
    ticket: newId(),
    url,
    urlHash: id,
    requestedAt: at(),
    asker: network,
    network,
  } as const;
  const outcome = await enqueueTest(database, row, limits);
  return outcome === "queued" ? id : outcome;
}

/** The browser takes the next test, which ends after some seconds. @returns its id */
async function run(duration: number): Promise<string | undefined> {
  const claimed = await claimTest(database);
  seconds += duration;
  if (claimed) await finishMeasuring(database, claimed, { figures: {} as SpeedFigures, measuredAt: at() });
  return claimed?.id;
}

const ahead = async (id: string) => {
  const found = await findTest(database, id);
  return found && countAhead(database, found, at());
};

test("two networks with slow pages do not keep a third out of the browser", async () => {
  for (let round = 0; round < 3; round += 1) {
    await ask("slow");
    await ask("slow too");
    await run(35);
    await run(35);
  }
  const running = await ask("slow");
  const claimed = await claimTest(database);
  expect(claimed?.id).toBe(running);
  const second = await ask("slow too");
  seconds += 5;
  const visitor = await ask("new");
  expect(await ahead(visitor)).toBe(1);
  expect(await ahead(second)).toBe(2);
  // The page that runs makes room and waits for its next turn, without losing a try.
  expect(claimed && (await othersGoFirst(database, claimed))).toBe(true);
  if (claimed) await releaseTest(database, claimed);
  expect(await findTest(database, running)).toMatchObject({ state: "queued", attempts: 0, usedMs: 5000 });
  expect(await run(10)).toBe(visitor);
  expect(await run(35)).toBe(second);
  expect(await run(35)).toBe(running);
});

test("turns go by seconds of the browser, not by tests", async () => {
  await ask("slow page");
  await run(35);
  for (let round = 0; round < 3; round += 1) {
    await ask("quick pages");
    await run(5);
  }
  const [slow, quick] = [await ask("slow page"), await ask("quick pages")];
  expect([await run(5), await run(5)]).toEqual([quick, slow]);
});

test("what a network used is forgotten after a quarter of an hour, and so is the network", async () => {
  await ask("slow");
  await run(35);
  seconds += 14 * 60;
  const [slow, other] = [await ask("slow"), await ask("other")];
  expect(await ahead(slow)).toBe(1);
  await forgetNetworks(database);
  expect(await database.manager.countBy(speedTestEntity, { network: "slow" })).toBe(2);
  seconds += 61;
  await forgetNetworks(database);
  expect(await ahead(slow)).toBe(0);
  expect(await ahead(other)).toBe(1);
  expect(await database.manager.countBy(speedTestEntity, { network: "slow" })).toBe(1);
});

test("a queue that greedy networks fill has room for a new one, and for no other greedy one", async () => {
  const greedy = ["a", "b", "c", "d", "e", "f"];
  for (const network of greedy) {
    await ask(network);
    await run(35);
  }
  const queued = [];
  for (const network of greedy.slice(0, 5)) queued.push(await ask(network));
  expect(await ask("f")).toBe("full");
  const visitor = await ask("new");
  expect(await findTest(database, queued.at(-1) ?? "")).toMatchObject({ state: "failed", problem: "expired" });
  expect(await run(10)).toBe(visitor);
});

test("many networks with pages of 29 seconds of one site do not keep a visitor out", async () => {
  const queued = [];
  for (const network of ["a", "b", "c", "d", "e"]) queued.push(await ask(network, "slow.example"));
  expect(await ask("f", "slow.example")).toBe("full");
  const claimed = await claimTest(database);
  seconds += 15;
  // The first one has had its time, and the others count as it does.
  const visitor = await ask("new");
  expect(await ahead(visitor)).toBe(1);
  expect(await findTest(database, queued.at(-1) ?? "")).toMatchObject({ state: "failed", problem: "expired" });
  expect(claimed && (await othersGoFirst(database, claimed))).toBe(true);
  if (claimed) await releaseTest(database, claimed);
  expect(await run(10)).toBe(visitor);
});

test("while limits are off, turns are those of arrival", async () => {
  const ids = [await ask(null), await ask(null), await ask(null)];
  await run(35);
  expect([await run(35), await run(35)]).toEqual(ids.slice(1));
});

const asked = (id: string, network: string | null) => ({ id, network, url: `https://${network}.example/${id}` });
const ids = (tests: { id: string }[]) => tests.map(({ id }) => id).join("");

describe("the order of turns", () => {
  test("is that of arrival while nobody has used anything", () => {
    expect(ids(inTurn([asked("2", "b"), asked("1", "a"), asked("3", "a")], new Map()))).toBe("123");
  });

  test("puts a network that used much behind one that used less, and behind one that used nothing", () => {
    const used = new Map([
      ["slow pages", 70],
      ["one page", 12],
    ]);
    const waiting = [asked("1", "slow pages"), asked("2", "one page"), asked("3", "new")];
    expect(ids(inTurn(waiting, used))).toBe("321");
  });

  test("is that of arrival while limits are off and no network is known", () => {
    expect(ids(inTurn([asked("2", null), asked("1", null)], new Map([["a", 1]])))).toBe("12");
  });
});

describe("a running test", () => {
  const running = asked("1", "slow");

  test("makes room once its network used more than an ordinary test and somebody new waits", () => {
    expect(mustYield(running, [asked("2", "new")], new Map([["slow", 14]]))).toBe(false);
    expect(mustYield(running, [asked("2", "new")], new Map([["slow", 15]]))).toBe(true);
    expect(mustYield(running, [], new Map([["slow", 300]]))).toBe(false);
  });

  test("is not put off for those who used as much, so that two of them do not stop each other for ever", () => {
    const used = new Map([
      ["slow", 90],
      ["slow too", 60],
    ]);
    expect(mustYield(running, [asked("2", "slow too")], used)).toBe(false);
    expect(mustYield(asked("2", "slow too"), [running], used)).toBe(false);
  });

  test("runs to its end when no network is known", () => {
    expect(mustYield(asked("1", null), [asked("2", null)], new Map())).toBe(false);
  });
});

test("a full queue makes room for a newcomer, at the cost of the network that used most", () => {
  const used = new Map([
    ["slow", 90],
    ["slower", 120],
    ["usual", 12],
  ]);
  const waiting = [asked("1", "slow"), asked("2", "slower"), asked("3", "usual")];
  expect(displacedBy(asked("4", "new"), waiting, used)?.id).toBe("2");
  expect(displacedBy(asked("4", "slow"), waiting, used)).toBeNull();
  expect(displacedBy(asked("4", "new"), [asked("3", "usual")], used)).toBeNull();
});
