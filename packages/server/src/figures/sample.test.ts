import { describe, expect, test } from "vitest";
import { cityKeys } from "@agency/content/settings";
import { type Figures, numberFigures, profileFigures } from "@agency/model/figures";
import { bareOrigin } from "@agency/model/origin";
import { type Period, periodStarting, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { nothingElse } from "@agency/model/report/snapshot.fixture";
import { trafficSplit, typicalSplit } from "@agency/model/report/traffic-split";
import { freezeReport } from "../reports/freeze.ts";
import { checkPeriodFigures } from "./figures.ts";
import { sampleFigures, sampleKeywords, sampleProfileSearches } from "./sample.ts";

const now = new Date("2027-06-01T00:00:00Z");
const seeds = ["0123456789ABCDEFGHJKMNPQR0", "ZZZZZZZZZZZZZZZZZZZZZZZZZW", "c", "d", "e", "f", "g", "h"];

function periods(type: ReportType, lastStart: string, count: number): Period[] {
  const last = periodStarting(type, lastStart);
  if (last === null) throw new Error(`No ${type} period begins on ${lastStart}`);
  const found = [last];
  while (found.length < count) found.unshift(precedingPeriod(type, found[0] ?? last));
  return found;
}

function sumFigure(figures: Figures[], key: "totalVisitors" | "sessions" | "totalLeads"): number {
  return figures.reduce((sum, figure) => sum + (figure[key] ?? 0), 0);
}

test("sample figures are the same for the same client, type and period", () => {
  const [october] = periods("monthly", "2026-10-01", 1) as [Period];
  const figures = sampleFigures("c", "monthly", october);
  expect(sampleFigures("c", "monthly", october)).toEqual(figures);
  expect(sampleFigures("d", "monthly", october)).not.toEqual(figures);
});

describe.each(seeds)("sample figures of client %s", (seed) => {
  const months = periods("monthly", "2026-12-01", 36);
  const figures = months.map((period) => sampleFigures(seed, "monthly", period));

  test("pass the checks for entered figures", () => {
    for (const [index, month] of months.entries()) {
      const input = { reportType: "monthly" as const, periodStart: month.start, figures: figures[index] as Figures };
      expect(checkPeriodFigures(input, now)).toEqual([]);
    }
  });

  test("have the size of a small business, with no figure missing but those of a Business Profile and of ads", () => {
    const missing = new Set<string>([...profileFigures, "adSpend", "averagePosition"]);
    for (const { topRankings, averagePosition, ...counts } of figures) {
      const known = numberFigures.filter((figure) => !missing.has(figure));
      expect(known.filter((figure) => !Number.isInteger({ averagePosition, ...counts }[figure]))).toEqual([]);
      expect(counts.totalVisitors).toBeGreaterThan(500);
      expect(counts.totalVisitors).toBeLessThan(10_000);
      expect(counts.sessions).toBeGreaterThan(counts.totalVisitors ?? 0);
      expect(counts.totalLeads).toBeGreaterThan(0);
      expect(averagePosition).toBeGreaterThanOrEqual(1.5);
      expect(averagePosition).toBeLessThanOrEqual(40);
      expect(topRankings.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("divide into sources as every sample does", () => {
    for (const one of figures) expect(trafficSplit(one)).toEqual(typicalSplit);
  });

  test("are of a business that grows, in most months and never down by much", () => {
    for (const key of ["totalVisitors", "totalLeads"] as const) {
      const [first, second, third] = [0, 12, 24].map((start) => sumFigure(figures.slice(start, start + 12), key));
      for (const growth of [(second ?? 0) / (first ?? 1), (third ?? 0) / (second ?? 1)]) {
        expect(growth).toBeGreaterThan(1.2);
        expect(growth).toBeLessThan(1.55);
      }
      const changes = figures.slice(1).map((month, index) => (month[key] ?? 0) / (figures[index]?.[key] ?? 1) - 1);
      expect(changes.filter((change) => change >= 0).length).toBeGreaterThan(0.75 * changes.length);
      expect(Math.min(...changes)).toBeGreaterThan(-0.1);
    }
  });

  test("give no report anything bad to say", () => {
    for (const [index, month] of months.entries()) {
      const previous = figures[index - 1];
      if (!previous) continue;
      const { recommendations } = freezeReport({
        clientName: "Sample Florist",
        language: "en",
        type: "monthly",
        period: month,
        figures: figures[index] as Figures,
        origins: {},
        ...nothingElse,
        filled: [],
        promises: false,
        history: [
          {
            period: months[index - 1] as Period,
            figures: previous,
            origins: {},
            searches: null,
            leads: null,
            visits: null,
            ads: null,
            aiAnswers: null,
          },
        ],
        now,
      });
      const said = recommendations.flatMap((one) => ("key" in one ? [one.key] : []));
      for (const key of ["noLeads", "leadsDown", "trafficDown", "positionWorse", "visitsFewer", "rateLower"]) {
        expect(said).not.toContain(key);
      }
    }
  });

  test("add up: quarters from months, and months from weeks", () => {
    const [quarter] = periods("quarterly", "2026-10-01", 1) as [Period];
    const whole = sampleFigures(seed, "quarterly", quarter);
    for (const key of ["totalVisitors", "sessions", "totalLeads"] as const) {
      expect(whole[key]).toBe(sumFigure(figures.slice(-3), key));
    }
    // February 2027 is exactly four weeks.
    const [february] = periods("monthly", "2027-02-01", 1) as [Period];
    const weeks = periods("weekly", "2027-02-22", 4).map((week) => sampleFigures(seed, "weekly", week));
    expect(sumFigure(weeks, "totalVisitors")).toBe(sampleFigures(seed, "monthly", february).totalVisitors);
  });
});

test("sample figures of the first and last possible periods keep within bounds", () => {
  for (const start of ["2000-01-01", "2999-01-01"]) {
    const [month] = periods("monthly", start, 1) as [Period];
    const figures = sampleFigures("c", "monthly", month);
    expect(figures.totalVisitors).toBeGreaterThan(0);
    expect(figures.averagePosition).toBeGreaterThanOrEqual(1.5);
    expect(figures.averagePosition).toBeLessThanOrEqual(40);
  }
});

const draws =
  (...parts: number[]) =>
  () =>
    parts.shift() ?? 0;
const every = Array.from({ length: 64 }, (_, index) => [Math.floor(index / 8) / 8, (index % 8) / 8] as const);

test("the keywords of a sample client name a city of the agency, in its languages", () => {
  expect(sampleKeywords(draws(0.2, 0), { cities: ["bad-homburg"], languages: ["de", "en"] })).toEqual([
    "dentist bad homburg",
    "teeth whitening bad homburg",
    "braces bad homburg",
    "dentist near me",
    "dental clinic bad homburg",
  ]);
  expect(sampleKeywords(draws(0.2, 0), { cities: ["ipoh"], languages: ["en", "ms"] }).slice(0, 4)).toEqual([
    "dentist ipoh",
    "klinik gigi ipoh",
    "teeth whitening ipoh",
    "doktor gigi ipoh",
  ]);
});

test("nothing in them is of another country than the agency's", () => {
  const own = { cities: ["lisboa"], languages: ["pt"] };
  const words = every.flatMap(([trade, city]) => sampleKeywords(draws(trade, city), own)).join(" ");
  for (const city of cityKeys) expect(words).not.toContain(city.replaceAll("-", " "));
  expect(words).not.toMatch(/[^\p{ASCII}]/u);
  expect(words).toContain("lisboa");
});

test("an agency without cities has keywords without one", () => {
  for (const [trade, city] of every) {
    const keywords = sampleKeywords(draws(trade, city), { cities: [], languages: ["en"] });
    expect(keywords).toHaveLength(5);
    expect(new Set(keywords).size).toBe(5);
    expect(keywords.join()).not.toMatch(/\{|\s,| {2}/);
  }
});

const origin = bareOrigin("sample", "2026-11-03T01:00:00.000Z");
const figures = { topRankings: ["florist ipoh", "kedai bunga ipoh", "wedding flowers perak"], organicTraffic: 120 };

test("sample searches of a Business Profile follow the figures, and few people are a threshold, as at Google", () => {
  expect(sampleProfileSearches("monthly", figures, origin)).toEqual({
    rows: [
      { search: "florist ipoh", people: 37 },
      { search: "kedai bunga ipoh", people: 23 },
      { search: "wedding flowers perak", fewerThan: 15 },
    ],
    origin,
  });
});

test("a week has no sample searches of a Business Profile, because Google counts them by whole months", () => {
  expect(sampleProfileSearches("weekly", figures, origin)).toBeNull();
});
