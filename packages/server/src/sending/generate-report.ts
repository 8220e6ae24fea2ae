import { v7 as newId } from "uuid";
import type { Problem } from "@agency/model/problems";
import { type Snapshot, isSample } from "@agency/model/report/snapshot";
import { sameContent } from "@agency/model/report/snapshot-differences";
import { doubtsOfPeriods } from "../figures/doubted.ts";
import type { Context } from "../kit/context.ts";
import { type Statements, assignments, insertion } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import { claimRow, fencedUpdate, released, writeFenced } from "../kit/work/lease.ts";
import { backoffSeconds, toProblem } from "../kit/work/work.ts";
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
import { approvedBefore } from "../reports/store.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import type { UndrawnWords } from "../reports/undrawn-words.ts";
import type { FiguresReader } from "../sources/read-figures.ts";
import { noteHolders } from "./holders.ts";
import { readContents } from "./read-contents.ts";
import { settleMade } from "./settle-runs.ts";
import { dispatchEntity } from "./table.ts";

/** What was made of a claimed report. `problem` is why it is not approved, although that was asked for. */
export type GeneratedReport = {
  report: Report;
  snapshot: Snapshot;
  unapproved: boolean;
  undrawn: boolean;
  doubtful: boolean;
  revision: Revision | null;
  problem: Problem | null;
};

/** SQL: the dispatches that wait for reports. One with a revision does not need them. */
const waitingFor = (reportIds: string[]) =>
  `reportId IN (${placeholders(reportIds)}) AND state = 'queued' AND revision IS NULL`;

/** The worker's operations on due reports. Every write is fenced by the lease. */
export function reportWork(database: Database) {
  const failWaiting = async (statements: Statements, reportId: string, problem: Problem) => {
    const { sql, values } = assignments(database.source, dispatchEntity, { state: "failed", problem });
    const which = waitingFor([reportId]);
    const failed = await statements.change(`UPDATE dispatches SET ${sql} WHERE ${which}`, [...values, reportId]);
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
    approvedBefore: (reports: Report[]) => approvedBefore(database.manager, reports),
    /**
     * Stores what was generated, with the revisions that it became, all of it or nothing. A problem fails the dispatches that wait for
     * its report.
     * @returns the ids of the reports whose lease was still valid
     */
    finish: (generated: GeneratedReport[]): Promise<string[]> =>
      database.changes(async (statements) => {
        const finished: string[] = [];
        for (const one of generated) {
          if (!(await finishOne(database, statements, one))) continue;
          finished.push(one.report.id);
          if (one.problem) await failWaiting(statements, one.report.id, one.problem);
        }
        await noteLives(database, statements, { reportIds: finished });
        await settleMade(database, statements, finished, { state: "done", problem: null });
        return finished;
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
          await noteLives(database, statements, { reportIds: [report.id] });
          await settleMade(database, statements, [report.id], { state: "failed", problem });
        },
      });
    },
    /** Ids of the dispatches that wait for these reports. */
    waitingDispatches: async (reportIds: string[]) => {
      if (reportIds.length === 0) return [];
      const dispatches = await database.select(`SELECT id FROM dispatches WHERE ${waitingFor(reportIds)}`, reportIds);
      return dispatches.map(({ id }) => String(id));
    },
  };
}

