import type { TrendChart } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/text";
import { BarChart } from "../chart/bar-chart.tsx";
import { ChartTable } from "./chart-table.tsx";
import styles from "./main-trend.module.css";

/** The leads of this period and earlier ones, or its visitors, as a chart and as a table. */
export function MainTrend({ trend }: { trend: TrendChart }) {
  const { heading, ticks, summary, points, target, notes, column } = trend;
  const bars = points.map((point) => ({ ...point, layers: [{ tone: "whole" as const, value: point.count.value }] }));
  return (
    <section className={styles["trend"]} aria-labelledby="main-trend">
      <h3 id="main-trend" className={styles["title"]}>
        {heading}
      </h3>
      <BarChart chart={{ ticks, summary, bars, target }} label={heading} lines={10} />
      {notes.map((note) => (
        <Text key={note} size="small" tone="soft" top="0.5rem">
          {note}
        </Text>
      ))}
      <ChartTable
        heading={heading}
        columns={[column, heading]}
        rows={points.toReversed().map(({ period, count }) => ({ name: period, cells: [count.text] }))}
      />
    </section>
  );
}
