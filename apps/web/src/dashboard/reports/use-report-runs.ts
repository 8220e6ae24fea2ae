import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { type ReportRequest, useAskForReport, useRefreshReports, useResendReport, useSettleDispatch } from "./api.ts";
import { nextNumber, type Outcome, outcomeOf, type Purpose } from "./progress-steps.ts";

/** One click on Generate or Send, from the request to what came of it. */
export type Run = {
  /** Tells the runs of one report apart. */
  number: number;
  key: string;
  purpose: Purpose;
  /** Null while the request itself is under way. */
  progress: ReportProgress | null;
  /** Why the server refused the request. */
  refusal: unknown;
  /** The mail was out before the click, so that nothing was sent by it. */
  alreadySent: boolean;
  /** The server could not be asked the last time. */
  lost: boolean;
};

export type ReportRuns = ReturnType<typeof useReportRuns>;

/** The runs of this visit, at most one a client and report type. They go on while the staff look elsewhere. */
export function useReportRuns() {
  const { t } = useTranslation("admin");
  const [runs, setRuns] = useState<Record<string, Run>>({});
  const count = useRef(0);
  const ask = useAskForReport();
  const resendCall = useResendReport();
  const settleCall = useSettleDispatch();
  const refresh = useRefreshReports();

  const put = (run: Run) => setRuns((known) => ({ ...known, [run.key]: run }));

  const announce = (outcome: Outcome) => {
    if (outcome.kind === "running") return;
    refresh();
    if (outcome.kind === "generated") toast({ title: t("reports.generated") });
    else if (outcome.kind === "sent") toast({ title: t("reports.sent") });
    else toast({ title: t(`reports.${failures[outcome.kind]}`), variant: "destructive" });
  };

  /** Takes the answer to a request up as a new run and, where it is over already, says so. */
  const begin = async (
    key: string,
    purpose: Purpose,
    request: Promise<ReportProgress>,
    previous: ReportProgress | null,
  ) => {
    count.current += 1;
    const number = count.current;
    const run: Run = { number, key, purpose, progress: previous, refusal: null, alreadySent: false, lost: false };
    put(run);
    try {
      const progress = await request;
      put({ ...run, progress });
      return progress;
    } catch (error) {
      put({ ...run, refusal: error });
      toast({ title: t("reports.askFailed"), description: messageOf(error), variant: "destructive" });
      return null;
    }
  };

  return {
    of: (clientId: string, reportType: ReportType): Run | null => runs[keyOf(clientId, reportType)] ?? null,

    /** The runs whose end is to be waited for. */
    watched: Object.values(runs).filter(
      (run) => run.progress && !run.refusal && outcomeOf(run.progress, run.purpose).kind === "running",
    ),

    start: async (request: ReportRequest) => {
      const key = keyOf(request.clientId, request.reportType);
      const progress = await begin(key, request.purpose, ask.mutateAsync(request), null);
      if (!progress) return;
      const outcome = outcomeOf(progress, request.purpose);
      if (outcome.kind !== "sent") return announce(outcome);
      setRuns((known) => {
        const run = known[key];
        return run ? { ...known, [key]: { ...run, alreadySent: true } } : known;
      });
      toast({ title: t("reports.alreadySent") });
    },

    /** Mails the report of a run once more. */
    sendAgain: async ({ key }: Run, report: ReportProgress) => {
      const { id, clientId } = report;
      const request = resendCall.mutateAsync({ id, clientId, number: nextNumber(report) });
      const progress = await begin(key, "send", request, null);
      if (progress) announce(outcomeOf(progress, "send"));
    },

    settling: settleCall.isPending,

    /** Settles the outcome of a run's mail: it arrived, or it is sent again. */
    settle: async ({ key }: Run, report: ReportProgress, dispatchId: string, arrived: boolean) => {
      const { id, clientId } = report;
      const progress = await begin(key, "send", settleCall.mutateAsync({ id, clientId, dispatchId, arrived }), report);
      if (progress && arrived) toast({ title: t("reports.settled") });
    },

    /** Takes the news that a watcher brings. */
    report: (run: Run, progress: ReportProgress, error: Error | null) => {
      if (isGone(error)) {
        put({ ...run, refusal: error });
        return;
      }
      put({ ...run, progress, lost: error !== null });
      announce(outcomeOf(progress, run.purpose));
    },
  };
}

const failures = { reportFailed: "generateFailed", mailFailed: "sendFailed", uncertain: "uncertain" } as const;

/** The client was deleted or got a new ID meanwhile: there is nothing left to wait for. */
function isGone(error: Error | null): boolean {
  return error instanceof CallError && error.status === 404;
}

function keyOf(clientId: string, reportType: ReportType): string {
  return `${clientId} ${reportType}`;
}
