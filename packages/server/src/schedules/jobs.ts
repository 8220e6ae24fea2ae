import type { Context } from "../kit/context.ts";
import { requestReports } from "../sending/request-reports.ts";
import { runSchedules } from "./run-schedules.ts";

/** Requests the reports whose scheduled time has come. */
export function runSchedulesJob(context: Context): () => Promise<void> {
  const { log } = context;
  const request = requestReports.bind(null, context);
  return async () => {
    const outcomes = await runSchedules({ ...context, request });
    if (Object.keys(outcomes).length > 0) log.info({ job: "run-schedules", outcomes }, "Ran schedules");
  };
}
