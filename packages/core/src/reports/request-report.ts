import { lastCompletePeriod, type Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Client } from "../clients/client.ts";
import type { Clock, NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { FiguresSource } from "../figures/read-figures.ts";
import { Refusal } from "../refusal.ts";
import type { ReportRepository } from "./report-repository.ts";

type Dependencies = {
  reports: Pick<ReportRepository, "request">;
  figures: FiguresSource;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
};

/**
 * Requests the report of the last complete period. A repeated request refreshes the same report.
 * @param comment the staff's comment; empty clears it, undefined keeps it
 * @returns the report's id
 * @throws Refusal no_figures
 */
export async function requestReport(
  dependencies: Dependencies,
  client: Client,
  type: ReportType,
  comment?: string,
): Promise<string> {
  const { reports, figures, doorbell, clock, newId } = dependencies;
  const now = await clock();
  const period = lastCompletePeriod(type, now);
  await requireFigures(figures, client, type, period, now);
  const { reportId } = await reports.request({ id: newId(), clientId: client.id, type, period, comment });
  await doorbell("report", reportId);
  return reportId;
}

/** @throws Refusal no_figures when no source has figures for the period */
export async function requireFigures(
  figures: FiguresSource,
  client: Client,
  type: ReportType,
  period: Period,
  now: Date,
): Promise<void> {
  if (await figures(client, type, period, now)) return;
  throw new Refusal("no_figures", { params: { start: period.start, end: period.end } });
}
