import { localDate, momentAt } from "@agency/model/time-zone";

/** A retention period. */
export type Period = { amount: number; unit: "hour" | "day" | "month" | "year" };

/** The moment one period ago; periods of days or longer count from midnight in the agency's calendar. */
export function periodBefore(now: Date, { amount, unit }: Period): Date {
  if (unit === "hour") return new Date(now.getTime() - amount * 3_600_000);
  return momentAt(localDate(now).subtract({ [`${unit}s`]: amount }), "00:00");
}
