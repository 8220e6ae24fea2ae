import { type Language, aboutLanguage } from "@agency/content/settings";
import type { AgencyDetails } from "../agency-details.ts";
import { accountKindNames } from "../connections.ts";
import { presentAds } from "./ads-section.ts";
import { presentAnswers } from "./ai-answers-section.ts";
import { axisTicks } from "./axis-ticks.ts";
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
import { smallNumbers } from "./figure.ts";
import {
  formatDates,
  formatList,
  formatMoment,
  joinSentences,
  formatCount,
  formatPair,
  joinItems,
  namesComparisonFirst,
} from "./format.ts";
import { presentHeadline } from "./headline.ts";
import { presentHistory, emptyPoint, withoutGaps } from "./history-chart.ts";
import { holidayMark, holidayNote } from "./holiday-note.ts";
import { type Mailing, presentMail } from "./mail-texts.ts";
import { presentOrigins } from "./origin-texts.ts";
import { capitalised, periodLabel, periodParts, periodHeading, shortPeriodLabel, periodYear } from "./period-label.ts";
import type { Period } from "./periods.ts";
import { presentWork, targetLine } from "./plan-texts.ts";
import { presentProfile } from "./profile-section.ts";
import { presentAdvice } from "./recommendation-texts.ts";
import { markRecount, recountNotes } from "./recount-texts.ts";
import type { Figure, ReportDocument, TrendChart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import { revisedFor } from "./revised.ts";
import { revisionTexts } from "./revision-texts.ts";
import type { ReportSection } from "./sections.ts";
import { isSample, type Snapshot } from "./snapshot.ts";
import { presentWhy } from "./why/why-texts.ts";

/**
 * Turns a report into text: every figure, change, label and date as displayed. `t` reads the texts of `language`, the
 * reader's, which may differ from the language of what the staff wrote. `mailing` is what its email says besides.
 */
export function presentReport(
  snapshot: Snapshot,
  t: ReportText,
  agency: AgencyDetails,
  language: Language,
  mailing: Mailing = {},
): ReportDocument {
  const { type, period, clientName, generatedAt } = snapshot;
  const { locale } = aboutLanguage(language);
  const given: Present = { snapshot, t, locale, timeZone: agency.timeZone };
  const title = reportTitle(type, period, t, locale);
  const kind = t(`kind.${type}`);
  const periodText = periodLabel(type, period, t, locale);
  const { leads, visitors, position, followers } = presentMainFigures(given);
  const keyFigures = presentKeyFigures(those([leads, visitors, position]), t);
  const parts = presentSections(given, agency, language);
  return {
    language,
    title,
    type: t(`type.${type}`),
    kind,
    period: periodText,
    periodHeading: capitalised(periodText, locale),
    periodLines: periodParts(type, period, t, locale).map((part) => capitalised(part, locale)),
    dates: { label: t("period"), text: formatDates(period.start, period.end, locale) },
    preparedFor: t("preparedFor"),
    clientName,
    agency,
    generatedAt,
    sample: isSample(snapshot) ? { badge: t("sample.badge"), note: t("sample.note") } : null,
    against: t(`against.${type}`),
    againstFirst: namesComparisonFirst(locale),
    headline: presentHeadline(snapshot, t, locale),
    overview: those([leads, visitors, position, followers]),
    sections: filled(snapshot, parts),
    keyFigures,
    why: presentWhy(snapshot, t, locale),
    detailsHeading: t("details"),
    conversions: presentConversions(given),
    ...parts,
    notice: presentNotice(given, language),
    origins: presentOrigins(snapshot, given),
    generated: t("generated", { date: formatMoment(generatedAt, locale, agency.timeZone) }),
    noData: t("noData"),
    pageLabel: t("page", { page: "{page}", pages: "{pages}" }),
    mail: presentMail(snapshot, mailing, { t, locale, agency, title, kind, period: periodText, keyFigures }),
  };
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
  ads: ["ads"],
  aiAnswers: ["aiAnswers"],
  traffic: ["traffic"],
  search: ["seo"],
  social: ["social"],
} as const satisfies Record<ReportSection, (keyof ReturnType<typeof presentSections>)[]>;

/** The sections of a report that have something to show, in their order. */
export function sectionsWithContent(snapshot: Snapshot): ReportSection[] {
  const given: Present = {
    snapshot,
    t: (key) => key,
    locale: aboutLanguage(snapshot.language).locale,
    timeZone: "UTC",
  };
  return filled(snapshot, presentSections(given, { name: "" }, snapshot.language));
}

function filled({ sections }: Snapshot, parts: ReturnType<typeof presentSections>): ReportSection[] {
  return sections.filter((section) => mainParts[section].some((part) => parts[part] !== null));
}

function presentKeyFigures(figures: Figure[], t: ReportText): ReportDocument["keyFigures"] {
  const number = smallNumbers[figures.length - 1];
  return number ? { heading: t(`keyFigures.heading.${number}`), figures } : null;
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
    comment: part("comment", () => presentComment(snapshot, t, agency, language)),
    comparison: part("comparison", () => presentComparison(snapshot, t, locale)),
    profile: part("profile", () => presentProfile(snapshot, given)),
    ads: part("ads", () => presentAds(snapshot, given)),
    aiAnswers: part("aiAnswers", () => presentAnswers(snapshot, given)),
    traffic: part("traffic", () => presentTraffic(given)),
    seo: part("search", () => presentSeo(given)),
    social: part("social", () => presentSocial(given)),
  };
}

