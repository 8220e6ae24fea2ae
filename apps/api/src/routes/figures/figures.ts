import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/figures/routes";
import type { PeriodFigures } from "@agency/contracts/figures/schemas";
import { findClient } from "@agency/core/clients/find-client";
import { figuresTemplate } from "@agency/core/figures/csv";
import { importFigures } from "@agency/core/figures/import-figures";
import type { PeriodFigures as StoredFigures } from "@agency/core/figures/period-figures";
import { saveFigures } from "@agency/core/figures/save-figures";
import { lastCompletePeriod, type Period, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";
import { sandboxed } from "../../sandboxed.ts";

export function figuresRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { figures, clock, sandbox } = dependencies;

  handle(app, contracts.readFigures, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    const [rows, now] = await Promise.all([figures.list(client.id), clock()]);
    return {
      periods: rows.map(present),
      reportPeriods: periodsOfEachType(now),
    };
  });

  handle(app, contracts.saveFigures, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    return present(await saveFigures(dependencies, client.id, body));
  });

  handle(app, contracts.readFiguresTemplate, async ({ params, reply }) => {
    await findClient(dependencies, params.clientId);
    const now = await clock();
    reply.header("content-disposition", 'attachment; filename="figures.csv"');
    return figuresTemplate(
      reportTypes.map((reportType) => ({ reportType, period: lastCompletePeriod(reportType, now) })),
    );
  });

  handle(app, contracts.importFigures, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    const parseCsv = (file: Uint8Array, now: Date) =>
      sandboxed(sandbox.run("parseFiguresCsv", file, now), "file_unreadable");
    return { imported: await importFigures({ ...dependencies, parseCsv }, client.id, body) };
  });
}

function periodsOfEachType(now: Date): Record<ReportType, Period> {
  const periods = reportTypes.map((type) => [type, lastCompletePeriod(type, now)] as const);
  return Object.fromEntries(periods) as Record<ReportType, Period>;
}

function present({ reportType, periodStart, figures, source, updatedAt }: StoredFigures): PeriodFigures {
  const period = periodStarting(reportType, periodStart);
  return {
    reportType,
    periodStart,
    periodEnd: period?.end ?? periodStart,
    figures,
    source,
    updatedAt: updatedAt.toISOString(),
  };
}
