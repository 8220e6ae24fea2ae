import { expect, test } from "vitest";
import { addAds, spentOnAds } from "@agency/model/ads";
import { noFigures } from "@agency/model/figures";
import { sampleAds } from "./sample-ads.ts";
import { sampleAnswers } from "./sample-answers.ts";
import { sampleFigures } from "./sample.ts";

const october = { start: "2026-10-01", end: "2026-10-31" };
const figures = sampleFigures("a", "monthly", october);

test("sample ads are of both platforms, in campaigns that say they are samples and add up to them", () => {
  const ads = sampleAds(figures, october);
  expect(ads.map(({ platform, currency }) => [platform, currency])).toEqual([
    ["google_ads", "MYR"],
    ["meta_ads", "MYR"],
  ]);
  for (const { campaigns, ...platform } of ads) {
    expect(campaigns.every(({ name }) => name.startsWith("Sample campaign"))).toBe(true);
    expect(platform).toMatchObject(addAds(campaigns));
    expect(platform.conversions).toBeGreaterThan(0);
    expect(platform.clicks).toBeLessThan(platform.impressions ?? 0);
  }
  expect(spentOnAds(ads)).toBeGreaterThan(0);
  // More conversions than leads would look like a claim about them.
  expect(addAds(ads).conversions).toBeLessThan(figures.totalLeads ?? 0);
});

test("there are no sample ads where visits or leads are unknown", () => {
  expect(sampleAds({ ...noFigures, totalVisitors: 900 }, october)).toEqual([]);
});

test("no page of a sample is in more answers than the website, and its searches say that they are samples", () => {
  const answers = sampleAnswers(figures, october);
  const [count] = answers.flatMap((one) => (one.part === "count" ? [one.count] : []));
  for (const one of answers) {
    if (one.part === "pages") expect(one.rows.every((row) => row.count <= (count ?? 0))).toBe(true);
    if (one.part === "queries") expect(one.rows.every(({ name }) => name.startsWith("sample"))).toBe(true);
  }
  expect(sampleAnswers(noFigures, october)).toEqual([]);
});
