import { v7 as newId } from "uuid";
import type { DispatchWork } from "@agency/core/reports/report-repository";
import type { Database } from "../database.ts";
import { dispatchEntity, reportEntity, revisionEntity } from "../entities/reports.ts";
import { mailWork } from "./mail-work.ts";
import { claimRow, writeFenced } from "./work.ts";

/** A dispatch without a snapshot waits until its report is approved. */
const claimable = `state IN ('queued', 'rendered') AND (snapshot IS NOT NULL OR revision IS NOT NULL OR EXISTS (
  SELECT 1 FROM reports WHERE reports.id = reportId AND reports.revision > 0 AND reports.approving = 0))`;

const waiting = ["queued", "rendered"];

export function dispatchWork(database: Database): DispatchWork {
  return {
    ...mailWork(database, dispatchEntity, { waiting, ready: "rendered" }),
    claim: async (id) => {
      const dispatch = await claimRow(
        database,
        { entity: dispatchEntity, claimable, mark: {} },
        { id, owner: newId() },
      );
      const report = dispatch && (await database.manager.findOneBy(reportEntity, { id: dispatch.reportId }));
      if (!report) return null;
      const number = dispatch.revision ?? report.revision;
      const revision = await database.manager.findOneBy(revisionEntity, { reportId: report.id, number });
      return { dispatch, report, revision };
    },
    freeze: (dispatch, { snapshot, revision }) =>
      writeFenced(database, dispatchEntity, dispatch, {
        state: waiting,
        set: { state: "rendered", snapshot, revision },
      }),
  };
}
