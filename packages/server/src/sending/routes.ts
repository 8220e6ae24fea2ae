import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Language } from "@agency/content/settings";
import { downloadDraft } from "@agency/contracts/draft-previews";
import { checkLetters } from "@agency/contracts/letters";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportDraft, requestReportInputSchema } from "@agency/contracts/reports";
import * as contracts from "@agency/contracts/reports";
import { leaveAsSent as leaveContract } from "@agency/contracts/sent-reports";
import { newSections } from "@agency/model/report/new-sections";
import { precedingPeriod } from "@agency/model/report/periods";
import { type Snapshot, snapshotToJson } from "@agency/model/report/snapshot";
import { formatClientId } from "../clients/client-id.ts";
import { type Client, reportRecipients } from "../clients/client.ts";
import { findClient } from "../clients/find-client.ts";
import { findContacts } from "../clients/store.ts";
import { confirmDoubts } from "../figures/change-figures.ts";
import { doubtsOfPeriod } from "../figures/doubted.ts";
import { presentDoubts } from "../figures/present-doubts.ts";
import { reportPeriod } from "../figures/report-period.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { requestLanguage, sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { readMailedBefore } from "../opens/mailed-before.ts";
import type { ReportOpen } from "../opens/opens.ts";
import { presentUses } from "../opens/present-uses.ts";
import { opensOfReport } from "../opens/store.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import type { PdfAnswer } from "../reports/report-pdfs.ts";
import { presentReport, presentTitle } from "../reports/report-presenter.ts";
import type { Report, Revision } from "../reports/report.ts";
import { editReport, leaveAsSent, previewReport } from "../reports/review.ts";
import {
  approvedBeforeOne,
  approvedContents,
  findReport,
  findRevision,
  listRevisions,
  noteSeen,
} from "../reports/store.ts";
import { holderEntity } from "../reports/table.ts";
import { type UndrawnWords, undrawnWordsFinder } from "../reports/undrawn-words.ts";
import { type HandOver, handOverContacts } from "../shares/hand-over.ts";
import { handOversOfReport } from "../shares/store.ts";
import { missingReads } from "../sources/reads-store.ts";
import { type UnreadSource, unreadProblem } from "../sources/source.ts";
import { approveReviewed } from "./approve-reviewed.ts";
import { isServed } from "./choose-sending.ts";
import type { Mail } from "./mails.ts";
import { tellMails, tellRun } from "./progress.ts";
import { requestReport } from "./request-reports.ts";
import { sendApproved, settleDispatch } from "./send-approved.ts";
import { type ReportSearch, type ReportWithHistory, findDispatch, findWithHistory, listReports } from "./store.ts";

