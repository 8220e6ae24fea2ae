import { v7 as newId } from "uuid";
import type { Client } from "../clients/client.ts";
import { noteWelcome } from "../clients/welcome.ts";
import { insertion, type Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import { mailWork } from "../kit/mail/mail-work.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { claimRow, fencedUpdate, released, writeFenced } from "../kit/work/lease.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification } from "../notifications/store.ts";
import type { Report, Revision } from "../reports/report.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import type { Share } from "../shares/shares.ts";
import { shareEntity } from "../shares/table.ts";
import { noteBrought, noteDispatchHolders, noteHolders } from "./holders.ts";
import { waitingStates } from "./mails.ts";
import { type Dispatch, dispatchEntity } from "./table.ts";

export type SentRevision = Pick<Revision, "number" | "snapshot">;

export type ClaimedDispatch = {
  row: Dispatch;
  report: Pick<Report, "id" | "clientId">;
  /** The revision to send. */
  revision: SentRevision | null;
  /** Whether the recipient is no longer a contact, or has the report by a later sending, or is about to. */
  obsolete: boolean;
  /** The Message-ID of the report's first email to the recipient; null when this is the first. */
  firstMessageId: string | null;
};

/** A dispatch without a revision waits until its report is approved. */
const claimable = `state IN ('queued', 'rendered') AND (revision IS NOT NULL OR EXISTS (
  SELECT 1 FROM reports WHERE reports.id = reportId AND reports.revision > 0 AND reports.approving = 0))`;

/** SQL: whether a later sending of the report reached a recipient, or is about to. */
const replaced = `EXISTS (SELECT 1 FROM report_holders holder WHERE holder.reportId = report.id AND holder.recipient = ?
  AND holder.reached > ?)`;

/** SQL: whether a recipient is no longer a contact of the report's client. */
const former = `NOT EXISTS (SELECT 1 FROM clients client WHERE client.id = report.clientId AND client.email = ?)
  AND NOT EXISTS (SELECT 1 FROM contacts contact WHERE contact.clientId = report.clientId AND contact.email = ?)`;

/** SQL: the Message-ID of the email that a later one to a recipient belongs with. */
const first = `(SELECT earlier.messageId FROM dispatches earlier WHERE earlier.reportId = report.id AND earlier.recipient = ?
  AND earlier.number < ? AND earlier.state IN ('sent', 'sending', 'uncertain') ORDER BY earlier.number LIMIT 1)`;

/** The worker's writes to dispatches. */
export function dispatchWork(database: Database) {
  const { source, select, changes } = database;
  const reports = rowReader(source, reportEntity, "report", ["id", "clientId"]);
  const revisions = rowReader(source, revisionEntity, "revision", ["number", "snapshot"]);
  return {
    ...mailWork(database, dispatchEntity, {
      waiting: waitingStates,
      ready: "rendered",
      onSent: { linkToken: null },
      onOutcome: (statements, id) => noteDispatchHolders(database, statements, id),
    }),
    /** The given dispatch, or the most overdue one, whose report is approved, with a lease and the revision to send. */
    claim: async (id?: string): Promise<ClaimedDispatch | null> => {
      const dispatch = await claimRow(
        database,
        { entity: dispatchEntity, claimable, mark: {} },
        { id, owner: newId() },
      );
      if (!dispatch) return null;
      const { recipient, number, revision } = dispatch;
      const [found] = await select(
        `SELECT ${reports.columns}, ${revisions.columns}, (${replaced} OR ${former}) AS obsolete, ${first} AS firstMessageId FROM reports report
         LEFT JOIN report_revisions revision
         ON revision.reportId = report.id AND revision.number = COALESCE(?, report.revision) WHERE report.id = ?`,
        [recipient, number, recipient, recipient, recipient, number, revision, dispatch.reportId],
      );
      if (!found) return null;
      return {
        row: dispatch,
        report: reports.read(found),
        revision: found["revision_number"] === null ? null : revisions.read(found),
        obsolete: Number(found["obsolete"]) === 1,
        firstMessageId: typeof found["firstMessageId"] === "string" ? found["firstMessageId"] : null,
      };
    },
    /**
     * Fixes what the email says: its revision, its link, unless an earlier try has one that still opens the report, and what tells the
     * contact the client ID, unless the contact knows it.
     * @returns the token of the link that stands, and whether the contact is told; null when the lease was lost
     */
    prepare: (
      dispatch: Dispatch,
      { revision, token, share }: { revision: number; token: string; share: Share },
      { client, notification }: { client: Pick<Client, "id" | "accessId">; notification: NotificationRequest },
    ): Promise<{ token: string; welcomed: boolean } | null> =>
      changes(async (statements) => {
        const kept = dispatch.linkToken !== null && (await stillOpens(statements, dispatch.linkToken));
        const linkToken = kept ? dispatch.linkToken : token;
        // First, so that a worker that lost the lease leaves no link behind. An unchanged row counts as changed.
        const set = { state: "rendered", revision, linkToken };
        const fenced = fencedUpdate(database, dispatchEntity, dispatch, { state: waitingStates, set });
        if ((await statements.change(fenced.sql, fenced.values)) !== 1 || linkToken === null) return null;
        if (!kept) {
          const inserted = insertion(source, shareEntity, share);
          await statements.change(`INSERT INTO report_shares ${inserted.sql}`, inserted.values);
        }
        if (revision !== dispatch.revision) await noteBrought(database, statements, dispatch.reportId);
        const welcome = { clientId: client.id, email: dispatch.recipient, accessId: client.accessId };
        const welcomed = await noteWelcome(database, statements, welcome);
        if (welcomed) await insertNotification(database, statements, notification);
        return { token: linkToken, welcomed };
      }),
    /** Ends a claimed dispatch that is not to be sent any more. */
    cancel: async (dispatch: Dispatch): Promise<void> => {
      const set = { ...released, state: "cancelled", problem: null };
      const inTransaction = (statements: Statements) => noteHolders(database, statements, [dispatch.reportId]);
      await writeFenced(database, dispatchEntity, dispatch, { state: waitingStates, set, inTransaction });
    },
  };
}

export type DispatchWork = ReturnType<typeof dispatchWork>;

async function stillOpens({ select }: Statements, token: string): Promise<boolean> {
  const found = await select("SELECT id FROM report_shares WHERE tokenHash = ? AND endedAt IS NULL", [
    secretTokenHash(token),
  ]);
  return found.length > 0;
}
