import type { KeptOriginGroup, OriginGroup } from "@agency/model/origin";
import type { ReportType } from "@agency/model/report/report-type";
import type { LifeState } from "@agency/model/states";
import { type Recipient, reportRecipients } from "../clients/client.ts";
import { findContacts } from "../clients/store.ts";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, type Row, rowReader, type Select } from "../kit/db/select.ts";
import { unreadSource } from "../sources/reads-store.ts";
import type { LifeFacts } from "./life.ts";
import type { Holder } from "./report.ts";
import { holderEntity, reportEntity } from "./table.ts";

/** What decides the life of one client's report, and what lists show of it. */
export type KnownLife = LifeFacts & {
  clientId: string;
  report: (NonNullable<LifeFacts["report"]> & ShownReport) | null;
};

type ShownReport = {
  id: string;
  /** The state that was last written down. */
  life: LifeState;
  version: number;
  mails: { sentAt: Date | null };
};

/** The reports of some ids, or those of a type and period of some clients, also of clients that have none yet. */
export type LifeScope = { reportIds: string[] } | { type: ReportType; start: string; clientIds: string[] };

type Reading = Pick<Database, "source" | "samples"> & { select: Select };

/**
 * SQL: whether the latest revision is of samples. Where nothing waits for approval the working copy answers for it, unless it is of
 * samples itself: of a report that was left as sent it may be another.
 */
const revisionSample = `CASE WHEN report.revision = 0 OR (report.unapproved = 0 AND report.sample = 0) THEN report.sample ELSE (
  SELECT revision.sample FROM report_revisions revision
  WHERE revision.reportId = report.id AND revision.number = report.revision) END`;

/**
 * Reads what decides the lives of reports.
 * @param known what is held of each of the reports, by their ids, where the caller has just written it
 */
export async function readFacts(
  reading: Reading,
  scope: LifeScope,
  known?: ReadonlyMap<string, Held[]>,
): Promise<KnownLife[]> {
  const { source, select } = reading;
  if ("reportIds" in scope && scope.reportIds.length === 0) return [];
  const clients = rowReader(source, clientEntity, "client", [
    "id",
    "status",
    "email",
    "contactName",
    "contactReportTypes",
  ]);
  const reports = rowReader(source, reportEntity, "report", [
    "id",
    "type",
    "state",
    "life",
    "version",
    "revision",
    "unapproved",
    "sample",
    "undrawn",
    "doubtful",
    "generatedAt",
  ]);
  const { sql, values } = factsQuery(reading, scope, `${clients.columns}, ${reports.columns}`);
  const rows = (await select(sql, values)).map((row) => ({
    row,
    client: clients.read(row),
    report: row["report_id"] === null ? null : reports.read(row),
  }));
  const holders =
    known ??
    (await reportHolders(
      reading,
      rows.flatMap(({ report }) => (report ? [report.id] : [])),
    ));
  const contacts = await findContacts(reading, [...new Set(rows.map(({ client }) => client.id))]);
  return rows.flatMap(({ row, client, report }): KnownLife[] => {
    const type = "type" in scope ? scope.type : report?.type;
    if (!type) return [];
    const recipients = reportRecipients(client, contacts.get(client.id) ?? [], type);
    const own = holders.get(report?.id ?? "") ?? [];
    return [
      {
        clientId: client.id,
        status: client.status,
        origins: originsIn(row),
        recipients: recipients.length,
        unread: Number(row["unread"]) === 1,
        report: report && {
          ...report,
          revisionSample: Number(row["revisionSample"]) === 1,
          handedOver: Number(row["handedOver"]) === 1,
          preparedAt: report.generatedAt,
          mails: { ...mailsIn(report.revision, own), sent: countServed(report.revision, own, recipients) },
        },
      },
    ];
  });
}

