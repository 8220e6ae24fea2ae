import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { AllReports, AllReportsQuery } from "@agency/contracts/reports";
import { callAddress, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval of a list with unfinished work, in ms. */
const pendingInterval = 1000;

/** The longest comment that the server takes, in characters. */
export const longestComment = 2000;

type Report = Pick<ReportProgress, "id" | "clientId">;

/** Whether the report is being generated or mailed. */
export function goesOn({ life }: Pick<ReportProgress, "life">): boolean {
  return life === "preparing" || life === "sending";
}

/** Which reports are listed: of one client, or else of all. */
export type ReportQuery = AllReportsQuery & { clientId?: string };

/** Polls while any of its reports is unfinished, also when the window is in the background. */
export function useAllReports({ clientId, ...query }: ReportQuery) {
  return useQuery({
    queryKey: keys.reportList({ ...query, clientId }),
    queryFn: ({ signal }): Promise<AllReports> =>
      clientId === undefined
        ? call("GET /api/reports", { query }, { signal })
        : call("GET /api/reports/clients/:clientId/progress", { params: { clientId }, query }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.reports.some((report) => goesOn(report) || report.run?.outcome === "pending")
        ? pendingInterval
        : false,
    refetchIntervalInBackground: true,
  });
}

/** Asks for something for one report. The server answers while the work is still queued. */
export function useAsk() {
  const refresh = useRefreshReports();
  return useMutation({ mutationFn: (request: () => Promise<ReportProgress>) => request(), onSuccess: refresh });
}

export function useSaveComment({ id, clientId }: Report) {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: (comment: string) =>
      call("PUT /api/reports/clients/:clientId/reports/:reportId/draft", {
        params: { clientId, reportId: id },
        body: { comment },
      }),
    onSuccess: refresh,
  });
}

/** Emails the stored report to every contact again. A repeated click while it is on its way sends nothing twice. */
export function resendReport({ id, clientId }: Report): Promise<ReportProgress> {
  return call("POST /api/reports/clients/:clientId/reports/:reportId/resend", {
    params: { clientId, reportId: id },
    body: {},
  });
}

/** Settles a dispatch with an unknown outcome: confirms that it arrived, or sends it again. */
export function settleDispatch(
  { id, clientId }: Report,
  dispatchId: string,
  arrived: boolean,
): Promise<ReportProgress> {
  return call("POST /api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId/settle", {
    params: { clientId, reportId: id, dispatchId },
    body: { arrived },
  });
}

/** The download address of a report's PDF. */
export function pdfAddress({ id, clientId }: Report): string {
  return callAddress("GET /api/reports/clients/:clientId/reports/:reportId/pdf", {
    params: { clientId, reportId: id },
  });
}

/** Refetches whatever names or counts reports: the table of clients and what waits for the staff as well. */
export function useRefreshReports(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    // A request made earlier could overwrite the answer with older data.
    await queryClient.cancelQueries({ queryKey: keys.reports });
    for (const queryKey of [keys.reports, keys.analytics, keys.clients, keys.attention])
      void queryClient.invalidateQueries({ queryKey });
  };
}
