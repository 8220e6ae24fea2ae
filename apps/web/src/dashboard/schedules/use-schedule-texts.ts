import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../shared/use-format.ts";
import { useDayName } from "./use-day-name.ts";

/** What the rows are worded with. */
export type ScheduleTexts = ReturnType<typeof useScheduleTexts>;

/** Called once by the table: hooks in each cell take longer than the cells. The same until the language changes. */
export function useScheduleTexts() {
  const { t } = useTranslation("admin");
  const dayName = useDayName();
  const { moment, period } = useFormat();
  return useMemo(() => ({ t, dayName, moment, period }), [t, dayName, moment, period]);
}
