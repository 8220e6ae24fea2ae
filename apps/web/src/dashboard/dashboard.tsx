import { Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { late } from "../shared/late-start/late.tsx";
import { AnalyticsTab } from "./analytics/analytics-tab.tsx";
import { ClientManagement } from "./clients/client-management.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { useFiguresPlace } from "./figures/use-figures-place.ts";
import { ReportGeneration } from "./reports/report-generation.tsx";
import { useReportRuns } from "./reports/use-report-runs.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { useDashboardPlace } from "./use-dashboard-place.ts";
import { useSelectedClient } from "./use-selected-client.ts";
import styles from "./dashboard.module.css";
import touch from "./shared/touch.module.css";

const FiguresDialog = late(() => import("./figures/figures-dialog.tsx"));

/** The dashboard of signed-in staff: the overview and three tabs. */
export function Dashboard({ username }: { username: string }) {
  const { t } = useTranslation("admin");
  const place = useDashboardPlace();
  const { selected, select, replaceId } = useSelectedClient();
  const runs = useReportRuns();
  const figures = useFiguresPlace();

  return (
    <div className={`${styles["dashboard"]} ${touch["touch"]}`}>
      <DashboardHeader username={username} />
      <SummaryCards />
      <Tabs value={place.tab} onChange={place.open}>
        <Tabs.List className={styles["tabs"] ?? ""} aria-label={t("tabs.label")}>
          <Tabs.Tab value="clients">{t("tabs.clients")}</Tabs.Tab>
          <Tabs.Tab value="reports">{t("tabs.reports")}</Tabs.Tab>
          <Tabs.Tab value="analytics">{t("tabs.analytics")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="clients" className={styles["panel"] ?? ""}>
          <ClientManagement
            selected={selected}
            onSelect={select}
            onIdReplaced={replaceId}
            onFigures={(client) => figures.open(client)}
            onReports={() => place.open("reports")}
          />
        </Tabs.Panel>
        <Tabs.Panel value="reports" className={styles["panel"] ?? ""}>
          <ReportGeneration selected={selected} onSelect={select} runs={runs} onFigures={figures.open} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics" className={styles["panel"] ?? ""}>
          <AnalyticsTab />
        </Tabs.Panel>
      </Tabs>
      {figures.figuresOf && <FiguresDialog {...figures.figuresOf} onClose={figures.close} />}
    </div>
  );
}
