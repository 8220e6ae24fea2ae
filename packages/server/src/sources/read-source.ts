import type { DailyCounts } from "@agency/model/alerts/judge-days";
import { fillable, filledBy } from "@agency/model/figure-sources";
import type { FigureKey } from "@agency/model/figures";
import { type Period, periodStarting } from "@agency/model/report/periods";
import { type SourceProblem, waitsForPerson } from "@agency/model/source-problem";
import { dayStart } from "@agency/model/time-zone";
import type { Reading } from "../figures/reading.ts";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Log } from "../kit/log/log.ts";
import { Refusal } from "../kit/refusal.ts";
import { maximumAttempts } from "../kit/work/work.ts";
import { type GetAccessToken, withAccessToken } from "./access-token.ts";
import type { ReadWork } from "./read-work.ts";
import {
  type ClaimedReads,
  type ReadEnd,
  type ReportPeriod,
  type Source,
  type SourceHealth,
  toSourceProblem,
  type SourceRead,
  type SourceReading,
} from "./source.ts";

/** Reads periods from Google, one reading for each in the same order. It throws only errors that `toSourceProblem` knows. */
export type SourceReader = (source: Source, accessToken: string, periods: ReportPeriod[]) => Promise<SourceReading[]>;

/** Reads what a source counted on each day since the first one; null where no days are looked at. It throws as `SourceReader` does. */
export type DaysReader = (source: Source, accessToken: string, first: string) => Promise<DailyCounts | null>;

type Dependencies = {
  work: ReadWork;
  getAccessToken: GetAccessToken;
  read: SourceReader;
  clock: Clock;
  newId: NewId;
  log: Pick<Log, "warn">;
  /** Aborted when the worker stops, which ends the reading. */
  stopping: AbortSignal;
};

/** The result, for the log. */
type ReadOutcome = "done" | "superseded" | "released" | "retried" | "failed";

const minute = 60_000;
const hour = 60 * minute;

/** The longest pause between two tries of what may get well by itself, and the pause of what waits for a person. */
const longestPause = 4 * hour;
const personPause = 6 * hour;

/** When a period that Google may still change is read again: its data are final 2 to 3 days after its end. */
const settledAfterDays = 3;

/** Reads the claimed periods of one source and keeps their figures. */
export async function readSource(dependencies: Dependencies, claimed: ClaimedReads): Promise<ReadOutcome> {
  const { work, clock } = dependencies;
  const { source } = claimed;
  const frozen = await work.approved(claimed);
  // A period that was read once and is approved since stays as it is.
  const [settled, reads] = split(claimed.reads, ({ id, readAt }) => readAt !== null && frozen.has(id));
  let ends: ReadEnd[];
  let found: SourceReading[];
  try {
    found = await readPeriods(dependencies, source, reads);
    const now = await clock();
    ends = reads.flatMap((read, index) => {
      const reading = found[index];
      return reading ? [toReadEnd(dependencies, { source, read, reading, now })] : [];
    });
  } catch (error) {
    return giveBack(dependencies, claimed, error);
  }
  const kept = settled.map((read): ReadEnd => ({
    read,
    final: read.final,
    problem: null,
    nextAt: null,
    reading: null,
  }));
  const ended = await work.finish(source, [...ends, ...kept], healthAfter(source, ends, found));
  return ended === 0 ? "superseded" : "done";
}

async function readPeriods(
  { getAccessToken, read }: Dependencies,
  source: Source,
  reads: SourceRead[],
): Promise<SourceReading[]> {
  if (reads.length === 0) return [];
  const periods = reads.map(readPeriod);
  return withAccessToken(getAccessToken, source.connectionId, (token) => read(source, token, periods));
}

function readPeriod({ reportType: type, periodStart }: SourceRead): ReportPeriod {
  const period = periodStarting(type, periodStart);
  if (!period) throw new RangeError(`No period begins on ${periodStart}`);
  return { type, period };
}

function toReadEnd(
  { newId }: Pick<Dependencies, "newId">,
  { source, read, reading, now }: { source: Source; read: SourceRead; reading: SourceReading; now: Date },
): ReadEnd {
  const settledAt = settledOn(reading.period);
  return {
    read,
    final: reading.final,
    problem: reading.empty ? "empty" : null,
    nextAt: reading.final || now >= settledAt ? null : settledAt,
    reading: reading.empty ? null : toReading(newId(), source, read, reading),
  };
}

