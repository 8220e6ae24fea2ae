import { v7 as newId } from "uuid";
import { filledBy } from "@agency/model/figure-sources";
import type { Problem } from "@agency/model/problems";
import { shownSections } from "@agency/model/report/sections";
import { type Snapshot, isSample } from "@agency/model/report/snapshot";
import { clientById } from "../clients/store.ts";
import { doubtsOfPeriod } from "../figures/doubted.ts";
import type { Context } from "../kit/context.ts";
import { type Statements, assignments, insertion } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { claimRow, released, writeFenced } from "../kit/work/lease.ts";
import { backoffSeconds, toProblem } from "../kit/work/work.ts";
import { chosenSections, datedNotesFor, readTargets, workFor } from "../plan/store.ts";
import { freezeReport } from "../reports/freeze.ts";
import { noteLives } from "../reports/note-lives.ts";
import {
  type ApprovedBefore,
  type Report,
  type Revision,
  nextRevision,
  nothingApproved,
  workingSnapshot,
} from "../reports/report.ts";
import { approvedBeforeOne } from "../reports/store.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import type { UndrawnWords } from "../reports/undrawn-words.ts";
import { readsPromises } from "../settings/store.ts";
import type { FiguresReader } from "../sources/read-figures.ts";
import { missingReads } from "../sources/reads-store.ts";
import { findSources } from "../sources/store.ts";
import { noteHolders } from "./holders.ts";
import { settleMade } from "./settle-runs.ts";
import { dispatchEntity } from "./table.ts";

/** The outcome for a generated report. `problem` is why it is not approved, although that was asked for. */
export type GeneratedReport = {
  unapproved: boolean;
  undrawn: boolean;
  doubtful: boolean;
  revision: Revision | null;
  problem: Problem | null;
};

/** The dispatches that wait for the report. One with a snapshot or a revision does not need it. */
const waiting = "reportId = ? AND state = 'queued' AND snapshot IS NULL AND revision IS NULL";

/** The worker's operations on due reports. Every write is fenced by the lease. */
export function reportWork(database: Database) {
  const failWaiting = async (statements: Statements, reportId: string, problem: Problem) => {
    const { sql, values } = assignments(database.source, dispatchEntity, { state: "failed", problem });
    const failed = await statements.change(`UPDATE dispatches SET ${sql} WHERE ${waiting}`, [...values, reportId]);
    if (failed > 0) await noteHolders(database, statements, [reportId]);
  };
  return {
    /** The given report, or the most overdue one, with a lease; null when there is none. */
    claim: (id?: string) =>
      claimRow(
        database,
        { entity: reportEntity, claimable: "state IN ('queued', 'running')", mark: { state: "running" } },
        { id, owner: newId() },
      ),
    approvedBefore: (report: Report) => approvedBeforeOne(database.manager, report),
    /**
     * Stores what was generated, with the revision that it became. A problem fails its waiting dispatches.
     * @returns whether the lease was still valid
     */
    finish: (
      report: Report,
      snapshot: Snapshot,
      { unapproved, undrawn, doubtful, revision, problem }: GeneratedReport,
    ) =>
      writeFenced(database, reportEntity, report, {
        state: ["running"],
        set: {
          ...released,
          state: "done",
          problem: null,
          snapshot,
          sample: isSample(snapshot),
          undrawn,
          doubtful,
          generatedAt: snapshot.generatedAt,
          version: () => "version + 1",
          unapproved,
          approving: false,
          approver: null,
          ...(revision && { revision: revision.number }),
        },
        inTransaction: async (statements) => {
          if (problem) await failWaiting(statements, report.id, problem);
          if (revision) {
            const { sql, values } = insertion(database.source, revisionEntity, revision);
            await statements.change(`INSERT INTO report_revisions ${sql}`, values);
          }
          await settleMade(database, statements, report.id, { state: "done", problem: null });
          await noteLives(database, statements, { reportIds: [report.id] });
        },
      }),
    retry: async (report: Report, problem: Problem, delaySeconds: number) => {
      await writeFenced(database, reportEntity, report, {
        state: ["running"],
        set: { ...released, state: "queued", problem, dueAt: () => database.sqlNow(delaySeconds) },
      });
    },
    /** Fails the report and its waiting dispatches. */
    fail: async (report: Report, problem: Problem) => {
      await writeFenced(database, reportEntity, report, {
        state: ["running"],
        set: { ...released, state: "failed", approving: false, approver: null, problem },
        inTransaction: async (statements) => {
          await failWaiting(statements, report.id, problem);
          await settleMade(database, statements, report.id, { state: "failed", problem });
          await noteLives(database, statements, { reportIds: [report.id] });
        },
      });
    },
    /** Ids of the dispatches waiting for this report. */
    waitingDispatches: async (reportId: string) => {
      const dispatches = await database.select(`SELECT id FROM dispatches WHERE ${waiting}`, [reportId]);
      return dispatches.map(({ id }) => String(id));
    },
  };
}

