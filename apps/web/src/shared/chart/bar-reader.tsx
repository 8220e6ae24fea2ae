import type { KeyboardEvent, PointerEvent } from "react";
import type { ChartBar } from "./layout.ts";
import { barAt, barForKey } from "./read-bars.ts";
import styles from "./bar-reader.module.css";

export type BarReaderProps = {
  /** The chart's heading. */
  label: string;
  bars: readonly ChartBar[];
  /** Width of the drawing, in pixels. */
  width: number;
  /** The index of the bar that is read, or null. */
  read: number | null;
  onRead: (index: number | null) => void;
};

/** Lies over a chart and names one bar after the other: under the pointer, on tap, and with the arrow keys. */
export function BarReader({ label, bars, width, read, onRead }: BarReaderProps) {
  const last = bars.length - 1;
  const shown = read === null ? null : bars[read];

  const byPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: seen } = currentTarget.getBoundingClientRect();
    if (seen > 0) onRead(barAt(bars, ((clientX - left) / seen) * width));
  };
  const byKey = (event: KeyboardEvent) => {
    const next = barForKey(event.key, read, bars.length);
    if (next === undefined) return;
    event.preventDefault();
    onRead(next);
  };

  return (
    <div
      className={styles["reader"]}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-readonly
      aria-valuemin={1}
      aria-valuemax={bars.length}
      aria-valuenow={(read ?? last) + 1}
      aria-valuetext={bars[read ?? last]?.bar.spoken}
      onKeyDown={byKey}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onRead(last)}
      onBlur={() => onRead(null)}
      onPointerDown={byPointer}
      onPointerMove={byPointer}
      onPointerLeave={() => onRead(null)}
    >
      {shown && (
        <span className={styles["bubble"]} style={placeOf(shown, width)} aria-hidden="true">
          {shown.bar.spoken}
        </span>
      )}
    </div>
  );
}

/** Above the middle of the bar, and never beyond the edges of the chart. */
function placeOf({ x, width: barWidth }: ChartBar, width: number) {
  const share = ((x + barWidth / 2) / width) * 100;
  return { left: `${share}%`, transform: `translate(-${share}%, -100%)` };
}
