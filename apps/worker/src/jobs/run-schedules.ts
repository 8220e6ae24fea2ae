import { v7 } from "uuid";
import { figuresSource } from "@agency/core/figures/read-figures";
import { requestReport } from "@agency/core/reports/request-report";
import { sendReport } from "@agency/core/reports/send-report";
import { runSchedules } from "@agency/core/schedules/run-schedules";
import { clientRepository } from "@agency/platform/db/repositories/clients";
import { figuresRepository } from "@agency/platform/db/repositories/figures";
import { reportRepository } from "@agency/platform/db/repositories/reports";
import { scheduleRepository } from "@agency/platform/db/repositories/schedules";
import type { Context } from "../context.ts";

/** Requests the reports whose scheduled time has come. */
export function runSchedulesJob({ environment, log, database, bell }: Context): () => Promise<void> {
  const clients = clientRepository(database);
  const work = {
    reports: reportRepository(database),
    figures: figuresSource(figuresRepository(database), { sampleData: environment.SAMPLE_DATA === "on" }),
    doorbell: bell.ring,
    clock: database.now,
    newId: v7,
    host: new URL(environment.PUBLIC_URL).hostname,
  };
  const dependencies = {
    schedules: scheduleRepository(database),
    clients,
    clock: database.now,
    generate: requestReport.bind(null, work),
    send: sendReport.bind(null, work),
  };
  return async () => {
    const asked = await runSchedules(dependencies);
    if (asked > 0) log.info({ job: "run-schedules", asked }, "Requested scheduled reports");
  };
}
