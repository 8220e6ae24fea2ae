import { memo } from "react";
import { Link } from "react-router";
import type { BoardRow as Row } from "@agency/contracts/board";
import type { ReportType } from "@agency/model/report/report-type";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { localisedPath } from "../../../shared/i18n/language-path.ts";
import { originGroupsText } from "../../figures/origins.tsx";
import { boardTone } from "../../shared/board-tone.ts";
import { figuresPath } from "../../shared/client-in-address.ts";
import { choiceOf, type ChooseRow } from "../../shared/table/use-row-choice.ts";
import { reviewPath } from "../review-path.ts";
import { useReadPeriod } from "./api.ts";
import { FigureCell } from "./figure-cell.tsx";
import { heldRemedy, type HeldRemedy } from "./held-remedy.ts";
import { StateBadge, stateDetail } from "./state-detail.tsx";
import { Trend } from "./trend.tsx";
import type { BoardTexts } from "./use-board-texts.ts";
import table from "../../shared/table/table.module.css";
import styles from "./board-table.module.css";

type BoardRowProps = {
  index: number;
  row: Row;
  selected: boolean;
  reportType: ReportType;
  /** First day of the board's period. */
  periodStart: string;
  texts: BoardTexts;
  /** The same function for every render, like all properties. */
  onChoose: ChooseRow;
};

/** One client. Space selects it, with Shift from the last one to here; Enter opens its report. Renders only when it changes. */
export const BoardRow = memo(function BoardRow({ index, row, selected, onChoose, texts, ...board }: BoardRowProps) {
  const { t, tAdmin, language } = texts;
  const detail = stateDetail(row, texts);
  const { clientName: name, figures } = row;
  const origins = originGroupsText(row.origins, tAdmin, language);
  const inactive = row.status !== "active" && ` · ${tAdmin(`status.${row.status}`)}`;

  return (
    <tr className={table["row"]} data-index={index} data-selected={selected || undefined} aria-rowindex={index + 2}>
      <td className={styles["checkColumn"]}>
        <label className={styles["check"]}>
          <input
            type="checkbox"
            data-row-focus
            checked={selected}
            aria-label={t("selectNamed", { name })}
            onChange={(event) => onChoose({ index, id: row.clientId }, choiceOf(event))}
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
          {inactive && <span className={styles["inactive"]}>{inactive}</span>}
        </span>
        <span className={`${table["second"]} ${styles["about"]}`}>
          {tAdmin(`package.${row.package}`)} · {row.language.toUpperCase()}
          {inactive}
        </span>
      </td>
      <td className={styles["originColumn"]}>
        <span className={styles["origin"]} data-origin={row.origins[0] ?? "none"} title={origins}>
          {origins}
        </span>
      </td>
      <FigureCell figure={figures.leads} kind="count" texts={texts} className={styles["leadsColumn"]} />
      <FigureCell figure={figures.visitors} kind="count" texts={texts} className={styles["visitorsColumn"]} />
      <FigureCell figure={figures.position} kind="position" texts={texts} className={styles["positionColumn"]} />
      <td className={styles["trendColumn"]}>
        <Trend numbers={row.trend} texts={texts} />
      </td>
      <td className={styles["stateColumn"]}>
        {/* What is wrong or changed, and what to do about it, needs more than one line. */}
        <div
          className={boardTone[row.state] === "bad" || row.state === "changed" ? styles["reason"] : undefined}
          title={detail}
        >
          <StateBadge row={row} texts={texts} /> <span className={table["second"]}>{detail}</span>
        </div>
      </td>
      <td className={styles["actionColumn"]}>
        <RowActions row={row} texts={texts} {...board} />
      </td>
    </tr>
  );
});

type RowActionProps = Pick<BoardRowProps, "row" | "reportType" | "periodStart" | "texts">;

/**
 * What comes next for a client: where what holds its report is solved, its report, or the figures that are missing. Sources
 * that were not asked yet bring them.
 */
function RowActions(props: RowActionProps) {
  const { row } = props;
  const prepared = row.detail.preparedAt !== null && row.reportId !== null;
  const remedy = heldRemedy(row);
  const isSample = row.state === "held" && row.detail.held === "sample_not_mailed";
  const { unasked } = row.detail;
  const needsFigures = !prepared && !remedy && !unasked && (row.origins.length === 0 || row.origins.includes("sample"));
  return (
    <>
      {remedy && <RemedyLink {...props} remedy={remedy} open={!prepared} />}
      {unasked && <ReadNow {...props} />}
      {(needsFigures || isSample) && <FiguresLink {...props} open={!prepared} />}
      {prepared && <ReportLink {...props} />}
    </>
  );
}

/** Reads what nobody asked the client's sources for yet. */
function ReadNow({ row: { clientId, clientName: name }, reportType, periodStart, texts: { t } }: RowActionProps) {
  const read = useReadPeriod(clientId);
  return (
    <button
      type="button"
      data-open
      className={styles["action"]}
      data-strong
      aria-label={t("readNowNamed", { name })}
      disabled={read.isPending}
      onClick={() =>
        read.mutate(
          { reportType, periodStart },
          {
            onError: (problem) =>
              toast({ title: t("actionFailed", { message: messageOf(problem) }), variant: "destructive" }),
          },
        )
      }
    >
      {t("readNow")}
    </button>
  );
}

/** @param open whether Enter in the row opens it */
function RemedyLink({
  row: { clientName: name },
  texts: { t, language },
  remedy: { action, to },
  open,
}: RowActionProps & { remedy: HeldRemedy; open: boolean }) {
  const text = t(`remedy.${action}`);
  return (
    <Link
      data-open={open || undefined}
      className={styles["action"]}
      data-strong
      aria-label={t("remedyNamed", { action: text, name })}
      to={localisedPath(to, language)}
    >
      {text}
    </Link>
  );
}

function ReportLink({
  row: { clientId, clientName: name, reportId, actions, detail },
  texts: { t, language },
}: RowActionProps) {
  const toReview = actions.includes("approve") || detail.held === "letters_missing";
  return (
    <Link
      data-open
      className={styles["action"]}
      data-strong={toReview || undefined}
      aria-label={t(toReview ? "reviewNamed" : "openNamed", { name })}
      to={localisedPath(reviewPath({ id: reportId ?? "", clientId }), language)}
    >
      {t(toReview ? "review" : "open")}
    </Link>
  );
}

/** @param open whether Enter in the row opens it */
function FiguresLink({
  row: { clientId, clientName: name },
  reportType,
  periodStart,
  texts: { t, language },
  open,
}: RowActionProps & { open: boolean }) {
  const to = figuresPath(clientId, { reportType, periodStart }, "reports");
  return (
    <Link
      data-open={open || undefined}
      className={styles["action"]}
      aria-label={t("addFiguresNamed", { name })}
      to={localisedPath(to, language)}
      preventScrollReset
      replace
    >
      {t("addFigures")}
    </Link>
  );
}
