import { agency } from "@agency/content/agency";
import { type Language, aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { Metrics } from "@agency/contracts/report-metrics";
import type { Report } from "@agency/contracts/reports";
import { type Origin, type Origins, originGroup, withoutFileName } from "@agency/model/origin";
import { conversionText, signedPercent, signedPlaces } from "@agency/model/report/changes";
import { reportTitle } from "@agency/model/report/document";
import { recommendationTexts } from "@agency/model/report/recommendation-texts";
import type { ReportType } from "@agency/model/report/report-type";
import { type Snapshot, snapshotToJson } from "@agency/model/report/snapshot";
import { trafficSplit } from "@agency/model/report/traffic-split";
import type { ApprovedReport } from "./store.ts";

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
  const { locale } = aboutLanguage(language);
  return {
    id,
    title: presentTitle(type, period, language),
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

export function presentTitle(type: ReportType, period: { start: string; end: string }, language: Language): string {
  return reportTitle(type, period, translator(language), aboutLanguage(language).locale);
}

/**
 * A snapshot as its client reads it, whichever way: without the calls and accounts that its figures were read with, the names of files,
 * and those of the staff.
 * @param author the agency's name
 */
export function forClient(snapshot: Snapshot, author: string): Snapshot {
  return byAgency(withoutPlaces(snapshot), author);
}

/** A snapshot with the agency as the author of what the staff typed: their names are usernames. */
function byAgency(snapshot: Snapshot, author: string): Snapshot {
  return withOrigins(snapshot, (origin) => (origin.author === null ? origin : { ...origin, author }));
}

/** A snapshot as anybody with a link reads it: as its client does, and without an author. */
export function forLink(snapshot: Snapshot): Snapshot {
  return withOrigins(withoutPlaces(snapshot), (origin) => ({ ...origin, author: null }));
}

/** Without the calls and the files that only the staff know. */
function withoutPlaces(snapshot: Snapshot): Snapshot {
  return withOrigins(snapshot, (origin) => {
    const { kind, detail } = origin;
    if (originGroup(kind) === "google") return { ...origin, detail: null, account: null };
    return kind === "file" && detail !== null ? { ...origin, detail: withoutFileName(detail) } : origin;
  });
}

function withOrigins(snapshot: Snapshot, change: (origin: Origin) => Origin): Snapshot {
  const changed = (origins: Origins): Origins =>
    Object.fromEntries(Object.entries(origins).map(([figure, origin]) => [figure, change(origin)]));
  const { profileSearches, ads } = snapshot;
  const { current, compared } = snapshot.origins;
  return {
    ...snapshot,
    origins: { current: changed(current), compared: changed(compared) },
    profileSearches: profileSearches && { ...profileSearches, origin: change(profileSearches.origin) },
    ...(ads && { ads: ads.map((one) => ({ ...one, origin: change(one.origin) })) }),
  };
}
