import { Alert, Button, SegmentedControl, Text as Mark } from "@mantine/core";
import { startTransition, useCallback, useState, type FormEvent } from "react";
import "../../styles/controls.css";
import { useTranslation } from "react-i18next";
import type { ClientSchedule, Schedule } from "@agency/contracts/schedules";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { type ScheduleState, scheduleStates, scheduleModes } from "@agency/model/states";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { StaffPage } from "../frame/staff-page.tsx";
import { AdminDialog, FormButtons } from "../shared/admin-dialog.tsx";
import { QueryState } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { Pages, useOffset, useStepBack } from "../shared/table/pages.tsx";
import { SearchField, useSettledSearch } from "../shared/table/search-field.tsx";
import { type Selection, useSelection } from "../shared/table/use-row-choice.ts";
import { useFormat } from "../shared/use-format.ts";
import { Changeable } from "../staff/rights.tsx";
import { useChangeSchedules, useScheduleList } from "./api.ts";
import { ScheduleTable, useDayName } from "./schedule-table.tsx";
import table from "../shared/table/table.module.css";

export const loader = texts(({ report: { quarter } }) => ({ report: { quarter } }));

export const meta = hiddenPageMeta((t) => t("staff:nav.schedules"));

export default function SchedulesPage() {
  const { t } = useTranslation("staff");
  return (
    <StaffPage title={t("nav.schedules")}>
      <ScheduleManagement />
    </StaffPage>
  );
}

/** The most rows of a page. */
const pageLength = 100;

