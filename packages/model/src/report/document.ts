import { type Language, languages } from "@agency/content/settings";
import type { NumberFigure } from "../figures.ts";
import { conversionText } from "./changes.ts";
import { presentComparison } from "./comparison.ts";
import { countChange } from "./count-change.ts";
import { changeFigure, figure, percentIndicator, placesIndicator } from "./figure.ts";
import { formatCount, formatDates, formatDecimal, formatMoment, formatOneDecimal, joinSentences } from "./format.ts";
import { greetingName } from "./greeting-name.ts";
import { presentHeadline } from "./headline.ts";
import { presentHistory } from "./history-chart.ts";
import { presentLeads } from "./lead-section.ts";
import { originSentences, presentOrigins } from "./origin-texts.ts";
import { capitalised, periodLabel, periodParts } from "./period-label.ts";
import type { Period } from "./periods.ts";
import { presentWork, targetText } from "./plan-texts.ts";
import { presentProfile } from "./profile-section.ts";
import type { RecommendationKey } from "./recommendations.ts";
import type { AgencyDetails, Figure, Indicator, ReportDocument } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import { revisionTexts } from "./revision-texts.ts";
import { presentSearches } from "./search-section.ts";
import type { ReportSection } from "./sections.ts";
import { isSample, type Snapshot } from "./snapshot.ts";
import { presentSplit } from "./split.ts";
import { presentTrend } from "./trend-chart.ts";

type Present = { snapshot: Snapshot; t: ReportText; locale: string; timeZone: string };

/**
 * Turns a report into text: every figure, change, label and date as displayed. `t` reads the texts of `language`, the
 * reader's, which may differ from the language of the staff's comment. `addressee` is the person whom an email greets, the client
 * without one.
 */
export function presentReport(
  snapshot: Snapshot,
  t: ReportText,
  agency: AgencyDetails,
  language: Language,
  addressee: string | null = null,
): ReportDocument {
  const { type, period, clientName, generatedAt } = snapshot;
  const { locale } = languages[language];
  const given: Present = { snapshot, t, locale, timeZone: agency.timeZone };
  const title = reportTitle(type, period, t, locale);
  const badge = t("sample.badge");
  const sample = isSample(snapshot);
  const periodText = periodLabel(type, period, t, locale);
  const [visitors, position, followers, leads] = presentOverview(given);
  const parts = presentSections(given, agency, language);
  return {
    language,
    title,
    type: t(`type.${type}`),
    kind: t(`kind.${type}`),
    period: periodText,
    periodHeading: capitalised(periodText, locale),
    periodLines: periodParts(type, period, t, locale).map((part) => capitalised(part, locale)),
    dates: { label: t("period"), text: formatDates(period.start, period.end, locale) },
    preparedFor: t("preparedFor"),
    clientName,
    agency,
    generatedAt,
    sample: sample ? { badge, note: t("sample.note") } : null,
    against: t(`against.${type}`),
    headline: presentHeadline(snapshot, t, locale),
    overview: [leads, visitors, position, ...(parts.social ? [followers] : [])],
    sections: snapshot.sections.filter((section) => parts[mainParts[section]] !== null),
    keyFigures: { heading: t("keyFigures.heading"), figures: [leads, visitors, position] },
    detailsHeading: t("details"),
    conversions: presentConversions(given),
    ...parts,
    revised: presentRevised(given),
    origins: presentOrigins(snapshot, given),
    generated: t("generated", { date: formatMoment(generatedAt, locale, agency.timeZone) }),
    noData: t("noData"),
    pageLabel: t("page", { page: "{page}", pages: "{pages}" }),
    mail: {
      subject: t(sample ? "mail.sampleSubject" : "mail.subject", { badge, title, client: clientName }),
      greeting: t("mail.greeting", { client: addressee === null ? clientName : greetingName(addressee) }),
      intro: t("mail.intro", { period: periodText }),
      open: t("mail.open"),
      attached: t("mail.attached"),
      reason: t("mail.reason", { agency: agency.name, client: clientName }),
    },
  };
}

