import { figuresSource } from "@agency/core/figures/read-figures";
import { generateReport } from "@agency/core/reports/generate-report";
import { clientRepository } from "@agency/platform/db/repositories/clients";
import { figuresRepository } from "@agency/platform/db/repositories/figures";
import { reportWork } from "@agency/platform/db/repositories/report-work";
import type { Context } from "../context.ts";
import { forRequest } from "./for-request.ts";

/** Generates the reports that are due. */
export function generateReportJob({ environment, log, database, bell, metrics, stopping }: Context) {
  const work = reportWork(database);
  const dependencies = {
    work,
    clients: clientRepository(database),
    figures: figuresSource(figuresRepository(database), { sampleData: environment.SAMPLE_DATA === "on" }),
    doorbell: bell.ring,
    clock: database.now,
    log,
  };

  async function generate(id?: string): Promise<boolean> {
    if (stopping.aborted) return false;
    const report = await work.claim(id);
    if (!report) return false;
    const { result, seconds } = await forRequest(report, async () => {
      const outcome = await generateReport(dependencies, report);
      log.info({ job: "generate-report", report: report.id, attempt: report.attempts, outcome }, "Report");
      return outcome;
    });
    metrics.worked("generate-report", result, seconds);
    return true;
  }

  return {
    /** Processes every due row. */
    work: async () => {
      while (await generate());
    },
    /** Processes the queued row, unless another worker claimed it. */
    answer: async (id: string) => void (await generate(id)),
  };
}
