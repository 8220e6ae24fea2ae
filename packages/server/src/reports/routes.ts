import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import * as contracts from "@agency/contracts/reports";
import type { requestReportInputSchema } from "@agency/contracts/reports";
import type { Client } from "../clients/client.ts";
import { recipientsOf } from "../clients/contact.ts";
import { findClient } from "../clients/find-client.ts";
import type { PortalAccess } from "../clients/portal-access.ts";
import { contactsOf } from "../clients/store.ts";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { JsonText } from "../kit/http/json-text.ts";
import { sandboxed } from "../kit/http/sandboxed.ts";
import { usernameOf } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import type { UseAfterwards } from "../opens/use-afterwards.ts";
import { resendApproved, sendApproved } from "../sending/send-approved.ts";
import { settleDispatch } from "../sending/settle-dispatch.ts";
import { approveReport } from "./approve-report.ts";
import { editReport } from "./edit-report.ts";
import { portalReports } from "./portal-reports.ts";
import { previewReport } from "./preview-report.ts";
import type { PdfAnswer } from "./report-pdfs.ts";
import { reportPeriod } from "./report-period.ts";
import { presentDraft, presentPortalReport, presentProgress, presentReport } from "./report-presenter.ts";
import type { ReportSearch } from "./report-repository.ts";
import type { Report } from "./report.ts";
import { requestReport } from "./request-reports.ts";
import { undrawnWordsOf } from "./undrawn-words-of.ts";
import type { UndrawnWords } from "./undrawn-words.ts";

