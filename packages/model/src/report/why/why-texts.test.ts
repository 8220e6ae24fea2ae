import { expect, test } from "vitest";
import type { ReportText } from "../report-text.ts";
import { bareSnapshot, sampleFigures } from "../snapshot.fixture.ts";
import { explain } from "./explain.ts";
import { presentWhy } from "./why-texts.ts";

/** Returns the key with its parameters. */
const t: ReportText = (key, params = {}) => [key, ...Object.values(params)].join(" ");

const figures = (totalLeads: number, sessions: number) => ({ ...sampleFigures, totalLeads, sessions });

function sentences(before: [leads: number, visits: number], now: [leads: number, visits: number]) {
  const own = figures(...now);
  const why = explain(own, figures(...before));
  return presentWhy({ ...bareSnapshot, figures: own, why }, t, "en-MY")?.sentences ?? [];
}

test.each([
  ["both fell", [100, 5000], [60, 4000], "why.leads.bothFewer 40 17 23"],
  ["both rose", [60, 4000], [100, 5000], "why.leads.bothMore 40 18 22"],
  ["only visits rose", [20, 1000], [40, 2000], "why.leads.visitsMore 20 20 0"],
  ["only the rate fell", [40, 2000], [20, 2000], "why.leads.rateFewer 20 0 20"],
  ["more visits hide a worse rate", [100, 1000], [90, 2000], "why.leads.visitsUpRateDownFewer 10 73 83"],
  ["a better rate makes up for fewer visits", [90, 2000], [100, 1000], "why.leads.visitsDownRateUpMore 10 72 82"],
] as const)("the sentence says what %s", (_case, before, now, text) => {
  const [first, ...others] = sentences([...before], [...now]);
  expect(first?.text).toBe(text);
  expect(others).toEqual([]);
});

test("the sum names its operands, and small numbers are said to be small", () => {
  expect(sentences([4, 300], [11, 280])).toEqual([
    { text: "why.leads.visitsDownRateUpMore 7 1 8", sum: "why.leads.sum 300 280 1.3 3.9" },
    { text: "why.small", sum: null },
  ]);
});

test("nothing is said of reports that were made before it was known", () => {
  expect(presentWhy(bareSnapshot, t, "en-MY")).toBeNull();
});
