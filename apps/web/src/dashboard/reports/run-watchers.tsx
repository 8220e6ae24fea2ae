import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { newestReports, useAllReports, useRefreshReports } from "./api.ts";
import { useFollowedRuns } from "./followed-runs.tsx";
import { runOutcome, failureText, runPurpose } from "./report-mails.ts";

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
    if (!report?.run) return;
    const end = runOutcome(report, report.run);
    if (!end) return;
    follow(report, true);
    refresh();
    if (outcome === "already_sent") toast({ title: t("reports.alreadySent") });
    else if (end.kind === "generated" || end.kind === "sent") toast({ title: t(`reports.${end.kind}`) });
    else if (end.kind === "cancelled") toast({ title: t(`reports.cancelled.${runPurpose(report.run)}`) });
    else toast({ title: t(`reports.${failureText(end)}`), variant: "destructive" });
  });
  useEffect(() => tell(), [outcome]);
  return null;
}
