import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ClientSchedule } from "@agency/contracts/schedules/schemas";
import { useFormat } from "../shared/use-format.ts";
import { useDayName } from "./use-day-name.ts";
import table from "../shared/table/table.module.css";
import styles from "./schedules.module.css";

export type ScheduleRowProps = {
  index: number;
  /** Undefined until its page has arrived. */
  row: ClientSchedule | undefined;
  selected: boolean;
  onChoose: (index: number, clientId: string, withRange: boolean) => void;
  onEdit: (row: ClientSchedule) => void;
  onSwitch: (row: ClientSchedule) => void;
  /** Whether it is being switched. The new state is shown at once. */
  switching: boolean;
};

/** One client's schedule. Renders only when it changes. */
export const ScheduleRow = memo(function ScheduleRow({ index, row, ...actions }: ScheduleRowProps) {
  const { selected, switching, onChoose, onEdit, onSwitch } = actions;
  const { t } = useTranslation("admin");
  const dayName = useDayName();
  const place = { className: table["row"], "data-index": index, "aria-rowindex": index + 2 };
  if (!row) {
    return (
      <tr {...place}>
        <td colSpan={8} aria-busy="true">
          …
        </td>
      </tr>
    );
  }
  const { clientId, clientName: name, schedule } = row;
  return (
    <tr {...place} data-selected={selected || undefined}>
      <td className={styles["checkColumn"]}>
        <input
          type="checkbox"
          data-row-focus
          aria-label={t("schedules.select", { name })}
          checked={selected}
          onChange={({ nativeEvent }) =>
            onChoose(index, clientId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
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
        <Next row={row} />
      </td>
      <td className={styles["lastColumn"]}>
        <Last row={row} />
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
function Next({ row: { next, clientStatus, schedule } }: { row: ClientSchedule }) {
  const { t } = useTranslation("admin");
  const { moment, period } = useFormat();
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
function Last({ row: { last, schedule } }: { row: ClientSchedule }) {
  const { t } = useTranslation("admin");
  const { moment, period } = useFormat();
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
