import type { ReportProgress } from "@agency/contracts/report-progress";
import { listClientReports, listReports, requestReport, sendReport } from "@agency/contracts/reports";
import type { Api } from "./api.ts";

const body = { reportType: "monthly" } as const;

/** The steps of a client's monthly report, as the staff and the client take them. */
export function reportSteps(api: Api, clientId: () => string) {
  const params = () => ({ clientId: clientId() });
  return {
    /** As the client reads them. */
    list: () => api.call(listReports, { params: params() }, { session: null }),
    progress: (reportId: string) => readProgress(api, clientId(), reportId),
    /** @returns the report's id */
    generate: async (): Promise<string> => {
      const { id } = await api.call(requestReport, { params: params(), body });
      await api.worker.generate();
      return id;
    },
    /** @returns the report's id */
    send: async (): Promise<string> => {
      const { id } = await api.call(sendReport, { params: params(), body });
      await api.worker.generate();
      await api.worker.deliver();
      return id;
    },
  };
}

/** A report of a client, as the staff's list has it. */
export async function readProgress(api: Api, clientId: string, reportId: string): Promise<ReportProgress> {
  const { reports } = await api.call(listClientReports, { params: { clientId }, query: {} });
  const report = reports.find(({ id }) => id === reportId);
  if (!report) throw new Error("The client has no such report");
  return report;
}
