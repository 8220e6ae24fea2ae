import type { BoardRow } from "@agency/contracts/board";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import type { BoardTexts } from "./use-board-texts.ts";
import columns from "./board-table.module.css";
import styles from "./figure-cell.module.css";

type FigureCellProps = {
  figure: BoardRow["figures"]["visitors"];
  /** A position is better the lower it is, and changes by places. */
  kind: "count" | "position";
  texts: BoardTexts;
  className?: string | undefined;
};

/** A figure with its change since the period before: the arrow follows the number, the colour says whether that is good. */
export function FigureCell({ figure: { value, change }, kind, texts: { t, format }, className }: FigureCellProps) {
  if (value === null) {
    return (
      <td className={`${className} ${columns["noData"]}`}>
        <span>{t("noData")}</span>
      </td>
    );
  }
  const better = kind === "position" ? (change ?? 0) < 0 : (change ?? 0) > 0;
  const text = change === null ? "" : kind === "position" ? format.position(Math.abs(change)) : format.percent(change);
  return (
    <td className={className}>
      <span className={styles["figure"]}>
        <span>{kind === "position" ? format.position(value) : format.number(value)}</span>
        {/* The column stays aligned without a change. */}
        <span className={styles["change"]} data-tone={change ? (better ? "good" : "bad") : "same"}>
          {change !== null && change !== 0 && (
            <>
              <span aria-hidden="true">
                {change > 0 ? "▲" : "▼"}
                {text}
              </span>
              <VisuallyHidden>{t(better ? "better" : "worse", { change: text })}</VisuallyHidden>
            </>
          )}
          {change === 0 && text}
        </span>
      </span>
    </td>
  );
}
