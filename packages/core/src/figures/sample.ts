import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import type { Figures } from "@agency/model/figures";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { rounded } from "@agency/model/report/rounding";
import { sampleKeywords } from "./sample-keywords.ts";

/** Traits of a sample business, drawn once from its seed. */
type Business = {
  /** Visitors per day at the epoch. */
  visitors: number;
  /** Growth per year, as a share of the level at the epoch. */
  growth: number;
  /** Shares of the visitors, summing to 1. */
  organic: number;
  social: number;
  direct: number;
  other: number;
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
type Day = Record<"organic" | "social" | "direct" | "other" | "sessions" | "leads", number>;

const epoch = Temporal.PlainDate.from("2024-01-01");

/**
 * Made-up figures of a small business, always the same for the same seed (the client's ID), type and period. They are
 * sums of made-up days, so that weeks, months and quarters agree. They grow gently and dip at the end of each year.
 */
export function sampleFigures(seed: string, type: ReportType, period: Period): Figures {
  const business = drawBusiness(seed);
  const sum: Day = { organic: 0, social: 0, direct: 0, other: 0, sessions: 0, leads: 0 };
  const end = Temporal.PlainDate.from(period.end);
  for (let date = Temporal.PlainDate.from(period.start); Temporal.PlainDate.compare(date, end) <= 0;) {
    const day = drawDay(seed, business, date);
    for (const key of Object.keys(sum) as (keyof Day)[]) sum[key] += day[key];
    date = date.add({ days: 1 });
  }

  const years = yearsSinceEpoch(end);
  const noise = draws(`${seed} ${type} ${period.start}`);
  return {
    totalVisitors: sum.organic + sum.social + sum.direct + sum.other,
    organicTraffic: sum.organic,
    socialTraffic: sum.social,
    directTraffic: sum.direct,
    otherTraffic: sum.other,
    sessions: sum.sessions,
    averagePosition: position(business, years, noise()),
    keywordsTracked: business.keywordsTracked,
    topRankings: business.keywords.slice(0, 3 + Math.floor(noise() * 3)),
    totalFollowers: Math.round(business.followers * level(business.growth, years) * between(0.995, 1.005, noise())),
    totalLeads: sum.leads,
  };
}

function drawBusiness(seed: string): Business {
  const draw = draws(seed);
  const keywords = sampleKeywords[Math.floor(draw() * sampleKeywords.length)] ?? sampleKeywords[0];
  const organic = between(0.42, 0.6, draw());
  // Other is the remainder: 4% to 9% of all visitors.
  const other = between(0.04, 0.09, draw());
  const social = (1 - organic - other) * between(0.5, 0.7, draw());
  return {
    visitors: between(30, 110, draw()),
    growth: between(0.1, 0.25, draw()),
    organic,
    social,
    direct: 1 - organic - other - social,
    other,
    sessionsPerVisitor: between(1.15, 1.4, draw()),
    conversion: between(0.008, 0.03, draw()),
    position: between(8, 18, draw()),
    followers: between(600, 3500, draw()),
    keywordsTracked: Math.floor(between(15, 45, draw())),
    keywords,
  };
}

function drawDay(seed: string, business: Business, date: Temporal.PlainDate): Day {
  const draw = draws(`${seed} ${date.toString()}`);
  // Business is quiet at the year's end and in the school holidays: 8% below average in December, 8% above in June.
  const season = 1 - 0.08 * Math.cos((2 * Math.PI * date.dayOfYear) / date.daysInYear);
  const weekend = date.dayOfWeek >= 6 ? 0.8 : 1.08;
  const visitors = business.visitors * level(business.growth, yearsSinceEpoch(date)) * season * weekend;
  const expected = visitors * between(0.8, 1.2, draw());
  const organic = whole(expected * business.organic, draw());
  const social = whole(expected * business.social, draw());
  const direct = whole(expected * business.direct, draw());
  const other = whole(expected * business.other, draw());
  const sessions = whole((organic + social + direct + other) * business.sessionsPerVisitor, draw());
  const leads = Math.min(sessions, whole(sessions * business.conversion * between(0.6, 1.4, draw()), draw()));
  return { organic, social, direct, other, sessions, leads };
}

/** The level is 1 at the epoch, rises by the same amount each year and is at least a third. */
function level(growth: number, years: number): number {
  return Math.max(1 / 3, 1 + growth * years);
}

/** The position improves by 12% a year, with a little noise. */
function position(business: Business, years: number, draw: number): number {
  const expected = business.position * 0.88 ** years + between(-0.6, 0.6, draw);
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

/** Rounds up or down at random so that the mean over many draws is the value: 0.3 leads a day are about 9 a month. */
function whole(value: number, draw: number): number {
  return Math.floor(value + draw);
}
