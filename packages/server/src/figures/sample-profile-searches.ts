import type { Figures } from "@agency/model/figures";
import type { Origin } from "@agency/model/origin";
import { type ProfileSearch, type ProfileSearches, topProfileSearches } from "@agency/model/profile-searches";
import type { ReportType } from "@agency/model/report/report-type";

/** How many people search for each keyword, as a share of the visitors from searches, the best first. */
const shares = [0.31, 0.19, 0.11, 0.03, 0.005];

/** Google gives fewer people than this only as a threshold. */
const threshold = 15;

/** Made-up searches that suit a period's sample figures. Weeks have none, as at Google. */
export function sampleProfileSearches(
  type: ReportType,
  { topRankings, organicTraffic }: Pick<Figures, "topRankings" | "organicTraffic">,
  origin: Origin,
): ProfileSearches | null {
  if (type === "weekly" || organicTraffic === null || topRankings.length === 0) return null;
  const rows = topRankings.map((search, index): ProfileSearch => {
    const people = Math.round(organicTraffic * (shares[index] ?? 0.005));
    return people < threshold ? { search, fewerThan: threshold } : { search, people };
  });
  return { rows: topProfileSearches(rows), origin };
}
