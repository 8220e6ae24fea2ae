import { localDate, momentAt } from "@agency/model/time-zone";
import type { Clock } from "../clock.ts";

/** How long something is kept. */
export type Period = { amount: number; unit: "hour" | "day" | "month" | "year" };

/** Deletes what has been kept for as long as the privacy notice says. */
export type RetentionRule = {
  /** As it stands in the log. */
  name: string;
  /** @returns how many records are gone */
  purge: (now: Date) => Promise<number>;
};

/** The moment a period ago; days and longer are counted in the agency's calendar, from midnight. */
export function periodBefore(now: Date, { amount, unit }: Period): Date {
  if (unit === "hour") return new Date(now.getTime() - amount * 3_600_000);
  return momentAt(localDate(now).subtract({ [`${unit}s`]: amount }), "00:00");
}

/**
 * Applies every rule. One that fails does not keep the others from being applied.
 * @returns how many records are gone, by rule; rules that found nothing are left out
 * @throws AggregateError when some failed
 */
export async function purgeExpired(rules: RetentionRule[], clock: Clock): Promise<Record<string, number>> {
  const now = await clock();
  const purged: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { name, purge } of rules) {
    await purge(now).then(
      (count) => {
        if (count > 0) purged[name] = count;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some data that are due could not be deleted");
  return purged;
}
