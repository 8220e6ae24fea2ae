import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Schedule } from "@agency/contracts/schedules/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { Select } from "@agency/ui/select";
import styles from "./schedules.module.css";

const weekdays = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"] as const;
/** Days that exist in every month. */
const monthDays = Array.from({ length: 28 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));
const modes = ["send", "review"] as const;

const dayLabels = { weekly: "day", monthly: "dayOfMonth", quarterly: "dayOfQuarter" } as const satisfies Record<
  ReportType,
  string
>;

type ScheduleRowProps = { schedule: Schedule; onChange: (schedule: Schedule) => void };

/** When the reports of one type are generated, and whether they are sent. */
export function ScheduleRow({ schedule, onChange }: ScheduleRowProps) {
  const { t } = useTranslation("admin");
  const { reportType, enabled, day, hour, mode } = schedule;
  const days =
    reportType === "weekly"
      ? weekdays.map((key, index) => ({ value: String(index + 1), label: t(`schedules.weekday.${key}`) }))
      : monthDays;

  return (
    <fieldset className={styles["row"]}>
      <legend className={styles["legend"]}>{t(`schedules.enabled.${reportType}`)}</legend>
      <Switch
        className={styles["switch"] ?? ""}
        color="var(--jade)"
        withThumbIndicator={false}
        size="md"
        label={enabled ? t("schedules.on") : t("schedules.off")}
        aria-label={t(`schedules.enabled.${reportType}`)}
        checked={enabled}
        onChange={({ currentTarget }) => onChange({ ...schedule, enabled: currentTarget.checked })}
      />
      <Select
        label={t(`schedules.${dayLabels[reportType]}`)}
        disabled={!enabled}
        value={String(day)}
        options={days}
        onChange={(value) => onChange({ ...schedule, day: Number(value) })}
      />
      <Select
        label={t("schedules.hour")}
        disabled={!enabled}
        value={String(hour)}
        options={hours}
        onChange={(value) => onChange({ ...schedule, hour: Number(value) })}
      />
      <Select
        label={t("schedules.mode")}
        disabled={!enabled}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`schedules.modes.${value}`) }))}
        onChange={(value) => onChange({ ...schedule, mode: value })}
      />
    </fieldset>
  );
}
