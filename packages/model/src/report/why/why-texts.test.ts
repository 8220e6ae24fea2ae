import { expect, test } from "vitest";
import type { ReportText } from "../report-text.ts";
import { bareSnapshot, sampleFigures } from "../snapshot.fixture.ts";
import type { Snapshot } from "../snapshot.ts";
import { explain, type Why } from "./explain.ts";
import { presentWhy } from "./why-texts.ts";

/** Returns the key with its parameters, but for the number that chooses between one and several. */
const t: ReportText = (key, params = {}) => {
  const shown = Object.entries(params).filter(([name, value]) => name !== "count" || typeof value !== "number");
  return [key, ...shown.map(([, value]) => value)].join(" ");
};

const figures = (totalLeads: number, sessions: number) => ({ ...sampleFigures, totalLeads, sessions });

const present = (changes: Partial<Snapshot>) => presentWhy({ ...bareSnapshot, ...changes }, t, "en-MY");

function sentences(before: [leads: number, visits: number], now: [leads: number, visits: number]) {
  const { period } = bareSnapshot;
  const of = (one: [number, number]) => ({
    period,
    figures: figures(...one),
    leads: null,
    visits: null,
    searches: null,
  });
  const why = explain(of(now), of(before));
  return present({ figures: figures(...now), before: figures(...before), why })?.sums?.sentences ?? [];
}

const said = (...why: Why[]) => present({ why })?.sums?.sentences.map(({ text, sum }) => [text, sum]);

test("visits are told by their channels like leads, AI assistants among them", () => {
  const visits = (search: number, ai: number) => [
    { name: "Organic Search", visits: search },
    { name: "AI Assistant", visits: ai },
  ];
  expect(said({ identity: "visits", before: visits(900, 4), now: visits(880, 31) })).toEqual([
    [
      "why.visitsChannels why.visitsPartMore leads.channel.aiAssistant 27; why.visitsPartFewer leads.channel.organicSearch 20",
      "why.thenAndNow leads.channel.aiAssistant 4 31; why.thenAndNow leads.channel.organicSearch 900 880.",
    ],
  ]);
});

test.each([
  ["both fell", [100, 5000], [60, 4000], "why.leads.bothFewer 40 17 23"],
  ["both rose", [60, 4000], [100, 5000], "why.leads.bothMore 40 18 22"],
  ["only visits rose", [20, 1000], [40, 2000], "why.leads.volumeMore 20 20 0"],
  ["only the rate fell", [40, 2000], [20, 2000], "why.leads.rateFewer 20 0 20"],
  ["more visits hide a worse rate", [100, 1000], [90, 2000], "why.leads.volumeUpRateDownFewer 10 73 83"],
  ["a better rate makes up for fewer visits", [90, 2000], [100, 1000], "why.leads.volumeDownRateUpMore 10 72 82"],
] as const)("the sentence says what %s", (_case, before, now, text) => {
  const [first, ...others] = sentences([...before], [...now]);
  expect(first?.text).toBe(text);
  expect(others).toEqual([]);
});

test("the sum names its operands, and small numbers are said to be small", () => {
  expect(sentences([4, 300], [11, 280])).toEqual([
    { text: "why.leads.volumeDownRateUpMore 7 1 8", sum: "why.leads.sum 300 280 1.3 3.9", holds: true },
    { text: "why.small", sum: null, holds: null },
  ]);
});

const channels = (...leads: number[]) =>
  ["Organic Search", "Organic Social", "Direct", "Email", "(other)"].flatMap((name, index) =>
    leads[index] ? [{ name, leads: leads[index] }] : [],
  );

test("of the channels the two that changed most are named, the others are one, and every channel is in the sum", () => {
  const one: Why = { identity: "channels", before: channels(20, 5, 4, 3), now: channels(9, 11, 5, 4) };
  expect(said(one)).toEqual([
    [
      "why.leadsChannels why.leadsPartFewer leads.channel.organicSearch 11; why.leadsPartMore leads.channel.organicSocial 6; why.leadsPartMore why.others 2",
      `${[
        "why.thenAndNow leads.channel.organicSearch 20 9",
        "why.thenAndNow leads.channel.organicSocial 5 11",
        "why.thenAndNow leads.channel.direct 4 5",
        "why.thenAndNow leads.channel.email 3 4",
      ].join("; ")}.`,
    ],
  ]);
});

test("a third channel is named as itself, and channels that did not change are left out", () => {
  const one: Why = { identity: "channels", before: channels(20, 5, 4, 3), now: channels(9, 11, 5, 3) };
  expect(said(one)?.[0]?.[0]).toBe(
    "why.leadsChannels why.leadsPartFewer leads.channel.organicSearch 11; why.leadsPartMore leads.channel.organicSocial 6; why.leadsPartMore leads.channel.direct 1",
  );
});

