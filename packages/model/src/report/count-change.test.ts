import { expect, test } from "vitest";
import { noFigures } from "../figures.ts";
import { countChange } from "./count-change.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

const t: ReportText = (key) => key;

function change(before: number | null, now: number | null, others: Partial<Snapshot> = {}) {
  const month = { start: "2026-09-01", end: "2026-09-30", organicTraffic: null, totalLeads: null };
  const snapshot = {
    type: "monthly",
    period: { start: "2026-10-01", end: "2026-10-31" },
    figures: { ...noFigures, totalVisitors: now },
    changes: { visitors: null, organic: null, leads: null, followers: null, position: null },
    history: [{ ...month, totalVisitors: before }],
    ...others,
  } as Snapshot;
  return countChange(snapshot, "visitors", t, "en-MY");
}

test("a change from zero says so, and zero twice is none", () => {
  expect(change(0, 50)).toEqual({ text: "fromZero", up: true, good: true });
  expect(change(0, 0)).toEqual({ text: "0.0%", up: null, good: null });
  expect(change(null, 50)).toBeNull();
  expect(change(0, null)).toBeNull();
});

test("a change in percent is that of the snapshot", () => {
  const changes = { visitors: 12.5, organic: null, leads: null, followers: null, position: null };
  expect(change(40, 45, { changes })).toEqual({ text: "+12.5%", up: true, good: true });
});
