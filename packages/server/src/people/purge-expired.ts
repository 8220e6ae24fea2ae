import { localDate, momentAt } from "@agency/model/time-zone";
import type { Clock } from "../kit/clock.ts";

/** A retention period. */
export type Period = { amount: number; unit: "hour" | "day" | "month" | "year" };

/** Deletes records whose retention period, as stated in the privacy notice, has ended. */
export type RetentionRule = {
  /** The name in the log. */
  name: string;
  /** @returns how many records were deleted */
  purge: (now: Date) => Promise<number>;
};

/** The moment one period ago; periods of days or longer count from midnight in the agency's calendar. */
export function periodBefore(now: Date, { amount, unit }: Period): Date {
  if (unit === "hour") return new Date(now.getTime() - amount * 3_600_000);
  return momentAt(localDate(now).subtract({ [`${unit}s`]: amount }), "00:00");
}

/**
 * Applies every rule. A rule that fails does not stop the others.
 * @returns how many records were deleted, by rule; rules that found nothing are left out
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
  if (failures.length > 0) throw new AggregateError(failures, "Some expired data could not be deleted");
  return purged;
}
