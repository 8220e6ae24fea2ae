import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/figures";
import type { PeriodFigures } from "@agency/contracts/figures";
import { noFigures } from "@agency/model/figures";
import { lastCompletePeriod, type Period, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { formatClientId } from "../clients/client-id.ts";
import { findClient, findClients } from "../clients/find-client.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import { addUpMonths } from "./add-up.ts";
import { saveFigures, takeBackFigures } from "./change-figures.ts";
import type { PeriodFigures as StoredFigures } from "./figures.ts";
import type { FiguresContext, ShowingReport } from "./showing-reports.ts";
import { figuresOfClient } from "./store.ts";

export function figuresRoutes(app: FastifyInstance, context: FiguresContext): void {
  const { database, clock, reports } = context;

  handle(app, contracts.readFigures, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    const [rows, now] = await Promise.all([figuresOfClient(database, client.id), clock()]);
    return { periods: rows.map(presentFigures), reportPeriods: periodsOfEachType(now) };
  });

  handle(app, contracts.saveFigures, async ({ params, body, request }) => {
    const client = await findClient(database, params.clientId);
    const all = { ...body, figures: { ...noFigures, ...body.figures } };
    return presentFigures(await saveFigures(context, client.id, all, await requireAuthor(request)));
  });

  handle(app, contracts.changeFigures, async ({ params, body, request }) => {
    const client = await findClient(database, params.clientId);
    const saved = await saveFigures(context, client.id, body, await requireAuthor(request));
    const [report] = await reports.ofPeriods(database.manager, client.id, [saved]);
    return { ...presentFigures(saved), report: presentReport(report) };
  });

  handle(app, contracts.takeBackFigures, async ({ params, body, request }) => {
    const client = await findClient(database, params.clientId);
    return presentFigures(await takeBackFigures(context, client.id, body, await requireAuthor(request)));
  });

  handle(app, contracts.addUpMonths, async ({ body: { periodStart, clientIds: typed }, request }) => {
    const clients = (await findClients(database, typed, await requireScope(request))).flatMap(
      ({ client }) => client ?? [],
    );
    const clientIds = clients.map(({ id }) => id);
    const added = await addUpMonths(context, { clientIds, periodStart }, await requireAuthor(request));
    const accessIds = new Map(clients.map(({ id, accessId }) => [id, formatClientId(accessId)]));
    return { clients: added.map(({ clientId, figures }) => ({ clientId: accessIds.get(clientId) ?? "", figures })) };
  });
}

/** What the client can read of a period; null without any. */
function presentReport(report: ShowingReport | undefined) {
  if (!report?.approved) return null;
  return { id: report.id, revision: report.approved.revision, sentAt: report.sentAt?.toISOString() ?? null };
}

function periodsOfEachType(now: Date): Record<ReportType, Period> {
  const periods = reportTypes.map((type) => [type, lastCompletePeriod(type, now)] as const);
  return Object.fromEntries(periods) as Record<ReportType, Period>;
}

/** The figures of a period, as the staff see them. */
export function presentFigures({
  reportType,
  periodStart,
  figures,
  origins,
  overridden,
  ads,
  aiAnswers,
  confirmed,
  updatedAt,
}: StoredFigures): PeriodFigures {
  const period = periodStarting(reportType, periodStart);
  return {
    reportType,
    periodStart,
    periodEnd: period?.end ?? periodStart,
    figures,
    origins,
    overridden,
    ads: ads ?? [],
    aiAnswers: aiAnswers ?? [],
    confirmed,
    updatedAt: updatedAt.toISOString(),
  };
}
