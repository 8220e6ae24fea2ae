import { describe, expect, test } from "vitest";
import { noFigures } from "@agency/model/figures";
import { corrects } from "./corrects.ts";
import type { PeriodFigures } from "./period-figures.ts";

const period: PeriodFigures = {
  id: "october",
  clientId: "kedai",
  reportType: "monthly",
  periodStart: "2026-10-01",
  figures: { ...noFigures, totalLeads: 12 },
  origins: {},
  overridden: {},
  searches: null,
  leads: null,
  profileSearches: null,
  updatedAt: new Date("2026-11-02T01:00:00Z"),
};
const withFigures = (figures: Partial<PeriodFigures["figures"]>) => ({
  ...period,
  figures: { ...period.figures, ...figures },
  updatedAt: new Date("2026-11-04T01:00:00Z"),
});

describe("a source corrects a period", () => {
  test("when a figure that was known changes", () => {
    expect(corrects(period, withFigures({ totalLeads: 13 }), "analytics")).toBe(true);
    expect(corrects(period, withFigures({ totalLeads: null }), "analytics")).toBe(true);
  });

  test("and not when it reads the same again, or adds what nobody knew", () => {
    expect(corrects(period, withFigures({}), "analytics")).toBe(false);
    expect(corrects(period, withFigures({ sessions: 400 }), "analytics")).toBe(false);
    const searches = { keywords: [], pages: [] };
    expect(corrects(period, { ...period, searches }, "search_console")).toBe(false);
    expect(corrects({ ...period, searches }, { ...period, searches: null }, "search_console")).toBe(true);
  });
});

test("a person corrects a period with a figure that nobody knew, too", () => {
  expect(corrects(period, withFigures({ sessions: 400 }), "typed")).toBe(true);
  expect(corrects(period, withFigures({ sessions: 400 }), "file")).toBe(true);
  expect(corrects(period, withFigures({}), "typed")).toBe(false);
});

test("the first figures of a period correct what a report said without them", () => {
  expect(corrects(null, period, "analytics")).toBe(true);
});
