import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { type ReportRequest, useAskForReport, useRefreshReports, useResendReport, useSettleDispatch } from "./api.ts";
import { type Ended, nextNumber, outcomeOf, type Purpose } from "./progress-steps.ts";

/** The work that one click requested. The row of the report shows its progress. */
export type Run = {
  /** Distinguishes the runs of one report. */
  number: number;
  clientId: string;
  reportType: ReportType;
  /** First day of the period. */
  periodStart: string;
  purpose: Purpose;
  /** Null if the id is unknown until the server responds. */
  reportId: string | null;
  /** `asking`: no response yet; `waiting`: unfinished; `alreadySent`: the report had been sent before. */
  state: "asking" | "waiting" | "over" | "alreadySent";
  /** The server's error, if it refused the request. */
  refusal: unknown;
};

export type ReportRuns = ReturnType<typeof useReportRuns>;

/**
 * The runs since the page was opened, at most one per report. They continue when the staff leave the
 * tab.
 */
export function useReportRuns() {
  const { t } = useTranslation("admin");
  const [runs, setRuns] = useState<Record<string, Run>>({});
  const count = useRef(0);
  const ask = useAskForReport();
  const resendCall = useResendReport();
  const settleCall = useSettleDispatch();
  const refresh = useRefreshReports();

  const put = (run: Run) => setRuns((known) => ({ ...known, [keyOf(run)]: run }));

  /** @param stateAfter the state of the run after the response */
  const begin = async (
    about: Pick<Run, "clientId" | "reportType" | "periodStart" | "purpose" | "reportId">,
    request: Promise<ReportProgress>,
    stateAfter: (answer: ReportProgress) => Run["state"],
  ) => {
    count.current += 1;
    const { clientId, reportType, periodStart, purpose, reportId } = about;
    const run: Run = {
      clientId,
      reportType,
      periodStart,
      purpose,
      reportId,
      number: count.current,
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

    waiting: Object.values(runs).filter(({ state }) => state === "waiting"),

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

function keyOf({ clientId, reportType, periodStart }: Pick<Run, "clientId" | "reportType" | "periodStart">): string {
  return `${clientId} ${reportType} ${periodStart}`;
}
