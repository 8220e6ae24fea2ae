import { v7 as newId } from "uuid";
import type { DispatchWork } from "@agency/core/reports/report-repository";
import type { Database } from "../database.ts";
import { dispatchEntity, reportEntity, revisionEntity } from "../entities/reports.ts";
import { rowsOf } from "../select.ts";
import { mailWork } from "./mail-work.ts";
import { claimRow, fencedUpdate, released, writeFenced } from "./work.ts";

/** A dispatch without a snapshot waits until its report is approved. */
const claimable = `state IN ('queued', 'rendered') AND (snapshot IS NOT NULL OR revision IS NOT NULL OR EXISTS (
  SELECT 1 FROM reports WHERE reports.id = reportId AND reports.revision > 0 AND reports.approving = 0))`;

/** SQL: whether a later sending of the report reached a recipient, or is about to. `ensureDispatches` applies the same rule. */
const replaced = `EXISTS (SELECT 1 FROM dispatches later WHERE later.reportId = report.id AND later.recipient = ?
  AND later.number > ? AND later.state NOT IN ('failed', 'cancelled'))`;

/** SQL: whether a recipient is no contact of the report's client any more. */
const former = `NOT EXISTS (SELECT 1 FROM clients client WHERE client.id = report.clientId AND client.email = ?)
  AND NOT EXISTS (SELECT 1 FROM contacts contact WHERE contact.clientId = report.clientId AND contact.email = ?)`;

const waiting = ["queued", "rendered"];

export function dispatchWork(database: Database): DispatchWork {
  const { source, select, change } = database;
  const reports = rowsOf(source, reportEntity, "report", ["id", "clientId"]);
  const revisions = rowsOf(source, revisionEntity, "revision", ["number", "snapshot"]);
  return {
    ...mailWork(database, dispatchEntity, { waiting, ready: "rendered" }),
    claim: async (id) => {
      const dispatch = await claimRow(
        database,
        { entity: dispatchEntity, claimable, mark: {} },
        { id, owner: newId() },
      );
      if (!dispatch) return null;
      const { recipient, number, revision } = dispatch;
      const [row] = await select(
        `SELECT ${reports.columns}, ${revisions.columns}, (${replaced} OR ${former}) AS obsolete FROM reports report
         LEFT JOIN report_revisions revision
         ON revision.reportId = report.id AND revision.number = COALESCE(?, report.revision) WHERE report.id = ?`,
        [recipient, number, recipient, recipient, revision, dispatch.reportId],
      );
      if (!row) return null;
      const found = row["revision_number"] === null ? null : revisions.read(row);
      return { dispatch, report: reports.read(row), revision: found, obsolete: Number(row["obsolete"]) === 1 };
    },
    // By itself: freezing promises nothing of the mail, so it may come as late as a claim.
    freeze: async (dispatch, { snapshot, revision }) => {
      const set = { state: "rendered", snapshot, revision };
      const { sql, values } = fencedUpdate(database, dispatchEntity, dispatch, { state: waiting, set });
      return (await change(sql, values)) === 1;
    },
    cancel: async (dispatch) => {
      const set = { ...released, state: "cancelled", problem: null };
      await writeFenced(database, dispatchEntity, dispatch, { state: waiting, set });
    },
  };
}
