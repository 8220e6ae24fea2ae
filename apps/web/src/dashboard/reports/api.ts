import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AllReports, AllReportsQuery, ReportProgress } from "@agency/contracts/reports";
import type { ReportType } from "@agency/model/report/report-type";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";
import { isPending } from "./progress-steps.ts";

/** Polling interval of a list with unfinished work, in ms. */
const pendingInterval = 1000;

type Report = Pick<ReportProgress, "id" | "clientId">;

/** Which reports are listed: of one client, or else of all. */
export type ReportQuery = AllReportsQuery & { clientId?: string };

/** A client's newest reports, for the cards and for the runs waiting on them. */
export const newestOf = (clientId: string): ReportQuery => ({ clientId, limit: 100 });

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
    refetchInterval: ({ state }) => (state.data?.reports.some(isPending) ? pendingInterval : false),
    refetchIntervalInBackground: true,
  });
}

export type ReportRequest = {
  clientId: string;
  reportType: ReportType;
  /** First day of the period. */
  periodStart: string;
  purpose: "generate" | "send";
  /** Undefined keeps the stored comment. */
  comment: string | undefined;
};

/** Requests a report, and its email if `purpose` is "send". The server responds while the work is still queued. */
export function useAskForReport() {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ clientId, purpose, ...body }: ReportRequest) =>
      call(
        purpose === "send"
          ? "POST /api/reports/clients/:clientId/reports/send"
          : "POST /api/reports/clients/:clientId/reports",
        { params: { clientId }, body },
      ),
    onSuccess: keep,
  });
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

/** Emails the stored report. `number` identifies the dispatch, so that a repeated click sends nothing twice. */
export function useResendReport() {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, clientId, number }: Report & { number: number }) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/resend", {
        params: { clientId, reportId: id },
        body: { number },
      }),
    onSuccess: keep,
  });
}

/** Emails the stored report to the contacts who do not have it. */
export function useSendToRest() {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, clientId }: Report) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/send", { params: { clientId, reportId: id } }),
    onSuccess: keep,
  });
}

/** Settles a dispatch with an unknown outcome: confirms that it arrived, or sends it again. */
export function useSettleDispatch() {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, clientId, dispatchId, arrived }: Report & { dispatchId: string; arrived: boolean }) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId/settle", {
        params: { clientId, reportId: id, dispatchId },
        body: { arrived },
      }),
    onSuccess: keep,
  });
}

/** The download address of a report's PDF. */
export function pdfAddress({ id, clientId }: Report): string {
  return addressOf("GET /api/reports/clients/:clientId/reports/:reportId/pdf", { params: { clientId, reportId: id } });
}

/** Puts the response into the client's list and refetches every list. */
function useKeepAnswer() {
  const queryClient = useQueryClient();
  const refresh = useRefreshReports();
  return async (answer: ReportProgress) => {
    // A request made earlier could overwrite the response with older data.
    await queryClient.cancelQueries({ queryKey: keys.reports });
    queryClient.setQueryData<ReportList>(keys.reportList(newestOf(answer.clientId)), (known) => {
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
