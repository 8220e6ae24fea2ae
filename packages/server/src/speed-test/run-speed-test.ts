import { collectEvidence, type Fetching, type Reading } from "../audit/collect-evidence.ts";
import type { Clock } from "../kit/clock.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { SiteError } from "../kit/outbound/outbound-error.ts";
import { Refusal } from "../kit/refusal.ts";
import {
  type DrawnAudit,
  freshFor,
  type SpeedFigures,
  type SpeedTest,
  type SpeedTestStage,
  waitedFor,
} from "./speed-test.ts";
import {
  failTest,
  finishDrawing,
  finishMeasuring,
  measuredSince,
  noteStage,
  othersGoFirst,
  releaseTest,
} from "./store.ts";

/** Measures a page and reports each stage. @throws SiteError when the site is at fault */
export type MeasureSpeed = (
  url: string,
  options: { reach: (stage: SpeedTestStage) => Promise<unknown>; signal: AbortSignal },
) => Promise<SpeedFigures>;

/** Audits a page as a browser draws it. @throws SiteError or Refusal when the site is at fault */
type AuditDrawn = (
  url: string,
  options: { reach: (stage: SpeedTestStage) => Promise<unknown>; signal: AbortSignal },
) => Promise<DrawnAudit>;

type Needs = Context & {
  measure: MeasureSpeed;
  auditDrawn: AuditDrawn;
  /** Aborted when the worker must stop. */
  stopping: AbortSignal;
  /** Looks again and again whether others wait who used less, until the returned function is called. */
  watch: (look: () => Promise<void>) => () => void;
};

/** Number of tries before giving up on a test that crashes its worker. */
const attemptsOfTest = 2;

/** The result, for the log. `error` is set when the failure was not the site's. */
type RanSpeedTest = {
  outcome: "done" | "reused" | "failed" | "expired" | "superseded" | "released" | "yielded";
  problem?: string;
  error?: unknown;
};

/** Runs a claimed test, or reuses a result measured for the same address meanwhile. */
export async function runSpeedTest(needs: Needs, test: SpeedTest): Promise<RanSpeedTest> {
  const { database, clock, stopping, watch } = needs;
  const now = await clock();
  if (test.attempts > attemptsOfTest) return failed(database, test, "internal_error");
  const since = new Date(now.getTime() - freshFor);
  const known = test.kind === "measuring" ? await measuredSince(database, test.urlHash, since) : null;
  if (known) {
    return { outcome: (await finishMeasuring(database, test, known)) ? "reused" : "superseded" };
  }
  if (now.getTime() - test.requestedAt.getTime() > waitedFor) {
    await failTest(database, test, "expired");
    return { outcome: "expired" };
  }
  const yielding = new AbortController();
  const endWatch = watch(async () => {
    if (await othersGoFirst(database, test)) yielding.abort(new Error("Others wait for the browser"));
  });
  try {
    const signal = AbortSignal.any([stopping, yielding.signal]);
    return { outcome: (await perform(needs, test, signal)) ? "done" : "superseded" };
  } catch (error) {
    if (stopping.aborted || yielding.signal.aborted) {
      await releaseTest(database, test);
      return { outcome: stopping.aborted ? "released" : "yielded" };
    }
    if (error instanceof SiteError) return await failed(database, test, error.problem);
    if (error instanceof Refusal) return await failed(database, test, error.code);
    return { ...(await failed(database, test, "internal_error")), error };
  } finally {
    endWatch();
  }
}

/** @returns whether the result could be stored */
async function perform({ database, clock, ...browser }: Needs, test: SpeedTest, signal: AbortSignal): Promise<boolean> {
  const options = { reach: (stage: SpeedTestStage) => noteStage(database, test, stage), signal };
  if (test.kind === "drawing") return finishDrawing(database, test, await browser.auditDrawn(test.url, options));
  const figures = await browser.measure(test.url, options);
  return finishMeasuring(database, test, { figures, measuredAt: await clock() });
}

async function failed(database: Database, test: SpeedTest, problem: string): Promise<RanSpeedTest> {
  return { outcome: (await failTest(database, test, problem)) ? "failed" : "superseded", problem };
}

type Dependencies = {
  clock: Clock;
  /** The fetches of one audit. */
  fetching: () => Fetching;
  reading: Reading;
  /** Reads a page as a browser draws it, after its scripts ran. */
  draw: (url: string, signal: AbortSignal) => Promise<string>;
};

/** Audits a page as a browser draws it. Its files, its headers and what link previews read are judged as sent. */
export function auditDrawn({ clock, fetching, reading, draw }: Dependencies): AuditDrawn {
  return async (url, { reach, signal }) => {
    await reach("opening");
    const evidence = await collectEvidence({ clock, fetching: fetching(), reading }, url);
    await reach("measuring");
    const drawn = await draw(evidence.page.url, signal);
    return { finalUrl: evidence.page.url, result: await reading.audit({ ...evidence, drawn }) };
  };
}
