import { Stack } from "@agency/ui/stack";
import type { DocumentPartProps } from "./document-part.ts";
import { ChangeFigure, Figure, Figures, PeriodFigure } from "./figure.tsx";
import { SectionTitle } from "./section-title.tsx";
import { TrafficSplit } from "./traffic-split.tsx";
import { Trend } from "./trend.tsx";
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
