import { currency } from "@agency/content/settings";
import { type AdCampaign, eachAdFigure, inHundredths, type PlatformAds, sumUpAds } from "@agency/model/ads";
import type { Figures } from "@agency/model/figures";
import type { Period } from "@agency/model/report/periods";

/** Shares of a platform's ads by campaign. */
const campaigns = { "Sample campaign 1": 0.55, "Sample campaign 2": 0.3, "Sample campaign 3": 0.15 };

/**
 * How each platform follows from a sample's visits and leads: money for a visitor, clicks and times shown for a visit, conversions for a lead,
 * and what one is worth where the platform tells.
 */
const platforms = {
  google_ads: { counted: null, attribution: null, spend: 0.42, clicks: 0.13, shown: 26, conversions: 0.31, worth: 180 },
  meta_ads: {
    counted: "actions:lead",
    attribution: "7-day click or 1-day view",
    spend: 0.27,
    clicks: 0.19,
    shown: 61,
    conversions: 0.17,
    worth: null,
  },
} as const;

/** Made-up ads of two platforms, by names that say so, which suit a period's sample figures; none where visits or leads are unknown. */
export function sampleAds({ totalVisitors, sessions, totalLeads }: Figures, { start }: Period): PlatformAds[] {
  const month = Number(start.slice(5, 7));
  // Every other month has more of it, so that a report has a change to add up.
  const [money, reach] = month % 2 === 0 ? [1, 1] : [1.2, 1.35];
  if (totalVisitors === null || sessions === null || totalLeads === null) return [];
  return (Object.keys(platforms) as (keyof typeof platforms)[]).map((platform) => {
    const { counted, attribution, spend, clicks, shown, conversions, worth } = platforms[platform];
    const rows = Object.entries(campaigns).map(([name, share]): AdCampaign => {
      const clicked = Math.round(sessions * clicks * share * reach);
      const converted = Math.round(totalLeads * conversions * share * reach * 2) / 2;
      const amounts = {
        spend: inHundredths(totalVisitors * spend * share * money),
        impressions: clicked * shown,
        clicks: clicked,
        conversions: counted === null ? converted : Math.round(converted),
        value: worth === null ? null : inHundredths(converted * worth),
      };
      return { name, ...eachAdFigure((figure) => amounts[figure]) };
    });
    return sumUpAds({ platform, currency: currency.code, counted, attribution }, rows);
  });
}
