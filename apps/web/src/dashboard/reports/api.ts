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
import type { AllReportsQuery, ReportProgress } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";
import { isPending } from "./progress-steps.ts";

/** How often a list that holds unfinished work is read again, in ms. */
const pendingInterval = 2000;

type Report = Pick<ReportProgress, "id" | "clientId">;

export function useAllReports(query: AllReportsQuery, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: keys.reportList(query),
    queryFn: ({ signal }) => call(listAllReports, { query }, { signal }),
    enabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.reports.some(isPending) ? pendingInterval : false),
  });
}

export type ReportRequest = {
  clientId: string;
  reportType: ReportType;
  purpose: "generate" | "send";
  /** The comment to save first; undefined where it has not changed. */
  comment: string | undefined;
  /** The report of the period, where there is one. */
  reportId: string | undefined;
};

/** Asks for a report, and for its mail where that is the purpose. The answer comes while the work is still waiting. */
export function useAskForReport() {
  const refresh = useRefreshReports();
  return useMutation({ mutationFn: askForReport, onSuccess: refresh });
}

/** A comment needs a report to stand in: without one, the report is asked for before its mail is. */
async function askForReport({
  clientId,
  reportType,
  purpose,
  comment,
  reportId,
}: ReportRequest): Promise<ReportProgress> {
  const params = { clientId };
  const body = { reportType };
  if (purpose === "send") {
    if (comment !== undefined) {
      const id = reportId ?? (await call(requestReport, { params, body })).id;
      await saveComment({ id, clientId }, comment);
    }
    return call(sendReport, { params, body });
  }
  const asked = await call(requestReport, { params, body });
  return comment === undefined ? asked : saveComment(asked, comment);
}

export function useSaveComment(report: Report) {
  const refresh = useRefreshReports();
  return useMutation({ mutationFn: (comment: string) => saveComment(report, comment), onSuccess: refresh });
}

function saveComment({ id, clientId }: Report, comment: string): Promise<ReportProgress> {
  return call(commentReport, { params: { clientId, reportId: id }, body: { comment } });
}

/** Mails a report as it stands. `number` names the sending, so that a repeated click mails nothing twice. */
export function useResendReport() {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: ({ id, clientId, number }: Report & { number: number }) =>
      call(resendReport, { params: { clientId, reportId: id }, body: { number } }),
    onSuccess: refresh,
  });
}

/** Settles a sending whose outcome is not known: it arrived, or it is sent again. */
export function useSettleDispatch() {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: ({ id, clientId, dispatchId, arrived }: Report & { dispatchId: string; arrived: boolean }) =>
      call(settleDispatch, { params: { clientId, reportId: id, dispatchId }, body: { arrived } }),
    onSuccess: refresh,
  });
}

/** Where the PDF of a generated report is downloaded. */
export function pdfAddress({ id, clientId }: Report): string {
  return addressOf(downloadReport, { params: { clientId, reportId: id } });
}

export function useRefreshReports(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.reports, keys.analytics]) void queryClient.invalidateQueries({ queryKey });
  };
}
