import { Brackets, type EntityManager, In, Not } from "typeorm";
import type { AccountKind } from "@agency/model/connections";
import type { ReportType } from "@agency/model/report/report-type";
import { problemsOfConnection } from "@agency/model/source-problem";
import type { PeriodKey } from "../figures/figures.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader } from "../kit/db/select.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { released } from "../kit/work/lease.ts";
import type { ReadProgress, ReadRequest, Source, UnreadSource } from "./source.ts";
import { sourceEntity, sourceReadEntity } from "./table.ts";

/** How many rows one statement inserts. */
const batch = 200;

const scheduled = ` AND EXISTS (SELECT 1 FROM schedules schedule
  WHERE schedule.clientId = source.clientId AND schedule.reportType = 'weekly' AND schedule.enabled = 1)`;

const dueAgain = ({ sqlNow }: Database) => ({
  state: "queued" as const,
  attempts: 0,
  ...released,
  dueAt: () => sqlNow(),
});

/**
 * The sources of active clients of which not all of some periods were requested, with the requested periods: of all, or of one client. Weeks
 * are only read for clients with a weekly schedule that is on, unless `unscheduled`.
 * @param starts the newest first, without a gap
 */
export async function incompleteReads(
  { select }: Database,
  type: ReportType,
  starts: string[],
  { clientId, unscheduled = false }: { clientId?: string | undefined; unscheduled?: boolean } = {},
): Promise<{ sourceId: string; requested: Set<string> }[]> {
  const rows = await select(
    `SELECT source.id AS sourceId, GROUP_CONCAT(asked.periodStart) AS requested
      FROM sources source
      INNER JOIN clients client ON client.id = source.clientId AND client.status = 'active'
      LEFT JOIN source_reads asked
        ON asked.sourceId = source.id AND asked.reportType = ? AND asked.periodStart BETWEEN ? AND ?
      WHERE 1 = 1${clientId === undefined ? "" : " AND source.clientId = ?"}${type === "weekly" && !unscheduled ? scheduled : ""}
      GROUP BY source.id HAVING COUNT(asked.id) < ?`,
    [type, starts.at(-1) ?? null, starts[0] ?? null, ...(clientId === undefined ? [] : [clientId]), starts.length],
  );
  return rows.map(({ sourceId, requested }) => ({
    sourceId: String(sourceId),
    requested: new Set(typeof requested === "string" ? requested.split(",") : []),
  }));
}

/** Stores requests; existing ones stay as they are. */
export const storeRequests = ({ database, reports }: FiguresContext, requests: ReadRequest[]): Promise<void> =>
  database.write(async (transaction) => {
    for (let start = 0; start < requests.length; start += batch) {
      await transaction
        .createQueryBuilder()
        .insert()
        .into(sourceReadEntity)
        .values(
          requests.slice(start, start + batch).map((request) => ({
            ...request,
            ...released,
            state: "queued" as const,
            problem: null,
            readAt: null,
            final: false,
            attempts: 0,
            requestedAt: () => database.sqlNow(),
            requestId: currentRequestId(),
          })),
        )
        .orIgnore()
        .updateEntity(false)
        .execute();
    }
    const sources = await transaction.find(sourceEntity, {
      select: { id: true, clientId: true },
      where: { id: In([...new Set(requests.map(({ sourceId }) => sourceId))]) },
    });
    const clientBySource = new Map(sources.map(({ id, clientId }) => [id, clientId]));
    const periods = requests.flatMap(({ sourceId, ...period }) => {
      const clientId = clientBySource.get(sourceId);
      return clientId ? [{ ...period, clientId }] : [];
    });
    await reports.figuresChanged(database, transaction, { what: "sources", which: { periods } });
  });

/** SQL: the problems that end with a new connection. */
const ofConnection = `(${problemsOfConnection.map((one) => `'${one}'`).join(", ")})`;

const reconnected = `SELECT source.id FROM sources source
  INNER JOIN connections connection ON connection.id = source.connectionId
  WHERE connection.state = 'ok' AND source.problem IN ${ofConnection} AND connection.connectedAt > source.problemSince`;

/** Makes due what waits for a connection that was made again. */
export async function wakeReconnected(database: Database): Promise<void> {
  const ids = (await database.select(reconnected)).map(({ id }) => String(id));
  if (ids.length === 0) return;
  await database.write(async (transaction) => {
    await transaction
      .createQueryBuilder()
      .update(sourceReadEntity)
      .set(dueAgain(database))
      .where(`state IN ('queued', 'failed') AND problem IN ${ofConnection} AND sourceId IN (:...ids)`, { ids })
      .execute();
    // Whatever problem comes now is a new one.
    await transaction.update(sourceEntity, ids, { problem: null, problemSince: null });
  });
}

/** Makes due everything of a client's sources that is not read, also what was given up or cancelled: of all periods, or of one. */
export const readNow = (
  { database, reports }: FiguresContext,
  clientId: string,
  only?: { reportType: ReportType; periodStart: string },
): Promise<void> =>
  database.write(async (transaction) => {
    await transaction
      .createQueryBuilder()
      .update(sourceReadEntity)
      .set(dueAgain(database))
      .where(
        new Brackets((unread) =>
          unread
            .where("state IN ('queued', 'failed', 'cancelled')")
            // Periods that Google did not have yet, or not in full.
            .orWhere("state = 'done' AND backfill = 0 AND (problem = 'empty' OR final = 0)"),
        ),
      )
      .andWhere("sourceId IN (SELECT id FROM sources WHERE clientId = :clientId)", { clientId })
      .andWhere(only ? "reportType = :reportType AND periodStart = :periodStart" : "1 = 1", only)
      .execute();
    const which = only ? { periods: [{ clientId, ...only }] } : { clientIds: [clientId] };
    await reports.figuresChanged(database, transaction, { what: "sources", which });
  });

