import { Button, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { startTransition, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientSchedule } from "@agency/contracts/schedules";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { type ScheduleState, scheduleStates } from "@agency/model/states";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { SearchField } from "../shared/table/search-field.tsx";
import { type Selection, useSelection } from "../shared/table/use-selection.ts";
import { useSettledSearch } from "../shared/table/use-settled-search.ts";
import { useFormat } from "../shared/use-format.ts";
import { useChangeSchedules, useScheduleList } from "./api.ts";
import { ChangeSchedules } from "./change-schedules.tsx";
import { ScheduleTable } from "./schedule-table.tsx";
import { useAllSelected } from "./use-all-selected.ts";
import table from "../shared/table/table.module.css";
import styles from "./schedules.module.css";

/** The schedules of all clients in one table, one report type at a time. */
export function ScheduleManagement() {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const [reportType, setReportType] = useState<ReportType>("monthly");
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<ScheduleState | null>(null);
  const { search, settling } = useSettledSearch(typed);
  const [edited, setEdited] = useState<ClientSchedule[] | null>(null);
  const selection = useSelection();
  // The button is shown as pressed before the form is rendered.
  const edit = useCallback((schedules: ClientSchedule[]) => startTransition(() => setEdited(schedules)), []);
  const editOne = useCallback((schedule: ClientSchedule) => edit([schedule]), [edit]);
  const filter = { reportType, ...(search && { search }), ...(state && { state }) };
  const list = useScheduleList(filter, { rowHeight: useRowHeight(), settling });
  const all = useAllSelected(filter, list, selection);
  const { head, total, error, refetch } = list;
  const filtered = search !== "" || state !== null;

  return (
    <div className={styles["management"]}>
      <p className={styles["lead"]}>{t("schedules.lead")}</p>
      <div className={styles["filters"]}>
        <fieldset className={styles["types"]}>
          <VisuallyHidden component="legend">{t("schedules.type")}</VisuallyHidden>
          {reportTypes.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === reportType}
              onClick={() => {
                setReportType(type);
                selection.replace([]);
              }}
            >
              {t(`reportType.${type}`)}
            </button>
          ))}
        </fieldset>
        <SearchField className={styles["search"]} label={t("schedules.search")} onSearch={setTyped} />
        <fieldset className={styles["states"]}>
          <VisuallyHidden component="legend">{t("schedules.states.label")}</VisuallyHidden>
          {head &&
            scheduleStates.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === state}
                data-state={one}
                data-none={head.counts[one] === 0 || undefined}
                onClick={() => startTransition(() => setState(one === state ? null : one))}
              >
                <strong>{number(head.counts[one])}</strong> {t(`schedules.states.${one}`)}
              </button>
            ))}
        </fieldset>
      </div>
      {head && <StaleNote error={error} />}
      {total === undefined ? (
        error ? (
          <LoadFailed error={error} onRetry={refetch} compact />
        ) : (
          <Loading />
        )
      ) : total > 0 ? (
        <ScheduleTable list={list} filter={filter} selection={selection} all={all} onEdit={editOne} />
      ) : filtered ? (
        <p role="status">{t("schedules.nothing")}</p>
      ) : (
        <StateBlock mood="empty" compact title={t("schedules.noClients")} />
      )}
      {selection.ids.size > 0 && <SelectionBar reportType={reportType} selection={selection} onEdit={() => edit([])} />}
      {edited && (
        <ChangeSchedules
          reportType={reportType}
          only={edited[0] ?? null}
          clientIds={edited[0] ? [edited[0].clientId] : [...selection.ids]}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

type SelectionBarProps = { reportType: ReportType; selection: Selection; onEdit: () => void };

/** What can be done with the selected schedules. */
function SelectionBar({ reportType, selection, onEdit }: SelectionBarProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const change = useChangeSchedules();
  const { size } = selection.ids;
  const turn = (enabled: boolean) =>
    change.mutate(
      { reportType, clientIds: [...selection.ids], enabled },
      {
        onSuccess: (changed) => toast({ title: t("schedules.changed", { count: changed, number: number(changed) }) }),
        onError: (error) =>
          toast({ title: t("schedules.saveFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  return (
    <section className={table["bar"]} aria-label={t("schedules.selection")}>
      <strong role="status">{t("schedules.selected", { count: size, number: number(size) })}</strong>
      <Button onClick={onEdit}>{t("schedules.changeSelected")}</Button>
      <Button variant="default" disabled={change.isPending} onClick={() => turn(true)}>
        {t("schedules.turnOn")}
      </Button>
      <Button variant="default" disabled={change.isPending} onClick={() => turn(false)}>
        {t("schedules.turnOff")}
      </Button>
      <Button variant="default" onClick={() => selection.replace([])}>
        {t("schedules.clear")}
      </Button>
    </section>
  );
}

/** The height of a row in pixels, as in schedules.module.css. */
function useRowHeight(): number {
  return useMediaQuery("(width < 48em)") ? 72 : 52;
}
