import { Tabs } from "@mantine/core";
import { memo, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import "../styles/controls.css";
import type { Client, DashboardAnalytics } from "@agency/contracts/clients";
import { Stack, Text } from "@agency/ui/layout";
import { Term } from "@agency/ui/tooltip";
import { texts } from "../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { useAnalytics, useClient } from "./clients/api.ts";
import { ClientManagement } from "./clients/client-management.tsx";
import { StaffPage } from "./frame/staff-page.tsx";
import { Board } from "./reports/board/board.tsx";
import { useClientInAddress } from "./shared/client-in-address.ts";
import { LoadFailed, StaleNote } from "./shared/loaded.tsx";
import { useFormat } from "./shared/use-format.ts";
import { AnalyticsTab } from "./status/analytics-tab.tsx";
import { dashboardTabs, tabs, useDashboardPlace } from "./use-dashboard-place.ts";
import styles from "./dashboard.module.css";
import shared from "./shared/shared.module.css";

export const loader = texts(
  ({
    admin,
    board,
    client,
    errors: { problem, source },
    report: { title, kind, quarter, origin, originNote, revised },
  }) => ({
    admin,
    board,
    client: { tabs: client.tabs },
    errors: { problem, source },
    report: { title, kind, quarter, origin, originNote, revised },
  }),
);

export const meta = hiddenPageMeta((t) => t("admin:title"));

/** The dashboard of signed-in staff: the overview and three tabs. */
export default function DashboardPage() {
  const { t } = useTranslation("admin");
  const place = useDashboardPlace();
  const { selected, select } = useSelectedClient();

  return (
    <StaffPage title={t("title")} actions={<SummaryCards />} actionsBelow>
      <Tabs id={dashboardTabs} value={place.tab} onChange={place.open}>
        <Tabs.List className={styles["tabs"] ?? ""} aria-label={t("tabs.label")}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="clients" pt="0.75rem">
          <ClientManagement selected={selected} onSelect={select} onReports={() => place.open("reports")} />
        </Tabs.Panel>
        <Tabs.Panel value="reports" pt="0.375rem">
          <Board selected={selected} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics" pt="0.75rem">
          <AnalyticsTab />
        </Tabs.Panel>
      </Tabs>
    </StaffPage>
  );
}

const figures = [
  "totalClients",
  "activeClients",
  "reportsThisMonth",
  "monthlyRevenue",
] as const satisfies readonly (keyof DashboardAnalytics)[];

/** The four figures above the dashboard. */
const SummaryCards = memo(function SummaryCards() {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const { data, error, refetch } = useAnalytics();

  if (error && !data) return <LoadFailed compact error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t("summary.label")} className={styles["summary"]}>
      <StaleNote error={error} />
      <Stack as="dl" card="headed" className={shared["strip"]}>
        {figures.map((figure) => (
          <div key={figure} className={styles["card"]}>
            <Text as="dt" size="small" tone="soft">
              <Term text={t(`summary.meaning.${figure}`)}>{t(`summary.${figure}`)}</Term>
            </Text>
            <dd aria-busy={!data}>{data ? number(data[figure]) : "–"}</dd>
          </div>
        ))}
      </Stack>
    </section>
  );
});

/** `client` is null until it was read. */
type Chosen = { id: string | null; client: Client | null };

/** The selected client, which an address can name. Polled data replaces the data from when it was selected. */
function useSelectedClient() {
  const named = useClientInAddress();
  const [chosen, setChosen] = useState<Chosen>({ id: named, client: null });
  const [followed, setFollowed] = useState(named);
  // A link named another one. An address that names none any more, such as that of another tab, leaves it selected.
  if (named !== followed) {
    setFollowed(named);
    if (named !== null && named !== chosen.id) setChosen({ id: named, client: null });
  }
  // The same function always, so that the rows of the table are not rendered again.
  const select = useCallback((client: Client | null) => setChosen({ id: client?.id ?? null, client }), []);
  const { data } = useClient(chosen.id);
  const selected = chosen.id === null ? null : (data ?? chosen.client);
  return { selected, select };
}
