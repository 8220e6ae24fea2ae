import { languages } from "@agency/content/settings";
import type { Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { Dispatch, Metrics, Report, ReportProgress, RequestedReports } from "@agency/contracts/reports/schemas";
import type { Client } from "@agency/core/clients/client";
import { formatClientId } from "@agency/core/clients/client-id";
import type { Dispatch as StoredDispatch, Report as StoredReport } from "@agency/core/reports/report";
import type { ReportWithHistory } from "@agency/core/reports/report-repository";
import { conversionText, signedPercent, signedPlaces } from "@agency/model/report/changes";
import { recommendationTexts, reportTitle } from "@agency/model/report/document";
import { type Snapshot, snapshotToJson } from "@agency/model/report/snapshot";
import { trafficSplit } from "@agency/model/report/traffic-split";

/** A generated report: its content, and its texts in the language it was frozen in. */
export function presentPortalReport({ id }: Pick<StoredReport, "id">, snapshot: Snapshot, emailSent: boolean): Report {
  const { type, period, language, generatedAt } = snapshot;
  const { locale } = languages[language];
  return {
    id,
    title: titleOf(type, period, language),
    reportType: type,
    generatedAt: generatedAt.toISOString(),
    emailSent,
    reportPeriod: period,
    data: {
      metrics: presentMetrics(snapshot),
      recommendations: recommendationTexts(snapshot, translator(language), locale),
    },
    snapshot: snapshotToJson(snapshot),
  };
}

function presentMetrics({ figures, changes }: Snapshot): Metrics {
  return {
    websiteTraffic: {
      totalVisitors: figures.totalVisitors,
      organicTraffic: figures.organicTraffic,
      changeFromPrevious: changes.visitors === null ? null : signedPercent(changes.visitors),
      sources: trafficSplit(figures),
    },
    seoRankings: {
      averagePosition: figures.averagePosition,
      keywordsTracked: figures.keywordsTracked,
      changeFromPrevious: changes.position === null ? null : signedPlaces(changes.position),
      topRankings: figures.topRankings,
    },
    socialEngagement: {
      totalFollowers: figures.totalFollowers,
      changeFromPrevious: changes.followers === null ? null : signedPercent(changes.followers),
    },
    conversions: { totalLeads: figures.totalLeads, conversionRate: conversionText(figures) },
  };
}

/** What became of one client of a request for many. */
export function presentRequest(
  clientId: string,
  client: Client | null,
  reportOf: Map<string, string | null>,
): RequestedReports["results"][number] {
  if (!client) return { clientId, outcome: "client_not_found", reportId: null };
  const reportId = reportOf.get(client.id) ?? null;
  return { clientId: formatClientId(client.accessId), outcome: reportId ? "requested" : "no_figures", reportId };
}

/** The progress of a report, for the staff. */
export function presentProgress({ report, dispatches, client }: ReportWithHistory): ReportProgress {
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
    dispatches: dispatches.map(presentDispatch),
  };
}

function presentDispatch({
  id,
  number,
  recipient,
  state,
  attempts,
  requestedAt,
  sentAt,
  problem,
}: StoredDispatch): Dispatch {
  return {
    id,
    number,
    recipient,
    state,
    attempts,
    requestedAt: requestedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    problem,
  };
}

function titleOf(type: StoredReport["type"], period: { start: string; end: string }, language: Language): string {
  return reportTitle(type, period, translator(language), languages[language].locale);
}
