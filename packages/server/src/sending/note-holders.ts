import { isDeepStrictEqual } from "node:util";
import { insertion, type Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowsOf } from "../kit/db/select.ts";
import type { Holder } from "../reports/holder.ts";
import { holderEntity } from "../reports/table.ts";
import { holderOf } from "./holder.ts";
import { dispatchEntity } from "./table.ts";

/** What follows from the emails; the key stays. */
const noted = ["revision", "sentAt", "reached", "dispatchId", "brings", "state"] as const satisfies (keyof Holder)[];

/**
 * Writes down what each recipient of some reports has by now, in the transaction that changed their dispatches and after it did.
 * Nothing else writes `report_holders`.
 */
export async function noteHolders(
  { source, kind }: Pick<Database, "source" | "kind">,
  { select, change }: Statements,
  reportIds: string[],
): Promise<void> {
  if (reportIds.length === 0) return;
  const which = `reportId IN (${placeholders(reportIds)})`;
  const holders = rowsOf(source, holderEntity, "holder");
  const mails = rowsOf(source, dispatchEntity, "mail", [
    "id",
    "reportId",
    "recipient",
    "number",
    "revision",
    "state",
    "sentAt",
  ]);
  // Locked first: of two who change emails of the same report, the second reads what the first one wrote. SQLite has one writer anyway.
  const lock = kind === "mariadb" ? " FOR UPDATE" : "";
  const before = await select(`SELECT ${holders.columns} FROM report_holders holder WHERE ${which}${lock}`, reportIds);
  const known = new Map(before.map(holders.read).map((holder) => [keyOf(holder), holder]));
  const rows = await select(`SELECT ${mails.columns} FROM dispatches mail WHERE ${which}`, reportIds);
  const [first, ...others] = [...Map.groupBy(rows.map(mails.read), keyOf)].flatMap(([key, [one, ...more]]) => {
    const holder = one && holderOf([one, ...more]);
    return holder && !isDeepStrictEqual(holder, known.get(key)) ? [holder] : [];
  });
  if (!first) return;
  const { sql, values } = insertion(source, holderEntity, first, ...others);
  await change(`INSERT INTO report_holders ${sql} ${instead(kind)}`, values);
}

/** Notes what the recipient of a dispatch has by now, beside all others of its report. */
export async function noteHoldersOf(
  database: Pick<Database, "source" | "kind">,
  statements: Statements,
  dispatchId: string,
): Promise<void> {
  const rows = await statements.select("SELECT reportId FROM dispatches WHERE id = ?", [dispatchId]);
  await noteHolders(
    database,
    statements,
    rows.map(({ reportId }) => String(reportId)),
  );
}

const keyOf = ({ reportId, recipient }: Pick<Holder, "reportId" | "recipient">) => `${reportId} ${recipient}`;

/** SQL: overwrites the row that is there. */
function instead(kind: Database["kind"]): string {
  if (kind === "mariadb")
    return `ON DUPLICATE KEY UPDATE ${noted.map((name) => `\`${name}\` = VALUES(\`${name}\`)`).join(", ")}`;
  return `ON CONFLICT (reportId, recipient) DO UPDATE SET ${noted.map((name) => `${name} = excluded.${name}`).join(", ")}`;
}
