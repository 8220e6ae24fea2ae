import { IsNull } from "typeorm";
import { v7 as newId } from "uuid";
import type { ReportWork } from "@agency/core/reports/report-repository";
import type { Database } from "../database.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { claimRow, released, writeFenced } from "./work.ts";

/** The dispatches that wait for the report. A dispatch with a snapshot does not need it. */
const waiting = (reportId: string) => ({ reportId, state: "queued" as const, snapshot: IsNull() });

export function reportWork(database: Database): ReportWork {
  return {
    claim: (id) =>
      claimRow(
        database,
        { entity: reportEntity, claimable: "state IN ('queued', 'running')", mark: { state: "running" } },
        { id, owner: newId() },
      ),
    finish: (report, snapshot) =>
      writeFenced(database, reportEntity, report, {
        state: ["running"],
        set: {
          ...released,
          state: "done",
          problem: null,
          snapshot,
          sample: snapshot.source.kind === "sample",
          generatedAt: snapshot.generatedAt,
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
        set: { ...released, state: "failed", problem },
        inTransaction: (transaction) =>
          transaction.update(dispatchEntity, waiting(report.id), { state: "failed", problem }),
      });
    },
    waitingDispatches: async (reportId) => {
      const dispatches = await database.manager.find(dispatchEntity, {
        select: { id: true },
        where: waiting(reportId),
      });
      return dispatches.map(({ id }) => id);
    },
  };
}
