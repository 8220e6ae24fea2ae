import type { Clock, NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import { Refusal } from "../refusal.ts";
import type { SpeedTestRepository } from "./speed-test-repository.ts";
import { freshFor, type MeasuredSpeedTest, type SpeedTest } from "./speed-test.ts";

type Dependencies = {
  speedTests: Pick<SpeedTestRepository, "measuredSince" | "enqueue">;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
  hash: (text: string) => string;
  /** How many tests may wait or run at once. */
  capacity: number;
};

/** Approximate duration of one test in seconds; a visitor is asked to wait that long when the queue is full. */
export const secondsPerTest = 10;

/**
 * Requests a test of an address, unless a recent one exists.
 * @param url normalised
 * @returns the recent finished test, or the id of the newly queued one
 * @throws Refusal speed_test_busy, speed_test_waiting, or invalid_input when another test has the ticket
 */
export async function requestSpeedTest(
  { speedTests, doorbell, clock, newId, hash, capacity }: Dependencies,
  { url, ...visitor }: Pick<SpeedTest, "url" | "ticket" | "asker" | "network">,
): Promise<{ cached: MeasuredSpeedTest } | { id: string }> {
  const now = await clock();
  const urlHash = hash(url);
  const cached = await speedTests.measuredSince(urlHash, new Date(now.getTime() - freshFor));
  if (cached) return { cached };
  const id = newId();
  // A network never takes more than a quarter of the queue.
  const limits = { capacity, perNetwork: Math.max(1, Math.floor(capacity / 4)) };
  const outcome = await speedTests.enqueue({ id, url, urlHash, requestedAt: now, ...visitor }, limits);
  if (outcome === "waiting") throw new Refusal("speed_test_waiting", { params: { seconds: secondsPerTest } });
  if (outcome === "full") throw new Refusal("speed_test_busy", { params: { seconds: secondsPerTest * capacity } });
  if (outcome === "ticket_taken") {
    throw new Refusal("invalid_input", { fields: [{ field: "ticket", problem: "taken" }] });
  }
  await doorbell("speed-test", id);
  return { id };
}
