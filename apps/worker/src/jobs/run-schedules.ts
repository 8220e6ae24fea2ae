import { v7 } from "uuid";
import { clientRepository } from "@agency/server/clients/store";
import { figuresKnown } from "@agency/server/figures/read-figures";
import { figuresRepository } from "@agency/server/figures/store";
import { sampleUse } from "@agency/server/kit/environment";
import { requestReports } from "@agency/server/reports/request-reports";
import { reportRepository } from "@agency/server/reports/store";
import { runSchedules } from "@agency/server/schedules/run-schedules";
import { scheduleRepository } from "@agency/server/schedules/store";
import { sourceReadRepository } from "@agency/server/sources/reads-store";
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