/** The moment from which a period is not read again: an hour into the fourth day after it, before the usual schedule. */
function settledOn({ end }: Period): Date {
  return new Date(dayStart(end, settledAfterDays + 1).getTime() + hour);
}

function toReading(
  id: string,
  source: Source,
  read: SourceRead,
  { readAt, final, figures, searches, leads, visits, profileSearches }: SourceReading,
): Reading {
  const { reportType, periodStart } = read;
  const { clientId, kind, accountId } = source;
  const filled = filledBy(source);
  return {
    id,
    clientId,
    reportType,
    periodStart,
    kind,
    readAt,
    detail: null,
    author: null,
    final,
    figures: filledFigures(source, filled, figures),
    account: accountId,
    ...(searches && { searches }),
    ...(profileSearches && { profileSearches }),
    ...(leads && filled.includes("totalLeads") && { leads }),
    ...(visits && filled.includes("sessions") && { visits }),
  };
}

/** The read figures that the source fills. It withdraws figures that the staff chose it not to fill. */
function filledFigures(source: Source, filled: FigureKey[], read: SourceReading["figures"]): Reading["figures"] {
  const calls = source.kind === "business_profile" && read.calls;
  const asLeads = calls ? { ...read, totalLeads: { ...calls, measure: "profile_calls" as const } } : read;
  const given = Object.entries(asLeads).filter(([figure]) => filled.some((one) => one === figure));
  const left = source.fills === null ? [] : fillable[source.kind].filter((figure) => !filled.includes(figure));
  return { ...Object.fromEntries(given), ...Object.fromEntries(left.map((figure) => [figure, { withdrawn: true }])) };
}

/** A source without data says so by its newest period. Before the client had it, there were none. */
function healthAfter(source: Source, ends: ReadEnd[], found: SourceReading[]): SourceHealth {
  const now = found[0]?.readAt ?? source.readAt;
  const newest = ends.find(({ read }) => !read.backfill);
  const problem = newest ? newest.problem : source.problem === "empty" ? "empty" : null;
  return {
    problem,
    problemSince: problem === null ? null : problem === source.problem ? source.problemSince : now,
    readAt: now,
    timeZone: found[0]?.timeZone ?? source.timeZone,
  };
}

async function giveBack(dependencies: Dependencies, claimed: ClaimedReads, error: unknown): Promise<ReadOutcome> {
  const { work, clock, log, stopping } = dependencies;
  const { source, reads } = claimed;
  if (stopping.aborted) {
    await work.release(claimed);
    return "released";
  }
  const problem = readingProblem(error);
  log.warn({ err: error, source: source.id, problem }, "A source was not read");
  const now = await clock();
  const tries = Math.max(...reads.map(({ attempts }) => attempts));
  const retryAt = tries >= maximumAttempts ? null : nextTry({ error, problem, tries, now });
  const problemSince = source.problem === problem ? source.problemSince : now;
  await work.giveBack(claimed, { retryAt }, { ...source, problem, problemSince });
  return retryAt === null ? "failed" : "retried";
}

export function readingProblem(error: unknown): SourceProblem {
  const problem = toSourceProblem(error);
  if (problem) return problem;
  if (!(error instanceof Refusal)) return "unexpected";
  return error.code === "connection_ended" ? "revoked" : "unauthorised";
}

type Failed = { error: unknown; problem: SourceProblem; tries: number; now: Date };

/** As Google says; else later with each try. What waits for a person is still tried now and then: nobody tells us when it is done. */
function nextTry({ error, problem, tries, now }: Failed): Date {
  const asked = retryTime(error);
  if (problem === "too_many" && asked) return asked;
  const pause = waitsForPerson(problem) ? personPause : Math.min(2 ** (tries - 1) * minute, longestPause);
  return new Date(Math.max(now.getTime() + pause, asked?.getTime() ?? 0));
}

function retryTime(error: unknown): Date | null {
  return error instanceof Error && "retryAt" in error && error.retryAt instanceof Date ? error.retryAt : null;
}

function split<T>(list: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}
