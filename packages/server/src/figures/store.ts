import { type EntityManager, type FindOptionsWhere, In, Not } from "typeorm";
import { type KeptOriginKind, originGroupsIn } from "@agency/model/origin";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowsOf } from "../kit/db/select.ts";
import { released } from "../kit/work/lease.ts";
import { sourceReadEntity } from "../sources/reads-table.ts";
import { sourceEntity } from "../sources/table.ts";
import { corrects } from "./corrects.ts";
import { type FiguresRepository, type Kept, type PeriodKey, periodKey } from "./figures-repository.ts";
import type { PeriodFigures } from "./period-figures.ts";
import { applyReading, type Reading } from "./reading.ts";
import { blank, refreshApproved, refreshReaching } from "./refresh-prepared.ts";
import { figuresEntity, readingEntity, type StoredFigures } from "./table.ts";

/** How many rows one statement inserts. */
const batch = 200;

export function figuresRepository(database: Database): FiguresRepository {
  const { source, manager, select, write, kind } = database;
  /** SQL: where a list of searches comes from. */
  const listKind = (list: "keywords" | "pages") =>
    `${kind === "mariadb" ? "JSON_VALUE" : "json_extract"}(figure.searches, '$.origins.${list}.kind')`;
  const rows = rowsOf(source, figuresEntity, "figure");
  const standingRows = rowsOf(source, figuresEntity, "figure", [
    "clientId",
    "reportType",
    "periodStart",
    "figures",
    "origins",
    "overridden",
  ]);
  const clientsWith = async (where: FindOptionsWhere<StoredFigures>) => {
    const found = await manager
      .createQueryBuilder(figuresEntity, "figures")
      .select("DISTINCT figures.clientId", "clientId")
      .where(where)
      .getRawMany<{ clientId: string }>();
    return new Set(found.map(({ clientId }) => clientId));
  };
  return {
    list: async (clientId) => {
      const order = { periodStart: "DESC", reportType: "ASC" } as const;
      return (await manager.find(figuresEntity, { where: { clientId }, order })).map(readStored);
    },
    upTo: async (clientId, reportType, period, most) => {
      const found = await select(
        `SELECT ${rows.columns} FROM figures figure WHERE figure.clientId = ? AND figure.reportType = ? AND figure.periodStart <= ?
         ORDER BY figure.periodStart DESC LIMIT ?`,
        [clientId, reportType, period.start, most],
      );
      return found.map((row) => readStored(rows.read(row)));
    },
    ofPeriods: async (periods) => {
      const found = await currentPeriods(manager, periods);
      return periods.flatMap((period) => found.get(periodKey(period)) ?? []);
    },
    standing: async (periods) => {
      const of = (name: keyof PeriodKey) => [...new Set(periods.map((period) => period[name]))];
      const [clients, types, starts] = [of("clientId"), of("reportType"), of("periodStart")];
      const found = await select(
        `SELECT ${standingRows.columns}, ${listKind("keywords")} AS keywords, ${listKind("pages")} AS pages
         FROM figures figure WHERE figure.clientId IN (${placeholders(clients)})
         AND figure.reportType IN (${placeholders(types)}) AND figure.periodStart IN (${placeholders(starts)})`,
        [...clients, ...types, ...starts],
      );
      const wanted = new Set(periods.map(periodKey));
      return found.flatMap((row) => {
        const period = standingRows.read(row);
        const [keywords, pages] = [row["keywords"], row["pages"]] as (KeptOriginKind | null)[];
        const lists = { ...(keywords && { keywords }), ...(pages && { pages }) };
        return wanted.has(periodKey(period)) ? [{ ...period, lists }] : [];
      });
    },
    withOwn: async (clientIds) => {
      const [known, chosen] = await Promise.all([
        clientsWith({ clientId: In(clientIds) }),
        manager.find(sourceEntity, { select: { clientId: true }, where: { clientId: In(clientIds) } }),
      ]);
      return new Set([...known, ...chosen.map(({ clientId }) => clientId)]);
    },
    withPeriod: (clientIds, reportType, { start }) =>
      clientsWith({ clientId: In(clientIds), reportType, periodStart: start }),
    keep: (readings) => write((transaction) => keepReadings(database, transaction, readings)),
    delete: (reading, seen) => write((transaction) => deletePeriod(database, transaction, reading, seen)),
    readings: (clientId, reportType, periodStart) =>
      manager.find(readingEntity, {
        where: { clientId, reportType, periodStart },
        order: { readAt: "DESC", id: "DESC" },
      }),
  };
}

