import { VisuallyHidden } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useCallback, memo, useMemo, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ClientSchedule, Schedule } from "@agency/contracts/schedules";
import { failureToast } from "../shared/problem-text.ts";
import { LongRows } from "../shared/table/long-rows.tsx";
import type { LongList } from "../shared/table/use-long-list.ts";
import { useRowChoice, choiceOf, type ChooseRow, type Selection } from "../shared/table/use-row-choice.ts";
import { useFormat } from "../shared/use-format.ts";
import { readClientIds, type ScheduleFilter, useChangeSchedules } from "./api.ts";
import table from "../shared/table/table.module.css";
import styles from "./schedules.module.css";

type ScheduleTableProps = {
  list: LongList<ClientSchedule>;
  filter: ScheduleFilter;
  selection: Selection;
  all: AllSelected;
  onEdit: (schedule: ClientSchedule) => void;
};

const columns = ["when", "mode", "next", "last"] as const;

/** One row a client. Arrow keys move between the rows, Space selects, Shift selects up to the row before. */
export function ScheduleTable({ list, filter, selection, all, onEdit }: ScheduleTableProps) {
  const { t } = useTranslation("admin");
  const { total = 0, outdated } = list;
  const { switching, onSwitch } = useSwitch();
  const choose = useRowChoice({
    list,
    idOf: ({ clientId }) => clientId,
    readIds: () => readClientIds(filter),
    view: JSON.stringify(filter),
    selection,
    onError: failureToast((message) => t("schedules.selectAllFailed", { message })),
  });
  const texts = useScheduleTexts();

  return (
    <div className={table["frame"]}>
      <table
        className={`${table["table"]} ${styles["table"]}`}
        aria-label={t("schedules.table", { type: t(`reportType.${filter.reportType}`) })}
        aria-rowcount={total + 1}
        data-outdated={outdated || undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles["checkColumn"]}>
              <input
                type="checkbox"
                aria-label={t("schedules.selectAll")}
                aria-busy={all.reading}
                checked={all.selected}
                ref={(box) => {
                  if (box) box.indeterminate = selection.ids.size > 0 && !all.selected;
                }}
                onChange={all.toggle}
              />
            </th>
            <th scope="col">{t("schedules.client")}</th>
            <th scope="col" className={styles["onColumn"]}>
              {t("schedules.on")}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles[`${column}Column`]}>
                {t(`schedules.column.${column}`)}
              </th>
            ))}
            <th scope="col" className={styles["editColumn"]}>
              <VisuallyHidden>{t("schedules.change")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <LongRows list={list} columns={columns.length + 4}>
          {(row, index) => (
            <ScheduleRow
              key={row.clientId}
              index={index}
              row={row}
              selected={selection.ids.has(row.clientId)}
              onChoose={choose}
              onEdit={onEdit}
              onSwitch={onSwitch}
              switching={row.clientId === switching}
              texts={texts}
            />
          )}
        </LongRows>
      </table>
    </div>
  );
}

/** Turns one schedule on or off. */
function useSwitch(): { switching: string | null; onSwitch: (row: ClientSchedule) => void } {
  const { t } = useTranslation("admin");
  const { mutate, isPending, variables } = useChangeSchedules();
  const onSwitch = useCallback(
    ({ clientId, schedule: { reportType, enabled } }: ClientSchedule) =>
      mutate(
        { reportType, clientIds: [clientId], enabled: !enabled },
        {
          onError: failureToast((message) => t("schedules.saveFailed", { message })),
        },
      ),
    [mutate, t],
  );
  return { switching: isPending ? (variables.clientIds[0] ?? null) : null, onSwitch };
}

type ScheduleRowProps = {
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
const ScheduleRow = memo(function ScheduleRow({ index, row, texts, ...actions }: ScheduleRowProps) {
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

/** The next report, and when it goes out. */
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

/** The outcome of the last run, with the reason when nothing was made. */
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

/** Made once for all rows. */
type ScheduleTexts = ReturnType<typeof useScheduleTexts>;

/** Called once by the table: hooks in each cell take longer than the cells. The same until the language changes. */
function useScheduleTexts() {
  const { t } = useTranslation("admin");
  const dayName = useDayName();
  const { moment, period } = useFormat();
  return useMemo(() => ({ t, dayName, moment, period }), [t, dayName, moment, period]);
}

const weekdays = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"] as const;

/** Names the day on which a schedule runs: "Monday" or "Day 4". */
export function useDayName(): (schedule: Pick<Schedule, "reportType" | "day">) => string {
  const { t } = useTranslation("admin");
  return useCallback(
    ({ reportType, day }) => {
      const weekday = reportType === "weekly" ? weekdays[day - 1] : undefined;
      return weekday ? t(`schedules.weekday.${weekday}`) : t("schedules.dayNumber", { day });
    },
    [t],
  );
}

type AllSelected = {
  selected: boolean;
  /** Whether the clients are being read that are to be selected. */
  reading: boolean;
  toggle: () => void;
};

/** Whether every client that the filter finds is selected, also those whose rows have not been read, and what selects them. */
export function useAllSelected(
  filter: ScheduleFilter,
  list: LongList<ClientSchedule>,
  { ids, replace }: Selection,
): AllSelected {
  const { t } = useTranslation("admin");
  const { mutate, reset, isPending, data } = useMutation({ mutationFn: readClientIds });
  const asked = JSON.stringify(filter);
  // An answer for another filter selects nothing.
  useEffect(() => reset, [asked, reset]);

  const { total = 0, rowAt } = list;
  const found = () => data ?? Array.from({ length: total }, (_, index) => rowAt(index)?.clientId);
  const selected = ids.size >= total && found().every((id) => id !== undefined && ids.has(id));
  return {
    selected,
    reading: isPending,
    toggle: () => {
      if (selected) replace([]);
      else if (!isPending)
        mutate(filter, {
          onSuccess: replace,
          onError: failureToast((message) => t("schedules.selectAllFailed", { message })),
        });
    },
  };
}
