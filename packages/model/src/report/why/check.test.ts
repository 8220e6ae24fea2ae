import { describe, expect, test } from "vitest";
import { type KeptAds, sumUpAds } from "../../ads.ts";
import { noFigures, type Figures } from "../../figures.ts";
import type { LeadSources } from "../../leads.ts";
import { bareOrigin } from "../../origin.ts";
import type { Searches } from "../../searches.ts";
import type { ChannelVisits } from "../../visits.ts";
import { compareSearches } from "../search-results.ts";
import { bareSnapshot, sampleFigures } from "../snapshot.fixture.ts";
import type { Snapshot } from "../snapshot.ts";
import { changedAt, numberPlaces } from "./changed-numbers.fixture.ts";
import { checkWhy } from "./check.ts";
import { explain } from "./explain.ts";
import { findHappened } from "./happened.ts";

const september = { start: "2026-09-01", end: "2026-09-30" };
const { period: october } = bareSnapshot;

const now: Figures = {
  ...sampleFigures,
  totalLeads: 60,
  sessions: 4000,
  searchClicks: 180,
  searchImpressions: 9000,
  averagePosition: 8.4,
};
const before: Figures = {
  ...sampleFigures,
  totalLeads: 100,
  sessions: 5000,
  searchClicks: 240,
  searchImpressions: 8000,
  averagePosition: 8.2,
};

const channels = (search: number, social: number, direct: number): LeadSources => ({
  kinds: [],
  channels: [
    { name: "Organic Search", leads: search },
    { name: "Organic Social", leads: social },
    { name: "Direct", leads: direct },
  ],
});

const visits = (search: number, direct: number): ChannelVisits[] => [
  { name: "Organic Search", visits: search },
  { name: "Direct", visits: direct },
];

const searches = (kitchen: number, bakery: number): Searches => ({
  keywords: [
    { query: "kitchen cabinets ipoh", clicks: kitchen, impressions: 900, position: 4 },
    { query: "bakery ipoh", clicks: bakery, impressions: 400, position: 7 },
  ],
  pages: [{ page: "https://kedai.example/services", clicks: kitchen, impressions: 900, position: 4 }],
  scope: { list: "top", country: null },
});

const ads = (spend: number, clicks: number, conversions: number, changes: Partial<KeptAds> = {}): KeptAds => ({
  ...sumUpAds({ platform: "google_ads", currency: "MYR", counted: null, attribution: null }, [
    { name: "Raya", spend, clicks, conversions, impressions: 9000, value: null },
  ]),
  origin: bareOrigin("file", "2026-11-02T01:00:00.000Z"),
  ...changes,
});
const withoutCampaigns = ({ platform, currency, counted, attribution, spend, clicks, conversions }: KeptAds) => ({
  platform,
  currency,
  counted,
  attribution,
  spend,
  clicks,
  conversions,
});
const [adsNow, adsBefore] = [[ads(1500.5, 180, 45.25)], [ads(1000, 100, 20)].map(withoutCampaigns)];

const [leads, leadsBefore] = [channels(20, 25, 15), channels(60, 22, 18)];
const [cameBy, cameByBefore] = [visits(3100, 900), visits(3800, 1200)];
const found = compareSearches(searches(40, 30), searches(85, 31));

const snapshot: Snapshot = {
  ...bareSnapshot,
  figures: now,
  before,
  leads,
  visits: cameBy,
  searches: found,
  ads: adsNow,
  adsBefore,
  why: explain(
    { period: october, figures: now, leads, visits: cameBy, searches: found, ads: adsNow },
    { period: september, figures: before, leads: leadsBefore, visits: cameByBefore, ads: adsBefore },
  ),
  happened: findHappened({ type: "monthly", period: october, figures: now, before, known: [] }),
};

test("whatever a report says of how it adds up, and of what happened, holds when it is worked out again", () => {
  expect(snapshot.why?.map(({ identity }) => identity)).toEqual([
    "leads",
    "visits",
    "channels",
    "search",
    "movers",
    "movers",
    "ads",
  ]);
  expect(snapshot.happened).toEqual([{ kind: "pattern", pattern: "answered" }]);
  expect(checkWhy(snapshot)).toEqual({ held: 8, total: 8 });
  expect(checkWhy({ ...snapshot, why: [], happened: [] })).toEqual({ held: 0, total: 0 });
  const { why: _none, happened: _nothing, before: _unknown, ...withoutProof } = snapshot;
  expect(checkWhy(withoutProof)).toEqual({ held: 0, total: 0 });
});

test("a change of any number in a report's proof is found", () => {
  const { why = [], happened = [] } = snapshot;
  const proof = { why, happened, before: { ...noFigures, ...pick(before) }, adsBefore };
  const places = numberPlaces(proof);
  expect(places.length).toBeGreaterThan(25);
  for (const place of places) {
    const changed = changedAt(proof, place);
    const { held, total } = checkWhy({ ...snapshot, ...(changed as typeof proof) });
    expect(held, place.join(".")).toBeLessThan(total);
  }
});

