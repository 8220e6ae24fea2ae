import { type EntityManager, In } from "typeorm";
import type { ConfirmedDoubt } from "@agency/model/doubts";
import { noFigures } from "@agency/model/figures";
import { type KeptOriginKind, originGroupsIn } from "@agency/model/origin";
import type { ReportType } from "@agency/model/report/report-type";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader } from "../kit/db/select.ts";
import { Refusal } from "../kit/refusal.ts";
import { stillAbout } from "./doubts.ts";
import { type PeriodFigures, type PeriodKey, periodKey, type StandingFigures } from "./figures.ts";
import { applyReading, corrects, deletes, type Reading } from "./reading.ts";
import type { FiguresChange, FiguresContext } from "./showing-reports.ts";
import { figuresEntity, readingEntity, type StoredFigures } from "./table.ts";

/** How many rows one statement inserts. */
const batch = 200;

/** The figures of a client, newest period first. */
export async function figuresOfClient({ manager }: Database, clientId: string): Promise<PeriodFigures[]> {
  const order = { periodStart: "DESC", reportType: "ASC" } as const;
  return (await manager.find(figuresEntity, { where: { clientId }, order })).map(readStored);
}

/** The figures of clients for some periods of a type, newest first, by the clients' ids; without clients who have none. */
export async function figuresStarting(
  { source, select }: Database,
  clientIds: string[],
  reportType: ReportType,
  starts: string[],
): Promise<Map<string, PeriodFigures[]>> {
  const rows = rowReader(source, figuresEntity, "figure");
  const found = await select(
    `SELECT ${rows.columns} FROM figures figure WHERE figure.clientId IN (${placeholders(clientIds)})
     AND figure.reportType = ? AND figure.periodStart IN (${placeholders(starts)})`,
    [...clientIds, reportType, ...starts],
  );
  // Ordered here: MariaDB would read these periods of all clients to have them in their order.
  const newestFirst = found
    .map((row) => readStored(rows.read(row)))
    .toSorted((one, other) => (one.periodStart < other.periodStart ? 1 : -1));
  return Map.groupBy(newestFirst, ({ clientId }) => clientId);
}

/** The figures of these periods, as far as they have some, in their order. */
export async function figuresOfPeriods(
  { manager }: Pick<Database, "manager">,
  periods: PeriodKey[],
): Promise<PeriodFigures[]> {
  const found = await currentPeriods(manager, periods);
  return periods.flatMap((period) => found.get(periodKey(period)) ?? []);
}

const plainColumns = ["clientId", "reportType", "periodStart", "figures", "origins", "confirmed"] as const;

/** The same without everything else, in any order. */
export async function plainFigures(
  { source, select }: Database,
  periods: PeriodKey[],
): Promise<Pick<PeriodFigures, (typeof plainColumns)[number]>[]> {
  const rows = rowReader(source, figuresEntity, "figure", [...plainColumns]);
  const { sql, values, wanted } = amongPeriods(periods);
  const found = await select(`SELECT ${rows.columns} FROM figures figure WHERE ${sql}`, values);
  return found.map(rows.read).filter(wanted);
}

/** The same without their lists, which weigh a hundred times as much, in any order. */
export async function standingFigures(
  { source, select, kind }: Database,
  periods: PeriodKey[],
): Promise<StandingFigures[]> {
  const rows = rowReader(source, figuresEntity, "figure", [...plainColumns, "overridden", "ads", "aiAnswers"]);
  /** SQL: where a list of searches comes from. */
  const listKind = (list: "keywords" | "pages") =>
    `${kind === "mariadb" ? "JSON_VALUE" : "json_extract"}(figure.searches, '$.origins.${list}.kind')`;
  const { sql, values, wanted } = amongPeriods(periods);
  const found = await select(
    `SELECT ${rows.columns}, ${listKind("keywords")} AS keywords, ${listKind("pages")} AS pages
     FROM figures figure WHERE ${sql}`,
    values,
  );
  return found.flatMap((row) => {
    const period = rows.read(row);
    const [keywords, pages] = [row["keywords"], row["pages"]] as (KeptOriginKind | null)[];
    const lists = { ...(keywords && { keywords }), ...(pages && { pages }) };
    return wanted(period) ? [{ ...period, lists }] : [];
  });
}

/** SQL: the figures of some periods and a few beside them, which `wanted` leaves out. */
function amongPeriods(periods: PeriodKey[]) {
  const each = (name: keyof PeriodKey) => [...new Set(periods.map((period) => period[name]))];
  const [clients, types, starts] = [each("clientId"), each("reportType"), each("periodStart")];
  const keys = new Set(periods.map(periodKey));
  return {
    sql: `figure.clientId IN (${placeholders(clients)}) AND figure.reportType IN (${placeholders(types)})
      AND figure.periodStart IN (${placeholders(starts)})`,
    values: [...clients, ...types, ...starts],
    wanted: (period: PeriodKey) => keys.has(periodKey(period)),
  };
}

/** The readings of a period, newest first. */
export const findReadings = (
  { manager }: Database,
  { clientId, reportType, periodStart }: PeriodKey,
): Promise<Reading[]> =>
  manager.find(readingEntity, {
    where: { clientId, reportType, periodStart },
    order: { readAt: "DESC", id: "DESC" },
  });

type Kept = { periods: PeriodFigures[]; refreshed: string[] };

/**
 * Adds all readings or none in the caller's transaction, in their order, and tells the reports that show them.
 * @returns the periods that have figures as they stand then, and the ids of the reports that are made again
 */
export async function keepReadings(
  { database, reports }: FiguresContext,
  transaction: EntityManager,
  readings: Reading[],
): Promise<Kept> {
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
  const told = [...changed.values()];
  // A period is deleted by itself, not among others.
  const change: FiguresChange = readings.some(deletes)
    ? { what: "taken_away", periods: told }
    : { what: "kept", periods: told, corrected: standing(corrected) };
  const refreshed = await reports.figuresChanged(database, transaction, change);
  return { periods: standing(new Set(readings.map(periodKey))), refreshed };
}

/**
 * Adds answers to the doubts about a period's figures, in the caller's transaction.
 * @throws Refusal figures_not_found when it has none
 */
export async function keepAnswers(
  { kind }: Pick<Database, "kind">,
  transaction: EntityManager,
  key: PeriodKey,
  answers: ConfirmedDoubt[],
): Promise<void> {
  await lockClients(transaction, kind, [key]);
  const period = (await currentPeriods(transaction, [key])).get(periodKey(key));
  if (!period) throw new Refusal("figures_not_found");
  const confirmed = stillAbout(period.figures, [...period.confirmed, ...answers]);
  await transaction.update(figuresEntity, { id: period.id }, { confirmed });
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
      [
        "figures",
        "originGroups",
        "origins",
        "overridden",
        "searches",
        "leads",
        "visits",
        "profileSearches",
        "ads",
        "aiAnswers",
        "confirmed",
        "updatedAt",
      ],
      ["clientId", "reportType", "periodStart"],
    )
    .execute();
}

function toStored(period: PeriodFigures): StoredFigures {
  return { ...period, originGroups: originGroupsIn(period.origins).join(",") || null };
}

/** The figures of a period as their row says. */
export function readStored({ originGroups: _groups, ...period }: StoredFigures): PeriodFigures {
  // Figures that were not known yet when the row was written.
  return { ...period, figures: { ...noFigures, ...period.figures } };
}
