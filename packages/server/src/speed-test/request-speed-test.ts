import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
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

type Asked = Pick<SpeedTest, "url" | "ticket" | "asker" | "network">;

/**
 * Requests a test of an address, unless a recent one exists.
 * @param asked `url` is normalised
 * @returns the recent finished test, or the id of the newly queued one
 * @throws Refusal speed_test_busy, speed_test_waiting, or invalid_input when another test has the ticket
 */
export async function requestSpeedTest(
  dependencies: Dependencies,
  asked: Asked,
): Promise<{ cached: MeasuredSpeedTest } | { id: string }> {
  const { speedTests, clock, hash } = dependencies;
  const since = new Date((await clock()).getTime() - freshFor);
  const cached = await speedTests.measuredSince(hash(asked.url), since);
  return cached ? { cached } : { id: await enqueue(dependencies, { ...asked, kind: "measuring" }) };
}

/**
 * Requests the audit of a page as a browser draws it. The browser has one queue for all that it does.
 * @returns the id of the queued row
 * @throws Refusal speed_test_busy or speed_test_waiting
 */
export function requestDrawing(
  dependencies: Omit<Dependencies, "speedTests"> & EnqueuesTests,
  asked: Asked,
): Promise<string> {
  return enqueue(dependencies, { ...asked, kind: "drawing" });
}

type EnqueuesTests = { speedTests: Pick<SpeedTestRepository, "enqueue"> };

async function enqueue(
  { speedTests, doorbell, clock, newId, hash, capacity }: Omit<Dependencies, "speedTests"> & EnqueuesTests,
  asked: Asked & Pick<SpeedTest, "kind">,
): Promise<string> {
  const id = newId();
  // A network never takes more than a quarter of the queue.
  const limits = { capacity, perNetwork: Math.max(1, Math.floor(capacity / 4)) };
  const row = { id, urlHash: hash(asked.url), requestedAt: await clock(), ...asked };
  const outcome = await speedTests.enqueue(row, limits);
  if (outcome === "waiting") throw new Refusal("speed_test_waiting", { params: { seconds: secondsPerTest } });
  if (outcome === "full") throw new Refusal("speed_test_busy", { params: { seconds: secondsPerTest * capacity } });
  if (outcome === "ticket_taken") {
    throw new Refusal("invalid_input", { fields: [{ field: "ticket", problem: "taken" }] });
  }
  await doorbell("speed-test", id);
  return id;
}