/** "Monthly report: October 2026". */
export function reportTitle(type: ReportType, period: Period, t: ReportText, locale: string): string {
  return t("title", { kind: t(`kind.${type}`), period: periodLabel(type, period, t, locale) });
}

/** The comment in the reader's language. One in another language is for other readers. */
function presentComment(
  { comments }: Snapshot,
  t: ReportText,
  agency: Pick<AgencyDetails, "name">,
  language: Language,
) {
  const text = comments[language]?.replaceAll("\r\n", "\n").trim() ?? "";
  return text === "" ? null : { heading: t("comment", { agency: agency.name }), text, language };
}

/**
 * What a reader has to know before the figures: what this revision changed, and which sources gave nothing. "Revised on 4 November 2026.
 * Visitors: 530 → 999. Total leads: No data → 12."
 */
function presentNotice(
  { snapshot: { revised, unread }, t, locale, timeZone }: Present,
  language: Language,
): string | null {
  const sources = formatList(
    unread.map((kind) => accountKindNames[kind]),
    locale,
  );
  const sentences = [
    ...(revised ? [t("revised.on", { date: formatMoment(revised.at, locale, timeZone) })] : []),
    ...(revised ? revisionTexts(revisedFor(revised, language), t, locale) : []),
    ...(unread.length > 0 ? [t("unread", { sources })] : []),
  ];
  return sentences.length > 0 ? joinSentences(sentences, locale) : null;
}

/**
 * The leads of this period and earlier ones, or the visitors where fewer than two periods have leads; null where even those make no
 * trend.
 */
export function presentTrend(snapshot: Snapshot, t: ReportText, locale: string): TrendChart | null {
  const { type, history } = snapshot;
  const known = (key: "totalLeads" | "totalVisitors") => history.filter((point) => point[key] !== null).length > 1;
  const key = known("totalLeads") ? "totalLeads" : "totalVisitors";
  if (!known(key)) return null;
  const periods = withoutGaps(type, history, emptyPoint).map((point) => ({
    ...point,
    value: point[key],
    measure: point.measures?.[key],
  }));
  const holidays = holidayNote({ figure: key, type, points: periods }, t, locale);
  const recounts = recountNotes(snapshot, [key], t, locale);
  const points = periods.map((point) => {
    const { value } = point;
    const { mark, recounted, spoken } = markRecount(recounts, point, t, locale);
    const text = value === null ? t("noData") : formatCount(value, locale);
    const period = periodHeading(type, point, t, locale);
    return {
      label: shortPeriodLabel(type, point, t, locale) + (holidays.marked.has(point.start) ? holidayMark : "") + mark,
      year: periodYear(point),
      period,
      count: { value, text },
      recounted,
      spoken: spoken(formatPair(period, text, locale)),
    };
  });
  const target = targetLine(snapshot, key, t, locale);
  const highest = Math.max(target?.value ?? 0, ...points.map(({ count }) => count.value ?? 0));
  return {
    heading: t(key === "totalLeads" ? `trend.${type}` : `history.${type}`),
    ticks: axisTicks(highest).map((value) => ({ value, text: formatCount(value, locale) })),
    points,
    target,
    notes: [...(holidays.text === null ? [] : [holidays.text]), ...recounts.texts],
    summary: t("history.summary", {
      points: joinItems(
        points.map(({ spoken }) => spoken),
        locale,
      ),
    }),
    column: t("period"),
  };
}
