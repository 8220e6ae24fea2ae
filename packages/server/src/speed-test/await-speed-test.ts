import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../kit/db/database.ts";
import { isSiteProblem, type SiteProblem } from "../kit/outbound/outbound-error.ts";
import { Refusal } from "../kit/refusal.ts";
import { secondsPerTest } from "./request-speed-test.ts";
import { type DrawnAudit, isMeasured, type MeasuredSpeedTest, type SpeedTest } from "./speed-test.ts";
import { findTest, withdrawTest } from "./store.ts";

/** Whether the visitor has left. */
type Gone = () => boolean;

/** How often to poll a test, in ms, and for how long: many proxies cut a connection that is silent for a minute. */
const lookEvery = 250;
const patience = 50_000;

/**
 * Waits until a test is done.
 * @throws Refusal speed_test_failed with the reason, or speed_test_busy on timeout; the test goes on, for the next
 * try
 */
export async function awaitSpeedTest(database: Database, id: string, gone: Gone): Promise<MeasuredSpeedTest> {
  return waitFor(database, id, { gone, result: (test) => (isMeasured(test) ? test : null), failure });
}

/**
 * Waits until a page was drawn and audited.
 * @throws Refusal page_not_drawn, or speed_test_busy on timeout
 */
export async function awaitDrawing(database: Database, id: string, gone: Gone): Promise<DrawnAudit> {
  return waitFor(database, id, {
    gone,
    result: ({ audit }) => audit,
    failure: (test) => (test?.problem === "expired" ? busy() : new Refusal("page_not_drawn")),
  });
}

type Wanted<T> = {
  gone: Gone;
  result: (test: SpeedTest) => T | null;
  failure: (test: SpeedTest | null) => Refusal;
};

async function waitFor<T>(database: Database, id: string, { gone, result, failure: failureOf }: Wanted<T>): Promise<T> {
  for (let waited = 0; waited < patience; waited += lookEvery) {
    const test = await findTest(database, id);
    if (!test || test.state === "failed") throw failureOf(test);
    const found = test.state === "done" ? result(test) : null;
    if (found !== null) return found;
    if (gone()) {
      await withdrawTest(database, id);
      break;
    }
    await sleep(lookEvery);
  }
  throw busy();
}

function failure(test: SpeedTest | null): Refusal {
  const problem = test?.problem ?? null;
  if (isSiteProblem(problem)) return siteRefusal(problem);
  return problem === "expired" ? busy() : new Refusal("speed_test_failed");
}

function busy(): Refusal {
  return new Refusal("speed_test_busy", { params: { seconds: secondsPerTest } });
}

/** The reason that visitors see when a site could not be tested. */
export function siteRefusal(problem: SiteProblem): Refusal {
  return new Refusal("speed_test_failed", { fields: [{ field: "url", problem: `site_${problem}` }] });
}
