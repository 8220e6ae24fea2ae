import { Button } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Row, Stack, Text } from "@agency/ui/layout";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { late } from "../../shared/late-start/late.tsx";
import { useAnalytics } from "../clients/api.ts";
import { useAllReports } from "../reports/api.ts";
import { LoadFailed, Loading } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { type QuickAction, quickActions, type MailFilter } from "../use-dashboard-place.ts";
import styles from "./analytics.module.css";

const Charts = late(() => import("./charts.tsx"));

const names = Object.keys(quickActions) as QuickAction[];

/** The system overview, the charts, and the Quick Actions, which lead to pages of their own. */
export const AnalyticsTab = memo(function AnalyticsTab() {
  const { t } = useTranslation(["admin", "staff"]);
  const localised = useLocalisedPath();

  return (
    <Stack gap="2rem">
      <SystemOverview />
      <section aria-labelledby="charts">
        <Text as="h2" id="charts" bottom="0.75rem">
          {t("staff:charts.title")}
        </Text>
        <Charts waiting={<Loading />} />
      </section>
      <section aria-labelledby="quick-actions">
        <Text as="h2" id="quick-actions" bottom="0.75rem">
          {t("analytics.quickActions")}
        </Text>
        <Row gap="0.5rem">
          {names.map((name) => (
            <Button key={name} component={Link} variant="default" color="ink" to={localised(quickActions[name])}>
              {t(`analytics.${name}`)}
            </Button>
          ))}
        </Row>
      </section>
    </Stack>
  );
});

/** Counts of clients, reports and emails. Counts that need attention link to their reports. */
function SystemOverview() {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useAnalytics();

  if (error && !data) return <LoadFailed compact error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby="overview">
      <Text as="h2" id="overview" bottom="0.75rem">
        {t("analytics.overview")}
      </Text>
      <dl className={styles["counts"]}>
        <Count label={t("summary.totalClients")} count={data?.totalClients} />
        <Count label={t("summary.activeClients")} count={data?.activeClients} />
        <Count label={t("analytics.paused")} count={data && data.totalClients - data.activeClients} />
        <Count label={t("summary.reportsThisMonth")} count={data?.reportsThisMonth} />
        <ReportCount />
        <MailCount mail="unsent" />
        <MailCount mail="pending" />
        <MailCount mail="failed" />
        <MailCount mail="uncertain" />
      </dl>
    </section>
  );
}

function ReportCount() {
  const { t } = useTranslation("admin");
  const { data } = useAllReports({ limit: 1 });
  return <Count label={t("analytics.allReports")} count={data?.total} />;
}

function MailCount({ mail }: { mail: Exclude<MailFilter, "sent"> }) {
  const { t } = useTranslation("admin");
  // A report that was never generated does not count as "generated, not sent".
  const filter = { mail, ...(mail === "unsent" && { state: "done" as const }) };
  const { data } = useAllReports({ ...filter, limit: 1 });
  const label = t(`analytics.${mail}`);
  const to = `${quickActions.reports}?${new URLSearchParams(filter).toString()}`;
  return <Count label={label} count={data?.total} to={to} />;
}

function Count({ label, count, to }: { label: string; count: number | undefined; to?: string }) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const localised = useLocalisedPath();
  return (
    <Row gap="1rem" align="center" justify="between" unbroken className={styles["count"]}>
      <dt>{label}</dt>
      <Row as="dd" gap="0.5rem" align="center" unbroken>
        {to && count !== undefined && count > 0 && (
          <Button
            component={Link}
            variant="subtle"
            color="ink"
            size="compact-sm"
            aria-label={t("analytics.showNamed", { what: label })}
            to={localised(to)}
          >
            {t("analytics.show")}
          </Button>
        )}
        <span>{count === undefined ? "–" : number(count)}</span>
      </Row>
    </Row>
  );
}
