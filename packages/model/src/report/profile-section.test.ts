import { expect, test } from "vitest";
import { noFigures } from "../figures.ts";
import { bareOrigin, originsOfAll } from "../origin.ts";
import type { ProfileSearches } from "../profile-searches.ts";
import { presentOrigins } from "./origin-texts.ts";
import { presentProfile } from "./profile-section.ts";
import { reportSections } from "./sections.ts";
import { revisedFrom, sameContent } from "./snapshot-differences.ts";
import { bareSnapshot } from "./snapshot.fixture.ts";
import type { Snapshot } from "./snapshot.ts";

const figures = { ...noFigures, totalVisitors: 530, calls: 12, websiteClicks: 0 };
const typed = { ...bareOrigin("typed", "2026-11-02T17:30:00.000Z"), author: "siti" };
const snapshot: Snapshot = {
  ...bareSnapshot,
  figures,
  origins: { current: originsOfAll(figures, typed), compared: {} },
};
const filledIn = {
  t: (key: string, params: Record<string, string | number> = {}) => [key, ...Object.values(params)].join(" "),
  locale: "en-MY",
  timeZone: "Asia/Kuala_Lumpur",
};
const wording = { t: (key: string) => key, locale: "en-MY", timeZone: "Asia/Kuala_Lumpur" };

test("a report says what is known of the Business Profile: zero is zero, and what is missing has no data", () => {
  expect(presentProfile({ ...snapshot, missing: ["directions"] }, wording)?.rows).toMatchObject([
    { label: "figure.calls", value: "12", known: true, origin: ["Origin.typedBy."] },
    { label: "figure.directions", value: "noData", known: false, origin: [] },
    { label: "figure.websiteClicks", value: "0", known: true },
  ]);
  expect(presentProfile(snapshot, wording)?.rows).toHaveLength(2);
});

const origin = { ...bareOrigin("business_profile", "2026-11-02T17:30:00.000Z"), final: true };
const profileSearches: ProfileSearches = {
  rows: [
    { search: "kopitiam ipoh", people: 1240 },
    { search: "white coffee", fewerThan: 15 },
  ],
  origin,
};
const onlySearches = { ...snapshot, figures: noFigures, origins: { current: {}, compared: {} }, profileSearches };

test("the searches that showed the profile have their number of people, or that it is fewer than Google tells, and their origin", () => {
  expect(presentProfile({ ...snapshot, profileSearches }, filledIn)?.searches).toMatchObject({
    rows: [
      { search: "kopitiam ipoh", people: "1,240" },
      { search: "white coffee", people: "profile.fewerThan 15" },
    ],
    origin: ["Origin.business_profile 3 November 2026, 01:30, origin.final."],
  });
});

test("a report of which only the searches are known shows them alone, and says where they come from", () => {
  expect(presentProfile(onlySearches, wording)).toMatchObject({
    meaning: null,
    rows: [],
    searches: { rows: [{}, {}] },
  });
  expect(presentOrigins(onlySearches, filledIn)?.lines).toEqual([
    "origins.line origins.all origin.business_profile 3 November 2026, 01:30, origin.final",
  ]);
});

test("searches that are read again say the same, and others are named as a change besides the figures", () => {
  const before = { ...snapshot, profileSearches };
  const again = { ...profileSearches, origin: { ...origin, readAt: "2026-11-04T17:30:00.000Z" } };
  expect(sameContent(before, { ...before, profileSearches: again })).toBe(true);
  const after = { ...before, figures: { ...figures, calls: 13 }, profileSearches: { rows: [], origin } };
  expect(sameContent(before, after)).toBe(false);
  const revision = { number: 2, at: new Date("2026-11-05T01:00:00Z") };
  expect(revisedFrom(before, after, revision)).toMatchObject({
    figures: [{ figure: "calls" }],
    parts: ["profileSearches"],
  });
  const sections = reportSections.filter((section) => section !== "profile");
  const hidden = { ...after, figures: { ...figures, totalVisitors: 540 }, sections };
  expect(revisedFrom({ ...before, sections }, hidden, revision)).toMatchObject({ parts: [] });
});

test("a report of which nothing is known has no such part", () => {
  expect(presentProfile({ ...snapshot, figures: { ...noFigures, totalVisitors: 530 } }, wording)).toBeNull();
});
