import type { AlertKind } from "@agency/model/alerts/alert";
import { problemsForPersons } from "@agency/model/source-problem";
import { type WaitingKind, waitingKinds } from "@agency/model/states";
import { tellAlerts } from "../alerts/store.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowReader, sqlMoment } from "../kit/db/select.ts";
import { confirmationKinds } from "../notifications/mail-budgets.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import { type Scope, scoped } from "../own-clients/own-clients.ts";
import type { Schedule } from "../schedules/schedules.ts";
import { dispatchEntity } from "../sending/table.ts";
import { readSetting, takeDay } from "../settings/store.ts";
import type { Attention, AttentionSearch, MailOutage } from "./attention.ts";
import { waitingReaders } from "./readers.ts";

const goesOn = "client.status <> 'ended'";

const clientOfReport = `INNER JOIN clients client ON client.id = report.clientId AND ${goesOn}`;

/** The query for the items of one kind. */
type Finder = { from: string; oldest: string; values: (string | number)[] };

/** What concerns the agency as a whole. */
const ofNoClient = ["notice_uncertain", "notice_failed", "source_expiring"] as const satisfies WaitingKind[];

/** All that waits for the staff but the server's troubles: one query for each kind, each with an index. */
export async function findWaiting(
  { source, select }: Database,
  scope: Scope,
  search: AttentionSearch,
): Promise<Attention> {
  const finders = waitingFinders(search);
  const own = scoped(scope, "client.id");
  const kinds =
    scope === "all" ? waitingKinds : waitingKinds.filter((kind) => !(ofNoClient as WaitingKind[]).includes(kind));
  const waitingReader = waitingReaders(source);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { columns, read } = waitingReader(kind);
      const { from, oldest, values } = finders[kind];
      const rows = await select(
        `SELECT ${columns}, COUNT(*) OVER () AS found FROM ${from}${own.sql} ORDER BY ${oldest} LIMIT ?`,
        [...values, ...own.values, search.limit],
      );
      return { kind, count: Number(rows[0]?.["found"] ?? 0), items: rows.map(read) };
    }),
  );
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    counts: Object.fromEntries(found.flatMap(({ kind, count }) => (count > 0 ? [[kind, count]] : []))),
    items: found.flatMap(({ items }) => items),
  };
}

function waitingFinders({
  reviewBefore,
  failedSince,
  noticedSince,
  revisedSince,
  failingBefore,
  endingBefore,
  dueSince,
  untoldOnly,
}: AttentionSearch): Record<WaitingKind, Finder> {
  const mails = (state: "failed" | "uncertain", and = ""): Finder => ({
    from: `report_holders holder INNER JOIN dispatches dispatch ON dispatch.id = holder.dispatchId
      INNER JOIN reports report ON report.id = holder.reportId ${clientOfReport}
      WHERE holder.state = '${state}' AND dispatch.requestedAt >= ?${and}`,
    oldest: "dispatch.requestedAt, dispatch.id",
    values: [sqlMoment(failedSince)],
  });
  const notices = (state: "failed" | "uncertain"): Finder => ({
    from: `notifications notice WHERE notice.state = '${state}' AND notice.requestedAt >= ?
      AND notice.kind NOT IN (${placeholders(strangers)})`,
    oldest: "notice.requestedAt, notice.id",
    values: [sqlMoment(noticedSince), ...strangers],
  });
  const schedules = (outcome: NonNullable<Schedule["lastOutcome"]>): Finder => ({
    from: `schedules schedule INNER JOIN clients client ON client.id = schedule.clientId AND client.status = 'active'
      WHERE schedule.enabled = 1 AND schedule.lastOutcome = ?
        AND schedule.triedPeriodStart >= CASE schedule.reportType WHEN 'weekly' THEN ? WHEN 'monthly' THEN ? ELSE ? END
        AND (schedule.lastPeriodStart IS NULL OR schedule.lastPeriodStart < schedule.triedPeriodStart)`,
    oldest: "schedule.lastOutcomeAt, client.id",
    values: [outcome, dueSince.weekly, dueSince.monthly, dueSince.quarterly],
  });
  const alerts = (kind: AlertKind): Finder => ({
    from: `alerts alert INNER JOIN clients client ON client.id = alert.clientId AND client.status = 'active'
      WHERE alert.kind = ? AND alert.endedAt IS NULL AND alert.dismissedAt IS NULL${untoldOnly ? " AND alert.toldAt IS NULL" : ""}`,
    oldest: "alert.foundAt, alert.id",
    values: [kind],
  });
  return {
    // Also of a former client: the law still asks.
    wrong_recipient: {
      from: `wrong_recipients wrong INNER JOIN dispatches dispatch ON dispatch.id = wrong.dispatchId
        INNER JOIN reports report ON report.id = dispatch.reportId INNER JOIN clients client ON client.id = report.clientId
        WHERE wrong.settledAt IS NULL`,
      oldest: "wrong.noticedAt, wrong.id",
      values: [],
    },
    mail_uncertain: mails("uncertain"),
    // The emails of a failed report failed with it.
    mail_failed: mails("failed", " AND report.state <> 'failed'"),
    notice_uncertain: notices("uncertain"),
    notice_failed: notices("failed"),
    client_question: {
      from: `report_answers answer INNER JOIN reports report ON report.id = answer.reportId ${clientOfReport}
        WHERE answer.settledAt IS NULL AND answer.question IS NOT NULL`,
      oldest: "answer.answeredAt, answer.id",
      values: [],
    },
    report_failed: {
      from: `reports report ${clientOfReport} WHERE report.state = 'failed' AND report.requestedAt >= ?`,
      oldest: "report.requestedAt, report.id",
      values: [sqlMoment(failedSince)],
    },
    // One for each source: the newest period that it holds.
    source_failing: {
      from: `sources chosen INNER JOIN clients client ON client.id = chosen.clientId AND client.status = 'active'
        INNER JOIN source_reads asked ON asked.sourceId = chosen.id AND ${failing("asked")}
        WHERE chosen.problem IS NOT NULL
          AND (chosen.problem IN (${problemsForPersons.map((one) => `'${one}'`).join(", ")}) OR chosen.problemSince < ?)
          AND NOT EXISTS (SELECT 1 FROM source_reads newer WHERE newer.sourceId = chosen.id
            AND newer.periodStart > asked.periodStart AND ${failing("newer")})`,
      oldest: "chosen.problemSince, chosen.id",
      values: [sqlMoment(failingBefore)],
    },
    source_silent: alerts("source_silent"),
    source_expiring: {
      from: "connections connection WHERE connection.state = 'ok' AND connection.endsAt < ?",
      oldest: "connection.endsAt, connection.id",
      values: [sqlMoment(endingBefore)],
    },
    no_figures: schedules("no_figures"),
    no_recipients: schedules("no_recipients"),
    sample_not_mailed: schedules("sample_not_mailed"),
    figures_doubtful: {
      from: `reports report ${clientOfReport}
        WHERE report.life = 'held' AND report.doubtful = 1 AND report.unapproved = 1`,
      oldest: "report.generatedAt, report.id",
      values: [],
    },
    // A comment typed after the approval is not a report that somebody prepared.
    changed_since_sent: {
      from: `reports report ${clientOfReport}
        INNER JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision
        WHERE report.life IN ('changed', 'held') AND report.unapproved = 1 AND report.generatedAt >= ?
          AND revision.approvedAt < report.generatedAt AND ${hadBefore}`,
      oldest: "report.generatedAt, report.id",
      values: [sqlMoment(revisedSince)],
    },
    month_fallen: alerts("month_fallen"),
    ads_without_result: alerts("ads_without_result"),
    waiting_review: {
      from: `reports report ${clientOfReport}
        LEFT JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision
        WHERE report.life IN ('prepared', 'changed', 'held') AND report.unapproved = 1 AND report.generatedAt < ?
          AND (revision.number IS NULL OR revision.approvedAt < report.generatedAt) AND NOT ${hadBefore}`,
      oldest: "report.generatedAt, report.id",
      values: [sqlMoment(reviewBefore)],
    },
    revised_not_mailed: {
      from: `report_revisions revision
        INNER JOIN reports report ON report.id = revision.reportId AND report.revision = revision.number ${clientOfReport}
        WHERE revision.approvedAt >= ? AND report.life = 'revised'`,
      oldest: "revision.approvedAt, report.id",
      values: [sqlMoment(revisedSince)],
    },
  };
}

