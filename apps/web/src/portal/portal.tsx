import { Badge, Button, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PortalClient } from "@agency/contracts/clients";
import { handOverText } from "@agency/model/report/hand-over";
import { actionClass, waysClass } from "@agency/ui/action";
import { joined, Row, Stack } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { callAddress } from "../shared/api/call.ts";
import { errorMessage } from "../shared/api/error-message.ts";
import { ClientLogo } from "../shared/client-logo/client-logo.tsx";
import { useLocalisedPath } from "../shared/i18n/use-language.ts";
import { late } from "../shared/late-start/late.tsx";
import { newestQuery } from "./api.ts";
import { endFirstScreen } from "./first-screen/first-screen.ts";
import { AllReports, Revisions } from "./history.tsx";
import { ContactSupport } from "./portal-frame.tsx";
import { ReportHeading, ReportTabs } from "./report-view.tsx";
import { type Chosen, type PortalReport, usePresent, useShownReport } from "./shown-report.ts";
import { useOpening } from "./use-opening.ts";
import styles from "./portal.module.css";

export type PortalProps = {
  client: PortalClient;
  /** Whether the visitor has just used the entry form. */
  arrived: boolean;
};

/** A client's portal: the welcome and the reports. */
export function Portal({ client, arrived }: PortalProps) {
  return (
    <div className={styles["portal"]} data-portal>
      <Welcome client={client} arrived={arrived} />
      <FetchedReports client={client} />
    </div>
  );
}

function FetchedReports({ client: { id, recording, status } }: { client: PortalClient }) {
  const { t } = useTranslation(["portal", "common"]);
  const { data: newest, error, isFetching, refetch } = useQuery(newestQuery(id));

  if (newest) return <Reports clientId={id} newest={newest} recorded={recording === "on"} />;
  if (newest === null) return <NoReports status={status} />;
  if (!error) return <StateBlock mood="loading" title={t("reports.loading")} />;
  return (
    <StateBlock
      mood="error"
      title={t("reports.failed")}
      description={errorMessage(error)}
      action={
        <Button size="lg" onClick={() => void refetch()} loading={isFetching}>
          {t("common:state.retry")}
        </Button>
      }
    />
  );
}

function NoReports({ status }: Pick<PortalClient, "status">) {
  const { t } = useTranslation("portal");
  const localised = useLocalisedPath();
  useLayoutEffect(endFirstScreen, []);
  return (
    <StateBlock
      mood="empty"
      title={t("reports.none")}
      description={t(`reports.noneLead.${status}`)}
      action={
        status === "active" && (
          <Link className={actionClass("primary")} to={localised("/#contact")}>
            {t("reports.demo")}
          </Link>
        )
      }
    />
  );
}

type WelcomeProps = { client: PortalClient; arrived: boolean };

function Welcome({ client, arrived }: WelcomeProps) {
  const { t } = useTranslation("portal");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);

  return (
    <Row
      gap="0.25rem 2rem"
      align="end"
      justify="between"
      inset="clamp(0.75rem, 1.6vw, 1.5rem) var(--edge) clamp(0.5rem, 1.4vw, 1.25rem)"
    >
      <Row gap="0.75rem 1.25rem" align="center" unbroken className={styles["who"]}>
        <ClientLogo client={client} width={96} height={44} />
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles["name"]} data-long={client.name.length > 40}>
            {t("client.welcome", { name: client.name })}
          </h1>
          <Row gap="0.5rem 0.75rem" align="center" top="0.4rem" className={joined(waysClass(), styles["facts"])}>
            <Badge variant="outline" color="ink">
              {t("client.package", { name: t(`client.packages.${client.package}`) })}
            </Badge>
            <Badge
              variant={client.status === "active" ? "filled" : "light"}
              color={client.status === "active" ? "good" : "ink"}
            >
              {t(`client.status.${client.status}`)}
            </Badge>
            {client.website && <Website address={client.website} />}
          </Row>
        </div>
      </Row>
      <Row gap="0.25rem 1.25rem">
        <ContactSupport subject={t("support.subjectOf", { name: client.name })} />
      </Row>
    </Row>
  );
}

/** The client's website without scheme and trailing slash. */
function Website({ address }: { address: string }) {
  const { t } = useTranslation("portal");
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <VisuallyHidden>{t("client.website")}: </VisuallyHidden>
      {address.replaceAll(/^https?:\/\/|\/$/g, "")}
      <span aria-hidden="true"> ↗</span>
      <VisuallyHidden> ({t("support.newTab")})</VisuallyHidden>
    </a>
  );
}

const Answer = late(() => import("./answer.tsx"));
const ShareDialog = late(() => import("./share-dialog.tsx"));

type ReportsProps = {
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
  const isEarlier = report.snapshot.period.end <= newest.snapshot.period.end;
  const standing = isNewest ? "newest" : revision !== null ? "former" : isEarlier ? "earlier" : "other";
  const { id: reportId } = report;

  return (
    <>
      {notOpened}
      <ReportHeading
        ref={heading}
        document={document}
        busy={busy}
        standing={standing}
        pdf={
          revision === null
            ? callAddress("GET /api/reports/clients/:clientId/reports/:reportId/pdf", {
                params: { clientId, reportId },
              })
            : callAddress("GET /api/reports/clients/:clientId/reports/:reportId/revisions/:number/pdf", {
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
          answer={
            <Answer
              key={`${reportId} ${report.revision}`}
              place={{ clientId, reportId }}
              revision={report.revision}
              leads={report.snapshot.figures.totalLeads}
            />
          }
        >
          <Revisions clientId={clientId} report={report} onView={(number) => open({ reportId, revision: number })} />
        </ReportTabs>
      </div>
      {sharing && <ShareDialog place={{ clientId, reportId }} words={handOverText(document)} onClose={closeSharing} />}
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
    <Stack gap="0" ref={ref} tabIndex={-1} inset="0 var(--edge)" className={styles["failed"]}>
      <StateBlock
        mood="error"
        compact={onNewest === undefined}
        title={t("report.failed")}
        description={errorMessage(error)}
        action={
          <Row gap="0.5rem">
            <button type="button" className={actionClass("primary", "small")} onClick={onRetry}>
              {t("common:state.retry")}
            </button>
            {onNewest && (
              <button type="button" className={actionClass("secondary", "small")} onClick={onNewest}>
                {t("report.showNewest")}
              </button>
            )}
          </Row>
        }
      />
    </Stack>
  );
}
