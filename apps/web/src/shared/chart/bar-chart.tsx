import { useState } from "react";
import { BarReader } from "./bar-reader.tsx";
import type { Bars } from "./bars.ts";
import { layOutChart } from "./layout.ts";
import { useBox } from "./use-box.ts";
import styles from "./bar-chart.module.css";

export type BarChartProps = {
  chart: Bars;
  /** Its heading. */
  label: string;
  lines?: number;
};

/** Bars as high as `lines` lines of text. A period without a figure shows a dash on the axis. */
export function BarChart({ chart, label, lines = 16 }: BarChartProps) {
  const { ref, width, letter } = useBox();
  const [read, setRead] = useState<number | null>(null);
  const { height, plot, ticks, target, bars } = layOutChart({ ...chart, width, letter, lines });
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
        {bars.map(({ bar, x, width: barWidth, layers, labelled, newYear }, index) => {
          const middle = x + barWidth / 2;
          return (
            <g key={bar.period} data-current={index === bars.length - 1} data-read={index === read}>
              {layers[0]?.tone !== bar.layers[0]?.tone && (
                <path className={styles["missing"]} d={`M${middle - letter / 2} ${plot.bottom - letter}h${letter}`} />
              )}
              {layers.map(({ tone, top }) => (
                <rect key={tone} data-tone={tone} x={x} y={top} width={barWidth} height={plot.bottom - top} />
              ))}
              {labelled && (
                <text className={styles["label"]} x={middle} y={plot.bottom + letter * 1.5}>
                  {bar.label}
                </text>
              )}
              {newYear && (
                <text className={styles["label"]} x={middle} y={plot.bottom + letter * 2.9}>
                  {bar.year}
                </text>
              )}
            </g>
          );
        })}
        {target && (
          <g className={styles["target"]}>
            <path d={`M${plot.left - letter / 2} ${target.y}H${plot.right}`} />
            <text x={plot.left} y={target.y - letter * 0.4}>
              {target.text}
            </text>
          </g>
        )}
        <path className={styles["axis"]} d={`M${plot.left - letter / 2} ${plot.bottom}H${plot.right}`} />
      </svg>
      <BarReader label={label} bars={bars} width={width} read={read} onRead={setRead} />
    </div>
  );
}
