import { memo } from "react";
import type { ClientSchedule } from "@agency/contracts/schedules";
import { choiceOf, type ChooseRow } from "../shared/table/use-row-choice.ts";
import type { ScheduleTexts } from "./use-schedule-texts.ts";
import table from "../shared/table/table.module.css";
import styles from "./schedules.module.css";

export type ScheduleRowProps = {
  index: number;
  row: ClientSchedule;
  selected: boolean;
  onChoose: ChooseRow;
  onEdit: (row: ClientSchedule) => void;
  onSwitch: (row: ClientSchedule) => void;
  /** Whether it is being switched. The new state is shown at once. */
  switching: boolean;
  texts: ScheduleTexts;
};

/** One client's schedule. Renders only when it changes. */
export const ScheduleRow = memo(function ScheduleRow({ index, row, texts, ...actions }: ScheduleRowProps) {
  const { selected, switching, onChoose, onEdit, onSwitch } = actions;
  const { t, dayName } = texts;
  const { clientId, clientName: name, schedule } = row;
  return (
    <tr className={table["row"]} data-index={index} data-selected={selected || undefined} aria-rowindex={index + 2}>
      <td className={styles["checkColumn"]}>
        <input
          type="checkbox"
          data-row-focus
          aria-label={t("schedules.select", { name })}
          checked={selected}
          onChange={(event) => onChoose({ index, id: clientId }, choiceOf(event))}
        />
      </td>
      <td className={styles["clientColumn"]}>
        <span className={`${table["line"]} ${styles["name"]}`} title={name}>
          {name}
        </span>
        <span className={table["second"]}>
          {t(`package.${row.package}`)} · {row.language.toUpperCase()}
        </span>
      </td>
      <td className={styles["onColumn"]}>
        <button
          type="button"
          role="switch"
          className={styles["switch"]}
          aria-checked={schedule.enabled !== switching}
          aria-label={t("schedules.switchNamed", { name })}
          onClick={() => !switching && onSwitch(row)}
        />
      </td>
      <td className={styles["whenColumn"]} data-off={!schedule.enabled || undefined}>
        {t("schedules.when", { day: dayName(schedule), hour: schedule.hour })}
      </td>
      <td className={styles["modeColumn"]} data-off={!schedule.enabled || undefined}>
        {t(`schedules.modes.${schedule.mode}`)}
      </td>
      <td className={styles["nextColumn"]}>
        <Next row={row} texts={texts} />
      </td>
      <td className={styles["lastColumn"]}>
        <Last row={row} texts={texts} />
      </td>
      <td className={styles["editColumn"]}>
        <button
          type="button"
          className={table["action"]}
          aria-label={t("schedules.changeNamed", { name })}
          onClick={() => onEdit(row)}
        >
          {t("schedules.change")}
        </button>
      </td>
    </tr>
  );
});

/** What goes out next, and when. */
function Next({ row: { next, clientStatus, schedule }, texts }: Pick<ScheduleRowProps, "row" | "texts">) {
  const { t, moment, period } = texts;
  if (clientStatus === "paused") return <span className={table["second"]}>{t("schedules.paused")}</span>;
  if (!next) return <span className={table["second"]}>{t("schedules.nothingNext")}</span>;
  return (
    <>
      <span className={table["line"]}>{next.waiting ? t("schedules.waiting") : moment(next.at)}</span>
      <span className={table["second"]}>{period(schedule.reportType, next.period)}</span>
    </>
  );
}

/** What became of the last run, with the reason when nothing was made. */
function Last({ row: { last, schedule }, texts }: Pick<ScheduleRowProps, "row" | "texts">) {
  const { t, moment, period } = texts;
  if (!last) return <span className={table["second"]}>{t("schedules.neverRun")}</span>;
  return (
    <>
      <span className={table["state"]} data-tone={last.outcome === "requested" ? "good" : "bad"}>
        {t(`schedules.outcomes.${last.outcome}`)}
      </span>
      <span className={table["second"]}>
        {period(schedule.reportType, last.period)} · {moment(last.at)}
      </span>
    </>
  );
}
