import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { isSiteProblem, type SiteProblem } from "../kit/outbound/outbound-error.ts";
import { Refusal } from "../kit/refusal.ts";
import { freshFor, type MeasuredSpeedTest, type SpeedTest, type DrawnAudit, isMeasured } from "./speed-test.ts";
import { enqueueTest, measuredSince, findTest, withdrawTest } from "./store.ts";

/** Approximate duration of one test in seconds; a visitor is asked to wait that long when the queue is full. */
const secondsPerTest = 10;

type Asked = Pick<SpeedTest, "url" | "ticket" | "asker" | "network">;

/**
 * Requests a test of an address, unless a recent one exists.
 * @param asked `url` is normalised
 * @returns the recent finished test, or the id of the newly queued one
 * @throws Refusal speed_test_busy, speed_test_waiting, or invalid_input when another test has the ticket
 */
export async function requestSpeedTest(
  context: Context,
  asked: Asked,
): Promise<{ cached: MeasuredSpeedTest } | { id: string }> {
  const since = new Date((await context.clock()).getTime() - freshFor);
  const cached = await measuredSince(context.database, hash(asked.url), since);
  return cached ? { cached } : { id: await enqueue(context, { ...asked, kind: "measuring" }) };
}

/**
 * Requests the audit of a page as a browser draws it. The browser has one queue for all that it does.
 * @returns the id of the queued row
 * @throws Refusal speed_test_busy or speed_test_waiting
 */
export const requestDrawing = (context: Context, asked: Asked): Promise<string> =>
  enqueue(context, { ...asked, kind: "drawing" });

async function enqueue(
  { database, clock, newId, bell, environment }: Context,
  asked: Asked & Pick<SpeedTest, "kind">,
): Promise<string> {
  const capacity = environment.SPEED_TEST_QUEUE;
  const id = newId();
  // A network never takes more than a quarter of the queue.
  const limits = { capacity, perNetwork: Math.max(1, Math.floor(capacity / 4)) };
  const row = { id, urlHash: hash(asked.url), requestedAt: await clock(), ...asked };
  const outcome = await enqueueTest(database, row, limits);
  if (outcome === "waiting") throw new Refusal("speed_test_waiting", { params: { seconds: secondsPerTest } });
  if (outcome === "full") throw new Refusal("speed_test_busy", { params: { seconds: secondsPerTest * capacity } });
  if (outcome === "ticket_taken") {
    throw new Refusal("invalid_input", { fields: [{ field: "ticket", problem: "taken" }] });
  }
  await bell.ring("speed-test", id);
  return id;
}

/** Stands for a text that the queue compares but need not know: a visitor's address, or a long URL. */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

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

async function waitFor<T>(database: Database, id: string, { gone, result, failure: toFailure }: Wanted<T>): Promise<T> {
  for (let waited = 0; waited < patience; waited += lookEvery) {
    const test = await findTest(database, id);
    if (!test || test.state === "failed") throw toFailure(test);
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
