import { memo, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Board, BoardRow, BoardRow as Row, BoardSort } from "@agency/contracts/board";
import type { ReportType } from "@agency/model/report/report-type";
import { Stack, Text } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { localisedPath } from "../../../shared/i18n/language-path.ts";
import { originGroupsText } from "../../figures/origins.tsx";
import { usePageKeys } from "../../frame/page-keys.tsx";
import { Avatar } from "../../responsible/avatar.tsx";
import { boardTone } from "../../shared/board-tone.ts";
import { clientPath } from "../../shared/client-in-address.ts";
import { pageRowKeys, rowKeys } from "../../shared/table/row-keys.ts";
import { SortHeader, type Sorting } from "../../shared/table/sort-header.tsx";
import { rowChoice, type ChooseRow } from "../../shared/table/use-row-choice.ts";
import { ComparedFigure, type ComparedFigureProps } from "./compared-figure.tsx";
import { RowActions, RowStep } from "./row-actions.tsx";
import { StateBadge, stateDetail } from "./state-detail.tsx";
import { Trend } from "./trend.tsx";
import { type BoardTexts, useBoardTexts } from "./use-board-texts.ts";
import type { Chosen } from "./use-chosen.ts";
import { WorkCell } from "./work-cell.tsx";
import shared from "../../shared/shared.module.css";
import table from "../../shared/table/table.module.css";
import styles from "./board-table.module.css";

type BoardTableProps = {
  board: Pick<Board, "reportType" | "period" | "rows" | "total">;
  /** How many rows stand before the page. */
  offset: number;
  /** Whether the rows are those of an earlier view, until the new ones arrive. */
  outdated: boolean;
  /** Names the table for screen readers. */
  label: string;
  sorting: Sorting<BoardSort>;
  onSort: (sorting: Sorting<BoardSort>) => void;
  chosen: Chosen;
  /** Shows what changed since a report was sent. The same function for every render. */
  onSee: (row: Row) => void;
};

