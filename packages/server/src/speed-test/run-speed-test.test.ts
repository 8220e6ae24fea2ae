import { expect, test } from "vitest";
import { runSpeedTest } from "./run-speed-test.ts";
import type { SpeedTestWork } from "./speed-test-repository.ts";
import type { SpeedFigures, SpeedTest } from "./speed-test.ts";

const now = new Date("2026-11-26T04:00:00Z");
const asked = { id: "1", kind: "measuring", url: "https://kedai.example/", urlHash: "1", attempts: 1 };
const running = { ...asked, requestedAt: now } as SpeedTest;

/** Runs a test whose page takes until `look` was called, by a worker that notes what becomes of it. */
function run({ othersWait }: { othersWait: boolean }) {
  const written: string[] = [];
  const looks = Promise.withResolvers<() => Promise<void>>();
  let watched = true;
  const measured = Promise.withResolvers<SpeedFigures>();
  const note = (what: string) => async () => written.push(what) > 0;
  const outcome = runSpeedTest(
    {
      work: {
        measuredSince: async () => null,
        mustYield: async () => othersWait,
        release: note("released"),
        finish: note("finished"),
        fail: note("failed"),
      } as unknown as SpeedTestWork,
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
  return { outcome, look, finish: () => measured.resolve({} as SpeedFigures), written, isWatched: () => watched };
}

test("a test that others wait for goes back into the queue, and is no failure", async () => {
  const { outcome, look, written, isWatched } = run({ othersWait: true });
  await look();
  expect(await outcome).toEqual({ outcome: "yielded" });
  expect(written).toEqual(["released"]);
  expect(isWatched()).toBe(false);
});

test("a test that nobody waits for runs to its end", async () => {
  const { outcome, look, finish, written, isWatched } = run({ othersWait: false });
  await look();
  finish();
  expect(await outcome).toEqual({ outcome: "done" });
  expect(written).toEqual(["finished"]);
  expect(isWatched()).toBe(false);
});
