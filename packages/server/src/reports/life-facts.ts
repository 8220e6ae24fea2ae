import type { KeptOriginGroup, OriginGroup } from "@agency/model/origin";
import type { ReportType } from "@agency/model/report/report-type";
import type { LifeState } from "@agency/model/states";
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

/** SQL: whether the latest revision is of samples. Where the working copy is the same, no revision is read for it. */
const revisionSample = `CASE WHEN report.unapproved = 0 OR report.revision = 0 THEN report.sample ELSE (
  SELECT revision.sample FROM report_revisions revision
  WHERE revision.reportId = report.id AND revision.number = report.revision) END`;

/** Reads what decides the lives of reports. */
export async function readFacts(reading: Reading, scope: LifeScope): Promise<KnownLife[]> {
  const { source, select } = reading;
  if ("reportIds" in scope && scope.reportIds.length === 0) return [];
  const clients = rowReader(source, clientEntity, "client", ["id", "status"]);
  const reports = rowReader(source, reportEntity, "report", [
    "id",
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
  const rows = await select(sql, values);
  const read = rows.map((row) => (row["report_id"] === null ? null : reports.read(row)));
  const holders = await reportHolders(
    reading,
    read.flatMap((report) => (report ? [report.id] : [])),
  );
  return rows.map((row, index): KnownLife => {
    const { id: clientId, status } = clients.read(row);
    const report = read[index] ?? null;
    return {
      clientId,
      status,
      origins: originsIn(row),
      recipients: Number(row["recipients"]),
      unread: Number(row["unread"]) === 1,
      report: report && {
        ...report,
        revisionSample: Number(row["revisionSample"]) === 1,
        handedOver: Number(row["handedOver"]) === 1,
        preparedAt: report.generatedAt,
        mails: { ...mailsIn(report.revision, holders.get(report.id) ?? []), sent: Number(row["served"]) },
      },
    };
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
  const gets = (types: string) => `${types} LIKE CONCAT('%', ${type()}, '%')`;
  /** Whether the first contact gets the report. */
  const first = () => `(client.contactReportTypes IS NULL OR ${gets("client.contactReportTypes")})`;
  const sql = `SELECT ${columns}, figures.originGroups AS originGroups,
      CASE WHEN ${first()} THEN 1 ELSE 0 END + (SELECT COUNT(*) FROM contacts contact
        WHERE contact.clientId = client.id AND ${gets("contact.reportTypes")}
        AND NOT (contact.email = client.email AND ${first()})) AS recipients,
      (SELECT COUNT(*) FROM report_holders holder
        WHERE holder.reportId = report.id AND holder.revision = report.revision
        AND ((holder.recipient = client.email AND ${first()}) OR EXISTS (SELECT 1 FROM contacts contact
          WHERE contact.clientId = client.id AND contact.email = holder.recipient AND ${gets("contact.reportTypes")}))
      ) AS served,
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

/** The recipients of a report who have the same revision and state. */
type HolderGroup = Pick<Holder, "reportId" | "revision" | "state" | "sentAt"> & { holders: number };

async function reportHolders({ source, select }: Reading, reportIds: string[]): Promise<Map<string, HolderGroup[]>> {
  if (reportIds.length === 0) return new Map();
  const holders = rowReader(source, holderEntity, "holder", ["reportId", "revision", "state", "sentAt"]);
  const rows = await select(
    `SELECT holder.reportId AS holder_reportId, holder.revision AS holder_revision, holder.state AS holder_state,
      MAX(holder.sentAt) AS holder_sentAt, COUNT(*) AS holders
    FROM report_holders holder WHERE holder.reportId IN (${placeholders(reportIds)})
    GROUP BY holder.reportId, holder.revision, holder.state`,
    reportIds,
  );
  const groups = rows.map((row) => ({ ...holders.read(row), holders: Number(row["holders"]) }));
  return Map.groupBy(groups, ({ reportId }) => reportId);
}

type Mails = Omit<NonNullable<KnownLife["report"]>["mails"], "sent">;

function mailsIn(revision: number, groups: HolderGroup[]): Mails {
  const mails: Mails = { waiting: 0, failed: 0, uncertain: 0, latestSent: false, everSent: false, sentAt: null };
  for (const group of groups) {
    if (group.revision > 0) mails.everSent = true;
    if (group.revision > 0 && group.revision === revision) mails.latestSent = true;
    if (group.sentAt && (!mails.sentAt || group.sentAt > mails.sentAt)) mails.sentAt = group.sentAt;
    if (group.state === "waiting") mails.waiting += group.holders;
    if (group.state === "failed") mails.failed += group.holders;
    if (group.state === "uncertain") mails.uncertain += group.holders;
  }
  return mails;
}
