import { conversionText, signedPercent, signedPlaces } from "./changes.ts";
import { formatCount, formatDecimal, formatMoment, formatPosition } from "./format.ts";
import { presentHistory } from "./history-chart.ts";
import { periodLabel } from "./period-label.ts";
import type { Period } from "./periods.ts";
import type { AgencyDetails, Indicator, KeyFigure, ReportDocument, Row, Split, SplitPart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import type { Snapshot } from "./snapshot.ts";
import { type TrafficSplit, trafficSplit } from "./traffic-split.ts";

/** Shown, and called typical, where the client's own split is not known (section 2 of the specification). */
const typicalSplit: TrafficSplit = { organic: 65, social: 20, direct: 10, other: 5 };

type Present = { snapshot: Snapshot; t: ReportText; locale: string };

/** Puts a report into words: every figure, change and date as the client reads it. `locale` is a BCP 47 tag such as en-MY. */
export function presentReport(
  snapshot: Snapshot,
  t: ReportText,
  agency: AgencyDetails,
  locale: string,
): ReportDocument {
  const { type, period, language, clientName, generatedAt, source } = snapshot;
  const given: Present = { snapshot, t, locale };
  const title = reportTitle(type, period, t, locale);
  const badge = t("sample.badge");
  const sample = source.kind === "sample";
  const periodText = periodLabel(type, period, t, locale);
  const comment = snapshot.comment?.replaceAll("\r\n", "\n").trim() ?? "";
  return {
    language,
    locale,
    title,
    kind: t(`kind.${type}`),
    period: periodText,
    periodHeading: periodText.charAt(0).toLocaleUpperCase(locale) + periodText.slice(1),
    preparedFor: t("preparedFor"),
    clientName,
    agency,
    generatedAt,
    sample: sample ? { badge, note: t("sample.note") } : null,
    keyFigures: presentKeyFigures(given),
    history: presentHistory(snapshot, t, locale),
    detailsHeading: t("details"),
    traffic: presentTraffic(given),
    seo: presentSeo(given),
    social: presentSocial(given),
    conversions: presentConversions(given),
    recommendations: { heading: t("recommendations"), sentences: recommendationTexts(snapshot, t) },
    comment: comment === "" ? null : { heading: t("comment", { agency: agency.name }), text: comment },
    source: t(`source.${source.kind}`, { date: formatMoment(source.readAt, locale, agency.timeZone) }),
    generated: t("generated", { date: formatMoment(generatedAt, locale, agency.timeZone) }),
    noData: t("noData"),
    pageLabel: (page, pages) => t("page", { page, pages }),
    mail: {
      subject: t(sample ? "mail.sampleSubject" : "mail.subject", { badge, title, client: clientName }),
      greeting: t("mail.greeting", { client: clientName }),
      intro: t("mail.intro", { period: periodText }),
      open: t("mail.open"),
      attached: t("mail.attached"),
      reason: t("mail.reason", { agency: agency.name, client: clientName }),
    },
  };
}

/** "Monthly report: October 2026". */
export function reportTitle(type: ReportType, period: Period, t: ReportText, locale: string): string {
  return t("title", { kind: t(`kind.${type}`), period: periodLabel(type, period, t, locale) });
}

/** The recommendations of a report as sentences, the most urgent first. */
export function recommendationTexts(snapshot: Pick<Snapshot, "recommendations" | "language">, t: ReportText): string[] {
  return snapshot.recommendations.map(({ key, params }) => {
    const texts = Object.entries(params).map(([name, value]) => [name, formatDecimal(value, snapshot.language)]);
    return t(`recommendation.${key}`, Object.fromEntries(texts));
  });
}

function presentKeyFigures({ snapshot, t, locale }: Present): ReportDocument["keyFigures"] {
  const { figures, changes, type } = snapshot;
  const { totalVisitors, organicTraffic, averagePosition, totalLeads } = figures;
  const rate = conversionText(figures);
  const organic = totalVisitors === null || organicTraffic === null ? null : formatCount(organicTraffic, locale);
  const visitors: KeyFigure = {
    ...countRow(t("keyFigures.visitors"), totalVisitors, t, locale, percentIndicator(changes.visitors)),
    note: organic === null ? null : t("keyFigures.visitorsNote", { organic }),
  };
  const position: KeyFigure = {
    ...positionRow(t("keyFigures.position"), { snapshot, t, locale }),
    note: averagePosition === null ? null : t("keyFigures.positionNote"),
  };
  const leads: KeyFigure = {
    ...countRow(t("keyFigures.leads"), totalLeads, t, locale),
    note: rate === null ? null : t("keyFigures.leadsNote", { rate }),
  };
  return { heading: t("keyFigures.heading"), against: t(`against.${type}`), figures: [visitors, position, leads] };
}

function presentTraffic({ snapshot, t, locale }: Present): ReportDocument["traffic"] {
  const { totalVisitors, organicTraffic } = snapshot.figures;
  return {
    heading: t("traffic.heading"),
    rows: [
      countRow(t("traffic.totalVisitors"), totalVisitors, t, locale, percentIndicator(snapshot.changes.visitors)),
      countRow(t("traffic.organicTraffic"), organicTraffic, t, locale),
    ],
    split: presentSplit({ snapshot, t, locale }),
  };
}

/** The client's own split; else the typical one, named so; none where not even the visitors are known. */
function presentSplit({ snapshot, t }: Present): Split | null {
  const own = trafficSplit(snapshot.figures);
  if (own !== null) return { heading: t("traffic.split"), parts: splitParts(own, t), note: null };
  if (snapshot.figures.totalVisitors === null) return null;
  return { heading: t("traffic.typicalSplit"), parts: splitParts(typicalSplit, t), note: t("traffic.typicalNote") };
}

function splitParts(split: TrafficSplit, t: ReportText): SplitPart[] {
  const keys = ["organic", "social", "direct", "other"] as const;
  return keys.map((key) => ({ key, label: t(`traffic.${key}`), percent: split[key] }));
}

function presentSeo(given: Present): ReportDocument["seo"] {
  const { snapshot, t, locale } = given;
  const { keywordsTracked, topRankings } = snapshot.figures;
  return {
    heading: t("seo.heading"),
    rows: [
      positionRow(t("seo.averagePosition"), given),
      countRow(t("seo.keywordsTracked"), keywordsTracked, t, locale),
    ],
    topRankings: { heading: t("seo.topRankings"), keywords: topRankings, none: t("noData") },
  };
}

function presentSocial({ snapshot, t, locale }: Present): ReportDocument["social"] {
  const change = percentIndicator(snapshot.changes.followers);
  return {
    heading: t("social.heading"),
    rows: [countRow(t("social.totalFollowers"), snapshot.figures.totalFollowers, t, locale, change)],
  };
}

function presentConversions({ snapshot, t, locale }: Present): ReportDocument["conversions"] {
  const rate = conversionText(snapshot.figures);
  return {
    heading: t("conversions.heading"),
    rows: [
      countRow(t("conversions.totalLeads"), snapshot.figures.totalLeads, t, locale),
      { label: t("conversions.conversionRate"), value: rate ?? t("noData"), known: rate !== null, change: null },
    ],
  };
}

function positionRow(label: string, { snapshot, t, locale }: Present): Row {
  const { averagePosition } = snapshot.figures;
  const { position } = snapshot.changes;
  const known = averagePosition !== null;
  return {
    label,
    value: known ? formatPosition(averagePosition, locale) : t("noData"),
    known,
    change: position === null ? null : indicator(signedPlaces(position), "downIsGood"),
  };
}

function countRow(
  label: string,
  value: number | null,
  t: ReportText,
  locale: string,
  change: Indicator | null = null,
): Row {
  const known = value !== null;
  return { label, value: known ? formatCount(value, locale) : t("noData"), known, change };
}

function percentIndicator(percent: number | null): Indicator | null {
  return percent === null ? null : indicator(signedPercent(percent), "upIsGood");
}

/** The colour rule of section 4 of the specification: it reads the sign of the text; for the SEO position "+" is bad. */
function indicator(text: string, rule: "upIsGood" | "downIsGood"): Indicator {
  const up = text.startsWith("+");
  return { text, up, good: up === (rule === "upIsGood") };
}
