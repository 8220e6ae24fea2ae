import { expect, test } from "vitest";
import { noFigures } from "../figures.ts";
import { bareOrigin, originsOfAll } from "../origin.ts";
import { noTargets } from "../plan.ts";
import { presentProfile } from "./profile-section.ts";
import { reportSections } from "./sections.ts";
import { snapshotFromJson, snapshotToStored, type Snapshot } from "./snapshot.ts";

const figures = { ...noFigures, totalVisitors: 530, calls: 12, websiteClicks: 0 };
const typed = { ...bareOrigin("typed", "2026-11-02T17:30:00.000Z"), author: "siti" };
const snapshot: Snapshot = {
  ruleVersion: 2,
  language: "en",
  clientName: "Kopitiam Contoh",
  type: "monthly",
  period: { start: "2026-10-01", end: "2026-10-31" },
  figures,
  searches: null,
  places: [],
  leads: null,
  targets: noTargets,
  work: [],
  next: [],
  sections: [...reportSections],
  origins: { current: originsOfAll(figures, typed), compared: {} },
  changes: { visitors: null, leads: null, followers: null, position: null },
  recommendations: [],
  history: [],
  comment: null,
  generatedAt: new Date("2026-11-03T03:04:05Z"),
  revised: null,
};
const wording = { t: (key: string) => key, locale: "en-MY", timeZone: "Asia/Kuala_Lumpur" };

test("a report says what is known of the Business Profile: zero is zero, and what nobody gave has no data", () => {
  expect(presentProfile(snapshot, wording)?.rows).toMatchObject([
    { label: "figure.calls", value: "12", known: true, origin: ["Origin.typedBy."] },
    { label: "figure.directions", value: "noData", known: false, origin: [] },
    { label: "figure.websiteClicks", value: "0", known: true },
  ]);
});

test("a report of which nothing is known has no such part", () => {
  expect(presentProfile({ ...snapshot, figures: { ...noFigures, totalVisitors: 530 } }, wording)).toBeNull();
});

test("a stored snapshot keeps the Business Profile apart from what the previous version reads, and reads the same again", () => {
  const stored = snapshotToStored(snapshot);
  expect(Object.keys(stored.figures)).not.toContain("calls");
  expect(Object.keys(stored.origins.current)).toEqual(["totalVisitors"]);
  const { source: _source, ...json } = JSON.parse(JSON.stringify(stored));
  expect(snapshotFromJson(json)).toEqual(snapshot);
});

test("a snapshot from before the Business Profile reads as one of which nothing is known", () => {
  const { figures: former, ...rest } = snapshotToStored({ ...snapshot, figures: { ...noFigures, totalVisitors: 530 } });
  expect(snapshotFromJson({ ...rest, figures: former }).figures).toEqual({ ...noFigures, totalVisitors: 530 });
});
