import { type EntityManager, IsNull, LessThan } from "typeorm";
import { type Alert, alertSubject } from "@agency/model/alerts/alert";
import type { AdsOfMonth } from "@agency/model/alerts/judge-ads";
import { type Period, periodStarting } from "@agency/model/report/periods";
import { figuresEntity } from "../figures/table.ts";
import type { NewId } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import type { Source } from "../sources/source.ts";
import { sourceEntity } from "../sources/table.ts";
import type { StoredAlert } from "./alert.ts";
import { alertEntity } from "./table.ts";

/** Whose alerts are judged anew: those of a source, or those of a client's ads. */
type About = { clientId: string; sourceId: string | null };

/**
 * Keeps what was found: what is new begins, what lasts is seen as it is now, and what is not found any more is over. What is over does not
 * begin again with the same first day.
 */
export const keepFound = (
  { write }: Pick<Database, "write">,
  { newId, now }: { newId: NewId; now: Date },
  about: About,
  found: readonly Alert[],
): Promise<void> =>
  write(async (transaction) => {
    const sourceId = about.sourceId ?? IsNull();
    const open = await transaction.findBy(alertEntity, { clientId: about.clientId, sourceId, endedAt: IsNull() });
    const lasting = new Set<string>();
    for (const alert of found) {
      const same = open.find((one) => isSame(one, alert));
      if (same) {
        lasting.add(same.id);
        await transaction.update(alertEntity, { id: same.id }, { seen: alert });
      } else await begin(transaction, { id: newId(), ...about, alert, now });
    }
    for (const { id } of open.filter((one) => !lasting.has(one.id))) {
      await transaction.update(alertEntity, { id }, { endedAt: now });
    }
  });

/** A fall is one of its month. Whatever else lasts may turn out to have begun on another day. */
function isSame({ kind, subject, begunOn }: StoredAlert, alert: Alert): boolean {
  return kind === alert.kind && subject === alertSubject(alert) && (kind !== "month_fallen" || begunOn === alert.from);
}

async function begin(
  transaction: EntityManager,
  { id, clientId, sourceId, alert, now }: About & { id: string; alert: Alert; now: Date },
): Promise<void> {
  const { kind, from: begunOn } = alert;
  const begun = { id, clientId, sourceId, kind, subject: alertSubject(alert), begunOn, seen: alert, foundAt: now };
  const untold = { toldAt: null, endedAt: null, dismissedAt: null, dismissedBy: null };
  await transaction
    .createQueryBuilder()
    .insert()
    .into(alertEntity)
    .values({ ...begun, ...untold })
    .orIgnore()
    .updateEntity(false)
    .execute();
}

/** What lasts of a client and was not dismissed, the oldest first. */
export const openAlerts = ({ manager }: Pick<Database, "manager">, clientId: string): Promise<StoredAlert[]> =>
  manager.find(alertEntity, {
    where: { clientId, endedAt: IsNull(), dismissedAt: IsNull() },
    order: { foundAt: "ASC", id: "ASC" },
  });

/** @returns whether the client has such an alert that nobody had dismissed */
export const dismissAlert = (
  { write }: Pick<Database, "write">,
  { clientId, id }: Pick<StoredAlert, "clientId" | "id">,
  dismissed: { at: Date; by: string },
): Promise<boolean> =>
  write(async (transaction) => {
    const open = { id, clientId, endedAt: IsNull(), dismissedAt: IsNull() };
    const set = { dismissedAt: dismissed.at, dismissedBy: dismissed.by };
    return (await transaction.update(alertEntity, open, set)).affected === 1;
  });

/** Notes that the staff were told of everything that is found by now. */
export async function tellAlerts(transaction: EntityManager, at: Date): Promise<void> {
  await transaction.update(alertEntity, { toldAt: IsNull() }, { toldAt: at });
}

/** Deletes what was over before a moment. */
export const deleteEnded = ({ write }: Pick<Database, "write">, before: Date): Promise<void> =>
  write(async (transaction) => void (await transaction.delete(alertEntity, { endedAt: LessThan(before) })));

/**
 * A source of an active client whose days were not looked at on a day; nobody else gets it on that day. One that cannot be read waits in
 * Attention already, and is left out.
 */
export async function takeUnwatched(
  database: Database,
  day: string,
  kinds: readonly Source["kind"][],
): Promise<Source | null> {
  const { source, select, write } = database;
  const sources = rowReader(source, sourceEntity, "chosen");
  const rows = await select(
    `SELECT ${sources.columns} FROM sources chosen
      INNER JOIN clients client ON client.id = chosen.clientId AND client.status = 'active'
      INNER JOIN connections connection ON connection.id = chosen.connectionId AND connection.state = 'ok'
      WHERE chosen.kind IN (${kinds.map(() => "?").join(", ")}) AND (chosen.problem IS NULL OR chosen.problem = 'empty')
        AND (chosen.watchedOn IS NULL OR chosen.watchedOn < ?)
      ORDER BY chosen.id LIMIT 1`,
    [...kinds, day],
  );
  if (!rows[0]) return null;
  const found = sources.read(rows[0]);
  const isTaken = await write(async (transaction) => {
    const { affected } = await transaction
      .createQueryBuilder()
      .update(sourceEntity)
      .set({ watchedOn: day })
      .where("id = :id AND (watchedOn IS NULL OR watchedOn < :day)", { id: found.id, day })
      .execute();
    return affected === 1;
  });
  return isTaken ? found : takeUnwatched(database, day, kinds);
}

/** The clients with ads in a month since a day, or with an alert about ads that lasts. */
export async function advertisers({ select }: Database, since: string): Promise<string[]> {
  const rows = await select(
    `SELECT client.id AS id FROM clients client WHERE client.status = 'active' AND (
      EXISTS (SELECT 1 FROM figures figure WHERE figure.clientId = client.id AND figure.reportType = 'monthly'
        AND figure.periodStart >= ? AND figure.ads IS NOT NULL)
      OR EXISTS (SELECT 1 FROM alerts alert WHERE alert.clientId = client.id AND alert.endedAt IS NULL
        AND alert.kind = 'ads_without_result'))`,
    [since],
  );
  return rows.map(({ id }) => String(id));
}

/** The ads of a client in the months since a day. */
export async function adsSince({ source, select }: Database, clientId: string, first: Period): Promise<AdsOfMonth[]> {
  const figures = rowReader(source, figuresEntity, "figure", ["periodStart", "ads"]);
  const rows = await select(
    `SELECT ${figures.columns} FROM figures figure WHERE figure.clientId = ? AND figure.reportType = 'monthly'
      AND figure.periodStart >= ? AND figure.ads IS NOT NULL`,
    [clientId, first.start],
  );
  return rows.flatMap((row) => {
    const { periodStart, ads } = figures.read(row);
    const month = periodStarting("monthly", periodStart);
    return month && ads ? [{ month, ads }] : [];
  });
}
