import { listClientReports, type ReportProgress } from "@agency/contracts/reports";
import type { Api } from "./api.ts";

/** A report of a client, as the staff's list has it. */
export async function progressOf(api: Api, clientId: string, reportId: string): Promise<ReportProgress> {
  const { reports } = await api.call(listClientReports, { params: { clientId }, query: {} });
  const report = reports.find(({ id }) => id === reportId);
  if (!report) throw new Error("The client has no such report");
  return report;
}