export type ReportWork = ReturnType<typeof reportWork>;

type Needs = Context & {
  work: ReportWork;
  figures: FiguresReader;
  undrawnWords: UndrawnWords;
};

/** Number of tries before a report fails; low, so that the staff see the failure within a minute. */
const attemptsOfReport = 5;

/** The result, for the log. */
export type Generated = "done" | "superseded" | "retried" | "failed";

/** Generates a claimed report: reads the figures, freezes the snapshot, wakes the worker for the waiting dispatches. */
export async function generateReport(needs: Needs, report: Report): Promise<Generated> {
  const { work, bell, clock, log } = needs;
  if (report.attempts > attemptsOfReport) {
    await work.fail(report, report.problem ?? { code: "worker_stopped", params: {} });
    return "failed";
  }
  try {
    const now = await clock();
    const before = report.revision > 0 ? await work.approvedBefore(report) : nothingApproved;
    // A working copy that lost its figures says what was approved of it. Nobody asked to approve or send that once more.
    const approved = report.approving ? null : before.latest?.snapshot;
    const made = await makeSnapshot(needs, report, now);
    const snapshot = made ?? approved;
    if (!snapshot) {
      await work.fail(report, { code: "no_figures", params: {} });
      return "failed";
    }
    const doubtful = made !== null && (await isDoubtful(needs, report, made));
    const outcome = await approval(needs, { report: { ...report, snapshot, doubtful }, before, at: now });
    if (!(await work.finish(report, snapshot, outcome))) return "superseded";
  } catch (error) {
    log.warn({ err: error, id: report.id }, "A report was not made");
    return giveBack(work, report, toProblem(error));
  }
  for (const id of await work.waitingDispatches(report.id)) await bell.ring("dispatch", id);
  return "done";
}

/** Whether figures of a report may be others, and nobody has said that they are right. */
async function isDoubtful(
  { database }: Context,
  { clientId, type: reportType, periodStart }: Report,
  { figures, origins }: Snapshot,
): Promise<boolean> {
  const own = { figures, origins: origins.current };
  return (await doubtsOfPeriod(database, { clientId, reportType, periodStart }, own)).open.length > 0;
}

/**
 * Decides the outcome of a generated report: the staff asked for its approval, or it waits for their review. So does one whose figures are
 * doubted, or that its PDF cannot show whole: somebody approves it who was told.
 */
async function approval(
  { undrawnWords }: Needs,
  { report, before, at }: { report: Report; before: ApprovedBefore; at: Date },
): Promise<GeneratedReport> {
  const snapshot = workingSnapshot(report);
  const undrawn = snapshot !== null && (await undrawnWords(snapshot)).length > 0;
  const revision = snapshot && nextRevision(before, { reportId: report.id, snapshot }, { by: report.approver, at });
  const { doubtful } = report;
  const held = { undrawn, doubtful, revision: null };
  if (!report.approving) return { ...held, unapproved: revision !== null, problem: null };
  if (revision === null || (!undrawn && !doubtful)) {
    return { unapproved: false, undrawn, doubtful, revision, problem: null };
  }
  const code = doubtful ? "figures_doubtful" : "letters_missing";
  return { ...held, unapproved: true, problem: { code, params: {} } };
}

async function makeSnapshot({ database, figures }: Needs, report: Report, now: Date) {
  const client = await clientById(database, report.clientId);
  if (!client) return null;
  const period = { start: report.periodStart, end: report.periodEnd };
  const read = await figures(client, report.type, period, now);
  if (!read) return null;
  const [targets, work, datedNotes, sections, chosen, promises] = await Promise.all([
    readTargets(database, client.id),
    workFor(database, client.id, report.type, period),
    datedNotesFor(database, client.id, period),
    chosenSections(database, client.id),
    findSources(database, client.id),
    readsPromises(database),
  ]);
  const missing = chosen.length > 0 ? await missingReads(database, [client.id], report.type, period) : null;
  return freezeReport({
    clientName: client.name,
    language: client.language,
    type: report.type,
    period,
    ...read,
    targets,
    ...work,
    datedNotes,
    sections: shownSections(sections, client.package),
    unread: missing?.get(client.id)?.unread.map(({ kind }) => kind) ?? [],
    filled: chosen.flatMap(filledBy),
    promises,
    comments: report.comments,
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
