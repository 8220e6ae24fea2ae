import { Tabs } from "@mantine/core";
import { memo, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import "../styles/controls.css";
import { useSearchParams } from "react-router";
import type { Client, DashboardAnalytics } from "@agency/contracts/clients";
import { periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Text } from "@agency/ui/layout";
import { Term } from "@agency/ui/tooltip";
import { texts } from "../shared/i18n/texts.server.ts";
import { late } from "../shared/late-start/late.tsx";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { useAnalytics, useClient } from "./clients/api.ts";
import { ClientManagement } from "./clients/client-management.tsx";
import { StaffPage } from "./frame/staff-page.tsx";
import { ReportGeneration } from "./reports/report-generation.tsx";
import { useClientInAddress } from "./shared/client-in-address.ts";
import { LoadFailed, StaleNote } from "./shared/loaded.tsx";
import { matchValue } from "./shared/match-value.ts";
import { useFormat } from "./shared/use-format.ts";
import { AnalyticsTab } from "./status/analytics-tab.tsx";
import { dashboardTabs, tabs, useDashboardPlace } from "./use-dashboard-place.ts";
import styles from "./dashboard.module.css";
import shared from "./shared/shared.module.css";

export const loader = texts(
  ({
    admin,
    board,
    sources,
    errors: { problem, source, recording_refused },
    plan,
    mailWords,
    report: { title, kind, quarter, origin, originNote, revised },
  }) => ({
    admin,
    board,
    sources,
    errors: { problem, source, recording_refused },
    plan,
    mailWords,
    report: { title, kind, quarter, origin, originNote, revised },
  }),
);

export const meta = hiddenPageMeta((t) => t("admin:title"));

const FiguresDialog = late(() => import("./figures/figures-dialog.tsx"));

/** The dashboard of signed-in staff: the overview and three tabs. */
export default function DashboardPage() {
  const { t } = useTranslation("admin");
  const place = useDashboardPlace();
  const { selected, select, replaceId } = useSelectedClient();
  const figures = useFiguresPlace();

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
          <ClientManagement
            selected={selected}
            onSelect={select}
            onIdReplaced={replaceId}
            onFigures={(client) => figures.open(client)}
            onReports={() => place.open("reports")}
          />
        </Tabs.Panel>
        <Tabs.Panel value="reports" pt="0.75rem">
          <ReportGeneration selected={selected} onSelect={select} onFigures={figures.open} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics" pt="0.75rem">
          <AnalyticsTab />
        </Tabs.Panel>
      </Tabs>
      {figures.opened && <FiguresDialog {...figures.opened} onClose={figures.close} />}
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
      <dl className={shared["strip"]}>
        {figures.map((figure) => (
          <div key={figure} className={styles["card"]}>
            <Text as="dt" size="small" tone="soft">
              <Term text={t(`summary.meaning.${figure}`)}>{t(`summary.${figure}`)}</Term>
            </Text>
            <dd aria-busy={!data}>{data ? number(data[figure]) : "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

/** `client` is null until it was read. */
type Chosen = { id: string | null; client: Client | null };

/** The selected client, which an address can name. Polled data replaces the data from when it was selected. */
function useSelectedClient() {
  const named = useClientInAddress("client");
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
  return {
    selected,
    select,
    replaceId: (oldId: string, client: Client) => {
      if (selected?.id === oldId) select(client);
    },
  };
}

/** Whose figures are open, and in the form of which period. */
type FiguresPlace = { client: Client; typeIn?: ReportType | undefined; start?: string | undefined };

/** The open figures, which an address can name: `?type=monthly&period=2026-10-01#figures=<client>`. */
function useFiguresPlace() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<FiguresPlace | null>(null);
  const clientId = useClientInAddress("figures");
  const { data: named } = useClient(clientId);
  const typeIn = matchValue(reportTypes, search.get("type")) ?? undefined;
  const start = typeIn && periodStarting(typeIn, search.get("period") ?? "")?.start;

  return {
    opened: opened ?? (clientId !== null && named && { client: named, typeIn, start }),
    open: (client: Client, form?: ReportType, from?: string) => setOpened({ client, typeIn: form, start: from }),
    close: () => {
      setOpened(null);
      // Leaves out what stands behind the #.
      if (clientId !== null) setSearch(search, { replace: true, preventScrollReset: true });
    },
  };
}
