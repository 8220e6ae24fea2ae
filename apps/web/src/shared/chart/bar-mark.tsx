import { memo } from "react";
import type { ChartBar, ChartLayout } from "./layout.ts";
import styles from "./bar-chart.module.css";

export type BarMarkProps = {
  placed: ChartBar;
  plot: ChartLayout["plot"];
  /** Font size, in pixels. */
  letter: number;
  /** Whether it is the period of the report. */
  current: boolean;
  /** Whether it is being read. */
  read: boolean;
};

/** A bar with its label. Remembered, because reading a chart changes two of them at a time. */
export const BarMark = memo(function BarMark({ placed, plot, letter, current, read }: BarMarkProps) {
  const { bar, x, width, layers, labelled, newYear, division } = placed;
  const middle = x + width / 2;
  return (
    <g data-current={current} data-read={read}>
      {division !== null && <path className={styles["division"]} d={`M${division} ${plot.top}V${plot.bottom}`} />}
      {layers[0]?.tone !== bar.layers[0]?.tone && (
        <path className={styles["missing"]} d={`M${middle - letter / 2} ${plot.bottom - letter}h${letter}`} />
      )}
      {layers.map(({ tone, top }) => (
        <rect key={tone} data-tone={tone} x={x} y={top} width={width} height={plot.bottom - top} />
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
});
