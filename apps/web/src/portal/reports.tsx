import { Tabs } from "@mantine/core";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Tooltip } from "@agency/ui/tooltip";
import { Facts } from "../shared/report/facts.tsx";
import { Overview } from "../shared/report/overview.tsx";
import { Seo } from "../shared/report/seo.tsx";
import { Traffic } from "../shared/report/traffic.tsx";
import { AllReports } from "./history/all-reports.tsx";
import { ReportHeading } from "./report-heading.tsx";
import { type PortalReport, usePresent } from "./use-present.ts";
import { tabs, useShownReport } from "./use-shown-report.ts";
import styles from "./reports.module.css";

export type ReportsProps = { clientId: string; reports: readonly [PortalReport, ...PortalReport[]] };

/** The current report in its tabs. The last tab lists all reports. */
export function Reports({ clientId, reports }: ReportsProps) {
  const { t } = useTranslation("portal");
  const { report, tab, chooseTab, view } = useShownReport(reports);
  const present = usePresent();
  const document = useMemo(() => present(report), [present, report]);
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(false);

  useEffect(() => {
    if (!opened.current) return;
    opened.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [report.id, tab]);

  const open = (chosen: PortalReport) => {
    opened.current = true;
    view(chosen);
  };

  return (
    <>
      <ReportHeading
        ref={heading}
        clientId={clientId}
        reportId={report.id}
        document={document}
        newest={report === reports[0]}
        onShowNewest={() => open(reports[0])}
      />
      <Tabs
        value={tab}
        onChange={(value) => chooseTab(tabs.find((name) => name === value) ?? "overview")}
        keepMountedMode="display-none"
        className={styles["tabs"] ?? ""}
      >
        <Tabs.List aria-label={t("tabs.label")} className={styles["list"] ?? ""}>
          {tabs.map((name) => {
            const tabButton = (
              <Tabs.Tab key={name} value={name}>
                {t(`tabs.${name}`)}
              </Tabs.Tab>
            );
            return name === "seo" ? (
              <Tooltip key={name} text={t("seoMeaning")}>
                {tabButton}
              </Tooltip>
            ) : (
              tabButton
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="overview" className={styles["panel"] ?? ""}>
          <Overview document={document} />
        </Tabs.Panel>
        <Tabs.Panel value="traffic" className={styles["panel"] ?? ""}>
          <Traffic document={document} />
        </Tabs.Panel>
        <Tabs.Panel value="seo" className={styles["panel"] ?? ""}>
          <Seo document={document} />
        </Tabs.Panel>
        <Tabs.Panel value="reports" className={styles["panel"] ?? ""} data-screen-only>
          <AllReports clientId={clientId} reports={reports} shown={report} onView={open} />
        </Tabs.Panel>
      </Tabs>
      <footer className={styles["facts"]}>
        <Facts document={document} />
      </footer>
    </>
  );
}
