import type { PlacesChart } from "@agency/model/report/report-document";
import { Row } from "@agency/ui/row";
import { BarChart } from "../chart/bar-chart.tsx";
import { type Layer, steps } from "../chart/bars.ts";
import { ChartTable } from "./chart-table.tsx";
import styles from "./trend.module.css";

/** How many searches ranked where in this period and earlier ones, as stacked bars and as a table. */
export function PlacesTrend({ chart }: { chart: PlacesChart }) {
  const { heading, ranges, ticks, summary, points, column } = chart;
  const bars = points.map((point) => ({ ...point, layers: stack(point.counts.map(({ value }) => value)) }));
  return (
    <section aria-labelledby="places-trend">
      <h3 id="places-trend" className={styles["title"]}>
        {heading}
      </h3>
      <Row as="p" gap="0.25rem 1.25rem" top="0.6rem" className={styles["legend"]}>
        {ranges.map((range, index) => (
          <span key={range} className={styles["key"]} data-step={steps[index]}>
            {range}
          </span>
        ))}
      </Row>
      <BarChart chart={{ ticks, summary, bars, target: null }} label={heading} lines={10} />
      <ChartTable
        heading={heading}
        columns={[column, ...ranges]}
        rows={points
          .toReversed()
          .map(({ period, counts }) => ({ name: period, cells: counts.map(({ text }) => text) }))}
      />
    </section>
  );
}

/** Layers upon each other, the first count at the bottom. */
function stack(counts: (number | null)[]): Layer[] {
  const sums = counts.map((value, index) =>
    value === null ? null : counts.slice(0, index + 1).reduce<number>((sum, count) => sum + (count ?? 0), 0),
  );
  return steps.map((tone, index) => ({ tone, value: sums[index] ?? null })).toReversed();
}
