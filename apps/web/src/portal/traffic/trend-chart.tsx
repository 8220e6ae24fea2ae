import { useElementSize } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { ReportType } from "@agency/model/report/report-type";
import { longPeriod, shortPeriod } from "../period-label.ts";
import { useFormat } from "../use-format.ts";
import { type HistoryPoint } from "./history-points.ts";
import { layOutChart } from "./layout.ts";
import styles from "./trend-chart.module.css";

export type TrendChartProps = { type: ReportType; points: readonly HistoryPoint[] };

/** The width it is drawn for before its box is known, and in a hidden tab that goes to the printer. */
const defaultWidth = 640;

/** Bars of all visitors with those from organic search inside. A period without a figure shows a dash on the axis. */
export function TrendChart({ type, points }: TrendChartProps) {
  const { t } = useTranslation(["portal", "common"]);
  const format = useFormat();
  const { ref, width: measured } = useElementSize();
  const width = measured || defaultWidth;
  const letter = 0.8125 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const quarter = (number: number) => t("quarter", { number });
  const long = points.map((point) => longPeriod(type, point, format, quarter));
  const drawn = layOutChart({
    bars: points.map((point) => ({
      label: shortPeriod(type, point, format, quarter),
      year: point.start.slice(0, 4),
      all: point.totalVisitors,
      part: point.organicTraffic,
    })),
    tickLabel: format.count,
    width,
    letter,
  });
  const { plot } = drawn;
  const summary = t("traffic.summary", { periods: points.length, first: long.at(0) ?? "", last: long.at(-1) ?? "" });

  return (
    <div ref={ref} className={styles["box"]}>
      <svg className={styles["chart"]} viewBox={`0 0 ${width} ${drawn.height}`} role="img" aria-label={summary}>
        <text className={styles["unit"]} x={0} y={letter}>
          {t("traffic.unit")}
        </text>
        {drawn.ticks.map(({ y, label }) => (
          <g key={label}>
            <path className={styles["grid"]} d={`M${plot.left - letter / 2} ${y}H${plot.right}`} />
            <text className={styles["tick"]} x={plot.left - letter} y={y + letter * 0.35}>
              {label}
            </text>
          </g>
        ))}
        {drawn.bars.map((bar, index) => {
          const middle = bar.x + bar.width / 2;
          const visitors = points[index]?.totalVisitors ?? null;
          return (
            <g key={points[index]?.start} data-current={index === drawn.bars.length - 1}>
              <title>{`${long[index]}: ${visitors === null ? t("common:state.noData") : format.count(visitors)}`}</title>
              {bar.allTop === null ? (
                <path className={styles["missing"]} d={`M${middle - letter / 2} ${plot.bottom - letter}h${letter}`} />
              ) : (
                <rect
                  className={styles["all"]}
                  x={bar.x}
                  y={bar.allTop}
                  width={bar.width}
                  height={plot.bottom - bar.allTop}
                />
              )}
              {bar.partTop !== null && (
                <rect
                  className={styles["part"]}
                  x={bar.x}
                  y={bar.partTop}
                  width={bar.width}
                  height={plot.bottom - bar.partTop}
                />
              )}
              <text className={styles["label"]} x={middle} y={plot.bottom + letter * 1.5}>
                {bar.label}
              </text>
              <text className={styles["label"]} x={middle} y={plot.bottom + letter * 2.9}>
                {bar.year}
              </text>
            </g>
          );
        })}
        <path className={styles["axis"]} d={`M${plot.left - letter / 2} ${plot.bottom}H${plot.right}`} />
      </svg>
    </div>
  );
}