test("clicks are split between times shown and clicks when shown, with the position beside them", () => {
  const one: Why = {
    identity: "search",
    before: { clicks: 240, impressions: 8000, position: 8.2 },
    now: { clicks: 180, impressions: 9000, position: 8.4 },
    parts: { impressions: 25, rate: -85 },
  };
  expect(said(one)).toEqual([
    ["why.search.volumeUpRateDownFewer 60 25 85", "why.search.sum 8,000 9,000 3.0 2.0 why.search.position 8.2 8.4"],
  ]);
});

test("two rates that differ never read alike: they have as many decimals as show it", () => {
  const one: Why = {
    identity: "search",
    before: { clicks: 955, impressions: 28_800, position: 17.41 },
    now: { clicks: 930, impressions: 28_100, position: 17.41 },
    parts: { impressions: -23, rate: -2 },
  };
  expect(said(one)?.[0]?.[1]).toBe("why.search.sum 28,800 28,100 3.32 3.31 why.search.position 17.4 17.4");
});

test("a change of ads with a single part is all of it", () => {
  const ads = (conversions: number) => ({ spend: 1500, clicks: 450, conversions });
  const parts = { spend: 0, clicks: 0, rate: -22 };
  const one: Why = { identity: "ads", platform: "google_ads", currency: "MYR", before: ads(22), now: ads(0), parts };
  expect(said(one)?.[0]?.[0]).toBe("why.ads.rateAllFewer Google Ads 22");
});

test("the searches and pages that moved most are named, pages without the site, and the home page as people call it", () => {
  const pages: Why = {
    identity: "movers",
    list: "pages",
    rows: [
      { name: "https://kedai.example/services?a=1", before: 85, now: 40 },
      { name: "https://kedai.example/", before: 30, now: 50 },
    ],
  };
  const queries: Why = { identity: "movers", list: "queries", rows: [{ name: "bakery ipoh", before: 3, now: 9 }] };
  expect(said(pages, queries)).toEqual([
    [
      "why.movers.pages why.movedFewer why.quoted /services?a=1 45; why.movedMore why.home 20",
      "why.thenAndNow why.quoted /services?a=1 85 40; why.thenAndNow why.home 30 50.",
    ],
    ["why.movers.queries why.movedMore why.quoted bakery ipoh 6", "why.thenAndNow why.quoted bakery ipoh 3 9."],
  ]);
});

test("conversions of ads are told by spend, clicks for the money and conversions a click, without whatever changed nothing", () => {
  const one: Why = {
    identity: "ads",
    platform: "meta_ads",
    currency: "USD",
    before: { spend: 100, clicks: 50, conversions: 20 },
    now: { spend: 200, clicks: 100, conversions: 34.5 },
    parts: { spend: 20, clicks: 0, rate: -5.5 },
  };
  expect(said(one)).toEqual([
    [
      "why.ads.countedMore Meta Ads 14.5 why.ads.spendMore 20; why.ads.rateFewer 5.5",
      "why.ads.sum USD\u00a0100 USD\u00a0200 50 100 20 34.5",
    ],
  ]);
});

test("nothing is said of reports that were made before it was known", () => {
  expect(present({})).toBeNull();
});

test("what happened stands beside the sums: days with visitors a day, festivals with what they held before", () => {
  const leads = (start: string, totalLeads: number) => ({
    start,
    end: start.replace(/01$/, "30"),
    totalVisitors: 900,
    organicTraffic: 400,
    totalLeads,
  });
  const happened: Snapshot["happened"] = [
    { kind: "days", now: { all: 31, weekend: 9 }, before: { all: 28, weekend: 8 } },
    { kind: "festival", festivals: ["aidilfitri"], earlier: { start: "2025-04-01", end: "2025-04-30" } },
    { kind: "festivalBefore", festivals: ["chineseNewYear"] },
    { kind: "incident", incident: "faq2026" },
    { kind: "pattern", pattern: "answered" },
  ];
  const document = present({
    figures: { ...sampleFigures, totalVisitors: 3100, totalLeads: 40 },
    before: { ...sampleFigures, totalVisitors: 1400 },
    history: [leads("2025-04-01", 33), leads("2026-10-01", 40)],
    happened,
  });
  expect(document?.happened?.sentences.map(({ text }) => text)).toEqual([
    "happened.days October 2026 31 9 September 2026 28 8 happened.aDay 100.0 50.0",
    "happened.festival.monthly festivals.aidilfitri happened.heldBefore.leads April 2025 33 40",
    "happened.festivalBefore.monthly festivals.chineseNewYear",
    "happened.incident.faq2026",
    "happened.pattern.answered",
  ]);
  expect(document?.sums).toBeNull();
});
