import type { BoardRow } from "@agency/contracts/board";
import type { BoardTexts } from "./use-board-texts.ts";
import styles from "./board-table.module.css";

const most = 14;
const bar = { width: 4, step: 6 };
const height = 22;

/** Visitors of the last periods as small bars, the board's own period last. A period without a figure is a gap. */
export function Trend({ numbers, texts: { t, format } }: { numbers: BoardRow["trend"]; texts: BoardTexts }) {
  const known = numbers.filter((number) => number !== null);
  // One bar compares with nothing.
  if (known.length < 2) return null;
  const highest = Math.max(...known, 1);
  const width = most * bar.step;
  const label = format.parts(known.map(format.number));
  // One path instead of a node for each bar of each row.
  const barAt = (index: number) => {
    const number = numbers[index] ?? null;
    if (number === null) return "";
    const tall = Math.max(2, Math.round((number / highest) * height));
    const left = (most - numbers.length + index) * bar.step;
    return `M${left} ${height}h${bar.width}v${-tall}h${-bar.width}z`;
  };
  const last = numbers.length - 1;
  return (
    <svg
      className={styles["trend"]}
      width={width}
      height={height}
      role="img"
      aria-label={t("trendOf", { numbers: label })}
    >
      <path
        d={numbers
          .slice(0, last)
          .map((_, index) => barAt(index))
          .join("")}
      />
      <path data-own d={barAt(last)} />
    </svg>
  );
}
