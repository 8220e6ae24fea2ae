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

/** How long one test takes, about, in seconds: what a visitor is asked to wait when too many wait already. */
export const secondsPerTest = 10;

/**
 * Asks for a test of an address, unless it was tested a moment ago.
 * @param url normalised
 * @returns that finished test, or the id of the one that is queued now
 * @throws Refusal speed_test_busy, or invalid_input when the ticket is another's
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
