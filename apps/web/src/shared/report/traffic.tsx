import type { HistoryChart, Split } from "@agency/model/report/report-document";
import { Row, Text, Stack } from "@agency/ui/layout";
import { BarChart } from "../chart/bar-chart.tsx";
import type { Bars } from "../chart/bars.ts";
import { ChartTable } from "./chart-table.tsx";
import { ChangeFigure, Figure, Figures, PeriodFigure } from "./figure.tsx";
import { type DocumentPartProps, SectionTitle, ShareBar } from "./parts.tsx";
import report from "./report.module.css";
import styles from "./traffic.module.css";

/** Visitors: totals, sources and the trend over the periods. */
export function Traffic({ document, titled = false }: DocumentPartProps) {
  const { dates, traffic, history, noData } = document;
  if (!traffic) return null;
  return (
    <>
      <SectionTitle text={traffic.heading} shown={titled} />
      <Figures>
        <PeriodFigure dates={dates} />
        {traffic.rows.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
        {traffic.change && <ChangeFigure figure={traffic.change} />}
      </Figures>
      {(history || traffic.split) && (
        <Stack
          gap="2.5rem 3.5rem"
          top="2rem"
          align="start"
          className={styles["parts"]}
          data-alone={history === null || traffic.split === null}
        >
          {history && <Trend chart={history} noData={noData} />}
          {traffic.split && <TrafficSplit split={traffic.split} />}
        </Stack>
      )}
    </>
  );
}

/** The sources of visitors, in percent. Shares that were not measured are drawn as outlines. */
function TrafficSplit({ split: { heading, note, typical, parts } }: { split: Split }) {
  return (
    <section aria-labelledby="traffic-split">
      <h3 id="traffic-split" className={report["title"]}>
        {heading}
      </h3>
      {note !== null && (
        <Text size="small" tone="soft" top="0.5rem" edge="accent">
          {note}
        </Text>
      )}
      <Stack as="dl" gap="1rem" top="1.25rem">
        {parts.map(({ key, label, percent, text }) => (
          <ShareBar key={key} label={label} text={text} percent={percent} measured={!typical && key !== "rest"} />
        ))}
      </Stack>
    </section>
  );
}

type TrendProps = { chart: HistoryChart; noData: string };

function Trend({ chart, noData }: TrendProps) {
  const { heading, none, notes, points, columns } = chart;
  return (
    <section aria-labelledby="trend">
      <h3 id="trend" className={report["title"]}>
        {heading}
      </h3>
      {none === null ? (
        <>
          <Row as="p" gap="0.25rem 1.25rem" top="0.6rem">
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
          <BarChart chart={chartBars(chart)} label={heading} />
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

function chartBars({ ticks, summary, points, target }: HistoryChart): Bars {
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
