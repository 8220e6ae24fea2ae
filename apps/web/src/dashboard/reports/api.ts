import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { AllReports, AllReportsQuery } from "@agency/contracts/reports";
import type { ReportType } from "@agency/model/report/report-type";
import type { RunPurpose } from "@agency/model/states";
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

/** A client's newest reports, for the cards and for the runs waiting on them. */
export const newestReports = (clientId: string): ReportQuery => ({ clientId, limit: 100 });

/** `partial`: the list could not be loaded yet, and has no more than what requests answered. */
type ReportList = AllReports & { partial?: boolean };

/** Polls while any of its reports is unfinished, also when the window is in the background. */
export function useAllReports({ clientId, ...query }: ReportQuery) {
  return useQuery({
    queryKey: keys.reportList({ ...query, clientId }),
    queryFn: ({ signal }): Promise<ReportList> =>
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

export type ReportRequest = {
  clientId: string;
  reportType: ReportType;
  /** First day of the period. */
  periodStart: string;
  purpose: RunPurpose;
  /** Undefined keeps the stored comment. */
  comment: string | undefined;
  /** Answers to what the server asked before. */
  confirmed: string[] | undefined;
};

/** Something to ask for one report. `settled`: nothing goes on after it. */
export type Ask = { purpose: RunPurpose; settled?: boolean; request: () => Promise<ReportProgress> };

type Answered = { onSuccess?: (answer: ReportProgress, ask: Ask) => void; onError?: (error: Error) => void };

/** Asks for something for one report, and shows the answer at once. The server answers while the work is still queued. */
export function useAsk({ onSuccess, onError }: Answered = {}) {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ request }: Ask) => request(),
    onSuccess: async (answer, ask) => {
      await keep(answer);
      onSuccess?.(answer, ask);
    },
    ...(onError && { onError }),
  });
}

/** Requests a report, and its email if `purpose` is "send". */
export function askForReport({ clientId, purpose, ...body }: ReportRequest): Promise<ReportProgress> {
  const path = "/api/reports/clients/:clientId/reports";
  return call(purpose === "send" ? `POST ${path}/send` : `POST ${path}`, { params: { clientId }, body });
}

export function useSaveComment({ id, clientId }: Report) {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: (comment: string) =>
      call("PUT /api/reports/clients/:clientId/reports/:reportId/draft", {
        params: { clientId, reportId: id },
        body: { comment },
      }),
    onSuccess: keep,
  });
}

/** Emails the stored report to every contact again. A repeated click while it is on its way sends nothing twice. */
export function resendReport({ id, clientId }: Report): Promise<ReportProgress> {
  return call("POST /api/reports/clients/:clientId/reports/:reportId/resend", {
    params: { clientId, reportId: id },
    body: {},
  });
}

/** Emails the stored report to those whom it did not reach. */
export function sendToRest({ id, clientId }: Report): Promise<ReportProgress> {
  return call("POST /api/reports/clients/:clientId/reports/:reportId/send", { params: { clientId, reportId: id } });
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

/** Puts the response into the client's list and refetches every list. */
function useKeepAnswer() {
  const queryClient = useQueryClient();
  const refresh = useRefreshReports();
  return async (answer: ReportProgress) => {
    // A request made earlier could overwrite the response with older data.
    await queryClient.cancelQueries({ queryKey: keys.reports });
    queryClient.setQueryData<ReportList>(keys.reportList(newestReports(answer.clientId)), (known) => {
      const others = known?.reports.filter(({ id }) => id !== answer.id) ?? [];
      return { ...(known ?? { total: 1, more: false, partial: true }), reports: [answer, ...others] };
    });
    refresh();
  };
}

/** Refetches whatever names or counts reports: the table of clients and what waits for the staff as well. */
export function useRefreshReports(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.reports, keys.analytics, keys.clients, keys.attention])
      void queryClient.invalidateQueries({ queryKey });
  };
}
