import { Alert, Button, Group } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Schedule, Schedules } from "@agency/contracts/schedules/schemas";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useSaveSchedules } from "./api.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import styles from "./schedules.module.css";

type SchedulesFormProps = { clientId: string; saved: Schedules };

export function SchedulesForm({ clientId, saved }: SchedulesFormProps) {
  const { t } = useTranslation("admin");
  const [schedules, setSchedules] = useState(saved);
  const save = useSaveSchedules(clientId);
  const change = (changed: Schedule) =>
    setSchedules(schedules.map((schedule) => (schedule.reportType === changed.reportType ? changed : schedule)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(schedules, {
      onSuccess: () => toast({ title: t("schedules.saved") }),
      onError: (error) =>
        toast({ title: t("schedules.saveFailed", { message: messageOf(error) }), variant: "destructive" }),
    });
  };

  return (
    <form onSubmit={submit} className={styles["form"]}>
      {schedules.map((schedule) => (
        <ScheduleRow key={schedule.reportType} schedule={schedule} onChange={change} />
      ))}
      <p className={styles["lead"]}>{t("schedules.review")}</p>
      {save.isError && <Alert color="bad">{t("schedules.saveFailed", { message: messageOf(save.error) })}</Alert>}
      <Group justify="flex-end">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? t("schedules.saving") : t("schedules.save")}
        </Button>
      </Group>
    </form>
  );
}
