import { useTranslation } from "react-i18next";
import type { BoardRow } from "@agency/contracts/board/schemas";
import { useBoardFormat } from "./use-board-format.ts";
import styles from "./board.module.css";

type FigureCellProps = {
  figure: BoardRow["figures"]["visitors"];
  /** A position is better the lower it is, and changes by places. */
  kind: "count" | "position";
  className?: string | undefined;
};

/** A figure with its change since the period before. */
export function FigureCell({ figure: { value, change }, kind, className }: FigureCellProps) {
  const { t } = useTranslation("board");
  const format = useBoardFormat();
  if (value === null) {
    return (
      <td className={`${className} ${styles["noData"]}`}>
        <span>{t("noData")}</span>
      </td>
    );
  }
  const better = kind === "position" ? (change ?? 0) < 0 : (change ?? 0) > 0;
  const text = change === null ? "" : kind === "position" ? format.number(Math.abs(change)) : format.percent(change);
  return (
    <td className={className}>
      <span className={styles["figure"]}>
        <span>{format.number(value)}</span>
        {/* The column stays aligned without a change. */}
        <span className={styles["change"]} data-tone={change ? (better ? "good" : "bad") : "same"}>
          {change !== null && change !== 0 && (
            <>
              <span aria-hidden="true">{better ? "▲" : "▼"}</span>
              <span className={styles["spoken"]}>{t(better ? "better" : "worse", { change: text })}</span>
              <span aria-hidden="true">{text}</span>
            </>
          )}
          {change === 0 && <span>{text}</span>}
        </span>
      </span>
    </td>
  );
}
