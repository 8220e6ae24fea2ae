import type { CountFigure } from "../figures.ts";
import { conversionText } from "./changes.ts";
import { type CountChange, countChange, figureOfChange } from "./count-change.ts";
import { changeFigure, figure, percentIndicator, placesIndicator } from "./figure.ts";
import { formatCount, formatOneDecimal, formatPercent } from "./format.ts";
import { presentLeads } from "./lead-section.ts";
import { originSentences, type OriginWording } from "./origin-texts.ts";
import { targetText } from "./plan-texts.ts";
import { notComparableText } from "./recount-texts.ts";
import { reportRecount } from "./recounts.ts";
import type { Figure, Indicator, ReportDocument, Split, SplitPart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import { presentSearches } from "./search-section.ts";
import { showsFigure } from "./shown-figures.ts";
import { type Snapshot, isSample } from "./snapshot.ts";
import { type PartialSplit, partialSplit, trafficSources, trafficSplit, typicalSplit } from "./traffic-split.ts";

/** A report with the words for it. */
export type Present = OriginWording & { snapshot: Snapshot };

/** The main figures; null where the client does not have one, or the report does not show it. */
export function presentMainFigures(
  given: Present,
): Record<"leads" | "visitors" | "position" | "followers", Figure | null> {
  const { t } = given;
  return {
    leads: countFigure(given, t("keyFigures.leads"), "totalLeads", {
      ...comparedCount(given, "leads"),
      meaning: t("meaning.leads"),
      note: rateNote(given),
    }),
    visitors: countFigure(given, t("keyFigures.visitors"), "totalVisitors", {
      ...comparedCount(given, "visitors"),
      note: organicNote(given),
    }),
    position: positionFigure(given, t("keyFigures.position")),
    followers: followersFigure(given, t("keyFigures.followers")),
  };
}

/** The figures that there are. */
export function those(figures: (Figure | null)[]): Figure[] {
  return figures.filter((one) => one !== null);
}

/** Visitors and where they come from; null for a client with none of it. */
export function presentTraffic(given: Present): ReportDocument["traffic"] {
  const { snapshot, t, locale } = given;
  const change = countChange(snapshot, "visitors", t, locale);
  const rows = those([
    countFigure(given, t("traffic.totalVisitors"), "totalVisitors", comparedCount(given, "visitors")),
    countFigure(given, t("traffic.organicTraffic"), "organicTraffic", {
      ...comparedCount(given, "organic"),
      note: t("traffic.organicNote"),
    }),
  ]);
  const split = presentSplit(snapshot, t, locale);
  if (rows.length === 0 && split === null) return null;
  return {
    heading: t("traffic.heading"),
    rows,
    change: showsFigure(snapshot, "totalVisitors")
      ? changeFigure(
          t("traffic.change"),
          change,
          t("noData"),
          t(`against.${snapshot.type}`),
          recountedChange(given, "totalVisitors"),
        )
      : null,
    split,
  };
}

/** Positions, searches and pages; null for a client with none of it. */
export function presentSeo(given: Present): ReportDocument["seo"] {
  const { snapshot, t, locale } = given;
  const change = placesIndicator(snapshot.changes.position, t, locale);
  const rows = those([
    positionFigure(given, t("seo.averagePosition")),
    countFigure(given, t("figure.searchClicks"), "searchClicks"),
    countFigure(given, t("figure.searchImpressions"), "searchImpressions"),
    countFigure(given, t("seo.keywordsTracked"), "keywordsTracked", { meaning: t("meaning.keywords") }),
  ]);
  const topRankings = showsFigure(snapshot, "topRankings")
    ? { heading: t("seo.topRankings"), keywords: snapshot.figures.topRankings, none: t("noData") }
    : null;
  if (rows.length === 0 && topRankings === null && snapshot.searches === null) return null;
  return {
    heading: t("seo.heading"),
    rows,
    change: showsFigure(snapshot, "averagePosition")
      ? changeFigure(
          t("seo.change"),
          change,
          t("noData"),
          t("seo.changeNote"),
          recountedChange(given, "averagePosition"),
        )
      : null,
    topRankings,
    ...presentSearches(snapshot, t, locale),
  };
}

/** Followers; null for a client without them. */
export function presentSocial(given: Present): ReportDocument["social"] {
  const { t } = given;
  const rows = those([followersFigure(given, t("social.totalFollowers"))]);
  return rows.length === 0 ? null : { heading: t("social.heading"), rows };
}

/** Leads, their rate, what they cost and what they divide into. */
export function presentConversions(given: Present): ReportDocument["conversions"] {
  const { snapshot, t, locale } = given;
  const own = { origins: { ...snapshot.origins, compared: {} } };
  const rate = figure(t("conversions.conversionRate"), conversionText(snapshot.figures, locale), t("noData"), {
    origin: originSentences(own, ["totalLeads", "sessions"], given),
  });
  return {
    heading: t("conversions.heading"),
    rows: those([
      countFigure(given, t("conversions.totalLeads"), "totalLeads", comparedCount(given, "leads")),
      hasRate(snapshot) ? rate : null,
    ]),
    ...presentLeads(snapshot, given),
  };
}

/** Without visits, there is nothing of which leads could be a share. */
function hasRate(snapshot: Snapshot): boolean {
  const { sessions } = snapshot.figures;
  return showsFigure(snapshot, "totalLeads") && showsFigure(snapshot, "sessions") && sessions !== 0;
}

function rateNote({ snapshot, t, locale }: Present): string | null {
  if (!hasRate(snapshot)) return null;
  const rate = conversionText(snapshot.figures, locale);
  return rate === null ? t("keyFigures.rateUnknown") : t("keyFigures.rate", { rate });
}

/** How many of the visitors came from a search, and their change. Two sources may count more of these than of all. */
function organicNote({ snapshot, t, locale }: Present): string | null {
  const { totalVisitors, organicTraffic } = snapshot.figures;
  if (!totalVisitors || organicTraffic === null || organicTraffic > totalVisitors) return null;
  const organic = formatCount(organicTraffic, locale);
  const change = countChange(snapshot, "organic", t, locale);
  return change === null
    ? t("keyFigures.visitorsNote", { organic })
    : t("keyFigures.visitorsNoteChanged", { organic, change: change.text });
}

/** The change of a count, or why there is none. */
function comparedCount(given: Present, change: CountChange): Pick<Figure, "change" | "notComparable"> {
  const { snapshot, t, locale } = given;
  return {
    change: countChange(snapshot, change, t, locale),
    notComparable: recountedChange(given, figureOfChange[change])?.full ?? null,
  };
}

/** Why a figure cannot be compared with the period before; null when it can. */
function recountedChange({ snapshot, t, locale }: Present, figureKey: Parameters<typeof reportRecount>[1]) {
  const recount = reportRecount(snapshot, figureKey);
  const { type } = snapshot;
  return recount && { short: t("recount.short"), full: notComparableText(recount, { type, t, locale }) };
}

function positionFigure(given: Present, label: string): Figure | null {
  const { snapshot, t, locale } = given;
  if (!showsFigure(snapshot, "averagePosition")) return null;
  const { averagePosition } = snapshot.figures;
  const value = averagePosition === null ? null : formatOneDecimal(averagePosition, locale);
  return figure(label, value, t("noData"), {
    key: "averagePosition",
    meaning: t("meaning.position"),
    change: placesIndicator(snapshot.changes.position, t, locale),
    notComparable: recountedChange(given, "averagePosition")?.full ?? null,
    note: t("keyFigures.positionNote"),
    target: targetText(snapshot, "averagePosition", t, locale),
    origin: originSentences(snapshot, ["averagePosition"], given),
  });
}

function followersFigure(given: Present, label: string): Figure | null {
  const change = percentIndicator(given.snapshot.changes.followers, given.locale);
  return countFigure(given, label, "totalFollowers", { meaning: given.t("meaning.followers"), change });
}

function countFigure(
  given: Present,
  label: string,
  key: CountFigure,
  extra: { meaning?: string; change?: Indicator | null; notComparable?: string | null; note?: string | null } = {},
): Figure | null {
  const { snapshot, t, locale } = given;
  if (!showsFigure(snapshot, key)) return null;
  const value = snapshot.figures[key];
  return figure(label, value === null ? null : formatCount(value, locale), t("noData"), {
    key,
    ...extra,
    target: targetText(snapshot, key, t, locale),
    origin: originSentences(snapshot, [key], given),
  });
}

const keys = [...trafficSources, "rest"] as const;

/** The client's own shares as far as they are known, null when none is; in a sample the typical ones, marked as an example. */
function presentSplit(snapshot: Snapshot, t: ReportText, locale: string): Split | null {
  const { figures } = snapshot;
  const parts = (split: Partial<PartialSplit>): SplitPart[] =>
    keys.flatMap((key) => {
      const percent = split[key];
      return percent === undefined
        ? []
        : [{ key, label: t(`traffic.${key}`), percent, text: formatPercent(percent, locale) }];
    });
  if (isSample(snapshot)) {
    const [heading, note] = [t("traffic.typicalSplit"), t("traffic.typicalNote")];
    return { heading, typical: true, parts: parts(typicalSplit), note };
  }
  const own = trafficSplit(figures);
  if (own) return { heading: t("traffic.split"), typical: false, parts: parts(own), note: null };
  const known = partialSplit(figures);
  return known && { heading: t("traffic.split"), typical: false, parts: parts(known), note: t("traffic.partialNote") };
}
