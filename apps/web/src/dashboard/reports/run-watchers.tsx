import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { RunEnd } from "@agency/model/states";
import { toast } from "@agency/ui/toast";
import { newestReports, useAllReports, useRefreshReports } from "./api.ts";
import { useFollowedRuns } from "./followed-runs.tsx";

const troubles: readonly RunEnd[] = ["uncertain", "mail_failed", "report_failed"];

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
    const { purpose, mails } = report.run;
    const titles = {
      prepared: "generated",
      held: "generated",
      sent: "sent",
      already_sent: "alreadySent",
      cancelled: `cancelled.${purpose}`,
      uncertain: "uncertain",
      mail_failed: mails.sent.length > 0 ? "sendFailedSome" : "sendFailed",
      report_failed: "generateFailed",
    } as const satisfies Record<RunEnd, string>;
    const bad = troubles.includes(report.run.end);
    toast({ title: t(`reports.${titles[report.run.end]}`), ...(bad && { variant: "destructive" }) });
  });
  useEffect(() => tell(), [end]);
  return null;
}
