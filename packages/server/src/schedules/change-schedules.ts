import type { ReportType } from "@agency/model/report/report-type";
import { findClients } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { planned, type SchedulePlan, untouched } from "./schedules.ts";
import { schedulesOfType, storeSchedules } from "./store.ts";

/** Changes by the staff; undefined leaves a schedule as it is. */
export type ScheduleChange = {
  [Name in "enabled" | "day" | "hour" | "mode"]?: SchedulePlan[Name] | undefined;
};

/**
 * Changes the schedules of one report type of many clients.
 * @param clientIds as typed; others than those of clients in the scope are ignored
 * @returns how many schedules were changed
 */
export async function changeSchedules(
  { database, clock }: Context,
  {
    scope,
    clientIds,
    reportType,
    change,
  }: { scope: Scope; clientIds: string[]; reportType: ReportType; change: ScheduleChange },
): Promise<number> {
  const chosen = (await findClients(database, clientIds, scope)).flatMap(({ client }) => client?.id ?? []);
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
