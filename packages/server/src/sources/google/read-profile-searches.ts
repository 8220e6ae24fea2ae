import type { businessprofileperformance_v1 as profile } from "@googleapis/businessprofileperformance";
import { type ProfileSearch, topProfileSearches } from "@agency/model/profile-searches";
import type { Period } from "@agency/model/report/periods";
import { type GoogleAccess, readGoogle } from "./google-access.ts";

/** Most pages that are read, of 100 searches each. */
const mostPages = 20;

/**
 * Reads the searches that showed a Business Profile in whole months, the top ones. Google promises no order, so that all pages are read.
 * https://developers.google.com/my-business/reference/performance/rest/v1/locations.searchkeywords.impressions.monthly/list
 * @param location without `locations/`
 * @throws GoogleError
 */
export async function readProfileSearches(
  access: GoogleAccess,
  location: string,
  period: Period,
): Promise<ProfileSearch[]> {
  const found: ProfileSearch[] = [];
  let pageToken = "";
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await readPage(access, location, { ...monthsOf(period), ...(pageToken && { pageToken }) });
    found.push(...(answer.searchKeywordsCounts ?? []).flatMap(toSearch));
    pageToken = answer.nextPageToken ?? "";
    if (pageToken === "") break;
  }
  return topProfileSearches(found);
}

function readPage(
  access: GoogleAccess,
  location: string,
  asked: Record<string, string>,
): Promise<profile.Schema$ListSearchKeywordImpressionsMonthlyResponse> {
  const root = `https://businessprofileperformance.googleapis.com/v1/locations/${encodeURIComponent(location)}`;
  const query = new URLSearchParams({ pageSize: "100", ...asked });
  return readGoogle(access, {
    api: "business_profile",
    account: location,
    address: `${root}/searchkeywords/impressions/monthly?${query.toString()}`,
  });
}

function monthsOf({ start, end }: Period): Record<string, string> {
  const [first, last] = [start, end].map((day) => day.split("-").map(Number));
  return {
    "monthlyRange.startMonth.year": String(first?.[0]),
    "monthlyRange.startMonth.month": String(first?.[1]),
    "monthlyRange.endMonth.year": String(last?.[0]),
    "monthlyRange.endMonth.month": String(last?.[1]),
  };
}

/** None without a number: numbers are real or absent. */
function toSearch({ searchKeyword, insightsValue }: profile.Schema$SearchKeywordCount): ProfileSearch[] {
  const { value, threshold } = insightsValue ?? {};
  if (!searchKeyword) return [];
  if (value != null) return [{ search: searchKeyword, people: Number(value) }];
  return threshold == null ? [] : [{ search: searchKeyword, fewerThan: Number(threshold) }];
}
