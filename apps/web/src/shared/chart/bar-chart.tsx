import type { HistoryChart } from "@agency/model/report/report-document";
import { layOutChart } from "./layout.ts";
import { useBox } from "./use-box.ts";
import styles from "./bar-chart.module.css";

/**
 * Bars for all visitors, each containing a bar for organic search. A period without a figure shows a dash on the axis.
 */
export function BarChart({ chart }: { chart: HistoryChart }) {
  const { ref, width, letter } = useBox();
  const { height, plot, ticks, bars } = layOutChart({ ...chart, width, letter });
  return (
    <div ref={ref} className={styles["box"]}>
      <svg className={styles["chart"]} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={chart.summary}>
        {ticks.map(({ y, text }) => (
          <g key={text}>
            <path className={styles["grid"]} d={`M${plot.left - letter / 2} ${y}H${plot.right}`} />
            <text className={styles["tick"]} x={plot.left - letter} y={y + letter * 0.35}>
              {text}
            </text>
          </g>
        ))}
        {bars.map(({ point, x, width: barWidth, visitorsTop, organicTop, labelled, newYear }, index) => {
          const middle = x + barWidth / 2;
          return (
            <g key={point.period} data-current={index === bars.length - 1}>
              <title>{point.spoken}</title>
              {visitorsTop === null ? (
                <path className={styles["missing"]} d={`M${middle - letter / 2} ${plot.bottom - letter}h${letter}`} />
              ) : (
                <rect
                  className={styles["all"]}
                  x={x}
                  y={visitorsTop}
                  width={barWidth}
                  height={plot.bottom - visitorsTop}
                />
              )}
              {organicTop !== null && (
                <rect
                  className={styles["part"]}
                  x={x}
                  y={organicTop}
                  width={barWidth}
                  height={plot.bottom - organicTop}
                />
              )}
              {labelled && (
                <text className={styles["label"]} x={middle} y={plot.bottom + letter * 1.5}>
                  {point.label}
                </text>
              )}
              {newYear && (
                <text className={styles["label"]} x={middle} y={plot.bottom + letter * 2.9}>
                  {point.year}
                </text>
              )}
            </g>
          );
        })}
        <path className={styles["axis"]} d={`M${plot.left - letter / 2} ${plot.bottom}H${plot.right}`} />
      </svg>
    </div>
  );
}