/** Makes due the newest periods of a source, although they were read, or wait for the day on which Google's data are final. */
export const readAgain = (database: Database, sourceId: string): Promise<void> =>
  database.writeOne(async (transaction) => {
    const newest = { sourceId, state: In(["done", "queued"]), backfill: false };
    await transaction.update(sourceReadEntity, newest, dueAgain(database));
  });

/** Cancels the history of a source that no worker has begun. */
export const cancelBackfill = (
  { database, reports }: FiguresContext,
  { id: sourceId, clientId }: Source,
): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.update(sourceReadEntity, { sourceId, state: "queued", backfill: true }, { state: "cancelled" });
    await reports.figuresChanged(database, transaction, { what: "sources", which: { clientIds: [clientId] } });
  });

/** Makes whoever has begun to read a period start again, in the caller's transaction. What the staff cancelled stays cancelled. */
export async function startAgain(
  { database, reports }: FiguresContext,
  transaction: EntityManager,
  { clientId, reportType, periodStart }: PeriodKey,
): Promise<void> {
  await transaction
    .createQueryBuilder()
    .update(sourceReadEntity)
    .set({ ...dueAgain(database), problem: null, readAt: null, final: false })
    .where({ reportType, periodStart, state: Not("cancelled") })
    .andWhere("sourceId IN (SELECT id FROM sources WHERE clientId = :clientId)", { clientId })
    .execute();
  const periods = [{ clientId, reportType, periodStart }];
  await reports.figuresChanged(database, transaction, { what: "sources", which: { periods } });
}

/** The kinds of a client's sources that read a period. */
export async function readingKinds(
  { select }: Database,
  { clientId, reportType, periodStart }: PeriodKey,
): Promise<AccountKind[]> {
  const rows = await select(
    `SELECT source.kind AS kind FROM source_reads asked INNER JOIN sources source ON source.id = asked.sourceId
      WHERE source.clientId = ? AND asked.reportType = ? AND asked.periodStart = ? AND asked.state <> 'cancelled'
      ORDER BY source.kind`,
    [clientId, reportType, periodStart],
  );
  return rows.map(({ kind }) => kind as AccountKind);
}

/** How far a client's sources have been read. */
export async function readProgress({ select }: Database, clientId: string): Promise<ReadProgress[]> {
  const rows = await select(
    `SELECT source.id AS sourceId, COUNT(*) AS total,
        SUM(CASE WHEN asked.state = 'done' OR asked.readAt IS NOT NULL THEN 1 ELSE 0 END) AS done,
        SUM(CASE WHEN asked.state IN ('queued', 'running') AND asked.readAt IS NULL THEN 1 ELSE 0 END) AS waiting,
        SUM(CASE WHEN asked.state = 'cancelled' THEN 1 ELSE 0 END) AS cancelled,
        SUM(CASE WHEN asked.state = 'failed' THEN 1 ELSE 0 END) AS failed
      FROM sources source INNER JOIN source_reads asked ON asked.sourceId = source.id
      WHERE source.clientId = ? AND asked.reportType = 'monthly' GROUP BY source.id`,
    [clientId],
  );
  return rows.map(({ sourceId, total, done, waiting, cancelled, failed }) => ({
    sourceId: String(sourceId),
    total: Number(total),
    read: Number(done),
    waiting: Number(waiting),
    cancelled: Number(cancelled),
    failed: Number(failed),
  }));
}

/** What a period lacks of a client's sources. `unasked`: one was never asked, such as for a week without a weekly schedule. */
export type MissingReads = { unread: UnreadSource[]; unasked: boolean };

/** SQL: whether the reading of a period from a source, `asked`, brought nothing, or failed since. */
export const unreadSource = "(asked.readAt IS NULL OR asked.problem IS NOT NULL)";

/**
 * The sources that were to be read for a period and were not, whose last reading failed since, or that were never asked, by the ids of
 * the clients that have any: of all clients when no ids are given.
 */
export async function missingReads(
  { source, select }: Pick<Database, "source" | "select">,
  clientIds: string[] | undefined,
  type: ReportType,
  { start }: { start: string },
): Promise<Map<string, MissingReads>> {
  const missing = new Map<string, MissingReads>();
  if (clientIds?.length === 0) return missing;
  const sources = rowReader(source, sourceEntity, "chosen", ["clientId", "kind"]);
  const reads = rowReader(source, sourceReadEntity, "asked", ["problem"]);
  const only = clientIds ? ` AND chosen.clientId IN (${placeholders(clientIds)})` : "";
  const rows = await select(
    `SELECT ${sources.columns}, ${reads.columns}, asked.id IS NULL AS unasked FROM sources chosen
      LEFT JOIN source_reads asked ON asked.sourceId = chosen.id AND asked.reportType = ? AND asked.periodStart = ?
        AND asked.state <> 'cancelled'
      WHERE (asked.id IS NULL OR ${unreadSource})${only}
      ORDER BY chosen.kind`,
    [type, start, ...(clientIds ?? [])],
  );
  for (const row of rows) {
    const { clientId, kind } = sources.read(row);
    const { unread, unasked } = missing.get(clientId) ?? { unread: [], unasked: false };
    const isUnasked = Number(row["unasked"]) === 1;
    missing.set(clientId, {
      unread: isUnasked ? unread : [...unread, { kind, problem: reads.read(row).problem }],
      unasked: unasked || isUnasked,
    });
  }
  return missing;
}
