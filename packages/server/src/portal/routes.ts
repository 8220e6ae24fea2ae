import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/reports";
import type { PortalAccess } from "../clients/portal-access.ts";
import type { Context } from "../kit/context.ts";
import { handle, JsonText } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import type { UseAfterwards } from "../opens/use-afterwards.ts";
import type { PdfAnswer } from "../reports/report-pdfs.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import { findApproved } from "../reports/store.ts";
import { portalReports } from "./portal-reports.ts";

/** What a client reads and downloads: the latest revision of each report. */
export function portalRoutes(
  app: FastifyInstance,
  { database }: Pick<Context, "database">,
  portal: PortalAccess,
  answerPdf: PdfAnswer,
  afterwards: UseAfterwards,
): void {
  const listOf = portalReports(database);

  handle(app, contracts.listReports, async ({ params, query, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    return new JsonText(await listOf(client.id, query.limit));
  });

  handle(app, contracts.readReport, async ({ params, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    return presentPortalReport(await approved(client.id, params.reportId));
  });

  handle(app, contracts.downloadReport, async ({ params, request, reply }) => {
    const client = await portal.clientOf(request, params.clientId);
    const { id, revision, snapshot } = await approved(client.id, params.reportId);
    await afterwards.downloaded(request, reply, client, { reportId: id, revision });
    return answerPdf(reply, client, snapshot);
  });

  async function approved(clientId: string, reportId: string) {
    const report = await findApproved(database, clientId, reportId);
    if (!report) throw new Refusal("report_not_found");
    return report;
  }
}
