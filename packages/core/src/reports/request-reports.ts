import { lastCompletePeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Client } from "../clients/client.ts";
import type { Clock, NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { FiguresKnown } from "../figures/read-figures.ts";
import { messageId } from "./message-id.ts";
import type { ReportRepository } from "./report-repository.ts";

type Dependencies = {
  reports: Pick<ReportRepository, "requestAll">;
  figuresKnown: FiguresKnown;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
};

/** A client whose report was requested; without a report when no source has figures for the period. */
export type RequestedReport = { client: Client; reportId: string | null };

/**
 * Requests the report of the last complete period for many clients, as `requestReport` and `sendReport` do for one.
 * @param send whether to email the reports, once
 * @returns one entry for each client, in their order
 */
export async function requestReports(
  { reports, figuresKnown, doorbell, clock, newId, host }: Dependencies,
  clients: Client[],
  { type, send }: { type: ReportType; send: boolean },
): Promise<RequestedReport[]> {
  const period = lastCompletePeriod(type, await clock());
  const clientIds = clients.map(({ id }) => id);
  const known = await figuresKnown(clientIds, type, period);
  const withFigures = clients.filter(({ id }) => known.has(id));
  const requested = await reports.requestAll(
    withFigures.map(({ id: clientId, email }) => {
      const mail = messageId({ clientId, type, periodStart: period.start, number: 0 }, host);
      return {
        report: { id: newId(), clientId, type, period },
        dispatch: send ? { id: newId(), messageId: mail, recipient: email } : null,
      };
    }),
  );
  // The worker rings for the dispatches once their reports are generated.
  for (const { reportId } of requested) await doorbell("report", reportId);
  const reportOf = new Map(withFigures.map(({ id }, index) => [id, requested[index]?.reportId ?? null]));
  return clients.map((client) => ({ client, reportId: reportOf.get(client.id) ?? null }));
}
