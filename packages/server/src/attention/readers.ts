import { periodStarting } from "@agency/model/report/periods";
import type { WaitingKind } from "@agency/model/states";
import { alertEntity } from "../alerts/table.ts";
import { answerEntity } from "../answers/table.ts";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { type Row, rowReader } from "../kit/db/select.ts";
import { notificationEntity } from "../notifications/table.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { scheduleEntity } from "../schedules/table.ts";
import { dispatchEntity } from "../sending/table.ts";
import { unreadProblem } from "../sources/source.ts";
import { connectionEntity, sourceEntity, sourceReadEntity } from "../sources/table.ts";
import { wrongRecipientEntity } from "../wrong-recipients/table.ts";
import type { AlertItem, AttentionItem, ClientItem, ExpiringItem, NoticeItem } from "./attention.ts";

type Reader = { columns: string; read: (row: Row) => Omit<ClientItem, "kind"> };
type Source = Database["source"];

/** Reads an item of each kind from a row of its query: which columns it needs, and what they say. */
export function waitingReaders(
  source: Source,
): (kind: WaitingKind) => { columns: string; read: (row: Row) => AttentionItem } {
  const ofReport = reportReader(source);
  const ofMail = mailReader(source);
  const ofWrongRecipient = wrongRecipientReader(source);
  const ofAnswer = answerReader(source);
  const ofSchedule = scheduleReader(source);
  const ofRevision = revisionReader(source);
  const ofSource = sourceReader(source);
  const ofConnection = connectionReader(source);
  const ofNotice = noticeReader(source);
  const ofAlert = alertReader(source);
  const readers: Record<ClientItem["kind"], Reader> = {
    wrong_recipient: ofWrongRecipient,
    mail_uncertain: ofMail,
    mail_failed: ofMail,
    report_failed: ofReport,
    client_question: ofAnswer,
    source_failing: ofSource,
    no_figures: ofSchedule,
    no_recipients: ofSchedule,
    sample_not_mailed: ofSchedule,
    figures_doubtful: ofReport,
    changed_since_sent: ofReport,
    waiting_review: ofReport,
    revised_not_mailed: ofRevision,
  };
  return (kind) => {
    if (kind === "source_expiring") return ofConnection;
    if (kind === "notice_uncertain" || kind === "notice_failed") {
      return { columns: ofNotice.columns, read: (row) => ({ kind, ...ofNotice.read(row) }) };
    }
    if (kind === "source_silent" || kind === "month_fallen" || kind === "ads_without_result") return ofAlert;
    const { columns, read } = readers[kind];
    return { columns, read: (row) => ({ kind, ...read(row) }) };
  };
}

const clientColumns = (source: Source) => rowReader(source, clientEntity, "client", ["accessId", "name"]);

const reportColumns = (source: Source) =>
  rowReader(source, reportEntity, "report", [
    "id",
    "type",
    "periodStart",
    "periodEnd",
    "problem",
    "requestedAt",
    "generatedAt",
  ]);

function reportReader(source: Source): Reader {
  const [clients, reports] = [clientColumns(source), reportColumns(source)];
  return {
    columns: `${clients.columns}, ${reports.columns}`,
    read: (row) => {
      const { id, type, periodStart, periodEnd, problem, requestedAt, generatedAt } = reports.read(row);
      return {
        client: clients.read(row),
        reportId: id,
        reportType: type,
        period: { start: periodStart, end: periodEnd },
        recipient: null,
        question: null,
        problem,
        since: problem ? requestedAt : (generatedAt ?? requestedAt),
      };
    },
  };
}

function mailReader(source: Source): Reader {
  const report = reportReader(source);
  const mails = rowReader(source, dispatchEntity, "dispatch", ["recipient", "problem", "requestedAt"]);
  return {
    columns: `${report.columns}, ${mails.columns}`,
    read: (row) => {
      const { recipient, problem, requestedAt } = mails.read(row);
      return { ...report.read(row), recipient, problem, since: requestedAt };
    },
  };
}

