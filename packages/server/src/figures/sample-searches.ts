import type { Figures } from "@agency/model/figures";
import { rounded } from "@agency/model/report/rounding";
import type { Searches } from "@agency/model/searches";

/** What share of the visitors from searches each keyword and each page brought, the best first. */
const keywordShares = [0.22, 0.13, 0.08, 0.05, 0.03];
const pageShares = { "/": 0.46, "/services": 0.21, "/about": 0.09, "/contact": 0.06 };

/** Made-up searches that suit a period's sample figures: the best keywords first, around the average position. */
export function sampleSearches({ topRankings, averagePosition, organicTraffic }: Figures): Searches | null {
  if (averagePosition === null || organicTraffic === null) return null;
  const place = (rank: number) => rounded(Math.max(1, averagePosition * (0.3 + 0.28 * rank)), 1);
  const clicksOf = (share: number) => Math.round(organicTraffic * share);
  return {
    keywords: topRankings.map((query, rank) => {
      const clicks = clicksOf(keywordShares[rank] ?? 0.02);
      return { query, clicks, impressions: Math.round(clicks * (6 + place(rank) * 1.5)), position: place(rank) };
    }),
    pages: Object.entries(pageShares).map(([path, share], rank) => {
      const clicks = clicksOf(share);
      return { page: `https://www.sample.example${path}`, clicks, impressions: clicks * 9, position: place(rank) };
    }),
    scope: { list: "top", country: null },
  };
}
