import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { currency } from "@agency/content/settings";
import { Stack } from "@agency/ui/stack";
import { call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFormat } from "../shared/use-format.ts";
import { MonthsChart } from "./months-chart.tsx";
import styles from "./charts.module.css";

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

/** What the charts show. Changes that refresh the summary cards refresh them as well. */
function useCharts() {
  return useQuery({
    queryKey: keys.charts,
    queryFn: ({ signal }) => call("GET /api/reports/analytics/charts", {}, { signal }),
  });
}

type BarTableProps = {
  title: string;
  columns: { name: string; value: string; extra?: string };
  rows: { name: string; value: number; shown: string; extra?: string }[];
};

/** Bars beside their figures, as a table. */
function BarTable({ title, columns, rows }: BarTableProps) {
  const heading = useId();
  const highest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section className={styles["chart"]} aria-labelledby={heading}>
      <h3 id={heading} className={styles["title"]}>
        {title}
      </h3>
      <table className={styles["bars"]} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {columns.name}
            </th>
            <th scope="col" className={styles["number"]}>
              {columns.value}
            </th>
            {columns.extra && (
              <th scope="col" className={styles["number"]}>
                {columns.extra}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, shown, extra }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles["track"]} aria-hidden="true">
                <span className={styles["bar"]} style={{ width: `${(100 * value) / highest}%` }} />
              </td>
              <td className={styles["number"]}>{shown}</td>
              {columns.extra && <td className={`${styles["number"]} ${styles["extra"]}`}>{extra}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