function factsQuery({ samples }: Reading, scope: LifeScope, columns: string): { sql: string; values: string[] } {
  const values: string[] = [];
  // Values are collected in the order in which the statement names them.
  const value = (one: string) => {
    values.push(one);
    return "?";
  };
  const type = () => ("reportIds" in scope ? "report.type" : value(scope.type));
  const start = () => ("reportIds" in scope ? "report.periodStart" : value(scope.start));
  const sql = `SELECT ${columns}, figures.originGroups AS originGroups,
      EXISTS (SELECT 1 FROM sources chosen INNER JOIN source_reads asked ON asked.sourceId = chosen.id
        AND asked.reportType = ${type()} AND asked.periodStart = ${start()} AND asked.state <> 'cancelled'
        WHERE chosen.clientId = client.id AND ${unreadSource}) AS unread,
      ${revisionSample} AS revisionSample,
      EXISTS (SELECT 1 FROM report_handovers given
        WHERE given.reportId = report.id AND given.revision = report.revision) AS handedOver,
      ${samples.sampleData ? ownFigures : "1"} AS hasOwn
    FROM clients client
    ${"reportIds" in scope ? "INNER" : "LEFT"} JOIN reports report ON report.clientId = client.id
      AND report.type = ${type()} AND report.periodStart = ${start()}
    LEFT JOIN figures figures ON figures.clientId = client.id
      AND figures.reportType = ${type()} AND figures.periodStart = ${start()}
    WHERE ${which(scope, value)}`;
  return { sql, values };
}

function which(scope: LifeScope, value: (one: string) => string): string {
  if ("reportIds" in scope) return `report.id IN (${scope.reportIds.map(value).join(", ")})`;
  return `client.id IN (${scope.clientIds.map(value).join(", ") || "NULL"})`;
}

/** SQL: whether a client has figures of any kind or a source for them; then it gets no samples. */
export const ownFigures = `(EXISTS (SELECT 1 FROM figures known WHERE known.clientId = client.id)
  OR EXISTS (SELECT 1 FROM sources chosen WHERE chosen.clientId = client.id))`;

/** Where a period's figures come from, by the columns `originGroups` and `hasOwn` of its client. */
export function originsIn(row: Row): OriginGroup[] {
  const groups = row["originGroups"];
  if (typeof groups === "string") return groups.split(",") as KeptOriginGroup[];
  return Number(row["hasOwn"]) === 0 ? ["sample"] : [];
}

/** What somebody has of a report. */
export type Held = Pick<Holder, "reportId" | "recipient" | "revision" | "state" | "sentAt">;

async function reportHolders({ source, select }: Reading, reportIds: string[]): Promise<Map<string, Held[]>> {
  if (reportIds.length === 0) return new Map();
  const holders = rowReader(source, holderEntity, "holder", ["reportId", "recipient", "revision", "state", "sentAt"]);
  const rows = await select(
    `SELECT ${holders.columns} FROM report_holders holder WHERE holder.reportId IN (${placeholders(reportIds)})`,
    reportIds,
  );
  return Map.groupBy(rows.map(holders.read), ({ reportId }) => reportId);
}

type Mails = Omit<NonNullable<KnownLife["report"]>["mails"], "sent">;

function mailsIn(revision: number, holders: Held[]): Mails {
  const mails: Mails = { waiting: 0, failed: 0, uncertain: 0, latestSent: false, everSent: false, sentAt: null };
  for (const holder of holders) {
    if (holder.revision > 0) mails.everSent = true;
    if (holder.revision > 0 && holder.revision === revision) mails.latestSent = true;
    if (holder.sentAt && (!mails.sentAt || holder.sentAt > mails.sentAt)) mails.sentAt = holder.sentAt;
    if (holder.state === "waiting") mails.waiting += 1;
    if (holder.state === "failed") mails.failed += 1;
    if (holder.state === "uncertain") mails.uncertain += 1;
  }
  return mails;
}

/** How many of the recipients have the revision. */
function countServed(revision: number, holders: Held[], recipients: Recipient[]): number {
  const served = new Set(holders.filter((holder) => holder.revision === revision).map(({ recipient }) => recipient));
  return recipients.filter(({ email }) => served.has(email)).length;
}
