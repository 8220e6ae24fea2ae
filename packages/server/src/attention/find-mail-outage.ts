import type { Database } from "../kit/db/database.ts";
import { rowsOf } from "../kit/db/select.ts";
import { sqlMoment } from "../kit/db/sql-moment.ts";
import { notificationEntity } from "../notifications/table.ts";
import { dispatchEntity } from "../sending/table.ts";
import type { AttentionRepository } from "./attention.ts";

const open = "state IN ('queued', 'rendered', 'sending') AND problem IS NOT NULL AND requestedAt <= ?";

/** Finds the emails that failed and are tried again: reports and all others. */
export function findMailOutage({ source, select }: Database): AttentionRepository["mailOutage"] {
  const tables = [
    { table: "dispatches", rows: rowsOf(source, dispatchEntity, "mail", ["problem", "requestedAt"]) },
    { table: "notifications", rows: rowsOf(source, notificationEntity, "mail", ["problem", "requestedAt"]) },
  ];
  return async (askedBefore) => {
    const found = await Promise.all(
      tables.map(async ({ table, rows: { columns, read } }) => {
        const [oldest] = await select(
          `SELECT ${columns}, COUNT(*) OVER () AS found FROM ${table} mail WHERE ${open} ORDER BY mail.requestedAt LIMIT 1`,
          [sqlMoment(askedBefore)],
        );
        return oldest ? [{ ...read(oldest), waiting: Number(oldest["found"]) }] : [];
      }),
    );
    const [first, ...others] = found.flat().toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
    if (!first) return null;
    const waiting = others.reduce((sum, other) => sum + other.waiting, first.waiting);
    return { waiting, problem: first.problem, since: first.requestedAt };
  };
}
