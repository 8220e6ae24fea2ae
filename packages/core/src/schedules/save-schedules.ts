import type { Clock } from "../clock.ts";
import { duePeriod } from "./due.ts";
import type { ScheduleRepository } from "./schedule-repository.ts";
import type { Schedule } from "./schedule.ts";

type Dependencies = { schedules: Pick<ScheduleRepository, "list" | "save">; clock: Clock };

/**
 * Saves when a client's reports run automatically. A schedule enabled after this period's due time starts with the
 * next period, because nobody expects an email right after the switch.
 */
export async function saveSchedules(
  { schedules, clock }: Dependencies,
  clientId: string,
  plans: Omit<Schedule, "clientId" | "lastPeriodStart">[],
): Promise<void> {
  const [now, stored] = await Promise.all([clock(), schedules.list(clientId)]);
  await schedules.save(
    plans.map((plan) => {
      const before = stored.find(({ reportType }) => reportType === plan.reportType);
      const switchedOn = plan.enabled && !before?.enabled;
      const { period, dueAt } = duePeriod(plan, now);
      const lastPeriodStart = switchedOn && now >= dueAt ? period.start : (before?.lastPeriodStart ?? null);
      return { ...plan, clientId, lastPeriodStart };
    }),
  );
}
