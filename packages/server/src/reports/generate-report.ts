import { filledBy } from "@agency/model/figure-sources";
import type { Problem } from "@agency/model/problems";
import { type Period, periodAfter } from "@agency/model/report/periods";
import { shownSections } from "@agency/model/report/sections";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Client } from "../clients/client.ts";
import { chosenSections, targetsOf, workFor } from "../clients/plan-store.ts";
import { clientById } from "../clients/store.ts";
import type { FiguresReader } from "../figures/read-figures.ts";
import type { Clock } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import type { Log } from "../kit/log/log-port.ts";
import { problemOf } from "../kit/problem-of.ts";
import { backoffSeconds } from "../kit/work/backoff.ts";
import type { SourceRepository } from "../sources/source-repository.ts";
import { freezeReport } from "./freeze.ts";
import { type Report, workingSnapshot } from "./report.ts";
import { type ApprovedBefore, nextRevision, nothingApproved, type Revision } from "./revision.ts";
import type { UndrawnWords } from "./undrawn-words.ts";

/** What becomes of a generated report. `problem` is why it is not approved, although that was asked for. */
export type GeneratedReport = {
  unapproved: boolean;
  undrawn: boolean;
  revision: Revision | null;
  problem: Problem | null;
};

/** The worker's operations on due reports. Every write is fenced by the lease. */
export type ReportWork = {
  /** The given report, or the one that is most overdue, with a lease; null when there is none. */
  claim: (id?: string) => Promise<Report | null>;
  approvedBefore: (report: Report) => Promise<ApprovedBefore>;
  /**
   * Stores what was generated, with the revision that it became. A problem fails its waiting dispatches.
   * @returns whether the lease was still valid
   */
  finish: (report: Report, snapshot: Snapshot, outcome: GeneratedReport) => Promise<boolean>;
  retry: (report: Report, problem: Problem, delaySeconds: number) => Promise<void>;
  /** Fails the report and its waiting dispatches. */
  fail: (report: Report, problem: Problem) => Promise<void>;
  /** Ids of the dispatches waiting for this report. */
  waitingDispatches: (reportId: string) => Promise<string[]>;
};

type Dependencies = {
  work: ReportWork;
  clients: { find: (id: string) => Promise<Client | null> };
  figures: FiguresReader;
  plans: {
    targets: (clientId: string) => ReturnType<typeof targetsOf>;
    workFor: (clientId: string, period: Period, after: Period) => ReturnType<typeof workFor>;
    sections: (clientId: string) => ReturnType<typeof chosenSections>;
  };
  undrawnWords: UndrawnWords;
  sources: Pick<SourceRepository, "ofClient">;
  doorbell: Doorbell;
  clock: Clock;
  log: Pick<Log, "warn">;
};

/** What a report says of its client, as it is stored. */
export const clientFacts = (database: Database): Pick<Dependencies, "clients" | "plans"> => ({
  clients: { find: (id) => clientById(database, id) },
  plans: {
    targets: (clientId) => targetsOf(database, clientId),
    workFor: (clientId, period, after) => workFor(database, clientId, period, after),
    sections: (clientId) => chosenSections(database, clientId),
  },
});

/** Number of tries before a report fails; low, so that the staff see the failure within a minute. */
const attemptsOfReport = 5;

/** The result, for the log. */
export type Generated = "done" | "superseded" | "retried" | "failed";

/** Generates a claimed report: reads the figures, freezes the snapshot, wakes the worker for the waiting dispatches. */
export async function generateReport(dependencies: Dependencies, report: Report): Promise<Generated> {
  const { work, doorbell, clock, log } = dependencies;
  if (report.attempts > attemptsOfReport) {
    await work.fail(report, report.problem ?? { code: "worker_stopped", params: {} });
    return "failed";
  }
  try {
    const now = await clock();
    const before = report.revision > 0 ? await work.approvedBefore(report) : nothingApproved;
    // A working copy that lost its figures says what was approved of it. Nobody asked to approve or send that once more.
    const approved = report.approving ? null : before.latest?.snapshot;
    const snapshot = (await makeSnapshot(dependencies, report, now)) ?? approved;
    if (!snapshot) {
      await work.fail(report, { code: "no_figures", params: {} });
      return "failed";
    }
    const outcome = await approval(dependencies, { report: { ...report, snapshot }, before, at: now });
    if (!(await work.finish(report, snapshot, outcome))) return "superseded";
  } catch (error) {
    log.warn({ err: error, id: report.id }, "A report was not made");
    return giveBack(work, report, problemOf(error));
  }
  for (const id of await work.waitingDispatches(report.id)) await doorbell("dispatch", id);
  return "done";
}

/**
 * What becomes of a generated report: the staff asked for its approval, or it waits for their review. So does one that its PDF cannot show
 * whole: somebody approves it who was told.
 */
async function approval(
  { undrawnWords }: Dependencies,
  { report, before, at }: { report: Report; before: ApprovedBefore; at: Date },
): Promise<GeneratedReport> {
  const snapshot = workingSnapshot(report);
  const undrawn = snapshot !== null && (await undrawnWords(snapshot)).length > 0;
  const revision = snapshot && nextRevision(before, { reportId: report.id, snapshot }, { by: report.approver, at });
  if (!report.approving) return { unapproved: revision !== null, undrawn, revision: null, problem: null };
  if (!undrawn || revision === null) return { unapproved: false, undrawn, revision, problem: null };
  return { unapproved: true, undrawn, revision: null, problem: { code: "letters_missing", params: {} } };
}

async function makeSnapshot({ clients, figures, plans, sources }: Dependencies, report: Report, now: Date) {
  const client = await clients.find(report.clientId);
  if (!client) return null;
  const period = { start: report.periodStart, end: report.periodEnd };
  const read = await figures(client, report.type, period, now);
  if (!read) return null;
  const [targets, work, sections, chosen] = await Promise.all([
    plans.targets(client.id),
    plans.workFor(client.id, period, periodAfter(report.type, period)),
    plans.sections(client.id),
    sources.ofClient(client.id),
  ]);
  return freezeReport({
    clientName: client.name,
    language: client.language,
    type: report.type,
    period,
    ...read,
    targets,
    ...work,
    sections: shownSections(sections, client.package),
    filled: chosen.flatMap(filledBy),
    comment: report.comment,
    now,
  });
}

async function giveBack(work: ReportWork, report: Report, problem: Problem): Promise<Generated> {
  if (report.attempts >= attemptsOfReport) {
    await work.fail(report, problem);
    return "failed";
  }
  await work.retry(report, problem, backoffSeconds(report.attempts));
  return "retried";
}