/** The staff request, review, approve and send reports, and see the outcome of each email. */
export function reportRoutes(
  app: FastifyInstance,
  context: FiguresContext & { undrawnIn: (texts: string[]) => Promise<string[]> },
  answerPdf: PdfAnswer,
): void {
  const { database, clock } = context;
  const findUndrawn = undrawnWordsFinder(context);
  const undrawnWords: UndrawnWords = (snapshot) => sandboxed(findUndrawn(snapshot), "report_not_drawn");

  handle(app, contracts.requestReport, ({ params, body, request }) => generate(request, params, body, "approve"));

  handle(app, contracts.sendReport, ({ params, body, request }) => generate(request, params, body, "send"));

  handle(app, contracts.readDraft, async ({ params, request }) => {
    const { client, report } = await find(params);
    const { type, periodStart } = report;
    const period = { start: periodStart, end: report.periodEnd };
    const { start } = precedingPeriod(type, period);
    const [progress, holders, revisions, before, contacts, missing, uses, doubts, handOvers, contents, mailedBefore] =
      await Promise.all([
        readProgress(client, report.id),
        database.manager.findBy(holderEntity, { reportId: report.id }),
        listRevisions(database, report.id),
        approvedBeforeOne(database.manager, report),
        findContacts(database, [client.id]),
        missingReads(database, [client.id], type, period),
        opensOfReport(database, report.id),
        doubtsOfPeriod(database, { clientId: client.id, reportType: type, periodStart }),
        handOversOfReport(database, report.id),
        approvedContents(database, [client.id], { type, start }),
        readMailedBefore(database, client, { type, period }),
      ]);
    const others = contacts.get(client.id) ?? [];
    const recipients = reportRecipients(client, others, type);
    const preview = previewReport(report, before, await clock());
    return presentDraft(report, {
      progress,
      preview,
      revisions,
      recipients: recipients.map((recipient) => ({
        ...recipient,
        served: holders.some((one) => one.recipient === recipient.email && isServed(report, one)),
        before: mailedBefore.get(recipient.email) ?? null,
      })),
      contentBefore: contents.get(client.id),
      unread: missing.get(client.id)?.unread ?? [],
      undrawn: preview ? await undrawnWords(preview.snapshot) : [],
      uses,
      client,
      doubts: presentDoubts(doubts, requestLanguage(request)),
      handOver: handOverContacts(client, others),
      handOvers,
    });
  });

  handle(app, checkLetters, async ({ body }) => ({
    undrawn: await sandboxed(context.undrawnIn(body.texts), "report_not_drawn"),
  }));

  handle(app, downloadDraft, async ({ params, query, reply }) => {
    const { client, report } = await find(params);
    const preview = previewReport(report, await approvedBeforeOne(database.manager, report), await clock());
    if (!preview) throw new Refusal("report_not_found");
    return answerPdf(reply, client, readIn(preview.snapshot, query.language));
  });

  handle(app, contracts.editReport, async ({ params, body }) => {
    const { client, report } = await find(params);
    const { version, comment, comments, recommendations } = body;
    const own = comment === undefined ? {} : { [client.language]: comment };
    await editReport(
      { ...context, undrawnWords },
      report,
      { comments: { ...own, ...comments }, recommendations },
      version,
    );
    return readProgress(client, report.id);
  });

  handle(app, contracts.noteSeen, async ({ params, body }) => {
    const { report } = await find(params);
    await noteSeen(database, report.id, body.version, await clock());
    return null;
  });

  handle(app, contracts.approveReport, async ({ params, body, request }) => {
    const { client, report } = await find(params);
    const looked = { by: await requireAuthor(request), seen: body.version, confirmed: body.confirmed };
    await approveReviewed(context, client, report, looked);
    return readProgress(client, report.id);
  });

  handle(app, leaveContract, async ({ params, body }) => {
    const { client, report } = await find(params);
    await leaveAsSent(context, report, body.version);
    return readProgress(client, report.id);
  });

  handle(app, contracts.sendApproved, async ({ params, request }) => {
    const { client, report } = await find(params);
    await sendApproved(context, client, report, { by: await requireAuthor(request), to: "unreached" });
    return readProgress(client, report.id);
  });

  handle(app, contracts.resendReport, async ({ params, body, request }) => {
    const { client, report } = await find(params);
    await sendApproved(context, client, report, { by: await requireAuthor(request), to: body.number ?? "all" });
    return readProgress(client, report.id);
  });

  handle(app, contracts.readDispatch, async ({ params }) => {
    const { snapshot, revision, state } = await mailed(params);
    return presentReport({ id: params.reportId, snapshot, revision, emailSent: state === "sent" });
  });

  handle(app, contracts.downloadDispatch, async ({ params, reply }) => {
    const { client, snapshot } = await mailed(params);
    return answerPdf(reply, client, snapshot);
  });

  handle(app, contracts.settleDispatch, async ({ params, body, request }) => {
    const { client, report } = await find(params);
    const { dispatchId } = params;
    await settleDispatch(context, report, { dispatchId, arrived: body.arrived, by: await requireAuthor(request) });
    return readProgress(client, report.id);
  });

  handle(app, contracts.listAllReports, async ({ query, request }) =>
    list({ ...query, scope: await requireScope(request) }),
  );

  handle(app, contracts.listClientReports, async ({ params, query }) => {
    const client = await findClient(database, params.clientId);
    return list({ ...query, scope: "all", clientId: client.id });
  });

  async function list(search: ReportSearch) {
    const found = await listReports(database, search);
    return { ...found, reports: found.reports.map(presentProgress) };
  }

  async function generate(
    request: FastifyRequest,
    params: { clientId: string },
    { reportType: type, periodStart, comment, confirmed = [] }: z.output<typeof requestReportInputSchema>,
    until: "approve" | "send",
  ) {
    const client = await findClient(database, params.clientId);
    const period = reportPeriod(type, periodStart, await clock());
    const by = await requireAuthor(request);
    if (confirmed.length > 0) {
      await confirmDoubts(context, { clientId: client.id, reportType: type, periodStart: period.start }, confirmed, by);
    }
    const withoutSource = confirmed.includes("source_unread");
    const reportId = await requestReport(context, client, { type, period, comment, until, by, withoutSource });
    return readProgress(client, reportId);
  }

  async function find(params: { clientId: string; reportId: string }): Promise<{ client: Client; report: Report }> {
    const client = await findClient(database, params.clientId);
    const report = await findReport(database, client.id, params.reportId);
    if (!report) throw new Refusal("report_not_found");
    return { client, report };
  }

  async function mailed(params: { clientId: string; reportId: string; dispatchId: string }) {
    const { client, report } = await find(params);
    const dispatch = await findDispatch(database, report.id, params.dispatchId);
    const sent = dispatch?.revision ? await findRevision(database, report.id, dispatch.revision) : null;
    if (!dispatch || !sent) throw new Refusal("report_not_found");
    return { client, state: dispatch.state, revision: sent.number, snapshot: readIn(sent.snapshot, dispatch.language) };
  }

  async function readProgress(client: Client, reportId: string) {
    const found = await findWithHistory(database, client.id, reportId);
    if (!found) throw new Refusal("report_not_found");
    return presentProgress(found);
  }
}

