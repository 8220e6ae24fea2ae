import type { Clock } from "../kit/clock.ts";
import { duePeriod } from "./due.ts";
import type { ScheduleRepository } from "./schedule-repository.ts";
import type { Schedule } from "./schedule.ts";

/** What the staff choose of a schedule. */
export type SchedulePlan = Pick<Schedule, "reportType" | "enabled" | "day" | "hour" | "mode">;

/** Off. Once switched on, due on the fourth day after the period: Google's search figures are final after two to three days. */
export const untouched = { enabled: false, day: 4, hour: 9, mode: "review" } as const satisfies Partial<SchedulePlan>;

type Dependencies = { schedules: Pick<ScheduleRepository, "list" | "save">; clock: Clock };

/** Saves when a client's reports run automatically. */
export async function saveSchedules(
  { schedules, clock }: Dependencies,
  clientId: string,
  plans: SchedulePlan[],
): Promise<void> {
  const [now, stored] = await Promise.all([clock(), schedules.list(clientId)]);
  await schedules.save(
    plans.map((plan) => {
      const before = stored.find(({ reportType }) => reportType === plan.reportType);
      return planned(plan, { clientId, before, now });
    }),
  );
}

/** A schedule as it is stored. One that is switched on passes over what is due. */
export function planned(
  plan: SchedulePlan,
  { clientId, before, now }: { clientId: string; before: Schedule | undefined; now: Date },
): Schedule {
  const { lastPeriodStart = null, triedPeriodStart = null, lastOutcome = null, lastOutcomeAt = null } = before ?? {};
  const schedule = { ...plan, clientId, lastPeriodStart, triedPeriodStart, lastOutcome, lastOutcomeAt };
  return plan.enabled && !before?.enabled ? passedOver(schedule, now) : schedule;
}

/** A schedule without what is due, because nobody expects an email right after something was switched on. */
export function passedOver(schedule: Schedule, now: Date): Schedule {
  const { period } = duePeriod(schedule, now);
  const done = (schedule.lastPeriodStart ?? "") >= period.start;
  return done ? schedule : { ...schedule, lastPeriodStart: period.start };
}
