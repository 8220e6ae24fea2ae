import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/reports/routes";
import type { Client } from "@agency/core/clients/client";
import { readClientId } from "@agency/core/clients/client-id";
import { findClient } from "@agency/core/clients/find-client";
import { findClients } from "@agency/core/clients/find-clients";
import { Refusal } from "@agency/core/refusal";
import { commentReport } from "@agency/core/reports/comment-report";
import { currentSnapshot, type Report } from "@agency/core/reports/report";
import { requestReport } from "@agency/core/reports/request-report";
import { requestReports } from "@agency/core/reports/request-reports";
import { resendReport } from "@agency/core/reports/resend-report";
import { sendReport } from "@agency/core/reports/send-report";
import { settleDispatch } from "@agency/core/reports/settle-dispatch";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";
import { JsonText } from "../../http/json-text.ts";
import type { PortalAccess } from "../../portal-access.ts";
import { portalReports } from "./portal-reports.ts";
import { reportPdfs } from "./report-pdfs.ts";
import { presentPortalReport, presentProgress, presentRequest } from "./report-presenter.ts";

export function reportRoutes(app: FastifyInstance, dependencies: Dependencies, portal: PortalAccess): void {
  const { reports, sandbox } = dependencies;
  const portalList = portalReports(reports);
  const pdfOf = reportPdfs(sandbox);
  const work = {
    ...dependencies,
    figures: dependencies.figuresSource,
    doorbell: dependencies.bell.ring,
    host: new URL(dependencies.environment.PUBLIC_URL).hostname,
  };

  handle(app, contracts.listReports, async ({ params, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    return new JsonText(await portalList.listOf(client.id));
  });

  handle(app, contracts.requestReport, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    const reportId = await requestReport(work, client, body.reportType, body.comment);
    return readProgress(client, reportId);
  });

  handle(app, contracts.sendReport, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    const reportId = await sendReport(work, client, body.reportType, body.comment);
    return readProgress(client, reportId);
  });

  handle(app, contracts.requestReports, async ({ body }) => {
    const { reportType: type, send, clientIds } = body;
    const chosen = await findClients(dependencies.clients, clientIds);
    const clients = chosen.flatMap(({ client }) => (client ? [client] : []));
    const requested = await requestReports(work, clients, { type, send });
    const reportOf = new Map(requested.map(({ client, reportId }) => [client.id, reportId]));
    return { results: chosen.map(({ clientId, client }) => presentRequest(clientId, client, reportOf)) };
  });

  handle(app, contracts.readReport, async ({ params, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    const { report, snapshot } = await generated(client, params.reportId);
    return presentPortalReport(report, snapshot, await reports.wasSent(report.id));
  });

  handle(app, contracts.downloadReport, async ({ params, request, reply }) => {
    const client = await portal.clientOf(request, params.clientId);
    const { report, snapshot } = await generated(client, params.reportId);
    const pdf = await pdfOf(report, snapshot);
    reply.header("content-disposition", `attachment; filename="${report.type}-${report.periodStart}.pdf"`);
    return pdf;
  });

  handle(app, contracts.readReportProgress, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    return readProgress(client, params.reportId);
  });

  handle(app, contracts.commentReport, async ({ params, body }) => {
    const { client, report } = await find(params);
    await commentReport(dependencies, report, body.comment);
    return readProgress(client, report.id);
  });

  handle(app, contracts.resendReport, async ({ params, body }) => {
    const { client, report } = await find(params);
    await resendReport(work, client, report, body.number);
    return readProgress(client, report.id);
  });

  handle(app, contracts.settleDispatch, async ({ params, body }) => {
    const { client, report } = await find(params);
    await settleDispatch(work, report.id, params.dispatchId, body);
    return readProgress(client, report.id);
  });

  handle(app, contracts.listAllReports, async ({ query }) => {
    const { clientId, ...search } = query;
    const accessId = clientId && readClientId(clientId);
    const client = accessId ? await dependencies.clients.findByAccessId(accessId) : null;
    if (clientId && !client) return { total: 0, more: false, reports: [] };
    const found = await reports.listAll({ ...search, clientId: client?.id });
    return { ...found, reports: found.reports.map(presentProgress) };
  });

  async function find(params: { clientId: string; reportId: string }): Promise<{ client: Client; report: Report }> {
    const client = await findClient(dependencies, params.clientId);
    const report = await reports.find(client.id, params.reportId);
    if (!report) throw new Refusal("report_not_found");
    return { client, report };
  }

  async function generated(client: Client, reportId: string): Promise<{ report: Report; snapshot: Snapshot }> {
    const report = await reports.find(client.id, reportId);
    const snapshot = report && currentSnapshot(report);
    if (!snapshot) throw new Refusal("report_not_found");
    return { report, snapshot };
  }

  async function readProgress(client: Client, reportId: string) {
    const found = await reports.findWithHistory(client.id, reportId);
    if (!found) throw new Refusal("report_not_found");
    return presentProgress(found);
  }
}
