import { expect, test } from "vitest";
import { type FigureKey, type Figures, noFigures } from "./figures.ts";
import { quarterMonths, type MonthFigures, quarterGaps } from "./from-months.ts";
import type { Measure } from "./measures.ts";
import { bareOrigin, type Origin } from "./origin.ts";

const quarter = "2026-07-01";
const at = "2026-11-28T02:00:00.000Z";

function month(periodStart: string, figures: Partial<Figures>, origin: Partial<Origin> = {}): MonthFigures {
  const origins = Object.fromEntries(
    Object.keys(figures).map((figure) => [figure as FigureKey, { ...bareOrigin("typed", at), ...origin }]),
  );
  return { periodStart, figures: { ...noFigures, ...figures }, origins };
}

const months = [
  month("2026-09-01", { totalLeads: 40, adSpend: 0.3, totalFollowers: 812, totalVisitors: 900, websiteClicks: 5 }),
  month("2026-07-01", { totalLeads: 31, adSpend: 0.1, totalFollowers: 700, totalVisitors: 800, websiteClicks: 6 }),
  month("2026-08-01", { totalLeads: 28, adSpend: 0.1, totalFollowers: 750 }),
  month("2026-06-01", { totalLeads: 999, totalFollowers: 1, sessions: 4 }),
];
const offeredValues = (...given: Parameters<typeof quarterGaps>) =>
  Object.fromEntries(quarterGaps(...given).offered.map(({ figure, value }) => [figure, value]));

test("the months of a quarter are its three", () => {
  expect(quarterMonths("2026-10-01")).toEqual(["2026-10-01", "2026-11-01", "2026-12-01"]);
});

test("a quarter is offered sums of what adds up and its last month's followers, and asked for what else its months have", () => {
  const gaps = quarterGaps(quarter, months, undefined);
  expect(gaps.offered).toMatchObject([
    { figure: "totalFollowers", value: 812, months: [{ start: "2026-09-01", value: 812 }] },
    { figure: "totalLeads", value: 99, months: [{ value: 31 }, { value: 28 }, { value: 40 }] },
    { figure: "adSpend", value: 0.5 },
  ]);
  // Visitors of months are not those of the quarter, and one month says nothing of its clicks.
  expect(gaps.asked).toEqual(["totalVisitors", "websiteClicks"]);
});

test("what the quarter has is not offered, unless it was made of months that changed since", () => {
  const known = (value: number, kind: Origin["kind"]) => ({
    figures: { ...noFigures, totalLeads: value, totalVisitors: 2000 },
    origins: { totalLeads: bareOrigin(kind, at) },
  });
  expect(offeredValues(quarter, months, known(80, "typed"))).not.toHaveProperty("totalLeads");
  expect(offeredValues(quarter, months, known(99, "months"))).not.toHaveProperty("totalLeads");
  expect(offeredValues(quarter, months, known(80, "months"))).toHaveProperty("totalLeads", 99);
  expect(quarterGaps(quarter, months, known(80, "typed")).asked).toEqual(["websiteClicks"]);
});

test("months that are counted differently do not add up, and what is known of each is known of the sum", () => {
  const counted = (...measures: (Measure | null)[]) =>
    quarterMonths(quarter).map((start, index) => month(start, { totalLeads: 1 }, { measure: measures[index] ?? null }));
  expect(quarterGaps(quarter, counted("key_events", null, "profile_calls"), undefined)).toMatchObject({
    offered: [],
    asked: ["totalLeads"],
  });
  const offeredMeasure = (...measures: (Measure | null)[]) =>
    quarterGaps(quarter, counted(...measures), undefined).offered[0]?.measure;
  expect(offeredMeasure("key_events", "key_events", "key_events")).toBe("key_events");
  expect(offeredMeasure("key_events", null, "key_events")).toBeNull();
  const [july, august, september] = counted(null, null, null);
  if (!july || !august || !september) throw new Error("A quarter has three months");
  const partial = {
    ...august,
    origins: { totalLeads: { ...bareOrigin("analytics", at), notes: ["partial" as const] } },
  };
  expect(quarterGaps(quarter, [july, partial, september], undefined).offered[0]?.notes).toEqual(["partial"]);
});

test("a quarter with a month that nobody knows is offered nothing that adds up", () => {
  expect(offeredValues(quarter, months.slice(0, 2), undefined)).toEqual({ totalFollowers: 812 });
});
