import { agency } from "@agency/content/agency";
import { languages } from "@agency/content/settings";
import type { Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { Dispatch, Metrics, Report, ReportDraft, ReportProgress, RevisionUses } from "@agency/contracts/reports";
import { conversionText, signedPercent, signedPlaces } from "@agency/model/report/changes";
import { recommendationTexts, reportTitle } from "@agency/model/report/document";
import { type Snapshot, snapshotToJson } from "@agency/model/report/snapshot";
import { trafficSplit } from "@agency/model/report/traffic-split";
import type { UseKind } from "@agency/model/states";
import { formatClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import type { Recipient } from "../clients/contact.ts";
import type { ReportUse } from "../opens/report-use.ts";
import { type UnreadSource, unreadProblem } from "../sources/unread-source.ts";
import { forClient, forLink } from "./for-readers.ts";
import type { ApprovedReport, ReportWithHistory } from "./report-repository.ts";
import type { Dispatch as StoredDispatch, Report as StoredReport } from "./report.ts";
import type { Revision } from "./revision.ts";

type WithContent = ApprovedReport & { snapshot: Snapshot };

/** A report as its client reads it. */
export function presentPortalReport(report: WithContent): Report {
  return presentReport({ ...report, snapshot: forClient(report.snapshot, agency.name) });
}

/** A report as anybody with a link to it reads it. */
export function presentSharedReport(report: WithContent): Report {
  return presentReport({ ...report, snapshot: forLink(report.snapshot) });
}

/** A report as the staff read it: its content, and its texts in the language it was frozen in. */
export function presentReport({ id, snapshot, revision, emailSent }: WithContent): Report {
  const { type, period, language, generatedAt } = snapshot;
  const { locale } = languages[language];
  return {
    id,
    title: titleOf(type, period, language),
    reportType: type,
    generatedAt: generatedAt.toISOString(),
    emailSent,
    revision,
    reportPeriod: period,
    data: {
      metrics: presentMetrics(snapshot, locale),
      recommendations: recommendationTexts(snapshot, translator(language), locale),
    },
    snapshot: snapshotToJson(snapshot),
  };
}

function presentMetrics({ figures, changes }: Snapshot, locale: string): Metrics {
  return {
    websiteTraffic: {
      totalVisitors: figures.totalVisitors,
      organicTraffic: figures.organicTraffic,
      changeFromPrevious: changes.visitors === null ? null : signedPercent(changes.visitors, locale),
      sources: trafficSplit(figures),
    },
    seoRankings: {
      averagePosition: figures.averagePosition,
      keywordsTracked: figures.keywordsTracked,
      changeFromPrevious: changes.position === null ? null : signedPlaces(changes.position, locale),
      topRankings: figures.topRankings,
    },
    socialEngagement: {
      totalFollowers: figures.totalFollowers,
      changeFromPrevious: changes.followers === null ? null : signedPercent(changes.followers, locale),
    },
    conversions: {
      totalLeads: figures.totalLeads,
      changeFromPrevious: changes.leads === null ? null : signedPercent(changes.leads, locale),
      conversionRate: conversionText(figures, locale),
    },
  };
}

/** The working copy of a report with its revisions, for the staff. */
export function presentDraft(
  report: StoredReport,
  others: {
    progress: ReportProgress;
    preview: { snapshot: Snapshot; differs: boolean } | null;
    revisions: Revision[];
    recipients: Recipient[];
    unread: UnreadSource[];
    undrawn: string[];
    uses: ReportUse[];
    client: Pick<Client, "recording" | "recordedSince">;
  },
): ReportDraft {
  const { progress, preview, revisions, recipients, unread, undrawn, uses, client } = others;
  return {
    progress,
    report:
      preview &&
      presentReport({ id: report.id, snapshot: preview.snapshot, revision: report.revision, emailSent: false }),
    differs: preview?.differs ?? false,
    ruleRecommendations: report.snapshot?.recommendations ?? [],
    edited: report.recommendations !== null,
    unread: unreadProblem(unread),
    undrawn,
    recipients,
    revisions: revisions.map(({ number, approvedAt, approvedBy, snapshot: approved }) => ({
      number,
      approvedAt: approvedAt.toISOString(),
      approvedBy,
      revised: snapshotToJson(approved).revised,
      uses: presentUses(uses.filter(({ revision }) => revision === number)),
    })),
    recording: client.recording,
    recordedSince: client.recordedSince?.toISOString() ?? null,
  };
}

function presentUses(uses: ReportUse[]): RevisionUses {
  const of = (kind: UseKind) => {
    const use = uses.find((one) => one.kind === kind);
    return use ? { times: use.times, firstAt: use.firstAt.toISOString(), lastAt: use.lastAt.toISOString() } : null;
  };
  return { opened: of("opened"), downloaded: of("downloaded"), mailed: of("mailed") };
}

/** The progress of a report, for the staff. */
export function presentProgress({ report, dispatches, holders, client }: ReportWithHistory): ReportProgress {
  const counting = new Set(holders.map(({ dispatchId }) => dispatchId));
  const period = { start: report.periodStart, end: report.periodEnd };
  return {
    id: report.id,
    clientId: formatClientId(client.accessId),
    clientName: client.name,
    reportType: report.type,
    reportPeriod: period,
    title: titleOf(report.type, period, report.snapshot?.language ?? client.language),
    state: report.state,
    problem: report.problem,
    requestedAt: report.requestedAt.toISOString(),
    generatedAt: report.generatedAt?.toISOString() ?? null,
    sample: report.sample,
    comment: report.comment,
    revision: report.revision,
    unapproved: report.unapproved,
    version: report.version,
    dispatches: dispatches.map((dispatch) => presentDispatch(dispatch, counting.has(dispatch.id))),
  };
}

function presentDispatch(
  { id, number, revision, recipient, recipientName, state, attempts, requestedAt, sentAt, problem }: StoredDispatch,
  counts: boolean,
): Dispatch {
  return {
    id,
    number,
    revision,
    recipient,
    recipientName,
    state,
    attempts,
    requestedAt: requestedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    problem,
    counts,
  };
}

function titleOf(type: StoredReport["type"], period: { start: string; end: string }, language: Language): string {
  return reportTitle(type, period, translator(language), languages[language].locale);
}
