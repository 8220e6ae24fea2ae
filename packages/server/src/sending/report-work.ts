import { v7 as newId } from "uuid";
import type { Problem } from "@agency/model/problems";
import { isSample } from "@agency/model/report/snapshot";
import { assignments, insertion, type Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { claimRow, released, writeFenced } from "../kit/work/lease.ts";
import { approvedBeforeOne } from "../reports/approved-before.ts";
import type { ReportWork } from "../reports/generate-report.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { noteHolders } from "./note-holders.ts";
import { dispatchEntity } from "./table.ts";

/** The dispatches that wait for the report. One with a snapshot or a revision does not need it. */
const waiting = "reportId = ? AND state = 'queued' AND snapshot IS NULL AND revision IS NULL";

export function reportWork(database: Database): ReportWork {
  const failWaiting = async (statements: Statements, reportId: string, problem: Problem) => {
    const { sql, values } = assignments(database.source, dispatchEntity, { state: "failed", problem });
    const failed = await statements.change(`UPDATE dispatches SET ${sql} WHERE ${waiting}`, [...values, reportId]);
    if (failed > 0) await noteHolders(database, statements, [reportId]);
  };
  return {
    claim: (id) =>
      claimRow(
        database,
        { entity: reportEntity, claimable: "state IN ('queued', 'running')", mark: { state: "running" } },
        { id, owner: newId() },
      ),
    approvedBefore: (report) => approvedBeforeOne(database.manager, report),
    finish: (report, snapshot, { unapproved, undrawn, revision, problem }) =>
      writeFenced(database, reportEntity, report, {
        state: ["running"],
        set: {
          ...released,
          state: "done",
          problem: null,
          snapshot,
          sample: isSample(snapshot),
          undrawn,
          generatedAt: snapshot.generatedAt,
          version: () => "version + 1",
          unapproved,
          approving: false,
          approver: null,
          ...(revision && { revision: revision.number }),
        },
        inTransaction: async (statements) => {
          if (problem) await failWaiting(statements, report.id, problem);
          if (!revision) return;
          const { sql, values } = insertion(database.source, revisionEntity, revision);
          await statements.change(`INSERT INTO report_revisions ${sql}`, values);
        },
      }),
    retry: async (report, problem, delaySeconds) => {
      await writeFenced(database, reportEntity, report, {
        state: ["running"],
        set: { ...released, state: "queued", problem, dueAt: () => database.sqlNow(delaySeconds) },
      });
    },
    fail: async (report, problem) => {
      await writeFenced(database, reportEntity, report, {
        state: ["running"],
        set: { ...released, state: "failed", approving: false, approver: null, problem },
        inTransaction: (statements) => failWaiting(statements, report.id, problem),
      });
    },
    waitingDispatches: async (reportId) => {
      const dispatches = await database.select(`SELECT id FROM dispatches WHERE ${waiting}`, [reportId]);
      return dispatches.map(({ id }) => String(id));
    },
  };
}
