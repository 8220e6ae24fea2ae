import { In, LessThan } from "typeorm";
import { insertion, type Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import type { Activity } from "./activity.ts";
import { activityEntity } from "./table.ts";

/** Writes down what happened, in the transaction of what it is about. */
export async function insertActivity(
  { source }: Pick<Database, "source">,
  { change }: Statements,
  row: Activity,
): Promise<void> {
  const { sql, values } = insertion(source, activityEntity, row);
  await change(`INSERT INTO activity ${sql}`, values);
}

/** Writes down by itself what changed nothing, such as an export. */
export const addActivity = (database: Database, row: Activity): Promise<void> =>
  database.changes((statements) => insertActivity(database, statements, row));

/** Which entries: of one person, of one token, of one client, of one actor, of some kinds. */
export type ActivitySearch = {
  staffId?: string | undefined;
  tokenId?: string | undefined;
  clientId?: string | undefined;
  actor?: string | undefined;
  kinds?: readonly string[] | undefined;
};

/** An entry with the names that its ids lead to; null where nothing is there any more. */
export type NamedActivity = Activity & { by: string | null; clientName: string | null; accessId: string | null };

/** Newest first. */
export async function listActivity(
  { source, select }: Database,
  search: ActivitySearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<NamedActivity[]> {
  const entries = rowReader(source, activityEntity, "entry");
  const { where, values } = searched(search);
  const rows = await select(
    `SELECT ${entries.columns}, COALESCE(member.displayName, member.username) AS byName,
        client.name AS clientName, client.accessId AS accessId
      FROM activity entry
        LEFT JOIN staff member ON member.id = entry.staffId
        LEFT JOIN clients client ON client.id = entry.clientId
      ${where} ORDER BY entry.at DESC, entry.id DESC LIMIT ${limit} OFFSET ${offset}`,
    values,
  );
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return rows.map((row) => ({
    ...entries.read(row),
    by: text(row["byName"]),
    clientName: text(row["clientName"]),
    accessId: text(row["accessId"]),
  }));
}

export async function countActivity({ select }: Database, search: ActivitySearch): Promise<number> {
  const { where, values } = searched(search);
  const [row] = await select(`SELECT COUNT(*) AS total FROM activity entry ${where}`, values);
  return Number(row?.["total"] ?? 0);
}

/** Every token that was made, also ended ones, by name. */
export async function madeTokens({ manager }: Database): Promise<{ id: string; name: string }[]> {
  const made = await manager.find(activityEntity, { where: { kind: "token.made" } });
  return made
    .flatMap(({ objectId, details }) => (objectId && details?.token ? [{ id: objectId, name: details.token }] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function searched({ staffId, tokenId, clientId, actor, kinds }: ActivitySearch): {
  where: string;
  values: (string | number | null)[];
} {
  const parts: [sql: string, values: string[]][] = [
    ...(staffId === undefined ? [] : [["entry.staffId = ?", [staffId]] satisfies [string, string[]]]),
    ...(tokenId === undefined ? [] : [["entry.objectId = ?", [tokenId]] satisfies [string, string[]]]),
    ...(clientId === undefined ? [] : [["entry.clientId = ?", [clientId]] satisfies [string, string[]]]),
    ...(actor === undefined ? [] : [["entry.actor = ?", [actor]] satisfies [string, string[]]]),
    ...(kinds === undefined
      ? []
      : [[`entry.kind IN (${kinds.map(() => "?").join(", ")})`, [...kinds]] satisfies [string, string[]]]),
  ];
  const where = parts.length === 0 ? "" : `WHERE ${parts.map(([sql]) => sql).join(" AND ")}`;
  return { where, values: parts.flatMap(([, values]) => values) };
}

/** How many rows one transaction deletes. */
const portionSize = 500;

/** Deletes what happened before a moment. @returns how many */
export async function purgeActivity({ manager, writeOne }: Database, before: Date): Promise<number> {
  let purged = 0;
  for (;;) {
    const rows = await manager.find(activityEntity, {
      select: { id: true },
      where: { at: LessThan(before) },
      take: portionSize,
    });
    if (rows.length === 0) return purged;
    await writeOne((transaction) => transaction.delete(activityEntity, { id: In(rows.map(({ id }) => id)) }));
    purged += rows.length;
  }
}
