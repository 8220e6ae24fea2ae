import { Brackets } from "typeorm";
import type { AccountKind } from "@agency/model/connections";
import { problemsOfConnection } from "@agency/model/source-problem";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { released } from "../kit/work/lease.ts";
import type { ReadRepository } from "./read-repository.ts";
import { sourceReadEntity } from "./reads-table.ts";
import { sourceEntity } from "./table.ts";
import { unreadSources } from "./unread-sources.ts";

/** How many rows one statement inserts. */
const batch = 200;

/** SQL: the problems that end with a new connection. */
const ofConnection = `(${problemsOfConnection.map((one) => `'${one}'`).join(", ")})`;

const reconnected = `SELECT source.id FROM sources source
  INNER JOIN connections connection ON connection.id = source.connectionId
  WHERE connection.state = 'ok' AND source.problem IN ${ofConnection} AND connection.connectedAt > source.problemSince`;

export function sourceReadRepository(database: Database): ReadRepository {
  const { select, sqlNow, write, writeOne } = database;
  const dueAgain = () => ({ state: "queued" as const, attempts: 0, ...released, dueAt: () => sqlNow() });
  return {
    incomplete: async (type, starts, { clientId, unscheduled = false } = {}) => {
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
    },
    request: (requests) =>
      write(async (transaction) => {
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
                requestedAt: () => sqlNow(),
                requestId: currentRequestId(),
              })),
            )
            .orIgnore()
            .updateEntity(false)
            .execute();
        }
      }),
    wakeReconnected: async () => {
      const rows = await select(reconnected);
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => String(id));
      return write(async (transaction) => {
        const { affected } = await transaction
          .createQueryBuilder()
          .update(sourceReadEntity)
          .set(dueAgain())
          .where(`state IN ('queued', 'failed') AND problem IN ${ofConnection} AND sourceId IN (:...ids)`, { ids })
          .execute();
        // Whatever problem comes now is a new one.
        await transaction.update(sourceEntity, ids, { problem: null, problemSince: null });
        return affected ?? 0;
      });
    },
    readNow: (clientId, only) =>
      writeOne(async (transaction) => {
        await transaction
          .createQueryBuilder()
          .update(sourceReadEntity)
          .set(dueAgain())
          .where(
            new Brackets((unread) =>
              unread
                .where("state IN ('queued', 'failed', 'cancelled')")
                // What Google did not have yet, or not in full.
                .orWhere("state = 'done' AND backfill = 0 AND (problem = 'empty' OR final = 0)"),
            ),
          )
          .andWhere("sourceId IN (SELECT id FROM sources WHERE clientId = :clientId)", { clientId })
          .andWhere(only ? "reportType = :reportType AND periodStart = :periodStart" : "1 = 1", only)
          .execute();
      }),
    readAgain: (sourceId) =>
      writeOne(async (transaction) => {
        await transaction.update(sourceReadEntity, { sourceId, state: "done", backfill: false }, dueAgain());
      }),
    cancelBackfill: (sourceId) =>
      writeOne(async (transaction) => {
        await transaction.update(
          sourceReadEntity,
          { sourceId, state: "queued", backfill: true },
          { state: "cancelled" },
        );
      }),
    unread: unreadSources(database),
    readersOf: async ({ clientId, reportType, periodStart }) => {
      const rows = await select(
        `SELECT source.kind AS kind FROM source_reads asked INNER JOIN sources source ON source.id = asked.sourceId
          WHERE source.clientId = ? AND asked.reportType = ? AND asked.periodStart = ? AND asked.state <> 'cancelled'
          ORDER BY source.kind`,
        [clientId, reportType, periodStart],
      );
      return rows.map(({ kind }) => kind as AccountKind);
    },
    progress: async (clientId) => {
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
    },
  };
}

const scheduled = ` AND EXISTS (SELECT 1 FROM schedules schedule
  WHERE schedule.clientId = source.clientId AND schedule.reportType = 'weekly' AND schedule.enabled = 1)`;
