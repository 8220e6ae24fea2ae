import type { ReportWork } from "@agency/core/reports/report-repository";
import { v7 as newId } from "uuid";
import type { Database } from "../database.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { claimRow, released, writeFenced } from "./work.ts";

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
          transaction.update(dispatchEntity, { reportId: report.id, state: "queued" }, { state: "failed", problem }),
      });
    },
    waitingDispatches: async (reportId) => {
      const waiting = await database.manager.find(dispatchEntity, {
        select: { id: true },
        where: { reportId, state: "queued" },
      });
      return waiting.map(({ id }) => id);
    },
  };
}
