import type { ReportType } from "@agency/model/report/report-type";
import type { ClientRepository } from "../clients/client-repository.ts";
import type { Clock } from "../kit/clock.ts";
import { planned, type SchedulePlan, untouched } from "./save-schedules.ts";
import type { ScheduleRepository } from "./schedule-repository.ts";

/** What the staff change of schedules; undefined stays as it is. */
export type ScheduleChange = {
  [Name in "enabled" | "day" | "hour" | "mode"]?: SchedulePlan[Name] | undefined;
};

type Dependencies = {
  schedules: Pick<ScheduleRepository, "ofType" | "save">;
  clients: Pick<ClientRepository, "findAllByAccessId">;
  clock: Clock;
};

/**
 * Changes the schedules of one report type of many clients. Missing clients are ignored.
 * @returns how many schedules were changed
 */
export async function changeSchedules(
  { schedules, clients, clock }: Dependencies,
  { accessIds, reportType, change }: { accessIds: string[]; reportType: ReportType; change: ScheduleChange },
): Promise<number> {
  const chosen = (await clients.findAllByAccessId(accessIds)).map(({ id }) => id);
  if (chosen.length === 0) return 0;
  const [now, stored] = await Promise.all([clock(), schedules.ofType(chosen, reportType)]);
  const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await schedules.save(
    chosen.map((clientId) => {
      const before = stored.get(clientId);
      const { enabled, day, hour, mode } = before ?? untouched;
      return planned({ reportType, enabled, day, hour, mode, ...wanted }, { clientId, before, now });
    }),
  );
  return chosen.length;
}
