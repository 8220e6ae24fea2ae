import { Tabs } from "@mantine/core";
import { memo, type ReactNode, startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/text";
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

// Choosing a tab changes nothing in them.
const [OverviewPart, TrafficPart, SeoPart] = [memo(Overview), memo(Traffic), memo(Seo)];

/** One report in its tabs. The open one comes first, and the others when it is painted. */
export function ReportTabs({ document, tab, onTab, history, children }: ReportTabsProps) {
  const { t } = useTranslation("portal");
  const [complete, setComplete] = useState(false);
  useEffect(() => startTransition(() => setComplete(true)), []);
  const comes = (name: Tab) => complete || name === tab;
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
          {comes("overview") && <OverviewPart document={document} />}
        </Tabs.Panel>
        <Tabs.Panel value="traffic" className={styles["panel"] ?? ""}>
          {comes("traffic") && (document.traffic ? <TrafficPart document={document} /> : <NotIncluded />)}
        </Tabs.Panel>
        <Tabs.Panel value="seo" className={styles["panel"] ?? ""}>
          {comes("seo") && (document.seo ? <SeoPart document={document} /> : <NotIncluded />)}
        </Tabs.Panel>
        {history !== undefined && (
          <Tabs.Panel value="reports" className={styles["panel"] ?? ""} data-screen-only>
            {comes("reports") && history}
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
  return (
    <Text tone="soft" measure="var(--measure)">
      {t("notIncluded")}
    </Text>
  );
}
