import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/figures";
import { findClient } from "../clients/find-client.ts";
import type { PeriodKey } from "../figures/figures.ts";
import { presentFigures } from "../figures/routes.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { deletePeriod, describeDeletion } from "./delete-period.ts";

export function deletionRoutes(app: FastifyInstance, context: FiguresContext): void {
  const { database } = context;

  handle(app, contracts.describeDeletion, async ({ params }) => {
    const { period, readAgain, report } = await describeDeletion(database, await readPeriod(params));
    return {
      period: presentFigures(period),
      lists: {
        keywords: period.searches?.keywords.length ?? 0,
        pages: period.searches?.pages.length ?? 0,
        profileSearches: period.profileSearches?.rows.length ?? 0,
        ads: period.ads?.length ?? 0,
        aiAnswers: period.aiAnswers?.length ?? 0,
      },
      readAgain,
      report: report && { ...report, sentAt: report.sentAt?.toISOString() ?? null },
    };
  });

  handle(app, contracts.deletePeriod, async ({ params, query, request }) => {
    const by = await requireAuthor(request);
    await deletePeriod(context, await readPeriod(params), { seen: new Date(query.seen), by });
    return null;
  });

  async function readPeriod({ clientId, reportType, periodStart }: PeriodKey): Promise<PeriodKey> {
    return { clientId: (await findClient(database, clientId)).id, reportType, periodStart };
  }
}
