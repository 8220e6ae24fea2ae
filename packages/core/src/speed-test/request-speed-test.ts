import type { Clock, NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import { Refusal } from "../refusal.ts";
import type { SpeedTestRepository } from "./speed-test-repository.ts";
import { freshFor, type MeasuredSpeedTest } from "./speed-test.ts";

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
 * @throws Refusal speed_test_busy, or invalid_input when another test has the ticket
 */
export async function requestSpeedTest(
  { speedTests, doorbell, clock, newId, hash, capacity }: Dependencies,
  { url, ticket }: { url: string; ticket: string },
): Promise<{ cached: MeasuredSpeedTest } | { id: string }> {
  const now = await clock();
  const urlHash = hash(url);
  const cached = await speedTests.measuredSince(urlHash, new Date(now.getTime() - freshFor));
  if (cached) return { cached };
  const id = newId();
  const outcome = await speedTests.enqueue({ id, ticket, url, urlHash, requestedAt: now }, capacity);
  if (outcome === "full") throw new Refusal("speed_test_busy", { params: { seconds: secondsPerTest * capacity } });
  if (outcome === "ticket_taken") {
    throw new Refusal("invalid_input", { fields: [{ field: "ticket", problem: "taken" }] });
  }
  await doorbell("speed-test", id);
  return { id };
}
