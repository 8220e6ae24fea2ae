import type { Client } from "../clients/client.ts";
import type { NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import { Refusal } from "../refusal.ts";
import { messageId } from "./message-id.ts";
import type { ReportRepository } from "./report-repository.ts";
import type { Report } from "./report.ts";

type Dependencies = {
  reports: Pick<ReportRepository, "requestResend">;
  doorbell: Doorbell;
  newId: NewId;
  host: string;
};

/**
 * Emails a generated report in its current state. The number identifies the dispatch, so that a repeated click sends
 * nothing twice.
 * @throws Refusal not_generated
 */
export async function resendReport(
  dependencies: Dependencies,
  client: Client,
  report: Report,
  number: number,
): Promise<void> {
  const { reports, doorbell, newId, host } = dependencies;
  if (!report.snapshot) throw new Refusal("not_generated");
  const { dispatchId } = await reports.requestResend(report, number, {
    id: newId(),
    messageId: messageId({ clientId: client.id, type: report.type, periodStart: report.periodStart, number }, host),
    recipient: client.email,
  });
  await doorbell("dispatch", dispatchId);
}