/** @returns whether the lease was still valid */
async function finishOne(
  database: Database,
  { change }: Statements,
  { report, snapshot, unapproved, undrawn, doubtful, revision }: GeneratedReport,
): Promise<boolean> {
  const set = {
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
  };
  const { sql, values } = fencedUpdate(database, reportEntity, report, { state: ["running"], set });
  if ((await change(sql, values)) !== 1) return false;
  if (revision) {
    const inserted = insertion(database.source, revisionEntity, revision);
    await change(`INSERT INTO report_revisions ${inserted.sql}`, inserted.values);
  }
  return true;
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

/**
 * Generates claimed reports, those of one type and period together: reads the figures, freezes the snapshots, wakes the worker for the
 * waiting dispatches.
 * @returns the results, in the order of the reports
 */
export async function generateReports(needs: Needs, reports: Report[]): Promise<Generated[]> {
  const results = new Map<string, Generated>();
  const alike = Map.groupBy(reports, ({ type, periodStart }) => `${type} ${periodStart}`);
  for (const [first, ...others] of alike.values()) if (first) await generateAlike(needs, [first, ...others], results);
  const done = reports.filter(({ id }) => results.get(id) === "done").map(({ id }) => id);
  for (const id of await needs.work.waitingDispatches(done)) await needs.bell.ring("dispatch", id);
  return reports.map(({ id }) => results.get(id) ?? "superseded");
}

/** Reports of one type and period. */
type Alike = [Report, ...Report[]];

type Results = Map<string, Generated>;

/** If something keeps one of them from being generated, each is generated by itself. */
async function generateAlike(needs: Needs, reports: Alike, results: Results): Promise<void> {
  try {
    await generateTogether(needs, reports, results);
  } catch (error) {
    const [report, ...others] = reports;
    if (others.length > 0) {
      for (const one of reports) await generateAlike(needs, [one], results);
      return;
    }
    needs.log.warn({ err: error, id: report.id }, "A report was not made");
    results.set(report.id, await giveBack(needs.work, report, toProblem(error)));
  }
}

async function generateTogether(needs: Needs, reports: Alike, results: Results): Promise<void> {
  const { work } = needs;
  const fail = async (report: Report, problem: Problem) => {
    await work.fail(report, problem);
    results.set(report.id, "failed");
  };
  const isWorn = ({ attempts }: Report) => attempts > attemptsOfReport;
  for (const report of reports.filter(isWorn)) {
    await fail(report, report.problem ?? { code: "worker_stopped", params: {} });
  }
  const [first, ...others] = reports.filter((report) => !isWorn(report));
  if (!first) return;
  const drafts = await draft(needs, [first, ...others]);
  const drafted = new Set(drafts.map(({ report }) => report.id));
  for (const report of [first, ...others].filter(({ id }) => !drafted.has(id))) {
    await fail(report, { code: "no_figures", params: {} });
  }
  const finished = new Set(await work.finish(await judge(needs, drafts)));
  for (const id of drafted) results.set(id, finished.has(id) ? "done" : "superseded");
}

/** A snapshot of a report; `isNew` unless it says what was approved of it before. */
type Draft = { report: Report; snapshot: Snapshot; before: ApprovedBefore; isNew: boolean; at: Date };

/** Makes the snapshots of reports of one type and period, without reports that have no figures. */
async function draft({ work, database, figures, clock }: Needs, reports: Alike): Promise<Draft[]> {
  const [{ type, periodStart: start, periodEnd: end }] = reports;
  const at = await clock();
  const clientIds = [...new Set(reports.map(({ clientId }) => clientId))];
  const [contents, befores] = await Promise.all([
    readContents({ database, figures }, clientIds, { type, period: { start, end } }, at),
    work.approvedBefore(reports.filter(({ revision }) => revision > 0)),
  ]);
  return reports.flatMap((report): Draft[] => {
    const before = befores.get(report.id) ?? nothingApproved;
    const content = contents.get(report.clientId);
    if (content) {
      const snapshot = freezeReport({ ...content, comments: report.comments, now: at });
      return [{ report, snapshot, before, isNew: true, at }];
    }
    // A working copy that lost its figures says what was approved of it. Nobody asked to approve or send that once more.
    const approved = report.approving ? null : before.latest?.snapshot;
    return approved ? [{ report, snapshot: approved, before, isNew: false, at }] : [];
  });
}

/** Decides what becomes of drafts of one type and period. */
async function judge(needs: Needs, drafts: Draft[]): Promise<GeneratedReport[]> {
  const doubtful = await doubtfulIn(needs, drafts);
  return Promise.all(drafts.map((one) => decide(needs, one, doubtful.has(one.report.id))));
}

/** The ids of reports whose figures may be others, and nobody has said that they are right. */
async function doubtfulIn({ database }: Context, drafts: Draft[]): Promise<Set<string>> {
  const made = drafts.filter(({ isNew }) => isNew);
  const doubts = await doubtsOfPeriods(
    database,
    made.map(({ report: { clientId, type: reportType, periodStart }, snapshot: { figures, origins } }) => ({
      clientId,
      reportType,
      periodStart,
      own: { figures, origins: origins.current },
    })),
  );
  return new Set(made.filter((_, index) => (doubts[index]?.open.length ?? 0) > 0).map(({ report }) => report.id));
}

/**
 * The staff asked for the approval of a report, or it waits for their review, unless it says what they left as sent. One whose figures
 * are doubted, or that its PDF cannot show whole, waits as well: somebody approves it who was told.
 */
async function decide(
  { undrawnWords }: Needs,
  { report, snapshot: frozen, before, at }: Draft,
  doubtful: boolean,
): Promise<GeneratedReport> {
  const snapshot = workingSnapshot({ ...report, snapshot: frozen });
  const undrawn = snapshot !== null && (await undrawnWords(snapshot)).length > 0;
  const revision = snapshot && nextRevision(before, { reportId: report.id, snapshot }, { by: report.approver, at });
  const held = { report, snapshot: frozen, undrawn, doubtful, revision: null };
  if (!report.approving) {
    const isLeft = snapshot !== null && !report.unapproved && saysAgain(report, snapshot);
    return { ...held, unapproved: revision !== null && !isLeft, problem: null };
  }
  if (revision === null || (!undrawn && !doubtful)) return { ...held, unapproved: false, revision, problem: null };
  const code = doubtful ? "figures_doubtful" : "letters_missing";
  return { ...held, unapproved: true, problem: { code, params: {} } };
}

/** Whether a report that is made again says the same as before. */
function saysAgain(report: Report, snapshot: Snapshot): boolean {
  const before = workingSnapshot(report);
  return before !== null && sameContent(before, snapshot);
}

async function giveBack(work: ReportWork, report: Report, problem: Problem): Promise<Generated> {
  if (report.attempts >= attemptsOfReport) {
    await work.fail(report, problem);
    return "failed";
  }
  await work.retry(report, problem, backoffSeconds(report.attempts));
  return "retried";
}
