import { figuresKnown } from "../figures/read-figures.ts";
import { figuresRepository } from "../figures/store.ts";
import type { Context } from "../kit/context.ts";
import { sampleUse } from "../kit/environment.ts";
import { requestReports } from "../reports/request-reports.ts";
import { reportRepository } from "../reports/store.ts";
import { sourceReadRepository } from "../sources/reads-store.ts";
import { runSchedules } from "./run-schedules.ts";

/** Requests the reports whose scheduled time has come. */
export function runSchedulesJob({ environment, log, database, clock, newId, bell }: Context): () => Promise<void> {
  const { sampleData, sampleMails } = sampleUse(environment);
  const work = {
    reports: reportRepository(database),
    database,
    figuresKnown: figuresKnown(figuresRepository(database), { sampleData }),
    unreadSources: sourceReadRepository(database).unread,
    sampleMails,
    doorbell: bell.ring,
    newId,
    host: new URL(environment.PUBLIC_URL).hostname,
  };
  const request = requestReports.bind(null, work);
  return async () => {
    const outcomes = await runSchedules({ database, clock, request });
    if (Object.keys(outcomes).length > 0) log.info({ job: "run-schedules", outcomes }, "Ran schedules");
  };
}
