import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { PeriodKey } from "../figures/figures.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { keepReadings } from "../figures/store.ts";
import { placeholders } from "../kit/db/select.ts";
import { claimRow, claimWith, released } from "../kit/work/lease.ts";
import { googleSources } from "./google/sources.ts";
import type { ClaimedReads, ReadEnd, Source, SourceHealth, SourceRead } from "./source.ts";
import { sourceEntity, sourceReadEntity } from "./table.ts";

/** Seconds. A reader may wait a minute for its turn at Google, and then for some slow answers. */
const lease = 300;

const claimable = {
  entity: sourceReadEntity,
  claimable: "state IN ('queued', 'running')",
  mark: { state: "running" as const },
  lease,
};

/** The worker's operations on due reads. Every write is fenced by the lease. */
export type ReadWork = ReturnType<typeof readWork>;

export function readWork(context: FiguresContext) {
  const { database, reports } = context;
  const { manager, select, sqlNow, write } = database;

  /** Writes to a claimed read while the lease lasts. @returns whether it did */
  async function writeClaimed(transaction: EntityManager, read: SourceRead, set: object): Promise<boolean> {
    const { affected } = await transaction
      .createQueryBuilder()
      .update(sourceReadEntity)
      .set({ ...released, ...set })
      .where("id = :id AND leaseOwner = :owner AND state = 'running'", { id: read.id, owner: read.leaseOwner })
      .andWhere(`leaseUntil >= ${sqlNow()}`)
      .execute();
    return affected === 1;
  }

  const keepHealth = (transaction: EntityManager, id: string, health: SourceHealth) => {
    const { problem, problemSince, readAt, timeZone } = health;
    return transaction.update(sourceEntity, { id }, { problem, problemSince, readAt, timeZone });
  };

  return {
    /**
     * Due reads of one source, as many as its kind reads at once, unless some of it are being read. Null when none is due.
     * @param sourceId only of this source
     */
    claim: async (sourceId?: string): Promise<ClaimedReads | null> => {
      const owner = newId();
      const own = sourceId === undefined ? "" : " AND due.sourceId = ?";
      const sql = `NOT EXISTS (SELECT 1 FROM source_reads busy
        WHERE busy.sourceId = due.sourceId AND busy.leaseUntil >= ${sqlNow()})${own}`;
      const tried = { sql, values: sourceId === undefined ? [] : [sourceId] };
      const first = await claimRow(database, { ...claimable, tried }, { owner });
      const source = first && (await manager.findOneBy(sourceEntity, { id: first.sourceId }));
      if (!source) return null;
      if (!googleSources[source.kind].together) return { source, reads: [first] };
      await claimWith(database, claimable, { belongs: { column: "sourceId", value: source.id }, owner });
      const reads = await manager.find(sourceReadEntity, {
        where: { leaseOwner: owner },
        order: { periodStart: "DESC" },
      });
      return { source, reads };
    },
    /** Which of the reads are of periods whose report is approved. */
    approved: async ({ source, reads }: ClaimedReads): Promise<Set<string>> => {
      const read = reads.filter(({ readAt }) => readAt !== null).map(({ id }) => id);
      if (read.length === 0) return new Set();
      const rows = await select(
        `SELECT asked.id AS id FROM source_reads asked INNER JOIN reports report ON report.clientId = ?
          AND report.type = asked.reportType AND report.periodStart = asked.periodStart AND report.revision > 0
          WHERE asked.id IN (${placeholders(read)})`,
        [source.clientId, ...read],
      );
      return new Set(rows.map(({ id }) => String(id)));
    },
    /**
     * Ends reads, adds their readings to the client's figures and keeps the source's health, all or nothing.
     * @returns how many were ended: another worker may have taken some over
     */
    finish: (source: Source, ends: ReadEnd[], health: SourceHealth): Promise<number> =>
      write(async (transaction) => {
        const ended: ReadEnd[] = [];
        for (const end of ends) {
          const { read, final, problem, nextAt, reading } = end;
          const changes = {
            ...(nextAt ? { state: "queued", attempts: 0, dueAt: nextAt } : { state: "done" }),
            final,
            problem,
            readAt: reading?.readAt ?? read.readAt,
          };
          if (await writeClaimed(transaction, read, changes)) ended.push(end);
        }
        if (ended.length === 0) return 0;
        const readings = ended.flatMap(({ reading }) => (reading ? [reading] : []));
        if (readings.length > 0) await keepReadings(context, transaction, readings);
        await keepHealth(transaction, source.id, health);
        // Reports that waited for the source go on.
        const { affected } = await transaction
          .createQueryBuilder()
          .update(sourceReadEntity)
          .set({ state: "queued", attempts: 0, problem: null, dueAt: () => sqlNow() })
          .where("sourceId = :id AND state IN ('queued', 'failed')", { id: source.id })
          .andWhere("problem IS NOT NULL AND problem <> 'empty'")
          .execute();
        const endedReads = ended.map(({ read }) => read);
        const which = affected ? { clientIds: [source.clientId] } : { periods: periodsRead(source, endedReads) };
        const foundReads = ended.filter(isFound).map(({ read }) => read);
        const found = periodsRead(source, foundReads);
        await reports.figuresChanged(database, transaction, { what: "sources", which, found });
        return ended.length;
      }),
    /** Gives the reads back as if they had not been tried. */
    release: ({ reads }: ClaimedReads): Promise<void> =>
      write(async (transaction) => {
        for (const read of reads) {
          await writeClaimed(transaction, read, { state: "queued", attempts: () => "attempts - 1" });
        }
      }),
    /** Queues the reads again for `retryAt`, with all else that waits for the source, or gives them up when it is null. */
    giveBack: (
      { source, reads }: ClaimedReads,
      { retryAt }: { retryAt: Date | null },
      health: SourceHealth,
    ): Promise<void> =>
      write(async (transaction) => {
        const { problem } = health;
        let given = false;
        for (const read of reads) {
          const next = retryAt ? { state: "queued", dueAt: retryAt } : { state: "failed" };
          given = (await writeClaimed(transaction, read, { ...next, problem })) || given;
        }
        if (!given) return;
        await keepHealth(transaction, source.id, health);
        if (!retryAt) {
          const which = { periods: periodsRead(source, reads) };
          await reports.figuresChanged(database, transaction, { what: "sources", which });
          return;
        }
        // Nothing else of the source is tried before.
        await transaction
          .createQueryBuilder()
          .update(sourceReadEntity)
          .set({ dueAt: retryAt, problem })
          .where("sourceId = :id AND state = 'queued' AND dueAt < :retryAt", { id: source.id, retryAt })
          .execute();
        const which = { clientIds: [source.clientId] };
        await reports.figuresChanged(database, transaction, { what: "sources", which });
      }),
  };
}

const periodsRead = ({ clientId }: Source, reads: SourceRead[]): PeriodKey[] =>
  reads.map(({ reportType, periodStart }) => ({ clientId, reportType, periodStart }));

/** Whether a period lacked the source before, and does no longer. */
function isFound({ read, problem }: ReadEnd): boolean {
  return (read.readAt === null || read.problem !== null) && problem === null;
}
