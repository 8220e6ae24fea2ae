import type { HistoryChart } from "@agency/model/report/report-document";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { BarChart } from "../chart/bar-chart.tsx";
import type { Bars } from "../chart/bars.ts";
import { ChartTable } from "./chart-table.tsx";
import styles from "./trend.module.css";

export type TrendProps = { chart: HistoryChart; noData: string };

/** The visitors of this period and earlier ones, as a chart and as a table. */
export function Trend({ chart, noData }: TrendProps) {
  const { heading, none, notes, points, columns } = chart;
  return (
    <section aria-labelledby="trend">
      <h3 id="trend" className={styles["title"]}>
        {heading}
      </h3>
      {none === null ? (
        <>
          <Row as="p" gap="0.25rem 1.25rem" top="0.6rem" className={styles["legend"]}>
            <span className={styles["key"]} data-series="all">
              {chart.allVisitors}
            </span>
            {chart.fromSearch !== null && (
              <span className={styles["key"]} data-series="part">
                {chart.fromSearch}
              </span>
            )}
            {points.some(({ visitors }) => visitors.value === null) && (
              <span className={styles["key"]} data-series="missing">
                {noData}
              </span>
            )}
          </Row>
          <BarChart chart={barsOf(chart)} label={heading} />
        </>
      ) : (
        <Text size="small" tone="soft" top="0.5rem">
          {none}
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} size="small" tone="soft" top="0.5rem">
          {note}
        </Text>
      ))}
      {points.length > 0 && (
        <ChartTable
          heading={heading}
          columns={[columns.period, columns.visitors, columns.organic, columns.leads].filter((one) => one !== null)}
          rows={points.toReversed().map(({ period, visitors, organic, leads }) => ({
            name: period,
            cells: [
              visitors.text,
              ...(columns.organic === null ? [] : [organic.text]),
              ...(columns.leads === null ? [] : [leads.text]),
            ],
          }))}
        />
      )}
    </section>
  );
}

function barsOf({ ticks, summary, points, target }: HistoryChart): Bars {
  return {
    ticks,
    summary,
    target,
    bars: points.map((point) => ({
      ...point,
      layers: [
        { tone: "whole", value: point.visitors.value },
        { tone: "part", value: point.organic.value },
      ],
    })),
  };
}
