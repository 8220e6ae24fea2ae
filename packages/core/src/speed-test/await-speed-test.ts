import { Refusal } from "../refusal.ts";
import { isSiteProblem, type SiteProblem } from "../site-problem.ts";
import { secondsPerTest } from "./request-speed-test.ts";
import type { SpeedTestRepository } from "./speed-test-repository.ts";
import { isMeasured, type MeasuredSpeedTest, type SpeedTest } from "./speed-test.ts";

type Dependencies = {
  speedTests: Pick<SpeedTestRepository, "find" | "withdraw">;
  sleep: (ms: number) => Promise<unknown>;
  /** Whether the visitor has gone. */
  gone: () => boolean;
};

/** How often a test is looked at, in ms, and for how long: a connection that is silent for a minute is cut by many. */
const lookEvery = 250;
const patience = 50_000;

/**
 * Waits until a test is done.
 * @throws Refusal speed_test_failed with the reason, speed_test_busy when it takes too long; it goes on then, for the next try
 */
export async function awaitSpeedTest(
  { speedTests, sleep, gone }: Dependencies,
  id: string,
): Promise<MeasuredSpeedTest> {
  for (let waited = 0; waited < patience; waited += lookEvery) {
    const test = await speedTests.find(id);
    if (!test || test.state === "failed") throw failure(test);
    if (isMeasured(test)) return test;
    if (gone()) {
      await speedTests.withdraw(id);
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

/** What people are told of a site that could not be tested. */
export function siteRefusal(problem: SiteProblem): Refusal {
  return new Refusal("speed_test_failed", { fields: [{ field: "url", problem: `site_${problem}` }] });
}
