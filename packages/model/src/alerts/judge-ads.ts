import { addAds, type AdFigures, type AdPlatform, adPlatforms, inHundredths, type PlatformAds } from "../ads.ts";
import { type Period, precedingPeriod } from "../report/periods.ts";
import type { IdleAds } from "./alert.ts";

/** The ads of a client in a month. */
export type AdsOfMonth = { month: Period; ads: readonly PlatformAds[] };

/** Ads are expected to have brought something for so many times what one conversion cost: without any, that is one chance in 20. */
const timesTheCost = 3;

/** The same where no cost is known: by chance, that many clicks bring none where fewer than 3 in 100 would. */
const enoughClicks = 100;

/**
 * Finds the platforms and campaigns that spent money in the newest months and brought no conversion. Where a platform does not count
 * conversions, or the newest month of ads is older than two months, nothing is said.
 * @param months in any order
 * @param lastMonth the last complete month
 */
export function judgeAds(months: readonly AdsOfMonth[], lastMonth: Period): IdleAds[] {
  return adPlatforms.flatMap((platform) => {
    const known = monthsWith(platform, months);
    const newest = known.at(-1);
    if (!newest || newest.month.start < precedingPeriod("monthly", lastMonth).start) return [];
    const comparable = known.filter(({ ads }) => ads.currency === newest.ads.currency);
    return isIdle(newest.ads)
      ? judgePlatform(comparable)
      : newest.ads.campaigns.filter(isIdle).flatMap(({ name }) => judgeCampaign(name, comparable));
  });
}

type Known = { month: Period; ads: PlatformAds };

/** Oldest first. */
function monthsWith(platform: AdPlatform, months: readonly AdsOfMonth[]): Known[] {
  return months
    .flatMap(({ month, ads }) => {
      const found = ads.find((one) => one.platform === platform);
      return found ? [{ month, ads: found }] : [];
    })
    .toSorted((one, other) => (one.month.start < other.month.start ? -1 : 1));
}

function judgePlatform(known: Known[]): IdleAds[] {
  const run = idleRun(known.map(({ month, ads }) => ({ month, figures: ads })));
  const before = known.slice(0, known.length - run.length).map(({ ads }) => ads);
  return idleAds({ known, run, campaign: null, perConversion: costOfOne(before) });
}

function judgeCampaign(name: string, known: Known[]): IdleAds[] {
  const run = idleRun(
    known.map(({ month, ads }) => ({ month, figures: ads.campaigns.find((one) => one.name === name) ?? null })),
  );
  const then = known.slice(known.length - run.length).map(({ ads }) => ads);
  return idleAds({ known, run, campaign: name, perConversion: costOfOne(then) });
}

type MonthOfFigures = { month: Period; figures: AdFigures | null };

/** The last months in a row without a conversion, up to the newest. */
function idleRun(months: MonthOfFigures[]): { month: Period; figures: AdFigures }[] {
  const run: { month: Period; figures: AdFigures }[] = [];
  for (const { month, figures } of months.toReversed()) {
    const next = run[0];
    const follows = !next || precedingPeriod("monthly", next.month).start === month.start;
    if (!follows || figures === null || !isIdle(figures)) break;
    run.unshift({ month, figures });
  }
  return run;
}

function isIdle({ spend, conversions }: AdFigures): boolean {
  return spend !== null && spend > 0 && conversions === 0;
}

function costOfOne(ads: readonly AdFigures[]): number | null {
  const { spend, conversions } = addAds(ads.filter((one) => one.spend !== null && one.conversions !== null));
  return spend === null || spend <= 0 || conversions === null || conversions <= 0
    ? null
    : inHundredths(spend / conversions);
}

type Found = {
  known: Known[];
  run: { month: Period; figures: AdFigures }[];
  campaign: string | null;
  perConversion: number | null;
};

/** The alert, unless what was spent is too little to expect anything of. */
function idleAds({ known, run, campaign, perConversion }: Found): IdleAds[] {
  const [first, last, newest] = [run[0], run.at(-1), known.at(-1)];
  if (!first || !last || !newest) return [];
  const each = run.map(({ figures }) => figures);
  const spend = addAds(each).spend ?? 0;
  const clicks = each.every((one) => one.clicks !== null) ? addAds(each).clicks : null;
  const isFair = perConversion === null ? (clicks ?? 0) >= enoughClicks : spend >= timesTheCost * perConversion;
  if (!isFair) return [];
  const { platform, currency } = newest.ads;
  const [from, until] = [first.month.start, last.month.end];
  return [{ kind: "ads_without_result", platform, campaign, currency, spend, clicks, from, until, perConversion }];
}
