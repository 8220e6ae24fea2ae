import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usualSchedule } from "@agency/model/states";

type ScheduledSwitchProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether a new client's monthly reports are prepared for review by themselves. */
export function ScheduledSwitch({ checked, onChange }: ScheduledSwitchProps) {
  const { t } = useTranslation("admin");
  return (
    <Switch
      label={t("clients.scheduled")}
      description={t("clients.scheduledHint", usualSchedule)}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
