import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { runSpeedTest } from "./run-speed-test.ts";
import type { SpeedFigures, SpeedTest } from "./speed-test.ts";
import { claimTest, enqueueTest, findTest } from "./store.ts";
import { speedTestEntity } from "./table.ts";

const now = new Date("2026-11-26T04:00:00Z");
const opened = await scratchDatabase();
const database = { ...opened, now: async () => now, sqlNow: () => "'2026-11-26 04:00:00.000'" };

beforeEach(() => database.write((transaction) => transaction.query("DELETE FROM speed_tests")));

/** A test that waits, of a network that used the browser for so many seconds. */
async function ask(network: string, { usedSeconds }: { usedSeconds: number }): Promise<void> {
  const id = newId();
  const asked = { id, kind: "measuring", ticket: newId(), url: "https://kedai.example/", urlHash: id } as const;
  const limits = { capacity: 5, perNetwork: 5 };
  await enqueueTest(database, { ...asked, requestedAt: now, asker: null, network }, limits);
  await database.write((transaction) =>
    transaction.update(speedTestEntity, { id }, { begunAt: now, usedMs: usedSeconds * 1000 }),
  );
}

/** Runs the test whose turn it is, whose page takes until `finish` was called. */
function run(running: SpeedTest | null) {
  if (!running) throw new Error("No test waits");
  const looks = Promise.withResolvers<() => Promise<void>>();
  let watched = true;
  const measured = Promise.withResolvers<SpeedFigures>();
  const outcome = runSpeedTest(
    {
      database,
      measure: (_url, { signal }) => {
        signal.addEventListener("abort", () => measured.reject(signal.reason as Error));
        return measured.promise;
      },
      auditDrawn: () => Promise.reject(new Error("Nothing is drawn")),
      clock: () => now,
      stopping: new AbortController().signal,
      watch: (look) => {
        looks.resolve(look);
        return () => {
          watched = false;
        };
      },
    },
    running,
  );
  const look = async () => (await looks.promise)();
  const stored = () => findTest(database, running.id);
  return { outcome, look, finish: () => measured.resolve({} as SpeedFigures), stored, isWatched: () => watched };
}

test("a test that others wait for goes back into the queue, and is no failure", async () => {
  await ask("slow", { usedSeconds: 40 });
  const { outcome, look, stored, isWatched } = run(await claimTest(database));
  await ask("new", { usedSeconds: 0 });
  await look();
  expect(await outcome).toEqual({ outcome: "yielded" });
  expect(await stored()).toMatchObject({ state: "queued", attempts: 0 });
  expect(isWatched()).toBe(false);
});

test("a test that nobody waits for runs to its end", async () => {
  await ask("slow", { usedSeconds: 40 });
  const { outcome, look, finish, stored, isWatched } = run(await claimTest(database));
  await look();
  finish();
  expect(await outcome).toEqual({ outcome: "done" });
  expect(await stored()).toMatchObject({ state: "done", figures: {} });
  expect(isWatched()).toBe(false);
});
