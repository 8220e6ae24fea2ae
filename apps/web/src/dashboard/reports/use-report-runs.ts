import { useTranslation } from "react-i18next";
import type { Dispatch, ReportProgress } from "@agency/contracts/reports";
import type { ReportType } from "@agency/model/report/report-type";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import {
  type ReportRequest,
  useAskForReport,
  useRefreshReports,
  useResendReport,
  useSendToRest,
  useSettleDispatch,
} from "./api.ts";
import { keyOf, type Run, useHeldRuns, waitingOf } from "./held-runs.tsx";
import { type Ended, failedResend, nextNumber, outcomeOf } from "./progress-steps.ts";

export type ReportRuns = ReturnType<typeof useReportRuns>;

/** The runs since the staff's pages were opened, at most one per report. They continue when the staff leave the page. */
export function useReportRuns() {
  const { t } = useTranslation("admin");
  const { runs, put, newNumber } = useHeldRuns();
  const ask = useAskForReport();
  const resendCall = useResendReport();
  const restCall = useSendToRest();
  const settleCall = useSettleDispatch();
  const refresh = useRefreshReports();

  /** @param stateAfter the state of the run after the response */
  const begin = async (
    about: Pick<Run, "clientId" | "reportType" | "periodStart" | "purpose" | "reportId" | "sending">,
    request: Promise<ReportProgress>,
    stateAfter: (answer: ReportProgress) => Run["state"],
  ) => {
    const { clientId, reportType, periodStart, purpose, reportId, sending } = about;
    const run: Run = {
      clientId,
      reportType,
      periodStart,
      purpose,
      reportId,
      sending,
      generatedBefore: null,
      number: newNumber(),
      state: "asking",
      refusal: null,
    };
    put(run);
    try {
      const answer = await request;
      const state = stateAfter(answer);
      put({ ...run, reportId: answer.id, generatedBefore: generatedBefore(answer), state });
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
      const about = { ...request, reportId: null, sending: 0 };
      const state = await begin(about, ask.mutateAsync(request), (answer) =>
        outcomeOf(answer, { ...about, generatedBefore: generatedBefore(answer) }).kind === "sent"
          ? "alreadySent"
          : "waiting",
      );
      if (state === "alreadySent") toast({ title: t("reports.alreadySent") });
    },

    /** Emails a report again, to every contact. */
    sendAgain: async (report: ReportProgress) => {
      const { id, clientId } = report;
      const sending = nextNumber(report);
      const request = resendCall.mutateAsync({ id, clientId, number: sending });
      await begin({ ...sendingOf(report), sending }, request, () => "waiting");
    },

    /** Emails a report to those whom it did not reach. */
    sendToRest: async (report: ReportProgress, failed: Dispatch[]) => {
      const { id, clientId } = report;
      const sending = failedResend(failed);
      const request =
        sending === null ? restCall.mutateAsync(report) : resendCall.mutateAsync({ id, clientId, number: sending });
      await begin({ ...sendingOf(report), sending }, request, () => "waiting");
    },

    settling: settleCall.isPending,

    /** Settles the outcome of a report's email: confirms that it arrived, or sends it again. */
    settle: async (report: ReportProgress, { id: dispatchId, number }: Dispatch, arrived: boolean) => {
      const { id, clientId } = report;
      const request = settleCall.mutateAsync({ id, clientId, dispatchId, arrived });
      const about = { ...sendingOf(report), reportId: id, sending: number };
      const state = await begin(about, request, () => (arrived ? "over" : "waiting"));
      if (state === "over") toast({ title: t("reports.settled") });
    },

    /** Announces the outcome of a run. */
    end: (run: Run, outcome: Ended) => {
      put({ ...run, state: "over" });
      refresh();
      const { kind } = outcome;
      if (kind === "generated" || kind === "sent") toast({ title: t(`reports.${kind}`) });
      else if (kind === "cancelled") toast({ title: t(`reports.cancelled.${run.purpose}`) });
      else toast({ title: t(`reports.${failureOf(outcome)}`), variant: "destructive" });
    },
  };
}

/** The text that says what went wrong. */
export function failureOf(outcome: Exclude<Ended, { kind: "generated" } | { kind: "cancelled" }>) {
  if (outcome.kind === "reportFailed") return "generateFailed";
  if (outcome.kind === "uncertain") return "uncertain";
  return outcome.mails.sent.length > 0 ? "sendFailedSome" : "sendFailed";
}

/** When the report had been generated before the request that it answers. The worker may have been faster than the answer. */
function generatedBefore({ state, generatedAt }: ReportProgress): string | null {
  return state === "done" ? null : generatedAt;
}

function sendingOf({ clientId, reportType, reportPeriod }: ReportProgress) {
  return { clientId, reportType, periodStart: reportPeriod.start, purpose: "send", reportId: null } as const;
}
