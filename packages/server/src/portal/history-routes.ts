import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/history";
import { snapshotToJson } from "@agency/model/report/snapshot";
import type { PortalAccess } from "../clients/portal-access.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import type { UseAfterwards } from "../opens/use-afterwards.ts";
import { listApproved } from "../reports/list-approved.ts";
import type { PdfAnswer } from "../reports/report-pdfs.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import { countApproved, findReport, listRevisions, revisionsOf } from "../reports/store.ts";
import { mailedRevisions } from "../sending/store.ts";
import { historyEntries } from "./history-entries.ts";

/** What a client could read until now: every report in pages, and each of its revisions as it was emailed. */
export function historyRoutes(
  app: FastifyInstance,
  { database }: Pick<Context, "database">,
  portal: PortalAccess,
  answerPdf: PdfAnswer,
  afterwards: UseAfterwards,
): void {
  const entriesOf = historyEntries(database);

  handle(app, contracts.readHistory, async ({ params, query, request }) => {
    const { id } = await portal.clientOf(request, params.clientId);
    const [counts, list] = await Promise.all([countApproved(database, id), listApproved(database, id, query)]);
    return { counts, reports: await entriesOf(list) };
  });

  handle(app, contracts.readRevisions, async ({ params, request }) => {
    const { id } = await portal.clientOf(request, params.clientId);
    const report = await findReport(database, id, params.reportId);
    if (!report || report.revision === 0) throw new Refusal("report_not_found");
    const [revisions, mailed] = await Promise.all([
      listRevisions(database, report.id),
      mailedRevisions(database, report.id),
    ]);
    return revisions.map(({ number, approvedAt, snapshot }) => ({
      number,
      approvedAt: approvedAt.toISOString(),
      mailedAt: mailed.get(number)?.toISOString() ?? null,
      revised: snapshotToJson(snapshot).revised,
    }));
  });

  handle(app, contracts.readRevision, async ({ params, request }) => {
    const { id } = await portal.clientOf(request, params.clientId);
    const { snapshot, emailSent } = await revisionOf(id, params);
    return presentPortalReport({ id: params.reportId, revision: params.number, snapshot, emailSent });
  });

  handle(app, contracts.downloadRevision, async ({ params, request, reply }) => {
    const client = await portal.clientOf(request, params.clientId);
    const { snapshot } = await revisionOf(client.id, params);
    const { reportId, number: revision } = params;
    await afterwards.downloaded(request, reply, client, { reportId, revision });
    return answerPdf(reply, client, snapshot);
  });

  async function revisionOf(clientId: string, { reportId, number }: { reportId: string; number: number }) {
    const report = await findReport(database, clientId, reportId);
    const [revisions, mailed] = await Promise.all([
      revisionsOf(database, report ? [{ id: report.id, revision: number }] : []),
      mailedRevisions(database, reportId),
    ]);
    const revision = revisions.get(reportId);
    if (!revision) throw new Refusal("report_not_found");
    return { snapshot: revision.snapshot, emailSent: mailed.has(number) };
  }
}
