import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useMemo,
  useState,
  createContext,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from "react";
import { barAt, barForKey, type Bars, type ChartBar, type ChartLayout, layOutChart } from "./bars.ts";
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
  const layout = useMemo(() => layOutChart({ ...chart, width, letter, lines }), [chart, width, letter, lines]);
  const { height, plot, ticks, target, bars } = layout;
  return (
    <div ref={ref} className={styles["box"]}>
      <svg
        className={styles["chart"]}
        // The height depends on the font alone, so that nothing moves when the width is measured.
        style={{ height }}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={chart.summary}
      >
        {ticks.map(({ y, text }) => (
          <g key={text}>
            <path className={styles["grid"]} d={`M${plot.left - letter / 2} ${y}H${plot.right}`} />
            <text className={styles["tick"]} x={plot.left - letter} y={y + letter * 0.35}>
              {text}
            </text>
          </g>
        ))}
        {bars.map((placed, index) => (
          <BarMark
            key={placed.bar.period}
            placed={placed}
            plot={plot}
            letter={letter}
            current={index === bars.length - 1}
            read={index === read}
          />
        ))}
        {target && (
          <g className={styles["target"]}>
            <path
              d={`M${plot.left - letter / 2} ${target.y}H${plot.right}`}
              stroke="var(--accent)"
              strokeDasharray="5 4"
              strokeWidth="1.5"
            />
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

type BarMarkProps = {
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
const BarMark = memo(function BarMark({ placed, plot, letter, current, read }: BarMarkProps) {
  const { bar, x, width, layers, labelled, newYear, division } = placed;
  const middle = x + width / 2;
  return (
    <g data-current={current} data-read={read}>
      {division !== null && (
        <path stroke="var(--ink-2)" strokeDasharray="3 3" d={`M${division} ${plot.top}V${plot.bottom}`} />
      )}
      {layers[0]?.tone !== bar.layers[0]?.tone && (
        <path stroke="var(--muted)" strokeWidth="2" d={`M${middle - letter / 2} ${plot.bottom - letter}h${letter}`} />
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

type BarReaderProps = {
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
function BarReader({ label, bars, width, read, onRead }: BarReaderProps) {
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
        <span className={styles["bubble"]} style={labelPosition(shown, width)} aria-hidden="true">
          {shown.bar.spoken}
        </span>
      )}
    </div>
  );
}

/** Above the middle of the bar, and never beyond the edges of the chart. */
function labelPosition({ x, width: barWidth }: ChartBar, width: number) {
  const share = ((x + barWidth / 2) / width) * 100;
  return { left: `${share}%`, transform: `translate(-${share}%, -100%)` };
}

/** Width and font size, in pixels. */
type Box = { width: number; letter: number };

/** Used before the element is measured, and when a hidden tab is printed. A server that knows the window gives a better guess. */
export const usualBox: Box = { width: 640, letter: 13 };
export const UsualBox = createContext(usualBox);

/** The size of an element, measured before it is painted and again whenever it changes. */
export function useBox(): Box & { ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(useContext(UsualBox));

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth || usualBox.width;
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      setBox((known) => (known.width === width && known.letter === letter ? known : { width, letter }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, ...box };
}
