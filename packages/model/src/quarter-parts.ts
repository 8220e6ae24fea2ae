import { currency as agencyCurrency } from "@agency/content/settings";
import { type AdCampaign, addAds, adPlatforms, eachAdFigure, type KeptAds, type PlatformAds, sumUpAds } from "./ads.ts";
import { type AiAnswers, type AnswerEngine, answerEngines, type KeptAnswers } from "./ai-answers.ts";
import { sameJson } from "./same-json.ts";

/** What a period has of ads and of answers by AI. */
export type PeriodParts = { ads?: KeptAds[] | null; aiAnswers?: KeptAnswers[] | null };

/** What a quarter can have of them from its months. A part that some months lack has no figures, and names these months. */
export type QuarterParts = {
  ads: PlatformAds[];
  aiAnswers: AiAnswers[];
  /** Whether the months lack something that was spent in the agency's currency. */
  lacksSpend: boolean;
};

/** A quarter's months in order, each with its first day. */
type Months = { start: string; month: PeriodParts | undefined }[];

/**
 * The ads and answers that a quarter lacks and its months have, or that were made of its months before these changed.
 * @param known what the quarter has; undefined when it has nothing
 */
export function quarterParts(months: Months, known: PeriodParts | undefined): QuarterParts {
  const made = adPlatforms.flatMap(
    (platform) =>
      joinMonths(
        months.map(({ start, month }) => ({
          start,
          ads: month?.ads?.find((one) => one.platform === platform) ?? null,
        })),
      ) ?? [],
  );
  const ads = made.flatMap((one) =>
    lacking(
      one,
      known?.ads?.find(({ platform }) => platform === one.platform),
    ),
  );
  const aiAnswers = answerEngines.flatMap((engine) =>
    lacking(
      countMonths(engine, months),
      known?.aiAnswers?.find((one) => one.engine === engine && one.part === "count"),
    ),
  );
  const lacksSpend = made.some((one) => one.lacking !== undefined && one.currency === agencyCurrency.code);
  return { ads, aiAnswers, lacksSpend };
}

/** The part that is made of months, unless the quarter has it by itself, or has the same. */
function lacking<Part extends PlatformAds | AiAnswers>(
  made: Part | null,
  known: KeptAds | KeptAnswers | undefined,
): Part[] {
  if (made === null) return [];
  if (known === undefined) return [made];
  const { origin, ...same } = known;
  return origin.kind === "months" && !sameJson(same, made) ? [made] : [];
}

/** The ads of a platform over three months, in one currency. A figure that one month does not tell is unknown of the quarter. */
function joinMonths(months: { start: string; ads: KeptAds | null }[]): PlatformAds | null {
  const known = months.flatMap(({ ads }) => ads ?? []);
  const last = known.at(-1);
  if (last === undefined) return null;
  const { platform, currency, counted, attribution } = last;
  const without = months.filter(({ ads }) => ads?.currency !== currency).map(({ start }) => start);
  const of = { platform, currency, counted, attribution };
  if (without.length > 0) {
    return { ...sumUpAds({ ...of, counted: null, attribution: null }, [], unknownAds), lacking: without };
  }
  const isAlike = known.every((one) => one.counted === counted);
  const sums = addAds(known);
  const isCounted = (figure: keyof typeof sums) => isAlike || (figure !== "conversions" && figure !== "value");
  const total = eachAdFigure((figure) =>
    isCounted(figure) && known.every((one) => one[figure] !== null) ? sums[figure] : null,
  );
  const isOneWindow = known.every((one) => one.attribution === attribution);
  return sumUpAds(
    { ...of, counted: isAlike ? counted : null, attribution: isOneWindow ? attribution : null },
    // Of a month with more campaigns than are kept, nobody knows what each spent.
    known.some(({ others }) => others !== null) ? [] : joinCampaigns(known, isAlike),
    total,
  );
}

const unknownAds = eachAdFigure(() => null);

/** Campaigns by their names; one without ads in a month had none of its figures then. */
function joinCampaigns(months: KeptAds[], isAlike: boolean): AdCampaign[] {
  const groups = Map.groupBy(
    months.flatMap(({ campaigns }) => campaigns),
    ({ name }) => name,
  );
  return Array.from(groups, ([name, own]) => {
    const sums = addAds(own);
    const isKnown = (figure: keyof typeof sums) =>
      own.every((one) => one[figure] !== null) && (isAlike || (figure !== "conversions" && figure !== "value"));
    return { name, ...eachAdFigure((figure) => (isKnown(figure) ? sums[figure] : null)) };
  });
}

/** Counts add up over months; the pages that were cited on a day do not. */
function countMonths(engine: AnswerEngine, months: Months): AiAnswers | null {
  const counts = months.map(({ start, month }) => {
    const found = month?.aiAnswers?.find((one) => one.engine === engine && one.part === "count");
    return { start, count: found?.part === "count" ? found.count : null };
  });
  const without = counts.filter(({ count }) => count === null).map(({ start }) => start);
  if (without.length === counts.length) return null;
  const part = { engine, part: "count" as const, pagesPerDay: null };
  return without.length > 0
    ? { ...part, count: null, lacking: without }
    : { ...part, count: counts.reduce((sum, { count }) => sum + (count ?? 0), 0) };
}
