import { Alert, Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientSchedule, Schedule } from "@agency/contracts/schedules";
import type { ReportType } from "@agency/model/report/report-type";
import { scheduleModes } from "@agency/model/states";
import { Row } from "@agency/ui/row";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useChangeSchedules } from "./api.ts";
import { useDayName } from "./use-day-name.ts";

type ChangeSchedulesProps = {
  reportType: ReportType;
  /** The schedule, when it is a single one. */
  only: ClientSchedule | null;
  clientIds: string[];
  onClose: () => void;
};

/** What to change; undefined stays as it is. */
type Change = { [Name in "enabled" | "day" | "hour" | "mode"]?: Schedule[Name] | undefined };

const dayLabels = { weekly: "day", monthly: "dayOfMonth", quarterly: "dayOfQuarter" } as const satisfies Record<
  ReportType,
  string
>;

/** Changes one schedule, or several at once. Of several, what is not chosen stays as it is. */
export function ChangeSchedules({ reportType, only, clientIds, onClose }: ChangeSchedulesProps) {
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
          {save.isError && <Alert color="bad">{t("schedules.saveFailed", { message: messageOf(save.error) })}</Alert>}
          <Row gap="1rem" align="center" justify="end">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? t("schedules.saving") : t("schedules.save")}
            </Button>
          </Row>
        </Stack>
      </form>
    </AdminDialog>
  );
}
