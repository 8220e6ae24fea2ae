import { expect, test } from "vitest";
import { type AdCampaign, type PlatformAds, sumUpAds } from "../ads.ts";
import { periodWith } from "../report/periods.ts";
import { judgeAds } from "./judge-ads.ts";

type Numbers = { spend: number; clicks?: number | null; conversions: number | null };

const campaign = (name: string, { spend, clicks = 50, conversions }: Numbers): AdCampaign => ({
  name,
  spend,
  clicks,
  conversions,
  impressions: null,
  value: null,
});

function month(start: string, campaigns: AdCampaign[], currency = "MYR"): { start: string; ads: PlatformAds[] } {
  return { start, ads: [sumUpAds({ platform: "google_ads", currency, counted: null, attribution: null }, campaigns)] };
}

const october = periodWith("monthly", "2026-10-01");
const judge = (months: { start: string; ads: PlatformAds[] }[]) =>
  judgeAds(
    months.map(({ start, ads }) => ({ month: periodWith("monthly", start), ads })),
    october,
  );

test("a platform that spent and brought nothing is found with what a conversion cost before", () => {
  const before = month("2026-08-01", [campaign("Search", { spend: 400, conversions: 10 })]);
  const idle = (start: string, spend: number) => month(start, [campaign("Search", { spend, conversions: 0 })]);
  expect(judge([before, idle("2026-09-01", 60), idle("2026-10-01", 100)])).toEqual([
    {
      kind: "ads_without_result",
      platform: "google_ads",
      campaign: null,
      currency: "MYR",
      spend: 160,
      clicks: 100,
      from: "2026-09-01",
      until: "2026-10-31",
      perConversion: 40,
    },
  ]);
  // Three times the cost is the least.
  expect(judge([before, idle("2026-10-01", 119)])).toEqual([]);
  expect(judge([before, idle("2026-10-01", 120)])).toHaveLength(1);
});

test("without a known cost, 100 clicks are the least", () => {
  const idle = (clicks: number | null) => [
    month("2026-10-01", [campaign("Search", { spend: 900, clicks, conversions: 0 })]),
  ];
  expect(judge(idle(99))).toEqual([]);
  expect(judge(idle(null))).toEqual([]);
  expect(judge(idle(100))).toMatchObject([{ spend: 900, perConversion: null }]);
});

test("a campaign is compared with its whole platform, and the others are not named", () => {
  const september = [
    campaign("Search", { spend: 100, conversions: 5 }),
    campaign("Raya", { spend: 60, conversions: 1 }),
  ];
  const now = [campaign("Search", { spend: 200, conversions: 10 }), campaign("Raya", { spend: 100, conversions: 0 })];
  expect(judge([month("2026-09-01", september), month("2026-10-01", now)])).toMatchObject([
    { campaign: "Raya", spend: 100, from: "2026-10-01", perConversion: 30 },
  ]);
  const small = [campaign("Search", { spend: 200, conversions: 10 }), campaign("Raya", { spend: 50, conversions: 0 })];
  expect(judge([month("2026-10-01", small)])).toEqual([]);
});

test("nothing is said where conversions are unknown, of another currency, or of months long ago", () => {
  expect(judge([month("2026-10-01", [campaign("Reach", { spend: 900, clicks: 500, conversions: null })])])).toEqual([]);
  const idle = [campaign("Search", { spend: 900, clicks: 500, conversions: 0 })];
  expect(judge([month("2026-08-01", idle)])).toEqual([]);
  expect(judge([month("2026-09-01", idle)])).toHaveLength(1);
  const dollars = month("2026-09-01", [campaign("Search", { spend: 10, conversions: 10 })], "USD");
  expect(judge([dollars, month("2026-10-01", idle)])).toMatchObject([{ perConversion: null }]);
});
