import { useTranslation } from "react-i18next";
import type { BoardRow } from "@agency/contracts/board/schemas";
import { useBoardFormat } from "./use-board-format.ts";
import styles from "./board.module.css";

const most = 14;
const bar = { width: 4, step: 6 };
const height = 22;

/** Visitors of the last periods as small bars, the board's own period last. A period without a figure is a gap. */
export function Trend({ numbers }: { numbers: BoardRow["trend"] }) {
  const { t } = useTranslation("board");
  const format = useBoardFormat();
  const known = numbers.filter((number) => number !== null);
  // One bar compares with nothing.
  if (known.length < 2) return null;
  const highest = Math.max(...known, 1);
  const width = most * bar.step;
  const label = known.map(format.number).join(", ");
  return (
    <svg
      className={styles["trend"]}
      width={width}
      height={height}
      role="img"
      aria-label={t("trendOf", { numbers: label })}
    >
      {numbers.map((number, index) => {
        const tall = number === null ? 0 : Math.max(2, Math.round((number / highest) * height));
        return (
          <rect
            key={index}
            x={(most - numbers.length + index) * bar.step}
            y={height - tall}
            width={bar.width}
            height={tall}
            data-own={index === numbers.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
