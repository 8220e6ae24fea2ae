import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  commentReport,
  downloadReport,
  listAllReports,
  requestReport,
  resendReport,
  sendReport,
  settleDispatch,
} from "@agency/contracts/reports/endpoints";
import type { AllReports, AllReportsQuery, ReportProgress } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";
import { isPending } from "./progress-steps.ts";

/** How often a list that holds unfinished work is read again, in ms. */
const pendingInterval = 1000;

type Report = Pick<ReportProgress, "id" | "clientId">;

/** A client's newest reports: what its cards show and its runs wait for. */
export const newestOf = (clientId: string): AllReportsQuery => ({ clientId, limit: 50 });

/** Read again for as long as one of its reports is unfinished, also while the staff look at another window. */
export function useAllReports(query: AllReportsQuery) {
  return useQuery({
    queryKey: keys.reportList(query),
    queryFn: ({ signal }) => call(listAllReports, { query }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.reports.some(isPending) ? pendingInterval : false),
    refetchIntervalInBackground: true,
  });
}

export type ReportRequest = {
  clientId: string;
  reportType: ReportType;
  purpose: "generate" | "send";
  /** Undefined leaves it as it is. */
  comment: string | undefined;
};

/** Asks for a report, and for its mail where that is the purpose. The answer comes while the work is still waiting. */
export function useAskForReport() {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ clientId, purpose, ...body }: ReportRequest) =>
      call(purpose === "send" ? sendReport : requestReport, { params: { clientId }, body }),
    onSuccess: keep,
  });
}

export function useSaveComment({ id, clientId }: Report) {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: (comment: string) => call(commentReport, { params: { clientId, reportId: id }, body: { comment } }),
    onSuccess: keep,
  });
}

/** Mails a report as it stands. `number` names the sending, so that a repeated click mails nothing twice. */
export function useResendReport() {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, clientId, number }: Report & { number: number }) =>
      call(resendReport, { params: { clientId, reportId: id }, body: { number } }),
    onSuccess: keep,
  });
}

/** Settles a sending whose outcome is not known: it arrived, or it is sent again. */
export function useSettleDispatch() {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: ({ id, clientId, dispatchId, arrived }: Report & { dispatchId: string; arrived: boolean }) =>
      call(settleDispatch, { params: { clientId, reportId: id, dispatchId }, body: { arrived } }),
    onSuccess: keep,
  });
}

/** Where the PDF of a generated report is downloaded. */
export function pdfAddress({ id, clientId }: Report): string {
  return addressOf(downloadReport, { params: { clientId, reportId: id } });
}

/** Takes the server's answer over into the client's list, and has every list read again. */
function useKeepAnswer() {
  const queryClient = useQueryClient();
  const refresh = useRefreshReports();
  return async (answer: ReportProgress) => {
    // What was asked for before would come back as the answer was not known yet.
    await queryClient.cancelQueries({ queryKey: keys.reports });
    queryClient.setQueryData<AllReports>(keys.reportList(newestOf(answer.clientId)), (known) => {
      const others = known?.reports.filter(({ id }) => id !== answer.id) ?? [];
      return { total: known?.total ?? 1, reports: [answer, ...others] };
    });
    refresh();
  };
}

export function useRefreshReports(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.reports, keys.analytics]) void queryClient.invalidateQueries({ queryKey });
  };
}
