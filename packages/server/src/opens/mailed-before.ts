import type { MailedBefore } from "@agency/contracts/report-before";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Client } from "../clients/client.ts";
import type { Database } from "../kit/db/database.ts";
import { type MailedReport, mailedReports } from "./store.ts";

/** Of how many periods before a report it is told whether they were opened. */
const toldPeriods = 3;

type Recorded = Pick<Client, "id" | "recording" | "recordedSince">;

/** What became of the reports that each recipient of a client was emailed before a period, by their addresses. */
export async function readMailedBefore(
  database: Database,
  client: Recorded,
  { type, period }: { type: ReportType; period: Period },
): Promise<Map<string, MailedBefore>> {
  if (client.recording !== "on") return new Map();
  const last = precedingPeriod(type, period);
  let first = last;
  for (let told = 1; told < toldPeriods; told += 1) first = precedingPeriod(type, first);
  const rows = await mailedReports(database, client.id, { type, first: first.start, last: last.start });
  const byRecipient = Map.groupBy(rows, ({ recipient }) => recipient);
  return new Map([...byRecipient].map(([recipient, own]) => [recipient, tellMailed(own, client)]));
}

/** @param reports of one recipient, newest first */
function tellMailed(reports: MailedReport[], { recordedSince }: Recorded): MailedBefore {
  // Nobody knows whether a report was opened before the recording began.
  const known = reports.filter(
    ({ openedAt, sentAt }) =>
      openedAt !== null || recordedSince === null || (sentAt !== null && sentAt >= recordedSince),
  );
  const [newest] = reports;
  if (!newest || newest !== known[0]) return null;
  const opened = known.findIndex(({ openedAt }) => openedAt !== null);
  return {
    period: { start: newest.periodStart, end: newest.periodEnd },
    openedAt: newest.openedAt?.toISOString() ?? null,
    unopened: opened === -1 ? known.length : opened,
  };
}