/** Every client's report of the period. Arrow keys, J and K move between the rows. */
export function BoardTable({ board, offset, outdated, label, sorting, onSort, chosen, onSee }: BoardTableProps) {
  const { t } = useTranslation("board");
  const { reportType, period, rows } = useDeferredValue(board);
  const texts = useBoardTexts();
  const sort = { sorting, onSort };
  const { ids, every } = chosen;
  usePageKeys(pageRowKeys);

  return (
    <Stack gap="0" card="plain">
      <table
        className={`${table["table"]} ${shared["headOnWide"]} ${styles["table"]}`}
        aria-label={label}
        aria-rowcount={board.total + 1}
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
            <th scope="col" style={{ width: "7.5rem" }} className={styles["originColumn"]}>
              {t("column.origin")}
            </th>
            <SortHeader column="leads" width="6.5rem" className={styles["leadsColumn"]} {...sort}>
              {t("column.leads")}
            </SortHeader>
            <SortHeader column="visitors" width="6.5rem" className={styles["visitorsColumn"]} {...sort}>
              {t("column.visitors")}
            </SortHeader>
            <SortHeader column="position" width="6.5rem" className={styles["positionColumn"]} {...sort}>
              {t("column.position")}
            </SortHeader>
            <th scope="col" style={{ width: "6rem" }} className={styles["trendColumn"]}>
              {t("column.trend")}
            </th>
            <th scope="col" style={{ width: "6.75rem" }} className={styles["workColumn"]}>
              {t("column.work")}
            </th>
            <SortHeader column="state" width="16.5rem" {...sort}>
              {t("column.state")}
            </SortHeader>
            <th scope="col" style={{ width: "10rem" }} className={styles["actionColumn"]}>
              <VisuallyHidden>{t("column.action")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={rowKeys}>
          {rows.map((row, index) => (
            <BoardRow
              key={row.clientId}
              rowIndex={offset + index + 2}
              row={row}
              selected={ids.has(row.clientId)}
              onChoose={chosen.choose}
              onSee={onSee}
              reportType={reportType}
              periodStart={period.start}
              texts={texts}
            />
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

type BoardRowProps = {
  /** In the whole table with its head, from 1. */
  rowIndex: number;
  row: Row;
  selected: boolean;
  reportType: ReportType;
  /** First day of the board's period. */
  periodStart: string;
  texts: BoardTexts;
  /** The same function for every render, like all properties. */
  onChoose: ChooseRow;
  onSee: (row: Row) => void;
};

/** One client. Space selects it, with Shift from the last one to here; Enter opens its report. Renders only when it changes. */
const BoardRow = memo(function BoardRow({ rowIndex, row, selected, onChoose, onSee, texts, ...board }: BoardRowProps) {
  const { t, tAdmin, language } = texts;
  const detail = stateDetail(row, texts);
  const { clientName: name, figures } = row;
  const origins = originGroupsText(row.origins, tAdmin, language);
  const inactive = row.status !== "active" && ` · ${tAdmin(`status.${row.status}`)}`;

  return (
    <tr className={table["row"]} data-selected={selected || undefined} aria-rowindex={rowIndex}>
      <td className={styles["checkColumn"]}>
        <label className={styles["check"]}>
          <input
            type="checkbox"
            data-row-focus
            checked={selected}
            aria-label={t("selectNamed", { name })}
            onChange={(event) => onChoose(row.clientId, rowChoice(event))}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              event.currentTarget.closest("tr")?.querySelector<HTMLElement>("[data-open]")?.click();
            }}
          />
        </label>
      </td>
      <td className={styles["clientColumn"]}>
        {row.responsible && (
          <span className={`${styles["responsible"]} ${shared["onWide"]}`}>
            <Avatar person={row.responsible} label={row.responsible.name} />
          </span>
        )}
        <span className={`${table["line"]} ${styles["name"]}`} title={name}>
          <Link to={localisedPath(clientPath(row.clientId), language)}>{name}</Link>
          {inactive && (
            <Text as="span" tone="soft" light className={shared["onPhones"]}>
              {inactive}
            </Text>
          )}
        </span>
        <span className={`${table["second"]} ${shared["onWide"]}`}>
          {tAdmin(`package.${row.package}`)} · {row.language.toUpperCase()}
          {inactive}
        </span>
      </td>
      <td className={styles["originColumn"]}>
        <span className={table["state"]} data-tone={originTones[row.origins[0] ?? "none"] ?? "quiet"} title={origins}>
          {origins}
        </span>
      </td>
      <FigureCell figure={figures.leads} kind="count" texts={texts} className={styles["leadsColumn"]} />
      <FigureCell
        figure={figures.visitors}
        kind="count"
        texts={texts}
        className={`${styles["visitorsColumn"]} ${shared["onWide"]}`}
      />
      <FigureCell figure={figures.position} kind="position" texts={texts} className={styles["positionColumn"]} />
      <td className={styles["trendColumn"]}>
        <Trend numbers={row.trend} texts={texts} />
      </td>
      <td className={styles["workColumn"]}>
        <WorkCell row={row} texts={texts} {...board} />
      </td>
      <td className={styles["stateColumn"]}>
        <div className={needsLines(row) ? styles["reason"] : undefined} title={detail}>
          <StateBadge row={row} texts={texts} /> <span className={table["second"]}>{detail}</span>
        </div>
      </td>
      <td className={styles["actionColumn"]}>
        <RowActions row={row} texts={texts} {...board} />
        <RowStep row={row} texts={texts} onSee={onSee} {...board} />
      </td>
    </tr>
  );
});

const originTones: Record<string, string> = { sample: "none", none: "bare" };

/** A problem or a change with its remedy, and what a quarter lacks, need more than one line. */
function needsLines({ state, quarter }: Row): boolean {
  return boardTone[state] === "bad" || state === "changed" || quarter !== null;
}

type FigureCellProps = ComparedFigureProps & { className?: string | undefined };

/** A figure in a cell. */
export function FigureCell({ className, ...figure }: FigureCellProps) {
  return (
    <td className={className}>
      <ComparedFigure {...figure} />
    </td>
  );
}