export function reportRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  portal: PortalAccess,
  answerPdf: PdfAnswer,
  afterwards: UseAfterwards,
): void {
  const { reports } = dependencies;
  const portalList = portalReports(reports);
  const findUndrawn = undrawnWordsOf(dependencies);
  const undrawnWords: UndrawnWords = (snapshot) => sandboxed(findUndrawn(snapshot), "report_not_drawn");
  const work = {
    ...dependencies,
    undrawnWords,
    unreadSources: dependencies.reads.unread,
    doorbell: dependencies.bell.ring,
    host: new URL(dependencies.environment.PUBLIC_URL).hostname,
  };

  handle(app, contracts.listReports, async ({ params, query, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    return new JsonText(await portalList.listOf(client.id, query.limit));
  });

  handle(app, contracts.requestReport, ({ params, body, request }) => generate(request, params, body, "approve"));

  handle(app, contracts.sendReport, ({ params, body, request }) => generate(request, params, body, "send"));

  handle(app, contracts.readReport, async ({ params, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    return presentPortalReport(await approved(client, params.reportId));
  });

  handle(app, contracts.downloadReport, async ({ params, request, reply }) => {
    const client = await portal.clientOf(request, params.clientId);
    const { id, revision, snapshot } = await approved(client, params.reportId);
    await afterwards.downloaded(request, reply, client, { reportId: id, revision });
    return answerPdf(reply, client, snapshot);
  });

  handle(app, contracts.readDraft, async ({ params }) => {
    const { client, report } = await find(params);
    const [progress, revisions, before, contacts, unread, uses] = await Promise.all([
      readProgress(client, report.id),
      reports.listRevisions(report.id),
      reports.approvedBefore(report),
      contactsOf(dependencies.database, [client.id]),
      dependencies.reads.unread([client.id], report.type, { start: report.periodStart }),
      dependencies.uses.ofReport(report.id),
    ]);
    const recipients = recipientsOf(client, contacts.get(client.id) ?? [], report.type);
    const preview = previewReport(report, before, await dependencies.clock());
    return presentDraft(report, {
      progress,
      preview,
      revisions,
      recipients,
      unread: unread.get(client.id) ?? [],
      undrawn: preview ? await undrawnWords(preview.snapshot) : [],
      uses,
      client,
    });
  });

  handle(app, contracts.checkLetters, async ({ body }) => ({
    undrawn: await sandboxed(dependencies.undrawnIn(body.texts), "report_not_drawn"),
  }));

  handle(app, contracts.downloadDraft, async ({ params, reply }) => {
    const { client, report } = await find(params);
    const preview = previewReport(report, await reports.approvedBefore(report), await dependencies.clock());
    if (!preview) throw new Refusal("report_not_found");
    return answerPdf(reply, client, preview.snapshot);
  });

  handle(app, contracts.editReport, async ({ params, body }) => {
    const { client, report } = await find(params);
    const { version, ...draft } = body;
    await editReport(work, report, draft, version);
    return readProgress(client, report.id);
  });

  handle(app, contracts.approveReport, async ({ params, body, request }) => {
    const { client, report } = await find(params);
    await approveReport(dependencies, report, { by: await usernameOf(request), seen: body.version });
    return readProgress(client, report.id);
  });

  handle(app, contracts.sendApproved, async ({ params }) => {
    const { client, report } = await find(params);
    const history = await reports.findWithHistory(client.id, report.id);
    await sendApproved(work, client, report, history ?? { dispatches: [], holders: [] });
    return readProgress(client, report.id);
  });

  handle(app, contracts.resendReport, async ({ params, body }) => {
    const { client, report } = await find(params);
    await resendApproved(work, client, report, body.number);
    return readProgress(client, report.id);
  });

  handle(app, contracts.readDispatch, async ({ params }) => {
    const { snapshot, revision, state } = await mailed(params);
    return presentReport({ id: params.reportId, snapshot, revision: revision ?? 1, emailSent: state === "sent" });
  });

  handle(app, contracts.downloadDispatch, async ({ params, reply }) => {
    const { client, snapshot } = await mailed(params);
    return answerPdf(reply, client, snapshot);
  });

  handle(app, contracts.settleDispatch, async ({ params, body }) => {
    const { client, report } = await find(params);
    await settleDispatch(work, report.id, params.dispatchId, body);
    return readProgress(client, report.id);
  });

  handle(app, contracts.listAllReports, ({ query }) => list(query));

  handle(app, contracts.listClientReports, async ({ params, query }) => {
    const client = await findClient(dependencies.database, params.clientId);
    return list({ ...query, clientId: client.id });
  });

  async function list(search: ReportSearch) {
    const found = await reports.listAll(search);
    return { ...found, reports: found.reports.map(presentProgress) };
  }

  async function generate(
    request: FastifyRequest,
    params: { clientId: string },
    { reportType: type, periodStart, comment }: z.output<typeof requestReportInputSchema>,
    until: "approve" | "send",
  ) {
    const client = await findClient(dependencies.database, params.clientId);
    const period = reportPeriod(type, periodStart, await dependencies.clock());
    const by = await usernameOf(request);
    const reportId = await requestReport(work, client, { type, period, comment, until, by });
    return readProgress(client, reportId);
  }

  async function find(params: { clientId: string; reportId: string }): Promise<{ client: Client; report: Report }> {
    const client = await findClient(dependencies.database, params.clientId);
    const report = await reports.find(client.id, params.reportId);
    if (!report) throw new Refusal("report_not_found");
    return { client, report };
  }

  async function approved(client: Client, reportId: string) {
    const report = await reports.findApproved(client.id, reportId);
    if (!report) throw new Refusal("report_not_found");
    return report;
  }

  async function mailed(params: { clientId: string; reportId: string; dispatchId: string }) {
    const { client, report } = await find(params);
    const dispatch = await reports.findDispatch(report.id, params.dispatchId);
    if (!dispatch?.snapshot) throw new Refusal("report_not_found");
    const { snapshot, language } = dispatch;
    const shown = language ? { ...snapshot, language, writtenIn: snapshot.language } : snapshot;
    return { ...dispatch, client, snapshot: shown };
  }

  async function readProgress(client: Client, reportId: string) {
    const found = await reports.findWithHistory(client.id, reportId);
    if (!found) throw new Refusal("report_not_found");
    return presentProgress(found);
  }
}