/** The figures that statements are made of. */
function pick({ totalLeads, sessions, searchClicks, searchImpressions, averagePosition }: Figures) {
  return { totalLeads, sessions, searchClicks, searchImpressions, averagePosition };
}

describe("leads", () => {
  const of = (figures: Figures, past: Figures | null) =>
    explain(
      { period: october, figures, leads: null, visits: null, searches: null },
      past && { period: september, figures: past, leads: null, visits: null },
    ).filter(({ identity }) => identity === "leads");

  test.each([
    ["nothing is known of the period before", now, null],
    ["visits are not counted", { ...now, sessions: null }, before],
    ["there were no visits", now, { ...before, sessions: 0, totalLeads: 0 }],
    ["more leads than visits came", { ...now, totalLeads: 5000 }, before],
    ["the change is a piece or two", { ...now, totalLeads: 98, sessions: 5000 }, before],
    ["no figure is known", noFigures, noFigures],
  ] as const)("nothing is said where %s", (_case, present, past) => {
    expect(of(present, past)).toEqual([]);
  });
});

describe("channels and searches", () => {
  const all = {
    now: { period: october, figures: now, leads, visits: cameBy, searches: found },
    before: { period: september, figures: before, leads: leadsBefore, visits: cameByBefore },
  };
  const identities = (changes: { now?: object; before?: object }) =>
    explain({ ...all.now, ...changes.now }, { ...all.before, ...changes.before }).map(({ identity }) => identity);

  test("channels that are not all of the leads are not added up", () => {
    expect(identities({ now: { leads: channels(20, 25, 14) } })).not.toContain("channels");
    expect(identities({ before: { leads: null } })).not.toContain("channels");
    expect(identities({ before: { leads: channels(60, 22, 17) } })).not.toContain("channels");
  });

  test("visits of which some have no channel, or hardly more or fewer, are not added up", () => {
    expect(identities({})).toContain("visits");
    expect(identities({ now: { visits: visits(3100, 899) } })).not.toContain("visits");
    expect(identities({ before: { visits: null } })).not.toContain("visits");
    const alike = { figures: { ...before, sessions: 4009 }, visits: visits(3109, 900) };
    expect(identities({ before: alike })).not.toContain("visits");
  });

  test("clicks are not split from times shown that Google itself counted wrongly", () => {
    const past = { period: { start: "2026-04-01", end: "2026-04-30" } };
    const present = { period: { start: "2026-05-01", end: "2026-05-31" } };
    expect(identities({ now: present, before: past })).toEqual(["leads", "visits", "channels"]);
  });

  test("fewer than ten clicks more or fewer say nothing", () => {
    expect(identities({ before: { figures: { ...before, searchClicks: 189 } } })).toEqual([
      "leads",
      "visits",
      "channels",
    ]);
  });
});

describe("ads", () => {
  const told = (present: KeptAds, past: KeptAds | null) =>
    explain(
      { period: october, figures: noFigures, leads: null, visits: null, searches: null, ads: [present] },
      { period: september, figures: noFigures, leads: null, visits: null, ads: past && [withoutCampaigns(past)] },
    );
  const past = ads(1000, 100, 20);

  test("conversions are split in whole ones where both periods have whole ones, else in hundredths", () => {
    expect(told(ads(1500, 180, 45), past)).toEqual([
      {
        identity: "ads",
        platform: "google_ads",
        currency: "MYR",
        before: { spend: 1000, clicks: 100, conversions: 20 },
        now: { spend: 1500, clicks: 180, conversions: 45 },
        parts: { spend: 12, clicks: 6, rate: 7 },
      },
    ]);
    const [divided] = told(ads(1500, 180, 45.25), past);
    if (divided?.identity !== "ads") throw new Error("The ads are told");
    const { spend, clicks, rate } = divided.parts;
    expect(Math.round((spend + clicks + rate) * 100)).toBe(2525);
  });

  test.each([
    ["nothing was spent", ads(0, 180, 45), past],
    ["nobody clicked", ads(1500, 180, 45), ads(1000, 0, 20)],
    ["the change is a piece or two", ads(1500, 180, 22), past],
    ["conversions are unknown", ads(1500, 180, 45, { conversions: null }), past],
    ["the currency is another one", ads(1500, 180, 45, { currency: "USD" }), past],
    ["something else is counted", ads(1500, 180, 45, { counted: "actions:lead" }), past],
    ["a conversion counts for other days", ads(1500, 180, 45, { attribution: "7-day click" }), past],
    ["the platform is another one", ads(1500, 180, 45, { platform: "meta_ads" }), past],
    ["nothing is known of the period before", ads(1500, 180, 45), null],
  ])("nothing is said where %s", (_case, present, former) => {
    expect(told(present, former)).toEqual([]);
  });
});
