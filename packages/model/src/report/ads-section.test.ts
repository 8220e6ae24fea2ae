import { expect, test } from "vitest";
import type { KeptAds } from "../ads.ts";
import { presentAds } from "./ads-section.ts";
import { adsOfTwoPlatforms } from "./ads.fixture.ts";
import { presentOrigins } from "./origin-texts.ts";
import { sameContent } from "./snapshot-differences.ts";
import { bareSnapshot } from "./snapshot.fixture.ts";

const wording = {
  t: (key: string, params: Record<string, string | number> = {}) => [key, ...Object.values(params)].join(" "),
  locale: "en-MY",
  timeZone: "Asia/Kuala_Lumpur",
};
const present = (ads: KeptAds[] | null) => presentAds({ ads }, wording);
const [google, meta] = adsOfTwoPlatforms as [KeptAds, KeptAds];
const values = (rows: { label: string; value: string }[]) => rows.map(({ label, value }) => `${label}: ${value}`);

test("each platform has its own figures, in the currency of its account, and what they come to for each click", () => {
  expect(present([google, meta])?.platforms.map(({ heading, rows }) => [heading, ...values(rows)])).toEqual([
    [
      "Google Ads",
      "ads.spend RM\u00a01: RM\u00a02,044.56",
      "ads.impressions RM\u00a01: 31,440",
      "ads.clicks RM\u00a01: 786",
      "ads.perClick RM\u00a01: RM\u00a02.60",
      "ads.conversions RM\u00a01: 20.75",
      "ads.perConversion RM\u00a01: RM\u00a098.53",
      "ads.value RM\u00a01: RM\u00a02,400",
      "ads.return RM\u00a01: RM\u00a01.17",
    ],
    [
      "Meta Ads",
      "ads.spend USD\u00a01: USD\u00a0164.40",
      "ads.impressions USD\u00a01: 32,000",
      "ads.clicks USD\u00a01: 800",
      "ads.perClick USD\u00a01: USD\u00a00.21",
      "ads.conversions USD\u00a01: 45",
      "ads.perConversion USD\u00a01: USD\u00a03.65",
    ],
  ]);
});

test("five campaigns are named, and the others are one row that completes the platform's sums", () => {
  const rows = present([google])?.platforms[0]?.campaigns?.rows ?? [];
  expect(rows.map(({ name }) => name)).toHaveLength(6);
  expect(rows.at(-1)).toEqual({
    name: "ads.othersCounted 2",
    spend: "RM\u00a060",
    clicks: "30",
    conversions: "1",
  });
  expect(rows[4]).toMatchObject({ name: "Penang", conversions: "noData" });
});

test("what the campaigns of a file do not explain of its total is a row as well", () => {
  const rows = present([{ ...meta, spend: 200 }])?.platforms[0]?.campaigns?.rows;
  expect(rows?.at(-1)).toMatchObject({ name: "ads.others", spend: "USD\u00a035.60", clicks: "0" });
});

test("ads that brought nothing have no cost per conversion, and say so beside a platform with one", () => {
  const rows = present([{ ...google, conversions: 0 }])?.platforms[0]?.rows.map(
    ({ label, value }) => `${label} ${value}`,
  );
  expect(rows?.find((row) => row.startsWith("ads.perConversion"))).toMatch(/ –$/);
});

test("what counts as a conversion, its window and another currency are said in words", () => {
  expect(present([google, meta])?.platforms.map(({ note }) => note)).toEqual([
    null,
    "ads.counted Meta Ads ads.event.lead ads.window Meta Ads 7-day click or 1-day view ads.ownCurrency Meta Ads USD",
  ]);
  const counted = (name: string) => present([{ ...google, counted: name }])?.platforms[0]?.note;
  expect(counted("actions:onsite_conversion.messaging_conversation_started_7d")).toContain("ads.event.conversation");
  expect(counted("Website purchases")).toContain("ads.event.purchase");
  expect(counted("actions:rsvp_to_event")).toBe("ads.counted Google Ads rsvp to event");
});

test("a figure that the platform does not tell is left out, and without ads there is no section", () => {
  const unknown = { ...google, clicks: null, conversions: null, value: null };
  expect(present([unknown])?.platforms[0]?.rows.map(({ label }) => label.split(" ")[0])).toEqual([
    "ads.spend",
    "ads.impressions",
  ]);
  expect(present([])).toBeNull();
  expect(present(null)).toBeNull();
});

test("the origins of a report name the ads of each platform, where it shows them", () => {
  const snapshot = { ...bareSnapshot, ads: [google], sections: ["ads" as const] };
  expect(presentOrigins(snapshot, wording)?.lines.at(-1)).toContain("ads.of Google Ads");
  expect(presentOrigins({ ...snapshot, sections: [] }, wording)?.lines.join(" ") ?? "").not.toContain("ads.of");
});

test("the same ads from the same kind of file change nothing, whatever the file's name", () => {
  const before = { ...bareSnapshot, ads: [google] };
  const again = { ...google, origin: { ...google.origin, detail: "google_ads/Again.csv, 4" } };
  expect(sameContent(before, { ...before, ads: [again] })).toBe(true);
  expect(sameContent(before, { ...before, ads: [{ ...google, clicks: 787 }] })).toBe(false);
});

test("a platform that some months of a quarter lack has no figures, and says which months", () => {
  const none = { spend: null, impressions: null, clicks: null, conversions: null, value: null };
  const lacking = { ...google, ...none, campaigns: [], others: null, lacking: ["2026-08-01"] };
  expect(present([lacking])?.platforms).toEqual([
    { heading: "Google Ads", rows: [], campaigns: null, note: "ads.lacking Google Ads MYR August" },
  ]);
});
