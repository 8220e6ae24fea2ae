import type { Split } from "@agency/model/report/report-document";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import type { DocumentPartProps } from "./document-part.ts";
import { ChangeFigure, Figure, Figures, PeriodFigure } from "./figure.tsx";
import { SectionTitle } from "./section-title.tsx";
import { Trend } from "./trend.tsx";
import trafficSplit from "./traffic-split.module.css";
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

/** The sources of visitors, in percent. Shares that were not measured are drawn as outlines. */
function TrafficSplit({ split: { heading, note, typical, parts } }: { split: Split }) {
  return (
    <section aria-labelledby="traffic-split">
      <h3 id="traffic-split" className={trafficSplit["title"]}>
        {heading}
      </h3>
      {note !== null && (
        <Text size="small" tone="soft" top="0.5rem" className={trafficSplit["note"]}>
          {note}
        </Text>
      )}
      <Stack as="dl" gap="1rem" className={trafficSplit["split"]}>
        {parts.map(({ key, label, percent, text }) => (
          <div key={key} className={trafficSplit["part"]} data-measured={!typical && key !== "rest"}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <svg className={trafficSplit["bar"]} aria-hidden="true">
              <rect className={trafficSplit["fill"]} width={`${percent}%`} height="100%" />
            </svg>
          </div>
        ))}
      </Stack>
    </section>
  );
}
