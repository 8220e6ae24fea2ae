import { v7 as newId } from "uuid";
import type { DispatchWork } from "@agency/core/reports/report-repository";
import type { Database } from "../database.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { mailWork } from "./mail-work.ts";
import { claimRow, writeFenced } from "./work.ts";

/** A dispatch without a snapshot waits until its report is generated. */
const claimable = `state IN ('queued', 'rendered') AND (snapshot IS NOT NULL OR EXISTS (
  SELECT 1 FROM reports WHERE reports.id = reportId AND reports.state = 'done' AND reports.generatedAt IS NOT NULL))`;

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
      return report ? { dispatch, report } : null;
    },
    freeze: (dispatch, snapshot) =>
      writeFenced(database, dispatchEntity, dispatch, { state: waiting, set: { state: "rendered", snapshot } }),
  };
}