/** Adds readings in the caller's transaction, as `FiguresRepository.keep` does. */
export async function keepReadings(database: Database, transaction: EntityManager, readings: Reading[]): Promise<Kept> {
  await lockClients(transaction, database.kind, readings);
  const periods = await currentPeriods(transaction, readings);
  const changed = new Map<string, PeriodFigures>();
  const corrected = new Set<string>();
  const kept: Reading[] = [];
  for (const reading of readings) {
    const key = periodKey(reading);
    const before = periods.get(key) ?? null;
    const { period, kept: added } = applyReading(before, reading);
    if (added) kept.push(added);
    const either = period ?? before;
    if (period !== before && either) changed.set(key, either);
    if (period && period !== before && corrects(before, period, reading.kind)) corrected.add(key);
    if (period) periods.set(key, period);
    else periods.delete(key);
  }
  await insertBatches(kept, (rows) => transaction.insert(readingEntity, rows));
  const gone = [...changed].flatMap(([key, { id }]) => (periods.has(key) ? [] : [id]));
  const standing = (keys: Iterable<string>) => [...keys].flatMap((key) => periods.get(key) ?? []);
  await insertBatches(gone, (ids) => transaction.delete(figuresEntity, { id: In(ids) }));
  await insertBatches(standing(changed.keys()), (rows) => replace(transaction, rows));
  return {
    periods: standing(new Set(readings.map(periodKey))),
    refreshed: [
      ...(await refreshReaching(database, transaction, [...changed.values()])),
      ...(await refreshApproved(database, transaction, standing(corrected))),
    ],
  };
}

/** Does what `FiguresRepository.delete` says. */
async function deletePeriod(
  database: Database,
  transaction: EntityManager,
  reading: Reading,
  seen: Date,
): Promise<string[] | null> {
  const { clientId, reportType, periodStart } = reading;
  await lockClients(transaction, database.kind, [reading]);
  const [current] = (await currentPeriods(transaction, [reading])).values();
  if (current?.updatedAt.getTime() !== seen.getTime()) return null;
  const { refreshed } = await keepReadings(database, transaction, [reading]);
  await blank(transaction, refreshed);
  // Whoever has begun to read the period starts again. What the staff cancelled stays cancelled.
  await transaction
    .createQueryBuilder()
    .update(sourceReadEntity)
    .set({
      ...released,
      state: "queued",
      attempts: 0,
      problem: null,
      readAt: null,
      final: false,
      dueAt: () => database.sqlNow(),
    })
    .where({ reportType, periodStart, state: Not("cancelled") })
    .andWhere("sourceId IN (SELECT id FROM sources WHERE clientId = :clientId)", { clientId })
    .execute();
  return refreshed;
}

/** Keeps others from reading the same clients' figures before this is written. SQLite has one writer at a time anyway. */
export async function lockClients(
  transaction: EntityManager,
  kind: Database["kind"],
  readings: { clientId: string }[],
): Promise<void> {
  if (kind === "sqlite") return;
  await transaction.find(clientEntity, {
    select: { id: true },
    where: { id: In([...new Set(readings.map(({ clientId }) => clientId))]) },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
}

/** The periods of some readings that have figures, by their keys. */
async function currentPeriods(transaction: EntityManager, readings: PeriodKey[]): Promise<Map<string, PeriodFigures>> {
  const found = await transaction.find(figuresEntity, {
    where: {
      clientId: In([...new Set(readings.map(({ clientId }) => clientId))]),
      reportType: In([...new Set(readings.map(({ reportType }) => reportType))]),
      periodStart: In([...new Set(readings.map(({ periodStart }) => periodStart))]),
    },
  });
  return new Map(found.map((row) => [periodKey(row), readStored(row)]));
}

export async function insertBatches<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) await insert(rows.slice(start, start + batch));
}

export function replace(transaction: EntityManager, periods: PeriodFigures[]) {
  return transaction
    .createQueryBuilder()
    .insert()
    .into(figuresEntity)
    .values(periods.map(toStored))
    .orUpdate(
      ["figures", "originGroups", "origins", "overridden", "searches", "leads", "profileSearches", "updatedAt"],
      ["clientId", "reportType", "periodStart"],
    )
    .execute();
}

function toStored(period: PeriodFigures): StoredFigures {
  return { ...period, originGroups: originGroupsIn(period.origins).join(",") || null };
}

/** The figures of a period as their row says. */
export function readStored({ originGroups: _groups, ...period }: StoredFigures): PeriodFigures {
  return period;
}
