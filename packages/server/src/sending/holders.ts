import { isDeepStrictEqual } from "node:util";
import { type DispatchState, dispatchStates, type HolderState, holderStates } from "@agency/model/states";
import { type Statements, insertion } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader } from "../kit/db/select.ts";
import { noteLives } from "../reports/note-lives.ts";
import type { Holder } from "../reports/report.ts";
import { holderEntity } from "../reports/table.ts";
import { type SettlingMail, settleRuns } from "./settle-runs.ts";
import { type Dispatch, dispatchEntity } from "./table.ts";

type Mail = Pick<Dispatch, "id" | "reportId" | "recipient" | "number" | "revision" | "state" | "sentAt" | "problem">;

/** What decides by an email which revision its recipient has. */
type DecidingMail = Omit<Mail, "problem">;

/**
 * Decides which revision a recipient has, by the emails to them. Nothing else decides it.
 * @param mails at least one, all of one report and recipient
 */
export function decideHolder(mails: readonly [DecidingMail, ...DecidingMail[]]): Holder {
  const newestFirst = mails.toSorted((one, other) => other.number - one.number);
  const sent = mails.filter(({ state }) => state === "sent");
  const reaching = newestFirst.find(({ state }) => state !== "failed" && state !== "cancelled");
  // A cancelled one counts for nothing beside others.
  const last = newestFirst.find(({ state }) => state !== "cancelled") ?? newestFirst[0] ?? mails[0];
  const counts = reaching && bringsNoLess(reaching, last) ? reaching : last;
  const { reportId, recipient } = mails[0];
  return {
    reportId,
    recipient,
    revision: Math.max(0, ...sent.map(({ revision }) => revision ?? 0)),
    sentAt: latest(sent.map(({ sentAt }) => sentAt)),
    reached: reaching?.number ?? null,
    dispatchId: counts.id,
    brings: counts.revision,
    state: holderStateNow[counts.state],
  };
}

const holderStateNow: Record<DispatchState, HolderState> = {
  queued: "waiting",
  rendered: "waiting",
  sending: "waiting",
  sent: "sent",
  uncertain: "uncertain",
  failed: "failed",
  cancelled: "cancelled",
};

/** The most urgent first, and among equals the furthest. */
export const dispatchesByUrgency: readonly DispatchState[] = dispatchStates
  .toReversed()
  .toSorted((one, other) => holderStates.indexOf(holderStateNow[one]) - holderStates.indexOf(holderStateNow[other]));

/** An email without a revision takes the latest. */
function bringsNoLess(one: DecidingMail, other: DecidingMail): boolean {
  return one.revision === null || other.revision === null || one.revision >= other.revision;
}

function latest(moments: (Date | null)[]): Date | null {
  return moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), null);
}

/** These columns follow from the emails; the key stays. */
const noted = ["revision", "sentAt", "reached", "dispatchId", "brings", "state"] as const satisfies (keyof Holder)[];

/**
 * Writes down what each recipient of some reports has by now, and what that makes of the reports and of the runs that wait for them, in
 * the transaction that changed their dispatches and after it did. Nothing else writes `report_holders`.
 */
export async function noteHolders(database: Database, statements: Statements, reportIds: string[]): Promise<void> {
  if (reportIds.length > 0) await note(database, statements, ofReports(reportIds), reportIds);
}

/** Notes what the recipient of a dispatch has by now, beside all others of its report. */
export async function noteDispatchHolders(
  database: Database,
  statements: Statements,
  dispatchId: string,
): Promise<void> {
  const sql = "reportId = (SELECT own.reportId FROM dispatches own WHERE own.id = ?)";
  await note(database, statements, { sql, values: [dispatchId] });
}

/** @param known the ids of the reports; those of the emails without it */
async function note(database: Database, statements: Statements, which: Which, known?: string[]): Promise<void> {
  const { changed, mails, holders } = await writeHolders(database, statements, which);
  const reportIds = known ?? [...mails.keys()];
  if (changed) await noteLives(database, statements, { reportIds, ...(holders && { holders }) });
  // Last, since it locks the run, for which those wait who write down other emails of it.
  await settleRuns(database, statements, reportIds, mails);
}

/**
 * Writes down which revision an email that is about to leave brings, as `noteHolders` does. It is on its way as before, so nothing of its report
 * or of a run follows from that.
 */
export async function noteBrought(database: Database, statements: Statements, reportId: string): Promise<void> {
  await writeHolders(database, statements, ofReports([reportId]));
}

/** SQL over the column `reportId`: which reports are meant. */
type Which = { sql: string; values: string[] };

const ofReports = (reportIds: string[]): Which => ({
  sql: `reportId IN (${placeholders(reportIds)})`,
  values: reportIds,
});

/**
 * @returns whether anybody has something else than before, and by report the emails by which that was decided and what each has by now;
 *   the latter not where somebody is new, whom another transaction may write down at the same time
 */
async function writeHolders(
  { source, kind }: Database,
  { select, change }: Statements,
  which: Which,
): Promise<{ changed: boolean; holders: Map<string, Holder[]> | null; mails: Map<string, SettlingMail[]> }> {
  const stored = rowReader(source, holderEntity, "holder");
  const mails = rowReader(source, dispatchEntity, "mail", [
    "id",
    "reportId",
    "recipient",
    "number",
    "revision",
    "state",
    "sentAt",
    "problem",
  ]);
  // Locked first: of two who change emails of the same report, the second reads what the first one wrote. SQLite has one writer anyway.
  const lock = kind === "mariadb" ? " FOR UPDATE" : "";
  const before = await select(
    `SELECT ${stored.columns} FROM report_holders holder WHERE ${which.sql}${lock}`,
    which.values,
  );
  const known = new Map(before.map(stored.read).map((holder) => [holderKey(holder), holder]));
  const rows = await select(
    `SELECT ${mails.columns} FROM dispatches mail WHERE ${which.sql} ORDER BY mail.number DESC, mail.recipient`,
    which.values,
  );
  const read = rows.map(mails.read);
  const decided = [...Map.groupBy(read, holderKey).values()].flatMap(([one, ...more]) =>
    one ? [decideHolder([one, ...more])] : [],
  );
  const counting = new Set(decided.map(({ dispatchId }) => dispatchId));
  const settling = Map.groupBy(
    read.map((mail) => ({ ...mail, counts: counting.has(mail.id) })),
    ({ reportId }) => reportId,
  );
  const [first, ...others] = decided.filter((holder) => !isDeepStrictEqual(holder, known.get(holderKey(holder))));
  const now = new Map([...known, ...decided.map((holder) => [holderKey(holder), holder] as const)]);
  // The rows that were there before are locked.
  const holders = now.size === known.size ? Map.groupBy(now.values(), ({ reportId }) => reportId) : null;
  if (!first) return { changed: false, holders, mails: settling };
  const { sql, values } = insertion(source, holderEntity, first, ...others);
  await change(`INSERT INTO report_holders ${sql} ${instead(kind)}`, values);
  return { changed: true, holders, mails: settling };
}

const holderKey = ({ reportId, recipient }: Pick<Holder, "reportId" | "recipient">) => `${reportId} ${recipient}`;

/** SQL: overwrites the row that is there. */
function instead(kind: Database["kind"]): string {
  if (kind === "mariadb")
    return `ON DUPLICATE KEY UPDATE ${noted.map((name) => `\`${name}\` = VALUES(\`${name}\`)`).join(", ")}`;
  return `ON CONFLICT (reportId, recipient) DO UPDATE SET ${noted.map((name) => `${name} = excluded.${name}`).join(", ")}`;
}
