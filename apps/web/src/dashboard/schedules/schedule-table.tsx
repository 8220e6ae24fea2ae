import { Badge, Button, Checkbox, Paper, Switch, Table, Text, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useCallback, memo, useMemo, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClientSchedule, Schedule } from "@agency/contracts/schedules";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { clientPath } from "../shared/client-in-address.ts";
import { failureToast } from "../shared/problem-text.ts";
import { rowKeys } from "../shared/table/row-keys.ts";
import { useRowChoice, rowChoice, type ChooseRow, type Selection } from "../shared/table/use-row-choice.ts";
import { useFormat } from "../shared/use-format.ts";
import { readClientIds, type ScheduleFilter, useChangeSchedules } from "./api.ts";

type ScheduleTableProps = {
  /** Those of the page. */
  rows: ClientSchedule[];
  /** How many rows stand before the page, and how many there are on all pages. */
  offset: number;
  total: number;
  /** Whether the rows are those of an earlier filter or page, until the new ones arrive. */
  outdated: boolean;
  filter: ScheduleFilter;
  selection: Selection;
  onEdit: (schedule: ClientSchedule) => void;
};

/** One row a client. Arrow keys move between the rows, Space selects, Shift selects up to the row before. */
export function ScheduleTable({ rows, offset, total, outdated, filter, selection, onEdit }: ScheduleTableProps) {
  const { t } = useTranslation("admin");
  const { switching, onSwitch } = useSwitch();
  const onError = failureToast((message) => t("schedules.selectAllFailed", { message }));
  const all = useAllSelected({ filter, rows, total, selection, onError });
  const choose = useRowChoice({
    shown: rows.map(({ clientId }) => clientId),
    readIds: () => readClientIds(filter),
    view: JSON.stringify(filter),
    selection,
    onError,
  });
  const texts = useScheduleTexts();
  const width = useTableWidth();

  return (
    <Paper withBorder>
      <Table
        layout="fixed"
        stickyHeader
        verticalSpacing="0.4rem"
        horizontalSpacing="sm"
        highlightOnHover
        aria-label={t("schedules.table", { type: t(`reportType.${filter.reportType}`) })}
        aria-rowcount={total + 1}
        data-outdated={outdated || undefined}
      >
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>
            <Table.Th w="3rem">
              <Checkbox
                aria-label={t("schedules.selectAll")}
                aria-busy={all.reading}
                checked={all.selected}
                indeterminate={selection.ids.size > 0 && !all.selected}
                onChange={all.toggle}
              />
            </Table.Th>
            <Table.Th {...(width !== "phone" && { w: "24%" })}>{t("schedules.client")}</Table.Th>
            <Table.Th w="4.75rem">{t("schedules.on")}</Table.Th>
            {width !== "phone" && <Table.Th w="8.5rem">{t("schedules.column.when")}</Table.Th>}
            {width === "full" && <Table.Th w="11rem">{t("schedules.column.mode")}</Table.Th>}
            {width !== "phone" && <Table.Th>{t("schedules.column.next")}</Table.Th>}
            {width !== "phone" && <Table.Th>{t("schedules.column.last")}</Table.Th>}
            {width === "full" && (
              <Table.Th w="6rem">
                <VisuallyHidden>{t("schedules.change")}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rowKeys} opacity={outdated ? 0.55 : undefined}>
          {rows.map((row, index) => (
            <ScheduleRow
              key={row.clientId}
              rowIndex={offset + index + 2}
              row={row}
              width={width}
              selected={selection.ids.has(row.clientId)}
              onChoose={choose}
              onEdit={onEdit}
              onSwitch={onSwitch}
              switching={row.clientId === switching}
              texts={texts}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** Which columns there is room for: on phones, what comes next and what was last stand below the name. */
type TableWidth = "phone" | "narrow" | "full";

function useTableWidth(): TableWidth {
  const full = useMediaQuery("(width >= 80em)");
  const phone = useMediaQuery("(width < 48em)");
  return full ? "full" : phone ? "phone" : "narrow";
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
  /** In the whole table with its head, from 1. */
  rowIndex: number;
  row: ClientSchedule;
  width: TableWidth;
  selected: boolean;
  onChoose: ChooseRow;
  onEdit: (row: ClientSchedule) => void;
  onSwitch: (row: ClientSchedule) => void;
  /** Whether it is being switched. The new state is shown at once. */
  switching: boolean;
  texts: ScheduleTexts;
};

/** One client's schedule. Renders only when it changes. */
const ScheduleRow = memo(function ScheduleRow({ rowIndex, row, width, texts, ...actions }: ScheduleRowProps) {
  const { selected, switching, onChoose, onEdit, onSwitch } = actions;
  const { t, dayName, language } = texts;
  const { clientId, clientName: name, schedule } = row;
  const tone = schedule.enabled ? "inherit" : "dimmed";
  return (
    <Table.Tr data-selected={selected || undefined} aria-rowindex={rowIndex}>
      <Table.Td>
        <Checkbox
          data-row-focus
          aria-label={t("schedules.select", { name })}
          checked={selected}
          onChange={(event) => onChoose(clientId, rowChoice(event))}
        />
      </Table.Td>
      <Table.Td>
        <Text inherit truncate fw={650} title={name}>
          <Link to={localisedPath(clientPath(clientId), language)}>{name}</Link>
        </Text>
        {width === "phone" ? (
          <>
            <Next row={row} texts={texts} />
            {row.last && <Last row={row} texts={texts} />}
          </>
        ) : (
          <Second>
            {t(`package.${row.package}`)} · {row.language.toUpperCase()}
          </Second>
        )}
      </Table.Td>
      <Table.Td>
        <Switch
          aria-label={t("schedules.switchNamed", { name })}
          checked={schedule.enabled !== switching}
          onChange={() => !switching && onSwitch(row)}
        />
      </Table.Td>
      {width !== "phone" && (
        <Table.Td c={tone}>{t("schedules.when", { day: dayName(schedule), hour: schedule.hour })}</Table.Td>
      )}
      {width === "full" && <Table.Td c={tone}>{t(`schedules.modes.${schedule.mode}`)}</Table.Td>}
      {width !== "phone" && (
        <>
          <Table.Td>
            <Next row={row} texts={texts} />
          </Table.Td>
          <Table.Td>
            <Last row={row} texts={texts} />
          </Table.Td>
        </>
      )}
      {width === "full" && (
        <Table.Td>
          <Button
            variant="subtle"
            color="ink"
            size="compact-sm"
            aria-label={t("schedules.changeNamed", { name })}
            onClick={() => onEdit(row)}
          >
            {t("schedules.change")}
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
  );
});

/** The quieter line of a cell. */
function Second({ children }: { children: React.ReactNode }) {
  return (
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  );
}

/** The next report, and when it goes out. */
function Next({ row: { next, clientStatus, schedule }, texts }: Pick<ScheduleRowProps, "row" | "texts">) {
  const { t, moment, period } = texts;
  if (clientStatus === "paused") return <Second>{t("schedules.paused")}</Second>;
  if (!next) return <Second>{t("schedules.nothingNext")}</Second>;
  return (
    <>
      <Text inherit>{next.waiting ? t("schedules.waiting") : moment(next.at)}</Text>
      <Second>{period(schedule.reportType, next.period)}</Second>
    </>
  );
}

/** The outcome of the last run, with the reason when nothing was made. */
function Last({ row: { last, schedule }, texts }: Pick<ScheduleRowProps, "row" | "texts">) {
  const { t, moment, period } = texts;
  if (!last) return <Second>{t("schedules.neverRun")}</Second>;
  return (
    <>
      <Badge size="md" color={last.outcome === "requested" ? "good" : "bad"}>
        {t(`schedules.outcomes.${last.outcome}`)}
      </Badge>
      <Second>
        {period(schedule.reportType, last.period)} · {moment(last.at)}
      </Second>
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
  const language = useLanguage();
  return useMemo(() => ({ t, dayName, moment, period, language }), [t, dayName, moment, period, language]);
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

type AllSelectedOptions = Pick<ScheduleTableProps, "filter" | "rows" | "total" | "selection"> & {
  onError: (error: unknown) => void;
};

/** Whether every client that the filter finds is selected, also those of other pages, and what selects them. */
function useAllSelected({ filter, rows, total, selection: { ids, replace }, onError }: AllSelectedOptions) {
  const { mutate, reset, isPending, data } = useMutation({ mutationFn: readClientIds });
  const asked = JSON.stringify(filter);
  // An answer for another filter selects nothing.
  useEffect(() => reset, [asked, reset]);

  const found = data ?? rows.map(({ clientId }) => clientId);
  const selected = found.length === total && found.every((id) => ids.has(id));
  return {
    selected,
    /** Whether the clients are being read that are to be selected. */
    reading: isPending,
    toggle: () => {
      if (selected) replace([]);
      else if (!isPending) mutate(filter, { onSuccess: replace, onError });
    },
  };
}
