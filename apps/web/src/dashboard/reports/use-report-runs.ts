import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useErrorDoubts } from "../shared/doubts.tsx";
import { askForReport, type ReportRequest, resendReport, sendToRest, settleDispatch, useAsk } from "./api.ts";
import { useFollowedRuns } from "./followed-runs.tsx";

export type ReportRuns = ReturnType<typeof useReportRuns>;

/** The actions for one report. The server says how far each is, also after a reload and in another tab. */
export function useReportRuns() {
  const { t } = useTranslation("admin");
  const readDoubts = useErrorDoubts();
  const { runs, follow } = useFollowedRuns();
  const { mutate, isPending, variables, error } = useAsk({
    onSuccess: (answer, { settled }) => {
      follow(answer, settled);
      if (settled) toast({ title: t("reports.settled") });
    },
    onError: (problem) => {
      // A question is not a failure.
      if (readDoubts(problem).length > 0) return;
      toast({ title: t("reports.askFailed"), description: errorMessage(problem), variant: "destructive" });
    },
  });
  return {
    /** Undefined once the server answered. */
    asking: isPending ? variables?.purpose : undefined,
    /** The server's error, if it refused the last request. */
    refusal: error,
    /** Shows a run that goes on as long as the page is open, also once it is over. */
    follow,
    shown: (report: ReportProgress | undefined) =>
      report?.run && (report.run.outcome === "pending" || runs.has(report.run.id)) ? report.run : null,

    start: (request: ReportRequest) => mutate({ purpose: request.purpose, request: () => askForReport(request) }),

    /** Emails a report again, to every contact. */
    sendAgain: (report: ReportProgress) => mutate({ purpose: "send", request: () => resendReport(report) }),

    /** Emails a report to those whom it did not reach. */
    sendToRest: (report: ReportProgress) => mutate({ purpose: "send", request: () => sendToRest(report) }),

    /** Settles the outcome of a report's email: confirms that it arrived, or sends it again. */
    settle: (report: ReportProgress, dispatchId: string, arrived: boolean) =>
      mutate({ purpose: "send", settled: arrived, request: () => settleDispatch(report, dispatchId, arrived) }),
  };
}
