import { lastCompletePeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Client } from "../clients/client.ts";
import type { Clock, NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { FiguresSource } from "../figures/read-figures.ts";
import { messageId } from "./message-id.ts";
import type { ReportRepository } from "./report-repository.ts";
import { requireFigures } from "./request-report.ts";

type Dependencies = {
  reports: Pick<ReportRepository, "requestSending">;
  figures: FiguresSource;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
};

/**
 * Requests the report of the last complete period and emails it once. A repeated request returns the existing
 * dispatch but still saves its comment, for the portal and for a resend.
 * @param comment the staff's comment; empty clears it, undefined keeps it
 * @returns the report's id
 * @throws Refusal no_figures
 */
export async function sendReport(
  dependencies: Dependencies,
  client: Client,
  type: ReportType,
  comment?: string,
): Promise<string> {
  const { reports, figures, doorbell, clock, newId, host } = dependencies;
  const now = await clock();
  const period = lastCompletePeriod(type, now);
  await requireFigures(figures, client, type, period, now);
  const { reportId, dispatchId } = await reports.requestSending(
    { id: newId(), clientId: client.id, type, period, comment },
    {
      id: newId(),
      messageId: messageId({ clientId: client.id, type, periodStart: period.start, number: 0 }, host),
      recipient: client.email,
    },
  );
  await doorbell("report", reportId);
  await doorbell("dispatch", dispatchId);
  return reportId;
}
