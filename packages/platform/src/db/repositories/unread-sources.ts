import type { UnreadSource, UnreadSources } from "@agency/core/sources/unread-source";
import type { ReportType } from "@agency/model/report/report-type";
import type { Database } from "../database.ts";
import { sourceEntity } from "../entities/connections.ts";
import { sourceReadEntity } from "../entities/source-reads.ts";
import { placeholders, rowsOf } from "../select.ts";

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
