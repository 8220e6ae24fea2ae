import { useTranslation } from "react-i18next";
import type { Board, BoardRow as Row, BoardSort } from "@agency/contracts/board";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { LongRows } from "../../shared/table/long-rows.tsx";
import { SortHeader, type Sorting } from "../../shared/table/sort-header.tsx";
import type { LongList } from "../../shared/table/use-long-list.ts";
import { BoardRow } from "./board-row.tsx";
import { useBoardTexts } from "./use-board-texts.ts";
import type { Chosen } from "./use-chosen.ts";
import table from "../../shared/table/table.module.css";
import styles from "./board-table.module.css";

type BoardTableProps = {
  list: LongList<Row>;
  board: Pick<Board, "reportType" | "period">;
  /** Names the table for screen readers. */
  label: string;
  sorting: Sorting<BoardSort>;
  onSort: (sorting: Sorting<BoardSort>) => void;
  chosen: Chosen;
};

const columns = 9;

/** Every client's report of the period. Arrow keys move between the rows. */
export function BoardTable({ list, label, sorting, onSort, chosen, board: { reportType, period } }: BoardTableProps) {
  const { t } = useTranslation("board");
  const { total = 0, outdated } = list;
  const texts = useBoardTexts();
  const sort = { sorting, onSort };
  const { ids, every } = chosen;

  return (
    <div className={table["frame"]}>
      <table
        className={`${table["table"]} ${styles["table"]}`}
        aria-label={label}
        aria-rowcount={total + 1}
        data-outdated={outdated || undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles["checkColumn"]}>
              <label className={styles["check"]}>
                <input
                  type="checkbox"
                  aria-label={t("selectAll")}
                  aria-busy={chosen.reading}
                  checked={every}
                  ref={(input) => {
                    if (input) input.indeterminate = ids.size > 0 && !every;
                  }}
                  onChange={every ? chosen.clear : chosen.chooseAll}
                />
              </label>
            </th>
            <SortHeader column="name" className={styles["clientColumn"]} {...sort}>
              {t("column.client")}
            </SortHeader>
            <th scope="col" className={styles["originColumn"]}>
              {t("column.origin")}
            </th>
            <SortHeader column="leads" className={styles["leadsColumn"]} {...sort}>
              {t("column.leads")}
            </SortHeader>
            <SortHeader column="visitors" className={styles["visitorsColumn"]} {...sort}>
              {t("column.visitors")}
            </SortHeader>
            <SortHeader column="position" className={styles["positionColumn"]} {...sort}>
              {t("column.position")}
            </SortHeader>
            <th scope="col" className={styles["trendColumn"]}>
              {t("column.trend")}
            </th>
            <SortHeader column="state" className={styles["stateColumn"]} {...sort}>
              {t("column.state")}
            </SortHeader>
            <th scope="col" className={styles["actionColumn"]}>
              <VisuallyHidden>{t("column.action")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {/* Arrow keys are a shortcut: each row's own checkbox takes the focus. */}
        <LongRows list={list} columns={columns}>
          {(row, index) => (
            <BoardRow
              key={row.clientId}
              index={index}
              row={row}
              selected={ids.has(row.clientId)}
              onChoose={chosen.choose}
              reportType={reportType}
              periodStart={period.start}
              texts={texts}
            />
          )}
        </LongRows>
      </table>
    </div>
  );
}
