import { joinAccounts, spentOnAds, withPlatforms } from "@agency/model/ads";
import type { AssignedRow, ReadAds } from "./import-result.ts";
import type { Standing } from "./row-changes.ts";

/** The ads of a row, each with the number of its file. */
function numbered({ ads = [], file }: AssignedRow): ReadAds[] {
  return ads.map((one) => ({ ...one, from: { file, ...one.from } }));
}

/** Whether rows are accounts of one platform in one currency, which can be added up. */
export function areAccounts(group: AssignedRow[]): boolean {
  const keys = group.map(({ ads = [] }) => ads.map(({ platform, currency }) => `${platform} ${currency}`).join(","));
  return keys[0] !== "" && new Set(keys).size === 1;
}

/** The ads of accounts that somebody added up; null where their rows are none of one platform. */
export function joinedAccounts(group: AssignedRow[]): ReadAds[] | null {
  if (!areAccounts(group)) return null;
  const platforms = Map.groupBy(group.flatMap(numbered), ({ platform }) => platform);
  return [...platforms.values()].flatMap(([first, ...others]) =>
    first ? [{ ...joinAccounts([first, ...others]), from: first.from }] : [],
  );
}

/** One row for each period with the ads of all platforms and what they cost together. Rows of the same platform stay apart. */
export function onePerPeriod(rows: AssignedRow[]): AssignedRow[] {
  const groups = Map.groupBy(rows, ({ of, reportType, period }) => `${of.id} ${reportType} ${period.start}`);
  return [...groups.values()].flatMap((group) => {
    const ads = group.flatMap(numbered);
    const isEachOnce = new Set(ads.map(({ platform }) => platform)).size === ads.length;
    const priced = group.find(({ figures }) => figures.adSpend !== undefined) ?? group[0];
    return group.length > 1 && isEachOnce && priced ? [withAds(priced, withPlatforms([], ads), ads)] : group;
  });
}

/** Rows with what all platforms cost in their period, those of earlier files among them. */
export function withStandingAds(rows: AssignedRow[], standing: Standing): AssignedRow[] {
  return rows.map((row) => {
    const known = standing.at(row)?.ads ?? [];
    const own = row.ads ?? [];
    const isAlone = known.every(({ platform }) => own.some((one) => one.platform === platform));
    return own.length === 0 || isAlone ? row : withAds(row, own, [...own, ...known.filter(notIn(own))]);
  });
}

const notIn =
  (own: ReadAds[]) =>
  ({ platform }: { platform: ReadAds["platform"] }) =>
    own.every((one) => one.platform !== platform);

/** A row with ads, and the ad spend of `all` where it gives one: a sum, unless it is that of a single platform. */
function withAds(row: AssignedRow, ads: ReadAds[], all: Parameters<typeof spentOnAds>[0]): AssignedRow {
  const spend = spentOnAds(all);
  const { adSpend } = row.places;
  if (spend === null || adSpend === undefined) return { ...row, ads };
  return {
    ...row,
    ads,
    figures: { ...row.figures, adSpend: spend },
    places: { ...row.places, adSpend: { ...adSpend, derived: "sum_of_rows" } },
  };
}
