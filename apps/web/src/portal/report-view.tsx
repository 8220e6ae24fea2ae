import { Badge, Tabs } from "@mantine/core";
import { memo, type ReactNode, type Ref, startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDocument } from "@agency/model/report/report-document";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Tooltip } from "@agency/ui/tooltip";
import { Overview } from "../shared/report/overview.tsx";
import { Facts, Notice, Unbroken } from "../shared/report/parts.tsx";
import { Seo } from "../shared/report/seo.tsx";
import { Traffic } from "../shared/report/traffic.tsx";
import { type Tab, tabs } from "./shown-report.ts";
import report from "../shared/report/report.module.css";
import styles from "./portal.module.css";

export type ReportTabsProps = {
  document: ReportDocument;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** The last tab, which lists all reports. A shared report does without. */
  history?: ReactNode;
  /** What its reader may say about it, once the page is there. */
  answer?: ReactNode;
  /** The part after the facts of the report. */
  children?: ReactNode;
};

// Choosing a tab changes nothing in them.
const [OverviewPart, TrafficPart, SeoPart] = [memo(Overview), memo(Traffic), memo(Seo)];

/** One report in its tabs. The open one comes first, and the others when it is painted. */
export function ReportTabs({ document, tab, onTab, history, answer, children }: ReportTabsProps) {
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
        px="var(--edge)"
      >
        <Tabs.List aria-label={t("tabs.label")} className={styles["list"] ?? ""} data-no-print>
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
      {complete && tab !== "reports" && answer}
      <Stack as="footer" gap="0" inset="0 var(--edge)">
        <Stack gap="0" lines="thin" pad="0.75rem" top="2.5rem">
          <div>
            <Facts document={document} />
            {children}
          </div>
        </Stack>
      </Stack>
    </>
  );
}

/** The text of a tab whose section the client's reports leave out. */
function NotIncluded() {
  const { t } = useTranslation("portal");
  return (
    <Text tone="soft" measure="var(--measure)">
      {t("notIncluded")}
    </Text>
  );
}

type ReportHeadingProps = {
  ref?: Ref<HTMLHeadingElement>;
  document: ReportDocument;
  /** Whether another report is on its way, which takes this one's place. */
  busy?: boolean;
  /** Which of the client's reports it is. */
  standing: "newest" | "earlier" | "other" | "former" | "shared";
  /** The address of its PDF. */
  pdf: string;
  /** Further actions, before the PDF. */
  children?: ReactNode;
};

/** The shown report's title, type and its outcome in a sentence. */
export function ReportHeading({ ref, document, busy = false, standing, pdf, children }: ReportHeadingProps) {
  const { t } = useTranslation("portal");
  const { title, type, sample, headline } = document;
  return (
    <Row
      as="section"
      gap="0.75rem 2rem"
      align="end"
      justify="between"
      className={styles["heading"]}
      aria-labelledby="shown-report"
      data-busy={busy || undefined}
    >
      <div className={styles["what"]}>
        <Row gap="0.5rem" align="center" className={styles["badges"]}>
          <Row as="span" role="status">
            <Badge color={standing === "newest" ? "good" : "accent"}>
              {t(busy ? "report.opening" : `report.${standing}`)}
            </Badge>
          </Row>
          <Badge variant="outline" color="ink" className={styles["type"] ?? ""}>
            {type}
          </Badge>
          {sample && <SampleBadge label={sample.badge} />}
        </Row>
        <h2 ref={ref} id="shown-report" tabIndex={-1} className={styles["title"]}>
          <Unbroken text={title} />
        </h2>
        {headline && <p className={report["headline"]}>{headline}</p>}
        <Notice document={document} />
      </div>
      <Row gap="0.5rem" className={styles["actions"]} data-no-print>
        {children}
        <a className={actionClass("primary", "small")} href={pdf} download aria-label={t("report.download")}>
          <span className={styles["long"]}>{t("report.download")}</span>
          <span className={styles["short"]}>{t("report.pdf")}</span>
        </a>
      </Row>
    </Row>
  );
}
