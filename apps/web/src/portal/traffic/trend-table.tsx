import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportType } from "@agency/model/report/report-type";
import { longPeriod } from "../period-label.ts";
import { useFormat } from "../use-format.ts";
import type { HistoryPoint } from "./history-points.ts";
import styles from "./trend-table.module.css";

export type TrendTableProps = { type: ReportType; points: readonly HistoryPoint[] };

/** What the chart shows, and the leads, in figures; the newest first. */
export function TrendTable({ type, points }: TrendTableProps) {
  const { t } = useTranslation(["portal", "common"]);
  const format = useFormat();
  const known = (value: number | null) => (value === null ? t("common:state.noData") : format.count(value));
  const label = t("traffic.tableOf", { title: t(`traffic.trend.${type}`) });
  return (
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={label}>
      <Table className={styles["table"] ?? ""} horizontalSpacing="sm" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("report.period")}</Table.Th>
            <Table.Th scope="col">{t("traffic.all")}</Table.Th>
            <Table.Th scope="col">{t("traffic.source.organic")}</Table.Th>
            <Table.Th scope="col">{t("traffic.leads")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.toReversed().map((point) => (
            <Table.Tr key={point.start}>
              <Table.Th scope="row">{longPeriod(type, point, format, (number) => t("quarter", { number }))}</Table.Th>
              <Table.Td>{known(point.totalVisitors)}</Table.Td>
              <Table.Td>{known(point.organicTraffic)}</Table.Td>
              <Table.Td>{known(point.totalLeads)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
