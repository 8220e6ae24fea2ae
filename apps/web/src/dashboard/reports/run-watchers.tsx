import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import type { RunEnd } from "@agency/model/states";
import { toast } from "@agency/ui/toast";
import { newestReports, useAllReports, useRefreshReports } from "./api.ts";
import { useFollowedRuns } from "./followed-runs.tsx";

/** Watches the runs that go on. */
export default function RunWatchers() {
  const { runs } = useFollowedRuns();
  return [...runs].map(
    ([runId, { clientId, announced }]) => !announced && <RunWatcher key={runId} runId={runId} clientId={clientId} />,
  );
}

/** Announces the end of a run once, even if the staff are viewing another client, tab or page. */
function RunWatcher({ runId, clientId }: { runId: string; clientId: string }) {
  const { t } = useTranslation("admin");
  const { follow } = useFollowedRuns();
  const refresh = useRefreshReports();
  const { data } = useAllReports(newestReports(clientId));
  const report = data?.reports.find(({ run }) => run?.id === runId);
  const end = report?.run?.end;
  const tell = useEffectEvent(() => {
    if (!report?.run?.end) return;
    follow(report, true);
    refresh();
    const { title, bad } = endText(report.run, report.run.end);
    toast({ title: t(title), ...(bad && { variant: "destructive" }) });
  });
  useEffect(() => tell(), [end]);
  return null;
}

/** The text that says how a run ended, and whether somebody has to look at it. */
function endText({ purpose, mails }: NonNullable<ReportProgress["run"]>, end: RunEnd) {
  switch (end) {
    case "prepared":
    case "held":
      return { title: "reports.generated", bad: false } as const;
    case "sent":
      return { title: "reports.sent", bad: false } as const;
    case "already_sent":
      return { title: "reports.alreadySent", bad: false } as const;
    case "cancelled":
      return { title: `reports.cancelled.${purpose}`, bad: false } as const;
    case "report_failed":
      return { title: "reports.generateFailed", bad: true } as const;
    case "uncertain":
      return { title: "reports.uncertain", bad: true } as const;
    case "mail_failed":
      return { title: mails.sent.length > 0 ? "reports.sendFailedSome" : "reports.sendFailed", bad: true } as const;
  }
}
