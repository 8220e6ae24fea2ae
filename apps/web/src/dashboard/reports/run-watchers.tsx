import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { toast } from "@agency/ui/toast";
import { newestReports, useAllReports, useRefreshReports } from "./api.ts";
import { useFollowedRuns } from "./followed-runs.tsx";
import { failedStep } from "./run-view.tsx";

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
  const outcome = report?.run?.outcome;
  const tell = useEffectEvent(() => {
    if (!report?.run || report.run.outcome === "pending") return;
    follow(report, true);
    refresh();
    const bad = report.run.outcome === "failed" || report.run.outcome === "uncertain";
    toast({ title: t(`reports.${endTitle(report.run)}`), ...(bad && { variant: "destructive" }) });
  });
  useEffect(() => tell(), [outcome]);
  return null;
}

function endTitle({ outcome, purpose, steps, mails }: NonNullable<ReportProgress["run"]>) {
  switch (outcome) {
    case "prepared":
      return "generated";
    case "sent":
    case "uncertain":
      return outcome;
    case "already_sent":
      return "alreadySent";
    case "failed":
      if (failedStep(steps) === "generating") return "generateFailed";
      return mails.sent.length > 0 ? "sendFailedSome" : "sendFailed";
    default:
      // Whatever was in the way, nothing was made or sent.
      return `cancelled.${purpose}` as const;
  }
}
