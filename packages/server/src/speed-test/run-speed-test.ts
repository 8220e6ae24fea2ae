import type { Clock } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import { SiteError } from "../kit/site-problem.ts";
import type { SpeedTestWork } from "./speed-test-repository.ts";
import {
  type DrawnAudit,
  freshFor,
  type SpeedFigures,
  type SpeedTest,
  type SpeedTestStage,
  waitedFor,
} from "./speed-test.ts";

/** Measures a page and reports each stage. @throws SiteError when the site is at fault */
export type MeasureSpeed = (
  url: string,
  options: { reach: (stage: SpeedTestStage) => Promise<unknown>; signal: AbortSignal },
) => Promise<SpeedFigures>;

/** Audits a page as a browser draws it. @throws SiteError or Refusal when the site is at fault */
export type AuditDrawn = (
  url: string,
  options: { reach: (stage: SpeedTestStage) => Promise<unknown>; signal: AbortSignal },
) => Promise<DrawnAudit>;

type Dependencies = {
  work: SpeedTestWork;
  measure: MeasureSpeed;
  auditDrawn: AuditDrawn;
  clock: Clock;
  /** Aborted when the worker must stop. */
  stopping: AbortSignal;
  /** Looks again and again whether others wait who used less, until the returned function is called. */
  watch: (look: () => Promise<void>) => () => void;
};

/** Number of tries before giving up on a test that crashes its worker. */
const attemptsOfTest = 2;

/** The result, for the log. `error` is set when the failure was not the site's. */
export type RanSpeedTest = {
  outcome: "done" | "reused" | "failed" | "expired" | "superseded" | "released" | "yielded";
  problem?: string;
  error?: unknown;
};

/** Runs a claimed test, or reuses a result measured for the same address meanwhile. */
export async function runSpeedTest(dependencies: Dependencies, test: SpeedTest): Promise<RanSpeedTest> {
  const { work, clock, stopping, watch } = dependencies;
  const now = await clock();
  if (test.attempts > attemptsOfTest) return failed(work, test, "internal_error");
  const since = new Date(now.getTime() - freshFor);
  const known = test.kind === "measuring" ? await work.measuredSince(test.urlHash, since) : null;
  if (known) {
    return { outcome: (await work.finish(test, known.figures, known.measuredAt)) ? "reused" : "superseded" };
  }
  if (now.getTime() - test.requestedAt.getTime() > waitedFor) {
    await work.fail(test, "expired");
    return { outcome: "expired" };
  }
  const yielding = new AbortController();
  const endWatch = watch(async () => {
    if (await work.mustYield(test)) yielding.abort(new Error("Others wait for the browser"));
  });
  try {
    const signal = AbortSignal.any([stopping, yielding.signal]);
    return { outcome: (await perform(dependencies, test, signal)) ? "done" : "superseded" };
  } catch (error) {
    if (stopping.aborted || yielding.signal.aborted) {
      await work.release(test);
      return { outcome: stopping.aborted ? "released" : "yielded" };
    }
    if (error instanceof SiteError) return await failed(work, test, error.problem);
    if (error instanceof Refusal) return await failed(work, test, error.code);
    return { ...(await failed(work, test, "internal_error")), error };
  } finally {
    endWatch();
  }
}

/** @returns whether the result could be stored */
async function perform(
  { work, measure, auditDrawn, clock }: Dependencies,
  test: SpeedTest,
  signal: AbortSignal,
): Promise<boolean> {
  const options = { reach: (stage: SpeedTestStage) => work.reach(test, stage), signal };
  if (test.kind === "drawing") return work.finishDrawing(test, await auditDrawn(test.url, options));
  const figures = await measure(test.url, options);
  return work.finish(test, figures, await clock());
}

async function failed(work: SpeedTestWork, test: SpeedTest, problem: string): Promise<RanSpeedTest> {
  return { outcome: (await work.fail(test, problem)) ? "failed" : "superseded", problem };
}
