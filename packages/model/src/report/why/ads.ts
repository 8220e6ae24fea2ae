import { type AdPlatform, type AdsBefore, inHundredths } from "../../ads.ts";
import { smallDifference } from "../../figures.ts";
import { splitInThree } from "./split.ts";

/** What the conversions of a platform's ads are made of: money with cents, whole clicks, conversions in hundredths at most. */
export type AdOperands = { spend: number; clicks: number; conversions: number };

/** Conversions = spend x clicks for the money x conversions a click, of one platform. `parts` are what each comes to. */
export type AdsWhy = {
  identity: "ads";
  platform: AdPlatform;
  currency: string;
  before: AdOperands;
  now: AdOperands;
  parts: { spend: number; clicks: number; rate: number };
};

type Ads = readonly AdsBefore[] | null | undefined;

/**
 * How the conversions of each platform add up. Not split: without spend or clicks in either period, in two currencies, and where something
 * else counts as a conversion, or for other days, than in the period before.
 */
export function explainAds(now: Ads, before: Ads): AdsWhy[] {
  return (now ?? []).flatMap((ads): AdsWhy[] => {
    const { platform, currency } = ads;
    const [present, past] = [adOperands(ads), adOperands(adsAlike(before, ads))];
    if (!present || !past) return [];
    if (Math.abs(present.conversions - past.conversions) < smallDifference("totalLeads")) return [];
    return [{ identity: "ads", platform, currency, before: past, now: present, parts: adParts(past, present) }];
  });
}

/** The same parts, worked out of the operands once more: whole conversions where both periods have whole ones, else hundredths. */
export function adParts(before: AdOperands, now: AdOperands): AdsWhy["parts"] {
  const isWhole = [before, now].every(({ conversions }) => Number.isInteger(conversions));
  const unit = isWhole ? 1 : 100;
  const product = ({ spend, clicks, conversions }: AdOperands) => ({
    count: Math.round(conversions * unit),
    volume: Math.round(spend * 100),
    middle: clicks,
  });
  const { volume, middle, rate } = splitInThree(product(before), product(now));
  return {
    spend: inHundredths(volume / unit),
    clicks: inHundredths(middle / unit),
    rate: inHundredths(rate / unit),
  };
}

/** The ads of the same platform that count the same in the same currency; undefined where there are none. */
export function adsAlike(
  ads: Ads,
  { platform, currency, counted, attribution }: Pick<AdsBefore, "platform" | "currency" | "counted" | "attribution">,
): AdsBefore | undefined {
  const same = ads?.find((one) => one.platform === platform);
  const isAlike = same?.currency === currency && same.counted === counted && same.attribution === attribution;
  return isAlike ? same : undefined;
}

/** Null where something of it is unknown, or was none. */
export function adOperands(ads: AdsBefore | undefined): AdOperands | null {
  if (!ads) return null;
  const { spend, clicks, conversions } = ads;
  return spend && clicks && conversions !== null ? { spend, clicks, conversions } : null;
}
