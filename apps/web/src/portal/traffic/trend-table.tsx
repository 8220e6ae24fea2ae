import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { HistoryChart } from "@agency/model/report/report-document";
import { Unbroken } from "../unbroken.tsx";
import styles from "./trend-table.module.css";

/** The figures of the chart and the leads as a table, newest first. */
export function TrendTable({ chart: { heading, columns, points } }: { chart: HistoryChart }) {
  const { t } = useTranslation("portal");
  return (
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={t("table.of", { title: heading })}>
      <Table className={styles["table"] ?? ""} horizontalSpacing="sm" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{columns.period}</Table.Th>
            <Table.Th scope="col">{columns.visitors}</Table.Th>
            <Table.Th scope="col">{columns.organic}</Table.Th>
            <Table.Th scope="col">{columns.leads}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.toReversed().map(({ period, visitors, organic, leads }) => (
            <Table.Tr key={period}>
              <Table.Th scope="row">
                <Unbroken text={period} />
              </Table.Th>
              <Table.Td>{visitors.text}</Table.Td>
              <Table.Td>{organic.text}</Table.Td>
              <Table.Td>{leads.text}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
