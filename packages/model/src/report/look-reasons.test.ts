import { expect, test } from "vitest";
import { noTargets } from "../plan.ts";
import { makeHistory } from "./earlier-periods.fixture.ts";
import { lookReasons } from "./look-reasons.ts";
import { bareSnapshot, october } from "./snapshot.fixture.ts";
import type { Snapshot } from "./snapshot.ts";

/** A report of October after eleven months of about 40 leads and 1,200 visitors. */
function reportWith({ leads, visitors, target = null }: { leads: number[]; visitors: number; target?: number | null }) {
  const history = makeHistory("monthly", october, 12).map((point, index, all) => ({
    ...point,
    totalLeads: leads[index - all.length + leads.length] ?? 40 + (index % 3),
    totalVisitors: index === all.length - 1 ? visitors : 1200 + (index % 4) * 10,
    measures: {},
  }));
  const figures = { ...bareSnapshot.figures, totalLeads: leads.at(-1) ?? null, totalVisitors: visitors };
  return { ...bareSnapshot, figures, history, targets: { ...noTargets, totalLeads: target } } satisfies Snapshot;
}

test("a report as usual gives no reason", () => {
  expect(lookReasons(reportWith({ leads: [41], visitors: 1210 }))).toEqual([]);
});

test("a figure outside the client's usual range is named with the one before", () => {
  expect(lookReasons(reportWith({ leads: [40, 41], visitors: 800 }))).toEqual([
    { kind: "unusual", figure: "totalVisitors", value: 800, against: 1220, language: null, section: null },
  ]);
});

test("a target that was missed three times in a row is named, and one that was missed twice is not", () => {
  const missed = { kind: "target_missed", figure: "totalLeads", against: 42, language: null, section: null };
  expect(lookReasons(reportWith({ leads: [40, 41, 41], visitors: 1210, target: 42 }))).toEqual([
    { ...missed, value: 41 },
  ]);
  expect(lookReasons(reportWith({ leads: [43, 41, 41], visitors: 1210, target: 42 }))).toEqual([]);
});

test("visitors from a search that fall while the clicks do not are a reason to look at the counting", () => {
  const usual = reportWith({ leads: [41], visitors: 1210 });
  const counted = (organicTraffic: number, searchClicks: number) => {
    const before = { ...usual.figures, organicTraffic: 500, searchClicks: 450 };
    return lookReasons({ ...usual, figures: { ...usual.figures, organicTraffic, searchClicks }, before });
  };
  expect(counted(300, 460)).toEqual([
    { kind: "counting_fell", figure: null, value: 300, against: 500, language: null, section: null },
  ]);
  expect(counted(300, 300)).toEqual([]);
  expect(counted(400, 460)).toEqual([]);
});
