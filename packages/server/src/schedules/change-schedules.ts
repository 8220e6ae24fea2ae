import type { ReportType } from "@agency/model/report/report-type";
import { clientsByAccessId } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import { planned, type SchedulePlan, untouched } from "./schedules.ts";
import { schedulesOfType, storeSchedules } from "./store.ts";

/** Changes by the staff; undefined leaves a schedule as it is. */
export type ScheduleChange = {
  [Name in "enabled" | "day" | "hour" | "mode"]?: SchedulePlan[Name] | undefined;
};

/**
 * Changes the schedules of one report type of many clients. Missing clients are ignored.
 * @returns how many schedules were changed
 */
export async function changeSchedules(
  { database, clock }: Context,
  { accessIds, reportType, change }: { accessIds: string[]; reportType: ReportType; change: ScheduleChange },
): Promise<number> {
  const chosen = (await clientsByAccessId(database, accessIds)).map(({ id }) => id);
  if (chosen.length === 0) return 0;
  const [now, stored] = await Promise.all([clock(), schedulesOfType(database, chosen, reportType)]);
  const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await storeSchedules(
    database,
    chosen.map((clientId) => {
      const before = stored.get(clientId);
      const { enabled, day, hour, mode } = before ?? untouched;
      return planned({ reportType, enabled, day, hour, mode, ...wanted }, { clientId, before, now });
    }),
  );
  return chosen.length;
}
