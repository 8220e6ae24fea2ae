import { type Ref, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { addressOf } from "../shared/api/call.ts";
import { messageOf } from "../shared/api/message-of.ts";
import { late } from "../shared/late-start/late.tsx";
import { endFirstScreen } from "./first-screen/first-screen.ts";
import { AllReports } from "./history/all-reports.tsx";
import { Revisions } from "./history/revisions.tsx";
import { useOpening } from "./recording/use-opening.ts";
import { ReportHeading } from "./report-heading.tsx";
import { ReportTabs } from "./report-tabs.tsx";
import { type PortalReport, usePresent } from "./use-present.ts";
import { type Chosen, useShownReport } from "./use-shown-report.ts";
import notOpenedStyles from "./not-opened.module.css";
import styles from "./reports.module.css";

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
  const { shown, busy, failure, tab, chooseTab, view } = useShownReport(clientId, newest);
  const report = shown?.report;
  const revision = shown?.revision ?? null;
  useOpening(clientId, report, recorded);
  const present = usePresent();
  const document = useMemo(() => report && present(report), [present, report]);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const shareButton = useRef<HTMLButtonElement>(null);
  const [sharing, setSharing] = useState(false);

  const isFailed = failure !== null;
  useEffect(() => {
    if (!opened.current) return;
    const place = isFailed ? notice.current : heading.current;
    place?.scrollIntoView({ block: "start" });
    // The heading is still that of the report before.
    if (busy) return;
    opened.current = false;
    place?.focus({ preventScroll: true });
  }, [report?.id, revision, tab, busy, isFailed]);

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

  const isSettled = document !== undefined || isFailed;
  useLayoutEffect(() => {
    if (isSettled) endFirstScreen();
  }, [isSettled]);

  const notOpened = failure && (
    <NotOpened
      ref={notice}
      error={failure.error}
      onRetry={() => {
        opened.current = true;
        failure.retry();
      }}
      onNewest={document ? undefined : () => open({ reportId: newest.id })}
    />
  );
  if (!report || !document) return notOpened ?? <StateBlock mood="loading" title={t("reports.loading")} />;

  // Mantine returns the focus only when `opened` becomes false, which never happens here.
  const closeSharing = () => {
    setSharing(false);
    shareButton.current?.focus({ preventScroll: true });
  };
  const isNewest = report.id === newest.id && revision === null;
  const { id: reportId } = report;

  return (
    <>
      {notOpened}
      <ReportHeading
        ref={heading}
        document={document}
        busy={busy}
        standing={isNewest ? "newest" : revision === null ? "earlier" : "former"}
        pdf={
          revision === null
            ? addressOf("GET /api/reports/clients/:clientId/reports/:reportId/pdf", { params: { clientId, reportId } })
            : addressOf("GET /api/reports/clients/:clientId/reports/:reportId/revisions/:number/pdf", {
                params: { clientId, reportId, number: String(revision) },
              })
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
      <div className={styles["report"]} aria-busy={busy}>
        <ReportTabs
          document={document}
          tab={tab}
          onTab={chooseTab}
          history={<AllReports clientId={clientId} shownId={reportId} onView={viewReport} />}
        >
          <Revisions clientId={clientId} report={report} onView={(number) => open({ reportId, revision: number })} />
        </ReportTabs>
      </div>
      {sharing && <ShareDialog place={{ clientId, reportId }} onClose={closeSharing} />}
    </>
  );
}

type NotOpenedProps = {
  ref: Ref<HTMLDivElement>;
  error: Error;
  onRetry: () => void;
  /** Opens the newest report; undefined where another one is still shown below. */
  onNewest?: (() => void) | undefined;
};

/** The chosen report cannot be read. It may still be there. */
function NotOpened({ ref, error, onRetry, onNewest }: NotOpenedProps) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <div ref={ref} tabIndex={-1} className={notOpenedStyles["failed"]}>
      <StateBlock
        mood="error"
        compact={onNewest === undefined}
        title={t("report.failed")}
        description={messageOf(error)}
        action={
          <div className={notOpenedStyles["ways"]}>
            <button type="button" className={actionClass("primary", "small")} onClick={onRetry}>
              {t("common:state.retry")}
            </button>
            {onNewest && (
              <button type="button" className={actionClass("secondary", "small")} onClick={onNewest}>
                {t("report.showNewest")}
              </button>
            )}
          </div>
        }
      />
    </div>
  );
}
