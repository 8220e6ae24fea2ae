import { createHash } from "node:crypto";
import type { Writing } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { freshFor, type MeasuredSpeedTest, type SpeedTest } from "./speed-test.ts";
import { enqueueTest, measuredSince } from "./store.ts";

/** Approximate duration of one test in seconds; a visitor is asked to wait that long when the queue is full. */
export const secondsPerTest = 10;

type Asked = Pick<SpeedTest, "url" | "ticket" | "asker" | "network">;

/**
 * Requests a test of an address, unless a recent one exists.
 * @param asked `url` is normalised
 * @returns the recent finished test, or the id of the newly queued one
 * @throws Refusal speed_test_busy, speed_test_waiting, or invalid_input when another test has the ticket
 */
export async function requestSpeedTest(
  context: Writing,
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
export const requestDrawing = (context: Writing, asked: Asked): Promise<string> =>
  enqueue(context, { ...asked, kind: "drawing" });

async function enqueue(
  { database, clock, newId, bell, environment }: Writing,
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