/** The part without which a section has nothing to show. */
const mainParts = {
  trend: "history",
  work: "work",
  recommendations: "recommendations",
  next: "next",
  comment: "comment",
  comparison: "comparison",
  profile: "profile",
  traffic: "traffic",
  search: "seo",
  social: "social",
} as const satisfies Record<ReportSection, keyof ReportDocument>;

function presentSections(given: Present, agency: AgencyDetails, language: Language) {
  const { snapshot, t, locale } = given;
  const part = <Part>(section: ReportSection, present: () => Part) =>
    snapshot.sections.includes(section) ? present() : null;
  return {
    trend: part("trend", () => presentTrend(snapshot, t, locale)),
    history: part("trend", () => presentHistory(snapshot, t, locale)),
    work: part("work", () => presentWork("work", snapshot, t, locale)),
    recommendations: part("recommendations", () => presentAdvice(given, language)),
    next: part("next", () => presentWork("next", snapshot, t, locale)),
    comment: part("comment", () => presentComment(snapshot, t, agency)),
    comparison: part("comparison", () => presentComparison(snapshot, t, locale)),
    profile: part("profile", () => presentProfile(snapshot, given)),
    traffic: part("traffic", () => presentTraffic(given)),
    seo: part("search", () => presentSeo(given)),
    social: part("social", () => presentSocial(given)),
  };
}

/** "Monthly report: October 2026". */
export function reportTitle(type: ReportType, period: Period, t: ReportText, locale: string): string {
  return t("title", { kind: t(`kind.${type}`), period: periodLabel(type, period, t, locale) });
}

/** The recommendations of a report as sentences, in their order. */
export function recommendationTexts(
  { recommendations }: Pick<Snapshot, "recommendations">,
  t: ReportText,
  locale: string,
): string[] {
  return recommendations.map((one) => {
    if ("text" in one) return one.text;
    const { key, params } = one;
    const values = Object.entries(params).map(([name, value]) => [name, formatParam(name, key, value, locale)]);
    // The number decides between singular and plural, and the text shows it formatted.
    const { places: count } = params;
    const texts = { ...Object.fromEntries(values), ...(count !== undefined && { count }) };
    return t(`recommendation.${key}`, texts);
  });
}

/** Percentages read as those of the figures beside them, except for shares, which are whole. */
function formatParam(name: string, key: RecommendationKey, value: number, locale: string): string {
  return name === "percent" && key !== "organicShareLow"
    ? formatOneDecimal(value, locale)
    : formatDecimal(value, locale);
}

/** What the staff wrote keeps the language they wrote it in. */
function presentAdvice({ snapshot, t, locale }: Present, language: Language): ReportDocument["recommendations"] {
  const sentences = recommendationTexts(snapshot, t, locale).map((text, index) => ({
    text,
    language: "text" in (snapshot.recommendations[index] ?? {}) ? (snapshot.writtenIn ?? snapshot.language) : language,
  }));
  return sentences.length === 0 ? null : { heading: t("recommendations"), sentences };
}

function presentOverview(given: Present): [visitors: Figure, position: Figure, followers: Figure, leads: Figure] {
  const { snapshot, t, locale } = given;
  const { organicTraffic } = snapshot.figures;
  const rate = conversionText(snapshot.figures, locale);
  return [
    countFigure(given, t("keyFigures.visitors"), "totalVisitors", {
      change: countChange(snapshot, "visitors", t, locale),
      note:
        organicTraffic === null ? null : t("keyFigures.visitorsNote", { organic: formatCount(organicTraffic, locale) }),
    }),
    positionFigure(given, t("keyFigures.position")),
    followersFigure(given, t("keyFigures.followers")),
    countFigure(given, t("keyFigures.leads"), "totalLeads", {
      change: countChange(snapshot, "leads", t, locale),
      meaning: t("meaning.leads"),
      note: rate === null ? t("keyFigures.rateUnknown") : t("keyFigures.rate", { rate }),
    }),
  ];
}

