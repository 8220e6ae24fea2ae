import { VisuallyHidden } from "@mantine/core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ClientSchedule } from "@agency/contracts/schedules";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { LongRows } from "../shared/table/long-rows.tsx";
import type { LongList } from "../shared/table/use-long-list.ts";
import { useRowChoice } from "../shared/table/use-row-choice.ts";
import type { Selection } from "../shared/table/use-selection.ts";
import { readClientIds, type ScheduleFilter, useChangeSchedules } from "./api.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import type { AllSelected } from "./use-all-selected.ts";
import { useScheduleTexts } from "./use-schedule-texts.ts";
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
    onError: (error) =>
      toast({ title: t("schedules.selectAllFailed", { message: messageOf(error) }), variant: "destructive" }),
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
          onError: (error) =>
            toast({ title: t("schedules.saveFailed", { message: messageOf(error) }), variant: "destructive" }),
        },
      ),
    [mutate, t],
  );
  return { switching: isPending ? (variables.clientIds[0] ?? null) : null, onSwitch };
}
