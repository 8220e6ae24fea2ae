import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Board, BoardRow as Row } from "@agency/contracts/board/schemas";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { FigureCell } from "./figure-cell.tsx";
import { StateBadge, useStateDetail } from "./state-detail.tsx";
import { Trend } from "./trend.tsx";
import table from "../../shared/table/table.module.css";
import styles from "./board.module.css";

type BoardRowProps = {
  index: number;
  row: Row;
  selected: boolean;
  board: Pick<Board, "reportType" | "period">;
  onToggle: (index: number, options: { range: boolean }) => void;
};

/** One client. Space selects it, with Shift from the last one to here; Enter opens its report. */
export function BoardRow({ index, row, selected, onToggle, board }: BoardRowProps) {
  const { t } = useTranslation("board");
  const { t: tAdmin } = useTranslation("admin");
  const detail = useStateDetail()(row);
  const { clientName: name, figures } = row;

  return (
    <tr className={table["row"]} data-index={index} data-selected={selected || undefined} aria-rowindex={index + 2}>
      <td className={styles["checkColumn"]}>
        <label className={styles["check"]}>
          <input
            type="checkbox"
            data-row-focus
            checked={selected}
            aria-label={t("selectNamed", { name })}
            onChange={(event) => {
              const { nativeEvent } = event;
              onToggle(index, { range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              event.currentTarget.closest("tr")?.querySelector<HTMLElement>("[data-open]")?.click();
            }}
          />
        </label>
      </td>
      <td className={styles["clientColumn"]}>
        <span className={`${table["line"]} ${styles["name"]}`} title={name}>
          {name}
        </span>
        <span className={`${table["second"]} ${styles["about"]}`}>
          {tAdmin(`package.${row.package}`)} · {row.language.toUpperCase()}
        </span>
      </td>
      <td className={styles["originColumn"]}>
        <span className={styles["origin"]} data-origin={row.origin ?? "none"}>
          {tAdmin(`figures.origins.${row.origin ?? "none"}`)}
        </span>
      </td>
      <FigureCell figure={figures.leads} kind="count" className={styles["leadsColumn"]} />
      <FigureCell figure={figures.visitors} kind="count" className={styles["visitorsColumn"]} />
      <FigureCell figure={figures.position} kind="position" className={styles["positionColumn"]} />
      <td className={styles["trendColumn"]}>
        <Trend numbers={row.trend} />
      </td>
      <td className={styles["stateColumn"]}>
        <StateBadge row={row} />
        <span className={table["second"]} title={detail}>
          {detail}
        </span>
      </td>
      <td className={styles["actionColumn"]}>
        <RowAction row={row} board={board} />
      </td>
    </tr>
  );
}

/** What comes next for a client: its report, or the figures that are missing. */
function RowAction({ row, board }: Pick<BoardRowProps, "row" | "board">) {
  const { t } = useTranslation("board");
  const localised = useLocalisedPath();
  const { clientId, clientName: name, reportId, origin, detail, actions } = row;
  if (detail.preparedAt !== null && reportId !== null) {
    const place = new URLSearchParams({ client: clientId, report: reportId });
    const toReview = actions.includes("approve");
    return (
      <Link
        data-open
        className={styles["action"]}
        data-strong={toReview || undefined}
        aria-label={t(toReview ? "reviewNamed" : "openNamed", { name })}
        to={localised(`/admin/review?${place}`)}
      >
        {t(toReview ? "review" : "open")}
      </Link>
    );
  }
  if (origin !== null && origin !== "sample") return null;
  const { reportType, period } = board;
  const place = new URLSearchParams({ tab: "reports", type: reportType, period: period.start, figures: clientId });
  return (
    <Link
      data-open
      className={styles["action"]}
      aria-label={t("addFiguresNamed", { name })}
      to={localised(`/admin?${place}`)}
      preventScrollReset
      replace
    >
      {t("addFigures")}
    </Link>
  );
}