/** Emails to whatever address a stranger typed, mistyped ones too. Whoever wrote to the agency is to hear of it all the same. */
const strangers = confirmationKinds.filter((kind) => kind !== "enquiry-receipt");

/** SQL: whether the client was sent any revision of a report, or opened one in the portal. */
const hadBefore = `(EXISTS (SELECT 1 FROM report_holders holder WHERE holder.reportId = report.id AND holder.revision > 0)
  OR EXISTS (SELECT 1 FROM report_opens used WHERE used.reportId = report.id AND used.revision <= report.revision))`;

const failing = (read: string) => `${read}.problem IS NOT NULL AND ${read}.backfill = 0`;

const failingMail = "state IN ('queued', 'rendered', 'sending') AND problem IS NOT NULL AND problemSince <= ?";

/** The emails, reports and all others, that fail since before a moment; null when there are none. */
export async function findMailOutage({ source, select }: Database, before: Date): Promise<MailOutage | null> {
  const tables = [
    { table: "dispatches", rows: rowReader(source, dispatchEntity, "mail", ["problem", "problemSince"]) },
    { table: "notifications", rows: rowReader(source, notificationEntity, "mail", ["problem", "problemSince"]) },
  ];
  const found = await Promise.all(
    tables.map(async ({ table, rows: { columns, read } }) => {
      const [oldest] = await select(
        `SELECT ${columns}, COUNT(*) OVER () AS found FROM ${table} mail WHERE ${failingMail} ORDER BY mail.problemSince LIMIT 1`,
        [sqlMoment(before)],
      );
      if (!oldest) return [];
      const { problem, problemSince } = read(oldest);
      return [{ problem, since: problemSince ?? before, waiting: Number(oldest["found"]) }];
    }),
  );
  const [first, ...others] = found.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
  if (!first) return null;
  const waiting = others.reduce((sum, other) => sum + other.waiting, first.waiting);
  return { ...first, waiting };
}

const settledName = "attentionDay";

/** The last day whose summary was settled, such as 2026-11-23. */
export const settledDay = (database: Database): Promise<string | null> => readSetting(database, settledName);

/**
 * Settles a day, and stores its summary when there is one. No later summary tells of the same alerts.
 * @returns false when another worker has settled that day
 */
export async function settleDay(
  database: Database,
  day: string,
  { summary, at }: { summary: NotificationRequest | null; at: Date },
): Promise<boolean> {
  return takeDay(database, settledName, day, async (transaction) => {
    await tellAlerts(transaction, at);
    if (summary) await insertNotification(database, transactionStatements(transaction), summary);
  });
}
