import type { Clock } from "../clock.ts";
import { duePeriod } from "./due.ts";
import type { ScheduleRepository } from "./schedule-repository.ts";
import type { Schedule } from "./schedule.ts";

type Dependencies = { schedules: Pick<ScheduleRepository, "list" | "save">; clock: Clock };

/**
 * Keeps when a client's reports are made by themselves. A schedule that is switched on after this period's moment begins
 * with the next period: nobody expects a mail the minute after the switch.
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
