import { expect, it } from "vitest";
import { noFigures } from "../figures.ts";
import { percentChange } from "./changes.ts";
import { corpus } from "./corpus.fixture.ts";
import { presentHeadline } from "./headline.ts";
import type { ReportText } from "./report-text.ts";

const t: ReportText = (key, params = {}) => [key, ...Object.values(params)].join(" ");

/** The headline of October, with what September had. */
function headline(
  october: { leads: number | null; visitors: number | null },
  september?: typeof october,
  { compared = true } = {},
) {
  const point = (start: string, { leads, visitors }: typeof october) => ({
    start,
    end: `${start.slice(0, 8)}30`,
    totalLeads: leads,
    totalVisitors: visitors,
    organicTraffic: null,
  });
  const snapshot = {
    ...corpus["one week"],
    type: "monthly" as const,
    period: { start: "2026-10-01", end: "2026-10-31" },
    figures: { ...noFigures, totalLeads: october.leads, totalVisitors: october.visitors },
    changes: {
      ...corpus["one week"].changes,
      leads: compared ? percentChange(october.leads, september?.leads ?? null) : null,
      visitors: compared ? percentChange(october.visitors, september?.visitors ?? null) : null,
    },
    history: [...(september ? [point("2026-09-01", september)] : []), point("2026-10-01", october)],
  };
  return presentHeadline(snapshot, t, "en-MY");
}

it.each([
  [
    "more",
    { leads: 142, visitors: 9 },
    { leads: 118, visitors: 9 },
    "headline.leadsMore 142 142 24 headline.before.monthly",
  ],
  [
    "fewer",
    { leads: 1, visitors: 9 },
    { leads: 1200, visitors: 9 },
    "headline.leadsFewer 1 1 1,199 headline.before.monthly",
  ],
  ["the same", { leads: 7, visitors: 9 }, { leads: 7, visitors: 9 }, "headline.leadsSame 7 7 headline.before.monthly"],
  ["nothing to compare", { leads: 7, visitors: 9 }, { leads: null, visitors: 9 }, "headline.leads 7 7"],
  [
    "leads unknown",
    { leads: null, visitors: 530 },
    { leads: 2, visitors: 500 },
    "headline.visitorsMore 530 530 30 headline.before.monthly",
  ],
])("the headline says %s", (_, october, september, expected) => {
  expect(headline(october, september)).toBe(expected);
});

it("the headline compares nothing that the report does not compare, except with zero", () => {
  const [october, september] = [
    { leads: 7, visitors: 9 },
    { leads: 5, visitors: 9 },
  ];
  expect(headline(october, september, { compared: false })).toBe("headline.leads 7 7");
  expect(headline(october, { ...september, leads: 0 })).toBe("headline.leadsMore 7 7 7 headline.before.monthly");
});

it("there is no headline without leads and visitors", () => {
  expect(headline({ leads: null, visitors: null })).toBeNull();
});
