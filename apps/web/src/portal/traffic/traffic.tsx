import { VisuallyHidden } from "@mantine/core";
import type { ReportDocument } from "@agency/model/report/report-document";
import { ChangeFigure, Figure, Figures, PeriodFigure } from "../overview/figure.tsx";
import { TrafficSplit } from "./traffic-split.tsx";
import { Trend } from "./trend.tsx";
import styles from "./traffic.module.css";

/** Visitors: totals, sources and the trend over the periods. */
export function Traffic({ document }: { document: ReportDocument }) {
  const { dates, traffic, history, noData } = document;
  return (
    <>
      <VisuallyHidden component="h3">{traffic.heading}</VisuallyHidden>
      <Figures>
        <PeriodFigure dates={dates} />
        {traffic.rows.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
        <ChangeFigure figure={traffic.change} />
      </Figures>
      <div className={styles["parts"]}>
        <Trend chart={history} noData={noData} />
        <TrafficSplit split={traffic.split} />
      </div>
    </>
  );
}
