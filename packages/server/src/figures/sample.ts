import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { type Figures, noFigures } from "@agency/model/figures";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { rounded } from "@agency/model/report/rounding";
import { typicalSplit } from "@agency/model/report/traffic-split";
import { sampleKeywords } from "./sample-keywords.ts";

/** Traits of a sample business, drawn once from its seed. */
type Business = {
  /** Visitors per month at the epoch. */
  visitors: number;
  /** Growth per year, as a share of the year before. */
  growth: number;
  sessionsPerVisitor: number;
  /** Leads per session. */
  conversion: number;
  /** Average position at the epoch. */
  position: number;
  followers: number;
  keywordsTracked: number;
  keywords: readonly string[];
};

/** Figures that are sums of daily values. */
type Sums = Record<"organic" | "social" | "direct" | "other" | "sessions" | "leads", number>;
const sumKeys = ["organic", "social", "direct", "other", "sessions", "leads"] as const satisfies (keyof Sums)[];

const epoch = Temporal.PlainDate.from("2024-01-01");

/** After so many years a sample business stays as large as it is. */
const yearsOfGrowth = 10;

/**
 * Made-up figures of a small business that grows, always the same for the same seed (the client's ID), type and period. They
 * are sums of made-up days, so that weeks, months and quarters agree. Most months are better than the one before.
 */
export function sampleFigures(seed: string, type: ReportType, period: Period): Figures {
  const business = drawBusiness(seed);
  const sum = sumOfDays(seed, business, period);
  const years = yearsSinceEpoch(Temporal.PlainDate.from(period.end));
  const noise = draws(`${seed} ${type} ${period.start}`);
  return {
    ...noFigures,
    totalVisitors: sum.organic + sum.social + sum.direct + sum.other,
    organicTraffic: sum.organic,
    socialTraffic: sum.social,
    directTraffic: sum.direct,
    otherTraffic: sum.other,
    sessions: sum.sessions,
    averagePosition: position(business, years, noise()),
    keywordsTracked: business.keywordsTracked,
    topRankings: business.keywords.slice(0, 3 + Math.floor(noise() * 3)),
    totalFollowers: Math.round(business.followers * level(business.growth, years) * between(0.998, 1.002, noise())),
    totalLeads: sum.leads,
  };
}

function drawBusiness(seed: string): Business {
  const draw = draws(seed);
  const keywords = sampleKeywords(draw);
  return {
    visitors: between(650, 1900, draw()),
    growth: between(0.3, 0.42, draw()),
    sessionsPerVisitor: between(1.15, 1.4, draw()),
    conversion: between(0.018, 0.036, draw()),
    position: between(8, 18, draw()),
    followers: between(600, 1800, draw()),
    keywordsTracked: Math.floor(between(15, 45, draw())),
    keywords,
  };
}

function sumOfDays(seed: string, business: Business, { start, end }: Period): Sums {
  const sum: Sums = { organic: 0, social: 0, direct: 0, other: 0, sessions: 0, leads: 0 };
  const last = Temporal.PlainDate.from(end);
  for (
    let month = Temporal.PlainDate.from(start).with({ day: 1 });
    Temporal.PlainDate.compare(month, last) <= 0;
    month = month.add({ months: 1 })
  ) {
    for (const [index, day] of daysOf(seed, business, month).entries()) {
      const date = month.add({ days: index }).toString();
      if (date >= start && date <= end) for (const key of sumKeys) sum[key] += day[key];
    }
  }
  return sum;
}

/** The days of a month. A long month has no more visitors than a short one, so that growth shows from month to month. */
function daysOf(seed: string, business: Business, month: Temporal.PlainDate): Sums[] {
  const draw = draws(`${seed} ${month.toString()}`);
  const whole = sumsOfMonth(business, month, draw);
  const weights = Array.from({ length: month.daysInMonth }, (_, index) => {
    const weekend = month.add({ days: index }).dayOfWeek >= 6;
    return (weekend ? 0.85 : 1.06) * between(0.9, 1.1, draw());
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return weights.map((weight) => {
    const before = passed / total;
    passed += weight;
    // Each day has what the month has gained by then, in whole numbers.
    const gained = (key: keyof Sums) => Math.round((whole[key] * passed) / total) - Math.round(whole[key] * before);
    return Object.fromEntries(sumKeys.map((key) => [key, gained(key)])) as Sums;
  });
}

function sumsOfMonth(business: Business, month: Temporal.PlainDate, draw: () => number): Sums {
  // Business is a little quieter at the year's end and busier in June.
  const season = 1 - 0.02 * Math.cos((2 * Math.PI * month.dayOfYear) / month.daysInYear);
  const expected = business.visitors * level(business.growth, yearsSinceEpoch(month)) * season;
  const visitors = expected * between(0.99, 1.01, draw());
  const sessions = visitors * business.sessionsPerVisitor * between(0.99, 1.01, draw());
  return {
    organic: (visitors * typicalSplit.organic) / 100,
    social: (visitors * typicalSplit.social) / 100,
    direct: (visitors * typicalSplit.direct) / 100,
    other: (visitors * typicalSplit.other) / 100,
    sessions,
    leads: sessions * business.conversion * between(0.98, 1.02, draw()),
  };
}

/** The level is 1 at the epoch and at least a third. It grows by the same share each year, but not for ever. */
function level(growth: number, years: number): number {
  return Math.max(1 / 3, (1 + growth) ** Math.min(years, yearsOfGrowth));
}

/** The position improves by 12% a year, with a little noise. */
function position(business: Business, years: number, draw: number): number {
  const expected = business.position * 0.88 ** years + between(-0.1, 0.1, draw);
  return rounded(Math.min(40, Math.max(1.5, expected)), 1);
}

function yearsSinceEpoch(date: Temporal.PlainDate): number {
  return epoch.until(date).days / 365.25;
}

/** Draws numbers in [0, 1), always the same for the same text: the bytes of SHA-256, 32 bits at a time. */
function draws(text: string): () => number {
  let block = 0;
  let digest: Buffer = Buffer.alloc(0);
  let offset = 0;
  return () => {
    if (offset === digest.length) {
      digest = createHash("sha256").update(`${block} ${text}`).digest();
      block += 1;
      offset = 0;
    }
    const value = digest.readUInt32BE(offset) / 2 ** 32;
    offset += 4;
    return value;
  };
}

function between(low: number, high: number, part: number): number {
  return low + (high - low) * part;
}
