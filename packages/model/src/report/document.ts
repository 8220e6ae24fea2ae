import { type Language, languages } from "@agency/content/settings";
import { presentComparison } from "./comparison.ts";
import {
  type Present,
  presentConversions,
  presentMainFigures,
  presentSeo,
  presentSocial,
  presentTraffic,
  those,
} from "./figure-sections.ts";
import { formatDates, formatDecimal, formatMoment, formatOneDecimal, joinSentences } from "./format.ts";
import { greetingName } from "./greeting-name.ts";
import { presentHeadline } from "./headline.ts";
import { presentHistory } from "./history-chart.ts";
import { presentOrigins } from "./origin-texts.ts";
import { capitalised, periodLabel, periodParts } from "./period-label.ts";
import type { Period } from "./periods.ts";
import { presentWork } from "./plan-texts.ts";
import { presentProfile } from "./profile-section.ts";
import type { RecommendationKey } from "./recommendations.ts";
import type { AgencyDetails, Figure, ReportDocument } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import { revisionTexts } from "./revision-texts.ts";
import type { ReportSection } from "./sections.ts";
import { isSample, type Snapshot } from "./snapshot.ts";
import { presentTrend } from "./trend-chart.ts";

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
  const { leads, visitors, position, followers } = presentMainFigures(given);
  const keyFigures = presentKeyFigures(those([leads, visitors, position]), t);
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
    overview: those([leads, visitors, position, followers]),
    sections: filled(snapshot, parts),
    keyFigures,
    detailsHeading: t("details"),
    conversions: presentConversions(given),
    ...parts,
    revised: presentRevised(given),
    origins: presentOrigins(snapshot, given),
    generated: t("generated", { date: formatMoment(generatedAt, locale, agency.timeZone) }),
    noData: t("noData"),
    pageLabel: t("page", { page: "{page}", pages: "{pages}" }),
    mail: {
      subject: mailSubject(snapshot, { badge, title, client: clientName }, t),
      greeting: t("mail.greeting", { client: addressee === null ? clientName : greetingName(addressee) }),
      intro: joinSentences([t("mail.intro", { period: periodText }), ...introduce(keyFigures, t)], locale),
      open: t("mail.open"),
      attached: t("mail.attached"),
      portal: t("mail.portal"),
      reason: t("mail.reason", { agency: agency.name, client: clientName }),
    },
  };
}

function mailSubject(
  snapshot: Snapshot,
  params: { badge: string; title: string; client: string },
  t: ReportText,
): string {
  const subject = t("mail.subject", params);
  const named = snapshot.revised ? t("mail.revisedSubject", { subject }) : subject;
  return isSample(snapshot) ? t("mail.sampleSubject", { badge: params.badge, subject: named }) : named;
}

/** The parts without which a section has nothing to show. */
const mainParts = {
  trend: ["history", "trend"],
  work: ["work"],
  recommendations: ["recommendations"],
  next: ["next"],
  comment: ["comment"],
  comparison: ["comparison"],
  profile: ["profile"],
  traffic: ["traffic"],
  search: ["seo"],
  social: ["social"],
} as const satisfies Record<ReportSection, (keyof ReturnType<typeof presentSections>)[]>;

/** The sections of a report that have something to show, in their order. */
export function sectionsWithContent(snapshot: Snapshot): ReportSection[] {
  const given: Present = { snapshot, t: (key) => key, locale: languages[snapshot.language].locale, timeZone: "UTC" };
  return filled(snapshot, presentSections(given, { name: "" }, snapshot.language));
}

function filled({ sections }: Snapshot, parts: ReturnType<typeof presentSections>): ReportSection[] {
  return sections.filter((section) => mainParts[section].some((part) => parts[part] !== null));
}

const numbers = ["one", "two", "three"] as const;

function presentKeyFigures(figures: Figure[], t: ReportText): ReportDocument["keyFigures"] {
  const number = numbers[figures.length - 1];
  return number ? { heading: t(`keyFigures.heading.${number}`), figures } : null;
}

/** The sentence before the key figures in an email. */
function introduce(keyFigures: ReportDocument["keyFigures"], t: ReportText): string[] {
  const number = keyFigures && numbers[keyFigures.figures.length - 1];
  return number ? [t(`mail.numbers.${number}`)] : [];
}

function presentSections(given: Present, agency: Pick<AgencyDetails, "name">, language: Language) {
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
    const count = params["places"] ?? params["number"];
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

/** Texts of the staff keep the language they were written in. */
function presentAdvice({ snapshot, t, locale }: Present, language: Language): ReportDocument["recommendations"] {
  const sentences = recommendationTexts(snapshot, t, locale).map((text, index) => ({
    text,
    language: "text" in (snapshot.recommendations[index] ?? {}) ? (snapshot.writtenIn ?? snapshot.language) : language,
  }));
  return sentences.length === 0 ? null : { heading: t("recommendations"), sentences };
}

function presentComment(
  { comment, language, writtenIn = language }: Snapshot,
  t: ReportText,
  agency: Pick<AgencyDetails, "name">,
) {
  const text = comment?.replaceAll("\r\n", "\n").trim() ?? "";
  return text === "" ? null : { heading: t("comment", { agency: agency.name }), text, language: writtenIn };
}

/** "Revised on 4 November 2026. Visitors: 530 → 999. Total leads: No data → 12." */
function presentRevised({ snapshot: { revised }, t, locale, timeZone }: Present): string | null {
  if (!revised) return null;
  const on = t("revised.on", { date: formatMoment(revised.at, locale, timeZone) });
  return joinSentences([on, ...revisionTexts(revised, t, locale)], locale);
}
