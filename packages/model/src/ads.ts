import { currency } from "@agency/content/settings";
import type { Origin } from "./origin.ts";

/** The platforms whose ads are told apart. */
export const adPlatforms = ["google_ads", "meta_ads"] as const;
export type AdPlatform = (typeof adPlatforms)[number];

/** The platforms' own names, which no language translates. */
export const adPlatformNames: Record<AdPlatform, string> = { google_ads: "Google Ads", meta_ads: "Meta Ads" };

/** What is known of ads; reach and frequency do not add up, and are not among it. */
export const adFigures = ["spend", "impressions", "clicks", "conversions", "value"] as const;
export type AdFigure = (typeof adFigures)[number];

/**
 * Figures of ads; null where the platform does not tell. `spend` and `value` are money in the account's currency. `conversions` may have
 * decimals, since a platform divides one between its ads. They are never leads.
 */
export type AdFigures = Record<AdFigure, number | null>;

/** A campaign by its newest name. */
export type AdCampaign = AdFigures & { name: string };

/** The ads of one platform in a period, in one currency. */
export type PlatformAds = AdFigures & {
  platform: AdPlatform;
  /** An ISO 4217 code. */
  currency: string;
  /** What the platform counts as a conversion, as it names it; null for its own mix, or where nothing is counted. */
  counted: string | null;
  /** Within how many days a conversion belongs to an ad, as the platform names it; null when it does not say. */
  attribution: string | null;
  /** The most expensive ones, by what they cost. */
  campaigns: AdCampaign[];
  /** All the other campaigns together; null when there are none. */
  others: (AdFigures & { count: number }) | null;
  /** The first days of the months of a quarter of which nothing is known in this currency; then the quarter has no figures. */
  lacking?: string[];
};

/** The same as it is kept, with its source. */
export type KeptAds = PlatformAds & { origin: Origin };

/** The ads of a platform in the period before, of which a report says how they changed. */
export type AdsBefore = Pick<
  PlatformAds,
  "platform" | "currency" | "counted" | "attribution" | "spend" | "clicks" | "conversions"
>;

/** How many campaigns of a platform are kept by name. */
const keptCampaigns = 20;

/** How long a campaign's name may be, in characters. */
const longestName = 120;

/** Money and conversions have two decimals, and sums of them no more. */
export const inHundredths = (value: number): number => Math.round(value * 100) / 100;

/** Adds up figures of ads. A figure is unknown when none of them has it. */
export function addAds(parts: readonly AdFigures[]): AdFigures {
  const sum = (figure: AdFigure) => {
    const known = parts.map((part) => part[figure]).filter((value) => value !== null);
    return known.length === 0 ? null : inHundredths(known.reduce((all, value) => all + value, 0));
  };
  return eachAdFigure(sum);
}

export function eachAdFigure(makeValue: (figure: AdFigure) => number | null): AdFigures {
  return Object.fromEntries(adFigures.map((figure) => [figure, makeValue(figure)])) as AdFigures;
}

/** What a platform's ads come to, with the campaigns that cost most; one in which nothing happened is left out. `total` is more than the campaigns when some of them are unnamed. */
export function sumUpAds(
  of: Pick<PlatformAds, "platform" | "currency" | "counted" | "attribution">,
  campaigns: readonly AdCampaign[],
  total: AdFigures = addAds(campaigns),
): PlatformAds {
  const { platform, currency: code, counted, attribution } = of;
  const sorted = campaigns
    .filter((campaign) => adFigures.some((figure) => (campaign[figure] ?? 0) !== 0))
    .map((campaign) => ({ ...eachAdFigure((figure) => campaign[figure]), name: shortName(campaign.name) }))
    .toSorted((a, b) => (b.spend ?? 0) - (a.spend ?? 0) || (a.name < b.name ? -1 : 1));
  const rest = sorted.slice(keptCampaigns);
  return {
    platform,
    currency: code,
    counted,
    attribution,
    ...eachAdFigure((figure) => total[figure]),
    campaigns: sorted.slice(0, keptCampaigns),
    others: rest.length === 0 ? null : { ...addAds(rest), count: rest.length },
  };
}

/** A name in one line, shortened where it is too long. */
function shortName(name: string): string {
  const characters = Array.from(name.replaceAll(/\s+/gu, " ").trim());
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join("")}…` : characters.join("");
}

/**
 * The ads of several accounts of one platform and currency. Conversions that count different things are not added up, and then unknown.
 */
export function joinAccounts([first, ...others]: readonly [PlatformAds, ...PlatformAds[]]): PlatformAds {
  return others.reduce((one, other): PlatformAds => {
    const alike = one.counted === other.counted;
    const comparable = (ads: AdFigures) => (alike ? ads : { ...ads, conversions: null, value: null });
    const campaigns = [...one.campaigns, ...other.campaigns].map((campaign) => ({
      ...campaign,
      ...comparable(campaign),
    }));
    const of = {
      ...one,
      counted: alike ? one.counted : null,
      attribution: one.attribution === other.attribution ? one.attribution : null,
    };
    const sum = sumUpAds(of, campaigns, addAds([comparable(one), comparable(other)]));
    const rest = [one.others, other.others, sum.others].filter((part) => part !== null);
    return {
      ...sum,
      others: rest.length === 0 ? null : { ...addAds(rest), count: rest.reduce((all, { count }) => all + count, 0) },
    };
  }, first);
}

/** What was spent in the agency's currency, over all platforms; null when none of them tells. Other currencies are never converted. */
export function spentOnAds(ads: readonly PlatformAds[]): number | null {
  return addAds(ads.filter((one) => one.currency === currency.code)).spend;
}

/** The ads that stand after some platforms were read again, in the usual order of platforms. */
export function withPlatforms<Ads extends PlatformAds>(standing: readonly Ads[], read: readonly Ads[]): Ads[] {
  return adPlatforms.flatMap((platform) => [...read, ...standing].find((one) => one.platform === platform) ?? []);
}
