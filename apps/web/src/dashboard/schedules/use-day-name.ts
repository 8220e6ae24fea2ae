import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Schedule } from "@agency/contracts/schedules";

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
