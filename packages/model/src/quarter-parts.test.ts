import { expect, test } from "vitest";
import { type AdCampaign, type KeptAds, sumUpAds } from "./ads.ts";
import { bareOrigin, type Origin } from "./origin.ts";
import { type PeriodParts, quarterParts } from "./quarter-parts.ts";

const file = bareOrigin("file", "2026-10-02T00:00:00.000Z");
const campaign = (name: string, spend: number, changes: Partial<AdCampaign> = {}): AdCampaign => ({
  name,
  spend,
  impressions: spend * 10,
  clicks: spend,
  conversions: 1.5,
  value: null,
  ...changes,
});
const google = (campaigns: AdCampaign[], changes: Partial<KeptAds> = {}): KeptAds => ({
  ...sumUpAds({ platform: "google_ads", currency: "MYR", counted: null, attribution: null }, campaigns),
  origin: file,
  ...changes,
});
const shown = (count: number) => ({
  engine: "bing" as const,
  part: "count" as const,
  count,
  pagesPerDay: 2,
  origin: file,
});
const starts = ["2026-07-01", "2026-08-01", "2026-09-01"];
const quarter = (months: (PeriodParts | undefined)[], known?: PeriodParts) =>
  quarterParts(
    starts.map((start, index) => ({ start, month: months[index] })),
    known,
  );
const adsFrom = (...months: (KeptAds | null)[]) => quarter(months.map((ads) => ({ ads: ads && [ads] })));

test("the ads of three months add up by platform and campaign", () => {
  const { ads, lacksSpend } = adsFrom(
    google([campaign("Raya", 100.1), campaign("Roti", 20)]),
    google([campaign("Raya", 50.2)]),
    google([campaign("Raya", 50), campaign("Kek", 5)]),
  );
  expect(ads).toMatchObject([
    {
      platform: "google_ads",
      spend: 225.3,
      clicks: 225.3,
      conversions: 7.5,
      value: null,
      campaigns: [
        { name: "Raya", spend: 200.3 },
        { name: "Roti", spend: 20 },
        { name: "Kek", spend: 5 },
      ],
      others: null,
    },
  ]);
  expect([ads[0]?.lacking, lacksSpend]).toEqual([undefined, false]);
});

test("a month without a platform's ads, or with them in another currency, leaves the quarter without a sum and is named", () => {
  for (const august of [null, google([campaign("Raya", 9)], { currency: "USD" })]) {
    const { ads, lacksSpend } = adsFrom(google([campaign("Raya", 100)]), august, google([campaign("Raya", 50)]));
    expect(ads).toMatchObject([{ spend: null, clicks: null, campaigns: [], lacking: ["2026-08-01"] }]);
    expect(lacksSpend).toBe(true);
  }
  expect(adsFrom(null, null, null).ads).toEqual([]);
});

test("a figure that one month does not tell, or counts differently, is unknown of the quarter", () => {
  const known = google([campaign("Raya", 100)]);
  const silent = google([campaign("Raya", 10, { impressions: null })]);
  expect(adsFrom(known, silent, known).ads).toMatchObject([{ spend: 210, impressions: null, conversions: 4.5 }]);
  const counted = google([campaign("Raya", 10)], { counted: "actions:lead" });
  expect(adsFrom(known, counted, known).ads).toMatchObject([{ spend: 210, conversions: null, counted: null }]);
});

test("no campaign is named where a month had more of them than are kept", () => {
  const many = google(Array.from({ length: 22 }, (_, index) => campaign(`Raya ${index}`, 30 - index)));
  const [ads] = adsFrom(many, google([campaign("Raya 21", 50)]), many).ads;
  expect(ads).toMatchObject({ campaigns: [], others: null });
  expect(ads?.spend).toBe((many.spend ?? 0) * 2 + 50);
});

test("counts of answers add up, and the pages of a day do not", () => {
  const months = [shown(10), shown(20), shown(31)].map((one) => ({ aiAnswers: [one] }));
  expect(quarter(months).aiAnswers).toEqual([{ engine: "bing", part: "count", count: 61, pagesPerDay: null }]);
  expect(quarter([months[0], undefined, months[2]]).aiAnswers).toEqual([
    { engine: "bing", part: "count", count: null, pagesPerDay: null, lacking: ["2026-08-01"] },
  ]);
});

test("what the quarter has by itself stays, and what was made of other months is made again", () => {
  const months = [1, 2, 3].map(() => ({ ads: [google([campaign("Raya", 10)])], aiAnswers: [shown(5)] }));
  const made = quarter(months);
  const origin = bareOrigin("months", file.readAt);
  const known = (spend: number, kept: Origin = origin): PeriodParts => ({
    ads: made.ads.map((one) => ({ ...one, spend, origin: kept })),
    aiAnswers: [{ ...shown(15), pagesPerDay: null, origin: kept }],
  });
  expect(quarter(months, known(30))).toMatchObject({ ads: [], aiAnswers: [] });
  expect(quarter(months, known(29))).toMatchObject({ ads: [{ spend: 30 }], aiAnswers: [] });
  expect(quarter(months, known(29, file))).toMatchObject({ ads: [], aiAnswers: [] });
});
