import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { type ReportRequest, useAskForReport, useRefreshReports, useResendReport, useSettleDispatch } from "./api.ts";
import { keyOf, type Run, useHeldRuns, waitingOf } from "./held-runs.tsx";
import { type Ended, nextNumber, outcomeOf } from "./progress-steps.ts";

export type ReportRuns = ReturnType<typeof useReportRuns>;

/** The runs since the staff's pages were opened, at most one per report. They continue when the staff leave the page. */
export function useReportRuns() {
  const { t } = useTranslation("admin");
  const { runs, put, newNumber } = useHeldRuns();
  const ask = useAskForReport();
  const resendCall = useResendReport();
  const settleCall = useSettleDispatch();
  const refresh = useRefreshReports();

  /** @param stateAfter the state of the run after the response */
  const begin = async (
    about: Pick<Run, "clientId" | "reportType" | "periodStart" | "purpose" | "reportId">,
    request: Promise<ReportProgress>,
    stateAfter: (answer: ReportProgress) => Run["state"],
  ) => {
    const { clientId, reportType, periodStart, purpose, reportId } = about;
    const run: Run = {
      clientId,
      reportType,
      periodStart,
      purpose,
      reportId,
      number: newNumber(),
      state: "asking",
      refusal: null,
    };
    put(run);
    try {
      const answer = await request;
      const state = stateAfter(answer);
      put({ ...run, reportId: answer.id, state });
      return state;
    } catch (error) {
      put({ ...run, state: "over", refusal: error });
      toast({ title: t("reports.askFailed"), description: messageOf(error), variant: "destructive" });
      return null;
    }
  };

  return {
    of: (clientId: string, reportType: ReportType, periodStart: string): Run | null =>
      runs[keyOf({ clientId, reportType, periodStart })] ?? null,

    waiting: waitingOf(runs),

    start: async (request: ReportRequest) => {
      const state = await begin({ ...request, reportId: null }, ask.mutateAsync(request), (answer) =>
        outcomeOf(answer, request.purpose).kind === "sent" ? "alreadySent" : "waiting",
      );
      if (state === "alreadySent") toast({ title: t("reports.alreadySent") });
    },

    /** Emails a report again. */
    sendAgain: async (report: ReportProgress) => {
      const { id, clientId, reportType, reportPeriod } = report;
      const request = resendCall.mutateAsync({ id, clientId, number: nextNumber(report) });
      const about = { clientId, reportType, periodStart: reportPeriod.start, purpose: "send", reportId: null } as const;
      await begin(about, request, () => "waiting");
    },

    settling: settleCall.isPending,

    /** Settles the outcome of a report's email: confirms that it arrived, or sends it again. */
    settle: async (
      { id, clientId, reportType, reportPeriod }: ReportProgress,
      dispatchId: string,
      arrived: boolean,
    ) => {
      const request = settleCall.mutateAsync({ id, clientId, dispatchId, arrived });
      const about = { clientId, reportType, periodStart: reportPeriod.start, purpose: "send", reportId: id } as const;
      const state = await begin(about, request, () => (arrived ? "over" : "waiting"));
      if (state === "over") toast({ title: t("reports.settled") });
    },

    /** Announces the outcome of a run. */
    end: (run: Run, { kind }: Ended) => {
      put({ ...run, state: "over" });
      refresh();
      if (kind === "generated" || kind === "sent") toast({ title: t(`reports.${kind}`) });
      else toast({ title: t(`reports.${failures[kind]}`), variant: "destructive" });
    },
  };
}

const failures = { reportFailed: "generateFailed", mailFailed: "sendFailed", uncertain: "uncertain" } as const;
