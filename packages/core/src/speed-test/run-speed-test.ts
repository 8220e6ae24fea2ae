import type { Clock } from "../clock.ts";
import { SiteError } from "../site-problem.ts";
import type { SpeedTestWork } from "./speed-test-repository.ts";
import { freshFor, waitedFor, type SpeedFigures, type SpeedTest, type SpeedTestStage } from "./speed-test.ts";

/** Measures a page and reports each stage. @throws SiteError when the site is at fault */
export type MeasureSpeed = (
  url: string,
  options: { reach: (stage: SpeedTestStage) => Promise<unknown>; signal: AbortSignal },
) => Promise<SpeedFigures>;

type Dependencies = {
  work: SpeedTestWork;
  measure: MeasureSpeed;
  clock: Clock;
  /** Aborted when the worker must stop. */
  stopping: AbortSignal;
};

/** Number of tries before giving up on a test that crashes its worker. */
const attemptsOfTest = 2;

/** The result, for the log. `error` is set when the failure was not the site's. */
export type RanSpeedTest = {
  outcome: "done" | "reused" | "failed" | "expired" | "superseded" | "released";
  problem?: string;
  error?: unknown;
};

/** Runs a claimed test, or reuses a result measured for the same address meanwhile. */
export async function runSpeedTest(
  { work, measure, clock, stopping }: Dependencies,
  test: SpeedTest,
): Promise<RanSpeedTest> {
  const now = await clock();
  if (test.attempts > attemptsOfTest) return failed(work, test, "internal_error");
  const known = await work.measuredSince(test.urlHash, new Date(now.getTime() - freshFor));
  if (known) {
    return { outcome: (await work.finish(test, known.figures, known.measuredAt)) ? "reused" : "superseded" };
  }
  if (now.getTime() - test.requestedAt.getTime() > waitedFor) {
    await work.fail(test, "expired");
    return { outcome: "expired" };
  }
  try {
    const figures = await measure(test.url, { reach: (stage) => work.reach(test, stage), signal: stopping });
    return { outcome: (await work.finish(test, figures, await clock())) ? "done" : "superseded" };
  } catch (error) {
    if (stopping.aborted) {
      await work.release(test);
      return { outcome: "released" };
    }
    if (error instanceof SiteError) return failed(work, test, error.problem);
    return { ...(await failed(work, test, "internal_error")), error };
  }
}

async function failed(work: SpeedTestWork, test: SpeedTest, problem: string): Promise<RanSpeedTest> {
  return { outcome: (await work.fail(test, problem)) ? "failed" : "superseded", problem };
}
