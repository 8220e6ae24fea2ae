import type { Language } from "@agency/content/settings";
import { signedPercent } from "./changes.ts";
import type { Present } from "./figure-sections.ts";
import { formatCount, formatList, formatOneDecimal, joinSentences } from "./format.ts";
import type { NamedFestivals } from "./judge-change.ts";
import { isPromising, type RecommendationKey, type RuleRecommendation } from "./recommendations.ts";
import type { ReportDocument } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

/** The recommendations of a report as sentences, in their order. What several of them say of festivals is said once. */
export function recommendationTexts(
  { type, recommendations }: Pick<Snapshot, "type" | "recommendations">,
  t: ReportText,
  locale: string,
): string[] {
  const named = recommendations.map((one) =>
    "text" in one || !one.festivals ? null : festivalSentence(one.festivals, t, locale),
  );
  return recommendations.map((one, index) => {
    if ("text" in one) return one.text;
    const festivals = named[index] ?? null;
    return ruleText(one, named.indexOf(festivals) === index ? festivals : null, { type, t, locale });
  });
}

type Wording = { type: Snapshot["type"]; t: ReportText; locale: string };

/** What changed, what happened then, what is usual, and what the agency does about it. */
function ruleText(rule: RuleRecommendation, festivals: string | null, { type, t, locale }: Wording): string {
  const { key, params, against, promised } = rule;
  const { aYearBefore, low, high, ...told } = params;
  const before = t(`headline.before.${against ?? type}`);
  const values = Object.entries(told).map(([name, value]) => [name, formatParam(name, key, value, locale)]);
  const number = (value: number) => formatParam("now", key, value, locale);
  return joinSentences(
    [
      t(`recommendation.${key}`, { ...Object.fromEntries(values), ...("from" in told && { before }) }),
      ...(festivals === null ? [] : [festivals]),
      ...(aYearBefore === undefined ? [] : [t("beside.yearBefore", { number: number(aYearBefore) })]),
      ...(low === undefined || high === undefined ? [] : [t("beside.usual", { low: number(low), high: number(high) })]),
      ...(promised && isPromising(key) ? [t(`promise.${key}`)] : []),
    ],
    locale,
  );
}

/** "Chinese New Year was in this period." */
function festivalSentence({ when, names }: NamedFestivals, t: ReportText, locale: string): string {
  const festivals = formatList(
    names.map((festival) => t(`festivals.${festival}`)),
    locale,
  );
  return t(`beside.festival.${when}`, { festivals, count: names.length });
}

/** The sentences whose numbers have a decimal. */
const decimals: ReadonlySet<RecommendationKey> = new Set<RecommendationKey>([
  "positionWorse",
  "positionBetter",
  "rateLower",
]);

/** Numbers read as those of the figures beside them. */
function formatParam(name: string, key: RecommendationKey, value: number, locale: string): string {
  if (decimals.has(key)) return formatOneDecimal(value, locale);
  return name === "percent" ? signedPercent(value, locale) : formatCount(value, locale);
}

/** The recommendations in words. Texts of the staff keep the language they were written in. */
export function presentAdvice({ snapshot, t, locale }: Present, language: Language): ReportDocument["recommendations"] {
  const { recommendations } = snapshot;
  if (recommendations.length === 0) return null;
  const sentences = recommendationTexts(snapshot, t, locale).map((text, index) => ({
    text,
    language: "text" in (recommendations[index] ?? {}) ? (snapshot.writtenIn ?? snapshot.language) : language,
  }));
  return { heading: t("recommendations"), sentences };
}
