import type { Database } from "@agency/platform/db/database";
import type { Filled } from "./fill.ts";

/** Prints the query plans of the measured requests. */
export async function explain({ kind, source }: Database, { clientId, reportId }: Filled): Promise<void> {
  const queries = {
    "portal: the client": `SELECT * FROM clients WHERE accessId = '${clientId(1).replaceAll("-", "")}'`,
    "portal: one report": `SELECT * FROM reports WHERE id = '${reportId(1)}'`,
    "dashboard: reports this month":
      "SELECT COUNT(*) FROM reports WHERE generatedAt >= '2026-11-01' AND generatedAt < '2026-12-01'",
    "dashboard: a page of all reports": "SELECT * FROM reports ORDER BY requestedAt DESC, id DESC LIMIT 25",
    "dashboard: a page of clients": "SELECT * FROM clients ORDER BY createdAt DESC, id DESC LIMIT 50",
    "worker: due reports": "SELECT id FROM reports WHERE state IN ('queued', 'running') ORDER BY dueAt LIMIT 10",
  };
  const rows = await Promise.all(
    Object.entries(queries).map(async ([request, sql]) => {
      const [plan] = await source.query(`EXPLAIN ${kind === "sqlite" ? "QUERY PLAN " : ""}${sql}`);
      const { key, rows: read, Extra: extra, detail } = plan;
      return kind === "sqlite" ? { request, plan: detail } : { request, index: key, rows: Number(read), extra };
    }),
  );
  console.table(rows);
}
