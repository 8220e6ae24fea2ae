import { type EntityManager, In } from "typeorm";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { reportEntity } from "../reports/table.ts";
import { changedRecording, type ReportUse, type UseRepository } from "./report-use.ts";
import { reportUseEntity } from "./table.ts";

export function useRepository({ kind: database, manager, write }: Database): UseRepository {
  /** The recording of a client, which nobody else changes meanwhile. SQLite has one writer at a time anyway. */
  const recordingOf = async (
    transaction: EntityManager,
    id: string,
    mode: "pessimistic_read" | "pessimistic_write",
  ) => {
    const client = await transaction.findOne(clientEntity, {
      select: { id: true, recording: true },
      where: { id },
      ...(database === "mariadb" && { lock: { mode } }),
    });
    return client?.recording ?? null;
  };
  return {
    count: ({ clientId, reportId, revision, kinds }, { now, since }) =>
      write(async (transaction) => {
        if ((await recordingOf(transaction, clientId, "pessimistic_read")) !== "on") return;
        const report = await transaction.findOne(reportEntity, {
          select: { id: true, revision: true },
          where: { id: reportId, clientId },
        });
        if (!report || revision < 1 || revision > report.revision) return;
        for (const kind of kinds) await countOne(transaction, { reportId, revision, kind }, { now, since });
      }),
    ofReport: (reportId) => manager.findBy(reportUseEntity, { reportId }),
    ofClients: async (clientIds) => {
      if (clientIds.length === 0) return [];
      const reports = await manager.find(reportEntity, { select: { id: true }, where: { clientId: In(clientIds) } });
      return manager.findBy(reportUseEntity, { reportId: In(reports.map(({ id }) => id)) });
    },
    setRecording: (clientId, change, now) =>
      write(async (transaction) => {
        const before = await recordingOf(transaction, clientId, "pessimistic_write");
        const after = before && changedRecording(before, change);
        if (after === null || after === before) return after;
        await transaction.update(clientEntity, { id: clientId }, { recording: after, recordedSince: now });
        if (after !== "on") await deleteOfClient(transaction, clientId);
        return after;
      }),
  };
}

/** Adds one in the database, so that of several at once none is lost and none counts twice. */
async function countOne(
  transaction: EntityManager,
  key: Pick<ReportUse, "reportId" | "revision" | "kind">,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  const { affected } = await transaction
    .createQueryBuilder()
    .update(reportUseEntity)
    .set({ times: () => "times + 1", lastAt: now })
    .where(key)
    .andWhere("lastAt <= :since", { since })
    .execute();
  if (affected) return;
  // Changes nothing when it was counted just before, or by another request at the same time.
  await transaction
    .createQueryBuilder()
    .insert()
    .into(reportUseEntity)
    .values({ ...key, times: 1, firstAt: now, lastAt: now })
    .orIgnore()
    .updateEntity(false)
    .execute();
}

async function deleteOfClient(transaction: EntityManager, clientId: string): Promise<void> {
  await transaction
    .createQueryBuilder()
    .delete()
    .from(reportUseEntity)
    .where("reportId IN (SELECT id FROM reports WHERE clientId = :clientId)", { clientId })
    .execute();
}
