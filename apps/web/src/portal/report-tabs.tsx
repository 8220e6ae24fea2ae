import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Tooltip } from "@agency/ui/tooltip";
import { Facts } from "../shared/report/facts.tsx";
import { Overview } from "../shared/report/overview.tsx";
import { Seo } from "../shared/report/seo.tsx";
import { Traffic } from "../shared/report/traffic.tsx";
import { type Tab, tabs } from "./use-shown-report.ts";
import styles from "./reports.module.css";

export type ReportTabsProps = {
  document: ReportDocument;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** The last tab, which lists all reports. A shared report does without. */
  history?: ReactNode;
  /** What follows the facts of the report. */
  children?: ReactNode;
};

/** One report in its tabs. */
export function ReportTabs({ document, tab, onTab, history, children }: ReportTabsProps) {
  const { t } = useTranslation("portal");
  const listed = tabs.filter((name) => name !== "reports" || history !== undefined);
  return (
    <>
      <Tabs
        value={tab}
        onChange={(value) => onTab(tabs.find((name) => name === value) ?? "overview")}
        keepMountedMode="display-none"
        className={styles["tabs"] ?? ""}
      >
        <Tabs.List aria-label={t("tabs.label")} className={styles["list"] ?? ""}>
          {listed.map((name) => {
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
          {document.traffic ? <Traffic document={document} /> : <NotIncluded />}
        </Tabs.Panel>
        <Tabs.Panel value="seo" className={styles["panel"] ?? ""}>
          {document.seo ? <Seo document={document} /> : <NotIncluded />}
        </Tabs.Panel>
        {history !== undefined && (
          <Tabs.Panel value="reports" className={styles["panel"] ?? ""} data-screen-only>
            {history}
          </Tabs.Panel>
        )}
      </Tabs>
      <footer className={styles["facts"]}>
        <Facts document={document} />
        {children}
      </footer>
    </>
  );
}

/** What a tab says whose section the client's reports leave out. */
function NotIncluded() {
  const { t } = useTranslation("portal");
  return <p className={styles["notIncluded"]}>{t("notIncluded")}</p>;
}
