import type { Database } from "@agency/server/kit/db/database";
import type { Filled } from "./fill.ts";

/** Prints the query plans of the measured requests. */
export async function explain({ kind, source }: Database, { clientId, reportId }: Filled): Promise<void> {
  const queries = {
    "portal: the client": `SELECT * FROM clients WHERE accessId = '${clientId(1).replaceAll("-", "")}'`,
    "portal: one report": `SELECT * FROM reports WHERE id = '${reportId(1)}'`,
    "portal: a page of a client's reports": `SELECT report.id FROM reports report
      INNER JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision
      WHERE report.clientId = (SELECT id FROM clients WHERE accessId = '${clientId(1).replaceAll("-", "")}')
      ORDER BY revision.generatedAt DESC, report.id DESC LIMIT 10`,
    "portal: a client's reports by type and year": `SELECT type, SUBSTR(periodStart, 1, 4), COUNT(*) FROM reports
      WHERE clientId = (SELECT id FROM clients WHERE accessId = '${clientId(1).replaceAll("-", "")}') AND revision > 0
      GROUP BY type, SUBSTR(periodStart, 1, 4)`,
    "dashboard: reports this month":
      "SELECT COUNT(*) FROM reports WHERE generatedAt >= '2026-11-01' AND generatedAt < '2026-12-01'",
    "dashboard: a page of all reports": "SELECT * FROM reports ORDER BY requestedAt DESC, id DESC LIMIT 25",
    "dashboard: a page of clients": "SELECT * FROM clients ORDER BY createdAt DESC, id DESC LIMIT 50",
    "worker: due reports": "SELECT id FROM reports WHERE state IN ('queued', 'running') ORDER BY dueAt LIMIT 10",
  };
  const rows = await Promise.all(
    Object.entries(queries).map(async ([request, sql]) => {
      const plan: Record<string, unknown>[] = await source.query(
        `EXPLAIN ${kind === "sqlite" ? "QUERY PLAN " : ""}${sql}`,
      );
      return plan.map(({ key, rows: read, Extra: extra, detail }) =>
        kind === "sqlite" ? { request, plan: detail } : { request, index: key, rows: Number(read), extra },
      );
    }),
  );
  console.table(rows.flat());
}
