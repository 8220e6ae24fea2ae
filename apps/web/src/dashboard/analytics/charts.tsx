import { useTranslation } from "react-i18next";
import { currency } from "@agency/content/settings";
import { Stack } from "@agency/ui/stack";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useCharts } from "./api.ts";
import { BarTable } from "./bar-table.tsx";
import { MonthsChart } from "./months-chart.tsx";

/** Reports and emails by month, revenue by package and clients by status. */
export default function Charts() {
  const { t } = useTranslation(["staff", "admin"]);
  const { number } = useFormat();
  const { data, error, refetch } = useCharts();
  if (!data) return error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />;
  const money = (amount: number) => `${currency.symbol} ${number(amount)}`;

  return (
    <Stack gap="2rem 3rem" columns="1fr 1fr">
      <MonthsChart months={data.months} />
      <BarTable
        title={t("charts.revenue")}
        columns={{ name: t("charts.package"), value: t("charts.perMonth"), extra: t("charts.clients") }}
        rows={data.packages.map((row) => ({
          name: t(`admin:package.${row.package}`),
          value: row.revenue,
          shown: money(row.revenue),
          extra: number(row.clients),
        }))}
      />
      <BarTable
        title={t("charts.byStatus")}
        columns={{ name: t("charts.status"), value: t("charts.clients") }}
        rows={data.statuses.map(({ status, clients }) => ({
          name: t(`admin:status.${status}`),
          value: clients,
          shown: number(clients),
        }))}
      />
    </Stack>
  );
}
