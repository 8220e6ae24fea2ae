import { agencyDetails } from "@agency/content/agency";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import type { Snapshot } from "@agency/model/report/snapshot";
import { figuresReader } from "@agency/server/figures/read-figures";
import { figuresRepository } from "@agency/server/figures/store";
import { sampleUse } from "@agency/server/kit/environment";
import { forRequest } from "@agency/server/kit/work/for-request";
import { clientFacts, generateReport } from "@agency/server/reports/generate-report";
import { askForUndrawn } from "@agency/server/reports/pdf/ask-for-undrawn";
import { drawnTexts } from "@agency/server/reports/pdf/drawn-texts";
import type { Report } from "@agency/server/reports/report";
import { reportWork } from "@agency/server/sending/report-work";
import { sourceRepository } from "@agency/server/sources/store";
import type { Context } from "../context.ts";
import { openPlaces } from "../places.ts";
import { rowJob } from "./row-job.ts";

/** How many reports one worker generates side by side: it mostly waits for the database. */
const reportsInHand = 4;

/** Generates the reports that are due. */
export function generateReportJob({ environment, log, database, bell, mailer, sandbox, metrics, stopping }: Context) {
  const work = reportWork(database);
  const undrawn = askForUndrawn(sandbox);
  const dependencies = {
    work,
    ...clientFacts(database),
    figures: figuresReader(figuresRepository(database), sampleUse(environment)),
    undrawnWords: (snapshot: Snapshot) =>
      undrawn(drawnTexts(presentReport(snapshot, translator(snapshot.language), agencyDetails, snapshot.language))),
    sources: sourceRepository(database),
    doorbell: bell.ring,
    clock: mailer.delivering.clock,
    log,
  };

  async function generate(report: Report): Promise<void> {
    const { result, seconds } = await forRequest(report, async () => {
      const outcome = await generateReport(dependencies, report);
      log.info({ job: "generate-report", report: report.id, attempt: report.attempts, outcome }, "Report");
      return outcome;
    });
    metrics.worked("generate-report", result, seconds);
  }

  return {
    ...rowJob({ stopping, places: openPlaces(reportsInHand), claim: work.claim, work: generate }),
  };
}
