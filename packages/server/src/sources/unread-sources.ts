import type { ReportType } from "@agency/model/report/report-type";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowsOf } from "../kit/db/select.ts";
import { sourceReadEntity } from "./reads-table.ts";
import { sourceEntity } from "./table.ts";
import type { UnreadSource, UnreadSources } from "./unread-source.ts";

/** Finds the sources that were to be read for a period and were not: of all clients when no ids are given. */
export function unreadSources({
  source,
  select,
}: Pick<Database, "source" | "select">): (
  clientIds: string[] | undefined,
  type: ReportType,
  period: { start: string },
) => ReturnType<UnreadSources> {
  const sources = rowsOf(source, sourceEntity, "chosen", ["clientId", "kind"]);
  const reads = rowsOf(source, sourceReadEntity, "asked", ["problem"]);
  return async (clientIds, type, { start }) => {
    if (clientIds?.length === 0) return new Map();
    const only = clientIds ? ` AND chosen.clientId IN (${placeholders(clientIds)})` : "";
    const rows = await select(
      `SELECT ${sources.columns}, ${reads.columns} FROM source_reads asked
        INNER JOIN sources chosen ON chosen.id = asked.sourceId
        WHERE asked.reportType = ? AND asked.periodStart = ? AND asked.state <> 'cancelled'
          AND (asked.readAt IS NULL OR asked.problem IS NOT NULL)${only}
        ORDER BY chosen.kind`,
      [type, start, ...(clientIds ?? [])],
    );
    const found = rows.map((row) => ({ ...sources.read(row), ...reads.read(row) }));
    const byClient = Map.groupBy(found, ({ clientId }) => clientId);
    return new Map(
      [...byClient].map(([id, list]): [string, UnreadSource[]] => [
        id,
        list.map(({ kind, problem }) => ({ kind, problem })),
      ]),
    );
  };
}

/**
 * Finds the clients with a source that was never asked for a period, such as a week without a weekly schedule: of all clients when no
 * ids are given.
 */
export function unaskedSources({
  select,
}: Pick<Database, "select">): (
  clientIds: string[] | undefined,
  type: ReportType,
  period: { start: string },
) => Promise<Set<string>> {
  return async (clientIds, type, { start }) => {
    if (clientIds?.length === 0) return new Set();
    const only = clientIds ? ` AND chosen.clientId IN (${placeholders(clientIds)})` : "";
    const rows = await select(
      `SELECT DISTINCT chosen.clientId AS clientId FROM sources chosen WHERE NOT EXISTS (SELECT 1 FROM source_reads asked
        WHERE asked.sourceId = chosen.id AND asked.reportType = ? AND asked.periodStart = ? AND asked.state <> 'cancelled')${only}`,
      [type, start, ...(clientIds ?? [])],
    );
    return new Set(rows.map(({ clientId }) => String(clientId)));
  };
}