function wrongRecipientReader(source: Source): Reader {
  const mail = mailReader(source);
  const wrong = rowReader(source, wrongRecipientEntity, "wrong", ["noticedAt"]);
  return {
    columns: `${mail.columns}, ${wrong.columns}`,
    read: (row) => ({ ...mail.read(row), problem: null, since: wrong.read(row).noticedAt }),
  };
}

function answerReader(source: Source): Reader {
  const report = reportReader(source);
  const answers = rowReader(source, answerEntity, "answer", ["question", "answeredAt"]);
  return {
    columns: `${report.columns}, ${answers.columns}`,
    read: (row) => {
      const { question, answeredAt } = answers.read(row);
      return { ...report.read(row), problem: null, question, since: answeredAt };
    },
  };
}

function revisionReader(source: Source): Reader {
  const report = reportReader(source);
  const revisions = rowReader(source, revisionEntity, "revision", ["approvedAt"]);
  return {
    columns: `${report.columns}, ${revisions.columns}`,
    read: (row) => ({ ...report.read(row), problem: null, since: revisions.read(row).approvedAt }),
  };
}

function scheduleReader(source: Source): Reader {
  const clients = clientColumns(source);
  const schedules = rowReader(source, scheduleEntity, "schedule", ["reportType", "triedPeriodStart", "lastOutcomeAt"]);
  return {
    columns: `${clients.columns}, ${schedules.columns}`,
    read: (row) => {
      const { reportType, triedPeriodStart, lastOutcomeAt } = schedules.read(row);
      const start = triedPeriodStart ?? "";
      return {
        client: clients.read(row),
        reportId: null,
        reportType,
        period: periodStarting(reportType, start) ?? { start, end: start },
        recipient: null,
        question: null,
        problem: null,
        since: lastOutcomeAt ?? new Date(0),
      };
    },
  };
}

function sourceReader(source: Source): Reader {
  const clients = clientColumns(source);
  const sources = rowReader(source, sourceEntity, "chosen", ["kind", "problem", "problemSince"]);
  const reads = rowReader(source, sourceReadEntity, "asked", ["reportType", "periodStart"]);
  return {
    columns: `${clients.columns}, ${sources.columns}, ${reads.columns}`,
    read: (row) => {
      const { problemSince, ...unread } = sources.read(row);
      const { reportType, periodStart: start } = reads.read(row);
      return {
        client: clients.read(row),
        reportId: null,
        reportType,
        period: periodStarting(reportType, start) ?? { start, end: start },
        recipient: null,
        question: null,
        problem: unreadProblem([unread]),
        since: problemSince ?? new Date(0),
      };
    },
  };
}

function alertReader(source: Source): { columns: string; read: (row: Row) => AlertItem } {
  const clients = clientColumns(source);
  const alerts = rowReader(source, alertEntity, "alert", ["id", "kind", "seen", "foundAt"]);
  return {
    columns: `${clients.columns}, ${alerts.columns}`,
    read: (row) => {
      const { id, kind, seen, foundAt } = alerts.read(row);
      return { kind, client: clients.read(row), id, seen, since: foundAt };
    },
  };
}

function connectionReader(source: Source): { columns: string; read: (row: Row) => ExpiringItem } {
  const connections = rowReader(source, connectionEntity, "connection", ["email", "endsAt"]);
  return {
    columns: connections.columns,
    read: (row) => {
      const { email, endsAt } = connections.read(row);
      return { kind: "source_expiring", account: email, endsAt: endsAt ?? new Date(0) };
    },
  };
}

function noticeReader(source: Source): { columns: string; read: (row: Row) => Omit<NoticeItem, "kind"> } {
  const columns = ["id", "kind", "recipient", "problem", "requestedAt"] as const;
  const notices = rowReader(source, notificationEntity, "notice", [...columns]);
  return {
    columns: notices.columns,
    read: (row) => {
      const { id, kind: notification, recipient, problem, requestedAt } = notices.read(row);
      return { id, notification, recipient, problem, since: requestedAt };
    },
  };
}
