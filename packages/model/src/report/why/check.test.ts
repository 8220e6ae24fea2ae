import { expect, test } from "vitest";
import { noFigures } from "../../figures.ts";
import { bareSnapshot, sampleFigures } from "../snapshot.fixture.ts";
import type { Snapshot } from "../snapshot.ts";
import { checkWhy } from "./check.ts";
import { explain, type Why } from "./explain.ts";

const now = { ...sampleFigures, totalLeads: 60, sessions: 4000 };
const before = { ...sampleFigures, totalLeads: 100, sessions: 5000 };

const snapshot: Snapshot = {
  ...bareSnapshot,
  figures: now,
  why: explain(now, before),
  history: [{ start: "2026-09-01", end: "2026-09-30", totalVisitors: 900, organicTraffic: 400, totalLeads: 100 }],
};

test("whatever a report says of how it adds up holds when it is added up again", () => {
  expect(checkWhy(snapshot)).toEqual({ held: 1, total: 1 });
  expect(checkWhy({ ...snapshot, why: [] })).toEqual({ held: 0, total: 0 });
  const { why: _none, ...withoutProof } = snapshot;
  expect(checkWhy(withoutProof)).toEqual({ held: 0, total: 0 });
});

test("a change of any operand, part or figure is found", () => {
  const [why] = snapshot.why ?? [];
  if (!why) throw new Error("There is nothing to check");
  const changed: Why[] = [
    { ...why, before: { ...why.before, leads: 101 } },
    { ...why, before: { ...why.before, sessions: 5100 } },
    { ...why, now: { ...why.now, leads: 61 } },
    { ...why, now: { ...why.now, sessions: 4001 } },
    { ...why, parts: { ...why.parts, visits: why.parts.visits + 1 } },
    { ...why, parts: { visits: why.parts.visits + 1, rate: why.parts.rate - 1 } },
  ];
  for (const one of changed)
    expect(checkWhy({ ...snapshot, why: [one] }), JSON.stringify(one)).toMatchObject({ held: 0 });
  for (const figures of [
    { ...now, totalLeads: 59 },
    { ...now, sessions: 3999 },
  ])
    expect(checkWhy({ ...snapshot, figures })).toMatchObject({ held: 0 });
});

test.each([
  ["nothing is known of the period before", now, null],
  ["visits are not counted", { ...now, sessions: null }, before],
  ["there were no visits", now, { ...before, sessions: 0, totalLeads: 0 }],
  ["more leads than visits came", { ...now, totalLeads: 5000 }, before],
  ["the change is a piece or two", { ...now, totalLeads: 98, sessions: 5000 }, before],
  ["no figure is known", noFigures, noFigures],
] as const)("nothing is said where %s", (_case, present, past) => {
  expect(explain(present, past)).toEqual([]);
});
