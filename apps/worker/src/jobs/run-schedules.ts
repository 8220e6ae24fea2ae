import { v7 } from "uuid";
import { figuresKnown } from "@agency/core/figures/read-figures";
import { requestReports } from "@agency/core/reports/request-reports";
import { runSchedules } from "@agency/core/schedules/run-schedules";
import { clientRepository } from "@agency/platform/db/repositories/clients";
import { figuresRepository } from "@agency/platform/db/repositories/figures";
import { reportRepository } from "@agency/platform/db/repositories/reports";
import { scheduleRepository } from "@agency/platform/db/repositories/schedules";
import { sourceReadRepository } from "@agency/platform/db/repositories/source-reads";
import { sampleUse } from "@agency/platform/environment";
import type { Context } from "../context.ts";

/** Requests the reports whose scheduled time has come. */
export function runSchedulesJob({
  environment,
  log,
  database,
  bell,
}: Pick<Context, "environment" | "log" | "database" | "bell">): () => Promise<void> {
  const clients = clientRepository(database);
  const { sampleData, sampleMails } = sampleUse(environment);
  const work = {
    reports: reportRepository(database),
    clients,
    figuresKnown: figuresKnown(figuresRepository(database), { sampleData }),
    unreadSources: sourceReadRepository(database).unread,
    sampleMails,
    doorbell: bell.ring,
    newId: v7,
    host: new URL(environment.PUBLIC_URL).hostname,
  };
  const dependencies = {
    schedules: scheduleRepository(database),
    clients,
    clock: database.now,
    request: requestReports.bind(null, work),
  };
  return async () => {
    const outcomes = await runSchedules(dependencies);
    if (Object.keys(outcomes).length > 0) log.info({ job: "run-schedules", outcomes }, "Ran schedules");
  };
}
