import type { LifeState } from "@agency/model/states";
import type { Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import { readSetting, saveSetting } from "../settings/store.ts";
import { type Held, readFacts } from "./life-facts.ts";
import { life } from "./life.ts";

/** How many reports one statement names. */
const portionSize = 200;

type Noting = Pick<Database, "source" | "kind" | "samples">;

/** The reports whose life may have changed: some, with what is held of them where that is known; all of some clients; those of some periods. */
type Changed =
  | { reportIds: string[]; holders?: ReadonlyMap<string, Held[]> }
  | { clientIds: string[] }
  | { periods: { clientId: string; reportType: string; periodStart: string }[] };

/**
 * Writes down the life of reports, in the transaction that changed what it follows from and after it did. Nothing else writes the column
 * `life`.
 * @returns how many had another one
 */
export async function noteLives(database: Noting, statements: Statements, changed: Changed): Promise<number> {
  const { change, select } = statements;
  const reportIds = await changedIds(statements, changed);
  const holders = "holders" in changed ? changed.holders : undefined;
  let noted = 0;
  for (let start = 0; start < reportIds.length; start += portionSize) {
    const ids = reportIds.slice(start, start + portionSize);
    await lock(database, statements, ids);
    const reading = { source: database.source, samples: database.samples, select };
    const known = await readFacts(reading, { reportIds: ids }, holders);
    const others = known.flatMap((facts) => {
      const { state } = life(facts, database.samples);
      return facts.report && facts.report.life !== state ? [{ id: facts.report.id, state }] : [];
    });
    for (const [state, same] of Map.groupBy(others, (one): LifeState => one.state)) {
      const sql = `UPDATE reports SET life = ? WHERE id IN (${placeholders(same)})`;
      noted += await change(sql, [state, ...same.map(({ id }) => id)]);
    }
  }
  return noted;
}

async function changedIds({ select }: Statements, changed: Changed): Promise<string[]> {
  if ("reportIds" in changed) return [...new Set(changed.reportIds)];
  const ids: string[] = [];
  for (const { sql, values } of queriesFor(changed)) {
    const rows = await select(`SELECT id FROM reports WHERE ${sql}`, values);
    ids.push(...rows.map(({ id }) => String(id)));
  }
  return [...new Set(ids)];
}

function queriesFor(changed: Exclude<Changed, { reportIds: string[] }>): { sql: string; values: string[] }[] {
  const ofClients = (clientIds: string[]) => `clientId IN (${placeholders(clientIds)})`;
  if ("clientIds" in changed) return [{ sql: ofClients(changed.clientIds), values: changed.clientIds }];
  const groups = Map.groupBy(changed.periods, ({ reportType, periodStart }) => `${reportType} ${periodStart}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    const clientIds = [...new Set(same.map(({ clientId }) => clientId))];
    return first
      ? [
          {
            sql: `type = ? AND periodStart = ? AND ${ofClients(clientIds)}`,
            values: [first.reportType, first.periodStart, ...clientIds],
          },
        ]
      : [];
  });
}

/**
 * Of two who change what the lives of one client's reports follow from, the second reads what the first one wrote. SQLite has one writer
 * anyway.
 */
async function lock({ kind }: Noting, { select }: Statements, reportIds: string[]): Promise<void> {
  if (kind === "sqlite") return;
  await select(
    `SELECT client.id AS id FROM clients client WHERE client.id IN (
      SELECT report.clientId FROM reports report WHERE report.id IN (${placeholders(reportIds)})) ORDER BY client.id FOR UPDATE`,
    reportIds,
  );
}

/**
 * Writes down the life of every report afresh. Changes nothing unless one was wrong.
 * @returns how many were
 */
export async function recheckLives(database: Database): Promise<number> {
  let [wrong, last] = [0, ""];
  for (;;) {
    const rows = await database.select(`SELECT id FROM reports WHERE id > ? ORDER BY id LIMIT ${portionSize}`, [last]);
    const reportIds = rows.map(({ id }) => String(id));
    const end = reportIds.at(-1);
    if (end === undefined) return wrong;
    wrong += await database.changes((statements) => noteLives(database, statements, { reportIds }));
    last = end;
  }
}

/** Raised whenever `life` decides otherwise than it did. */
const rulesVersion = 1;

/**
 * Does so once after an update or a setting changed the rules by which reports live.
 * @returns how many have another life by them
 */
export async function followRules(database: Database): Promise<number> {
  const rules = JSON.stringify([rulesVersion, database.samples]);
  if ((await readSetting(database, rulesName)) === rules) return 0;
  const changed = await recheckLives(database);
  await saveSetting(database, rulesName, rules);
  return changed;
}

const rulesName = "lifeRules";
