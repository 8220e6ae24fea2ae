import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/figures";
import type { PeriodFigures } from "@agency/contracts/figures";
import { noFigures } from "@agency/model/figures";
import { lastCompletePeriod, type Period, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { findClient } from "../clients/find-client.ts";
import type { Dependencies } from "../dependencies.ts";
import { figuresTemplate } from "../imports/template.ts";
import { handle } from "../kit/http/handle.ts";
import { usernameOf } from "../kit/http/signed-in.ts";
import { deletePeriod, describeDeletion } from "./delete-period.ts";
import type { PeriodKey } from "./figures-repository.ts";
import type { PeriodFigures as StoredFigures } from "./period-figures.ts";
import { saveFigures } from "./save-figures.ts";
import { takeBackFigures } from "./take-back-figures.ts";

export function figuresRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { figures, bell, clock } = dependencies;
  const keeping = { ...dependencies, doorbell: bell.ring };

  handle(app, contracts.readFigures, async ({ params }) => {
    const client = await findClient(dependencies.database, params.clientId);
    const [rows, now] = await Promise.all([figures.list(client.id), clock()]);
    return {
      periods: rows.map(present),
      reportPeriods: periodsOfEachType(now),
    };
  });

  handle(app, contracts.saveFigures, async ({ params, body, request }) => {
    const client = await findClient(dependencies.database, params.clientId);
    const all = { ...body, figures: { ...noFigures, ...body.figures } };
    return present(await saveFigures(keeping, client.id, all, await usernameOf(request)));
  });

  handle(app, contracts.changeFigures, async ({ params, body, request }) => {
    const client = await findClient(dependencies.database, params.clientId);
    return present(await saveFigures(keeping, client.id, body, await usernameOf(request)));
  });

  handle(app, contracts.takeBackFigures, async ({ params, body, request }) => {
    const client = await findClient(dependencies.database, params.clientId);
    return present(await takeBackFigures(keeping, client.id, body, await usernameOf(request)));
  });

  handle(app, contracts.describeDeletion, async ({ params }) => {
    const { period, readAgain, report } = await describeDeletion(dependencies, await periodOf(params));
    return {
      period: present(period),
      lists: {
        keywords: period.searches?.keywords.length ?? 0,
        pages: period.searches?.pages.length ?? 0,
        profileSearches: period.profileSearches?.rows.length ?? 0,
      },
      readAgain,
      report: report && { ...report, sentAt: report.sentAt?.toISOString() ?? null },
    };
  });

  handle(app, contracts.deletePeriod, async ({ params, query, request }) => {
    const by = await usernameOf(request);
    await deletePeriod(keeping, await periodOf(params), { seen: new Date(query.seen), by });
    return null;
  });

  handle(app, contracts.readFiguresTemplate, async ({ params, reply }) => {
    await findClient(dependencies.database, params.clientId);
    const now = await clock();
    reply.header("content-disposition", 'attachment; filename="figures.csv"');
    return figuresTemplate(
      reportTypes.map((reportType) => ({ reportType, period: lastCompletePeriod(reportType, now) })),
    );
  });

  async function periodOf({ clientId, reportType, periodStart }: PeriodKey): Promise<PeriodKey> {
    const client = await findClient(dependencies.database, clientId);
    return { clientId: client.id, reportType, periodStart };
  }
}

function periodsOfEachType(now: Date): Record<ReportType, Period> {
  const periods = reportTypes.map((type) => [type, lastCompletePeriod(type, now)] as const);
  return Object.fromEntries(periods) as Record<ReportType, Period>;
}

function present({ reportType, periodStart, figures, origins, overridden, updatedAt }: StoredFigures): PeriodFigures {
  const period = periodStarting(reportType, periodStart);
  return {
    reportType,
    periodStart,
    periodEnd: period?.end ?? periodStart,
    figures,
    origins,
    overridden,
    updatedAt: updatedAt.toISOString(),
  };
}
