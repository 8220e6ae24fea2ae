import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { downloadRevision } from "@agency/contracts/history/endpoints";
import { downloadReport } from "@agency/contracts/reports/endpoints";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { addressOf } from "../shared/api/call.ts";
import { late } from "../shared/late-start/late.tsx";
import { endFirstScreen } from "./first-screen/first-screen.ts";
import { AllReports } from "./history/all-reports.tsx";
import { Revisions } from "./history/revisions.tsx";
import { useOpening } from "./recording/use-opening.ts";
import { ReportHeading } from "./report-heading.tsx";
import { ReportTabs } from "./report-tabs.tsx";
import { type PortalReport, usePresent } from "./use-present.ts";
import { type Chosen, useShownReport } from "./use-shown-report.ts";

const ShareDialog = late(() => import("./share-dialog.tsx"));

export type ReportsProps = {
  clientId: string;
  newest: PortalReport;
  /** Whether the client lets its openings be recorded. */
  recorded: boolean;
};

/** The current report in its tabs. The last tab lists all reports. */
export function Reports({ clientId, newest, recorded }: ReportsProps) {
  const { t } = useTranslation("portal");
  const { report, revision, tab, chooseTab, view } = useShownReport(clientId, newest);
  useOpening(clientId, report, recorded);
  const present = usePresent();
  const document = useMemo(() => report && present(report), [present, report]);
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(false);
  const shareButton = useRef<HTMLButtonElement>(null);
  const [sharing, setSharing] = useState(false);

  useEffect(() => {
    if (!opened.current) return;
    opened.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [report?.id, revision, tab]);

  const open = (chosen: Chosen) => {
    opened.current = true;
    view(chosen);
  };
  const latestOpen = useRef(open);
  useLayoutEffect(() => {
    latestOpen.current = open;
  });
  // Always the same, so that the list is not drawn again with each tab.
  const viewReport = useCallback((reportId: string) => latestOpen.current({ reportId }), []);

  const isThere = document !== undefined;
  useLayoutEffect(() => {
    if (isThere) endFirstScreen();
  }, [isThere]);

  if (!report || !document) return <StateBlock mood="loading" title={t("reports.loading")} />;

  // Mantine returns the focus only when `opened` becomes false, which never happens here.
  const closeSharing = () => {
    setSharing(false);
    shareButton.current?.focus({ preventScroll: true });
  };
  const isNewest = report.id === newest.id && revision === null;
  const { id: reportId } = report;

  return (
    <>
      <ReportHeading
        ref={heading}
        document={document}
        standing={isNewest ? "newest" : revision === null ? "earlier" : "former"}
        pdf={
          revision === null
            ? addressOf(downloadReport, { params: { clientId, reportId } })
            : addressOf(downloadRevision, { params: { clientId, reportId, number: String(revision) } })
        }
      >
        {isNewest ? null : (
          <button
            type="button"
            className={actionClass("secondary", "small")}
            onClick={() => open({ reportId: newest.id })}
          >
            {t("report.showNewest")}
          </button>
        )}
        <button
          ref={shareButton}
          type="button"
          className={actionClass("secondary", "small")}
          onClick={() => setSharing(true)}
        >
          {t("report.share")}
        </button>
      </ReportHeading>
      <ReportTabs
        document={document}
        tab={tab}
        onTab={chooseTab}
        history={<AllReports clientId={clientId} shownId={reportId} onView={viewReport} />}
      >
        <Revisions clientId={clientId} report={report} onView={(number) => open({ reportId, revision: number })} />
      </ReportTabs>
      {sharing && <ShareDialog place={{ clientId, reportId }} onClose={closeSharing} />}
    </>
  );
}