/** The schedules of all clients in one table, one report type at a time. */
function ScheduleManagement() {
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
  const [offset, onMove] = useOffset(JSON.stringify(filter));
  const list = useScheduleList({ ...filter, limit: pageLength, offset });
  const { data, isPlaceholderData } = list;
  const place = { offset, length: pageLength, onMove };
  useStepBack({ ...place, total: data?.total });
  const filtered = search !== "" || state !== null;

  return (
    <Stack gap="1rem">
      <Text tone="soft" measure="66ch">
        {t("schedules.lead")}
      </Text>
      <Row gap="0.75rem 1.25rem" align="center">
        <SegmentedControl
          aria-label={t("schedules.type")}
          value={reportType}
          data={reportTypes.map((type) => ({ value: type, label: t(`reportType.${type}`) }))}
          onChange={(type) => {
            setReportType(type);
            selection.replace([]);
          }}
        />
        <SearchField flex="1 1 14rem" maw="24rem" label={t("schedules.search")} onSearch={setTyped} />
        <Row gap="0.25rem" role="group" aria-label={t("schedules.states.label")}>
          {data &&
            scheduleStates.map((one) => (
              <Button
                key={one}
                size="sm"
                px="xs"
                fw={one === state ? 600 : 400}
                variant={one === state ? "light" : "subtle"}
                color="ink"
                aria-pressed={one === state}
                onClick={() => startTransition(() => setState(one === state ? null : one))}
              >
                <Mark
                  span
                  inherit
                  fw={700}
                  mr="0.35em"
                  c={one === "trouble" && data.counts[one] > 0 ? "var(--bad)" : "var(--ink)"}
                >
                  {number(data.counts[one])}
                </Mark>
                {t(`schedules.states.${one}`)}
              </Button>
            ))}
        </Row>
      </Row>
      <QueryState query={list} compact />
      {data && data.total > 0 && (
        <>
          <Changeable right="reports">
            <ScheduleTable
              rows={data.schedules}
              offset={offset}
              total={data.total}
              outdated={isPlaceholderData || settling}
              filter={filter}
              selection={selection}
              onEdit={editOne}
            />
          </Changeable>
          <Pages total={data.total} {...place} />
        </>
      )}
      {data?.total === 0 &&
        (filtered ? (
          <p role="status">{t("schedules.nothing")}</p>
        ) : (
          <StateBlock mood="empty" compact title={t("schedules.noClients")} />
        ))}
      {selection.ids.size > 0 && <SelectionBar reportType={reportType} selection={selection} onEdit={() => edit([])} />}
      {edited && (
        <ChangeSchedules
          reportType={reportType}
          only={edited[0] ?? null}
          clientIds={edited[0] ? [edited[0].clientId] : [...selection.ids]}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

type SelectionBarProps = { reportType: ReportType; selection: Selection; onEdit: () => void };

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
        onError: failureToast((message) => t("schedules.saveFailed", { message })),
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

type ChangeSchedulesProps = {
  reportType: ReportType;
  /** The schedule, when it is a single one. */
  only: ClientSchedule | null;
  clientIds: string[];
  onClose: () => void;
};

/** Undefined leaves a schedule as it is. */
type Change = { [Name in "enabled" | "day" | "hour" | "mode"]?: Schedule[Name] | undefined };

const dayLabels = { weekly: "day", monthly: "dayOfMonth", quarterly: "dayOfQuarter" } as const satisfies Record<
  ReportType,
  string
>;

/** Changes one schedule, or several at once. Of several, what is not chosen stays as it is. */
function ChangeSchedules({ reportType, only, clientIds, onClose }: ChangeSchedulesProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const dayName = useDayName();
  const save = useChangeSchedules();
  const [change, setChange] = useState<Change>(() => {
    if (!only) return {};
    const { enabled, day, hour, mode } = only.schedule;
    return { enabled, day, hour, mode };
  });
  const days = Array.from({ length: reportType === "weekly" ? 7 : 28 }, (_, index) => index + 1);
  const keep = only ? [] : [{ value: "keep", label: t("schedules.keep") }];
  const count = clientIds.length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { ...change, reportType, clientIds },
      {
        onSuccess: (changed) => {
          toast({ title: t("schedules.changed", { count: changed, number: number(changed) }) });
          onClose();
        },
      },
    );
  };
  const title = only
    ? t("schedules.titleOf", { type: t(`schedules.enabled.${reportType}`), name: only.clientName })
    : t("schedules.titleOfMany", { type: t(`schedules.enabled.${reportType}`), count, number: number(count) });

  return (
    <AdminDialog title={title} size="30rem" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="1rem">
          <Select
            label={t("schedules.status")}
            value={change.enabled === undefined ? "keep" : change.enabled ? "on" : "off"}
            options={[...keep, { value: "on", label: t("schedules.on") }, { value: "off", label: t("schedules.off") }]}
            onChange={(value) => setChange({ ...change, enabled: value === "keep" ? undefined : value === "on" })}
          />
          <Select
            label={t(`schedules.${dayLabels[reportType]}`)}
            value={change.day === undefined ? "keep" : String(change.day)}
            options={[...keep, ...days.map((day) => ({ value: String(day), label: dayName({ reportType, day }) }))]}
            onChange={(value) => setChange({ ...change, day: value === "keep" ? undefined : Number(value) })}
          />
          <Select
            label={t("schedules.hour")}
            value={change.hour === undefined ? "keep" : String(change.hour)}
            options={[
              ...keep,
              ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` })),
            ]}
            onChange={(value) => setChange({ ...change, hour: value === "keep" ? undefined : Number(value) })}
          />
          <Select
            label={t("schedules.mode")}
            value={change.mode ?? "keep"}
            options={[...keep, ...scheduleModes.map((value) => ({ value, label: t(`schedules.modes.${value}`) }))]}
            onChange={(value) => setChange({ ...change, mode: scheduleModes.find((mode) => mode === value) })}
          />
          {save.isError && (
            <Alert color="bad">{t("schedules.saveFailed", { message: errorMessage(save.error) })}</Alert>
          )}
          <FormButtons
            submit={t("schedules.save")}
            busyLabel={t("schedules.saving")}
            busy={save.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </AdminDialog>
  );
}