/** A report for a reader of a language; without one, in the language that the staff wrote in. */
function readIn(snapshot: Snapshot, language: Language | null | undefined): Snapshot {
  return language && language !== snapshot.language
    ? { ...snapshot, language, writtenIn: snapshot.language }
    : snapshot;
}

/** The working copy of a report with its revisions, for the staff. */
function presentDraft(
  report: Report,
  others: {
    progress: ReportProgress;
    preview: { snapshot: Snapshot; differs: boolean } | null;
    /** Of the report of the period before. */
    contentBefore: Snapshot | undefined;
    revisions: Revision[];
    recipients: ReportDraft["recipients"];
    unread: UnreadSource[];
    undrawn: string[];
    uses: ReportOpen[];
    client: Pick<Client, "recording" | "recordedSince">;
    doubts: ReportDraft["doubts"];
    handOver: ReportDraft["handOver"];
    handOvers: HandOver[];
  },
): ReportDraft {
  const { progress, preview, revisions, recipients, unread, undrawn, uses, client, doubts, handOver } = others;
  const { contentBefore } = others;
  return {
    progress,
    report:
      preview &&
      presentReport({ id: report.id, snapshot: preview.snapshot, revision: report.revision, emailSent: false }),
    differs: preview?.differs ?? false,
    before:
      preview && contentBefore
        ? {
            period: contentBefore.period,
            newSections: newSections(preview.snapshot, contentBefore),
            recommendations: contentBefore.recommendations,
          }
        : null,
    ruleRecommendations: report.snapshot?.recommendations ?? [],
    edited: report.recommendations !== null,
    unread: unreadProblem(unread),
    undrawn,
    doubts,
    recipients,
    handOver,
    handedOver: others.handOvers.map(({ revision, recipient, by, at }) => ({
      revision,
      recipient,
      by,
      at: at.toISOString(),
    })),
    revisions: revisions.map(({ number, approvedAt, approvedBy, withdrawnAt, withdrawnBy, snapshot: approved }) => ({
      number,
      approvedAt: approvedAt.toISOString(),
      approvedBy,
      withdrawn: withdrawnAt && withdrawnBy !== null ? { at: withdrawnAt.toISOString(), by: withdrawnBy } : null,
      revised: snapshotToJson(approved).revised,
      uses: presentUses(uses.filter(({ revision }) => revision === number)),
    })),
    recording: client.recording,
    recordedSince: client.recordedSince?.toISOString() ?? null,
  };
}

/** The progress of a report, for the staff. */
function presentProgress({ report, life, mails, run, approved, client }: ReportWithHistory): ReportProgress {
  const headline = approved ?? report.snapshot;
  const period = { start: report.periodStart, end: report.periodEnd };
  return {
    id: report.id,
    clientId: formatClientId(client.accessId),
    clientName: client.name,
    reportType: report.type,
    reportPeriod: period,
    title: presentTitle(report.type, period, report.snapshot?.language ?? client.language),
    state: report.state,
    life: life.state,
    actions: life.actions,
    held: life.held,
    problem: report.problem,
    requestedAt: report.requestedAt.toISOString(),
    generatedAt: report.generatedAt?.toISOString() ?? null,
    sample: report.sample,
    figures: {
      leads: { value: headline?.figures.totalLeads ?? null, change: headline?.changes.leads ?? null },
      visitors: { value: headline?.figures.totalVisitors ?? null, change: headline?.changes.visitors ?? null },
    },
    comment: report.comments[client.language] ?? null,
    comments: report.comments,
    revision: report.revision,
    unapproved: report.unapproved,
    doubtful: report.doubtful,
    version: report.version,
    run: run && tellRun(report, run, mails),
    mails: tellMails(mails.filter(({ counts }) => counts)),
    dispatches: mails.map(presentMail),
  };
}

function presentMail({
  reportId: _reportId,
  requestedAt,
  sentAt,
  ...mail
}: Mail): ReportProgress["dispatches"][number] {
  return { ...mail, requestedAt: requestedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}