function presentTraffic(given: Present): NonNullable<ReportDocument["traffic"]> {
  const { snapshot, t, locale } = given;
  const change = countChange(snapshot, "visitors", t, locale);
  return {
    heading: t("traffic.heading"),
    rows: [
      countFigure(given, t("traffic.totalVisitors"), "totalVisitors", { change }),
      countFigure(given, t("traffic.organicTraffic"), "organicTraffic", { note: t("traffic.organicNote") }),
    ],
    change: changeFigure(t("traffic.change"), change, t("noData"), t(`against.${snapshot.type}`)),
    split: presentSplit(snapshot, t, locale),
  };
}

function presentSeo(given: Present): NonNullable<ReportDocument["seo"]> {
  const { snapshot, t, locale } = given;
  const { topRankings } = snapshot.figures;
  const change = placesIndicator(snapshot.changes.position, locale);
  return {
    heading: t("seo.heading"),
    rows: [
      positionFigure(given, t("seo.averagePosition")),
      countFigure(given, t("seo.keywordsTracked"), "keywordsTracked", { meaning: t("meaning.keywords") }),
    ],
    change: changeFigure(t("seo.change"), change, t("noData"), t("seo.changeNote")),
    topRankings: { heading: t("seo.topRankings"), keywords: topRankings, none: t("noData") },
    ...presentSearches(snapshot, t, locale),
  };
}

function presentSocial(given: Present): NonNullable<ReportDocument["social"]> {
  const { t } = given;
  return { heading: t("social.heading"), rows: [followersFigure(given, t("social.totalFollowers"))] };
}

function presentConversions(given: Present): ReportDocument["conversions"] {
  const { snapshot, t, locale } = given;
  return {
    heading: t("conversions.heading"),
    rows: [
      countFigure(given, t("conversions.totalLeads"), "totalLeads", {
        change: countChange(snapshot, "leads", t, locale),
      }),
      figure(t("conversions.conversionRate"), conversionText(snapshot.figures, locale), t("noData"), {
        origin: originSentences({ origins: { ...snapshot.origins, compared: {} } }, ["totalLeads", "sessions"], given),
      }),
    ],
    ...presentLeads(snapshot, given),
  };
}

function presentComment({ comment, language, writtenIn = language }: Snapshot, t: ReportText, agency: AgencyDetails) {
  const text = comment?.replaceAll("\r\n", "\n").trim() ?? "";
  return text === "" ? null : { heading: t("comment", { agency: agency.name }), text, language: writtenIn };
}

/** "Revised on 4 November 2026. Visitors: 530 → 999. Total leads: No data → 12." */
function presentRevised({ snapshot: { revised }, t, locale, timeZone }: Present): string | null {
  if (!revised) return null;
  const on = t("revised.on", { date: formatMoment(revised.at, locale, timeZone) });
  return joinSentences([on, ...revisionTexts(revised, t, locale)], locale);
}

function positionFigure(given: Present, label: string): Figure {
  const { snapshot, t, locale } = given;
  const { averagePosition } = snapshot.figures;
  const value = averagePosition === null ? null : formatOneDecimal(averagePosition, locale);
  return figure(label, value, t("noData"), {
    meaning: t("meaning.position"),
    change: placesIndicator(snapshot.changes.position, locale),
    note: t("keyFigures.positionNote"),
    target: targetText(snapshot, "averagePosition", t, locale),
    origin: originSentences(snapshot, ["averagePosition"], given),
  });
}

function followersFigure(given: Present, label: string): Figure {
  const change = percentIndicator(given.snapshot.changes.followers, given.locale);
  return countFigure(given, label, "totalFollowers", { meaning: given.t("meaning.followers"), change });
}

function countFigure(
  given: Present,
  label: string,
  key: Exclude<NumberFigure, "averagePosition" | "adSpend">,
  extra: { meaning?: string; change?: Indicator | null; note?: string | null } = {},
): Figure {
  const { snapshot, t, locale } = given;
  const value = snapshot.figures[key];
  const origin = originSentences(snapshot, [key], given);
  return figure(label, value === null ? null : formatCount(value, locale), t("noData"), {
    ...extra,
    target: targetText(snapshot, key, t, locale),
    origin,
  });
}
