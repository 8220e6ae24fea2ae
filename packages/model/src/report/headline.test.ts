import { expect, it } from "vitest";
import { noFigures } from "../figures.ts";
import { percentChange } from "./changes.ts";
import { corpus } from "./corpus.fixture.ts";
import { makeHistory } from "./earlier-periods.fixture.ts";
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
    { leads: 2, visitors: 400 },
    "headline.visitorsMore 530 530 130 headline.before.monthly",
  ],
])("the headline says %s", (_, october, september, expected) => {
  expect(headline(october, september)).toBe(expected);
});

it("the headline compares nothing that the report does not compare, except with zero", () => {
  const [october, september] = [
    { leads: 7, visitors: 9 },
    { leads: 2, visitors: 9 },
  ];
  expect(headline(october, september, { compared: false })).toBe("headline.leads 7 7");
  expect(headline(october, { ...september, leads: 0 })).toBe("headline.leadsMore 7 7 7 headline.before.monthly");
});

it("the headline names no change within the usual range", () => {
  const months = makeHistory("monthly", { start: "2026-10-01", end: "2026-10-31" }, 14);
  const reported = (leads: number) =>
    presentHeadline(
      {
        ...corpus["fourteen months with gaps"],
        figures: { ...noFigures, totalLeads: leads },
        changes: { ...corpus["one week"].changes, leads: percentChange(leads, 200) },
        history: months.map((month, index) => ({
          ...month,
          totalLeads: [leads, 200, 190, 210, 205, 195, 208, 192, 204, 196, 207, 193][13 - index] ?? 200,
        })),
      },
      t,
      "en-MY",
    );
  expect(reported(206)).toBe("headline.leadsUsual 206 206");
  expect(reported(200)).toBe("headline.leadsSame 200 200 headline.before.monthly");
  expect(reported(160)).toBe("headline.leadsFewer 160 160 40 headline.before.monthly");
  expect(headline({ leads: 31, visitors: 9 }, { leads: 30, visitors: 9 })).toBe("headline.leads 31 31");
});

it("the headline says since when the leads grew where that is the news", () => {
  const { period } = corpus["fourteen months with gaps"];
  const leads = [250, 250, 245, 255, 250, 248, 252, 246, 254, 250, 249, 251, 200];
  const history = makeHistory("monthly", period, 13).map((month, index) => ({
    ...month,
    totalLeads: leads[12 - index] ?? null,
  }));
  const figures = { ...noFigures, totalLeads: 250 };
  expect(presentHeadline({ ...corpus["fourteen months with gaps"], figures, history }, t, "en-MY")).toBe(
    "headline.leadsMore 250 250 50 headline.before.yearBefore",
  );
});

it("without leads and visitors a report has no headline", () => {
  expect(headline({ leads: null, visitors: null })).toBeNull();
});
