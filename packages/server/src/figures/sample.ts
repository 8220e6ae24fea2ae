import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { cityKeys, languageKeys } from "@agency/content/settings";
import { type Figures, noFigures } from "@agency/model/figures";
import { leadParts, type LeadSources } from "@agency/model/leads";
import type { Origin } from "@agency/model/origin";
import { type ProfileSearch, type ProfileSearches, topProfileSearches } from "@agency/model/profile-searches";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { rounded } from "@agency/model/report/rounding";
import { typicalSplit } from "@agency/model/report/traffic-split";
import type { Searches } from "@agency/model/searches";
import { type ChannelVisits, visitChannels } from "@agency/model/visits";

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
const sumKeys = ["organic", "social", "direct", "other", "sessions", "leads", "clicks", "impressions"] as const;
type Sums = Record<(typeof sumKeys)[number], number>;

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
    searchClicks: sum.clicks,
    searchImpressions: sum.impressions,
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
  const sum = Object.fromEntries(sumKeys.map((key) => [key, 0])) as Sums;
  const last = Temporal.PlainDate.from(end);
  for (
    let month = Temporal.PlainDate.from(start).with({ day: 1 });
    Temporal.PlainDate.compare(month, last) <= 0;
    month = month.add({ months: 1 })
  ) {
    for (const [index, day] of drawDays(seed, business, month).entries()) {
      const date = month.add({ days: index }).toString();
      if (date >= start && date <= end) for (const key of sumKeys) sum[key] += day[key];
    }
  }
  return sum;
}

/** The days of a month. A long month has no more visitors than a short one, so that growth shows from month to month. */
function drawDays(seed: string, business: Business, month: Temporal.PlainDate): Sums[] {
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
  const organic = (visitors * typicalSplit.organic) / 100;
  const clicks = organic * clicksAVisitor;
  return {
    organic,
    social: (visitors * typicalSplit.social) / 100,
    direct: (visitors * typicalSplit.direct) / 100,
    other: (visitors * typicalSplit.other) / 100,
    sessions,
    leads: sessions * business.conversion * between(0.98, 1.02, draw()),
    clicks,
    impressions: clicks * shownAClick(expectedPosition(business, yearsSinceEpoch(month))),
  };
}

/** The level is 1 at the epoch and at least a third. It grows by the same share each year, but not for ever. */
function level(growth: number, years: number): number {
  return Math.max(1 / 3, (1 + growth) ** Math.min(years, yearsOfGrowth));
}

/** The position improves by 12% a year, with a little noise. */
function position(business: Business, years: number, draw: number): number {
  return rounded(Math.min(40, Math.max(1.5, expectedPosition(business, years) + between(-0.1, 0.1, draw))), 1);
}

const expectedPosition = (business: Business, years: number): number => business.position * 0.88 ** years;

/** Not every visitor from a search clicked on its results in Google's count. */
const clicksAVisitor = 0.9;

/** How often a result at a place is shown for each click on it. */
const shownAClick = (place: number): number => 6 + place * 1.5;

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

/** Searches in a trade, the best keyword first; `{city}` is a city of the agency. In English, and in other languages. */
type Trade = { en: readonly string[] } & { readonly [language: string]: readonly string[] };

const trades: readonly Trade[] = [
  {
    en: ["florist {city}", "flower delivery {city}", "wedding flowers {city}", "bouquet near me", "florist open today"],
    ms: ["kedai bunga {city}", "bunga segar {city}"],
    zh: ["附近花店", "鲜花配送"],
  },
  {
    en: ["dentist {city}", "teeth whitening {city}", "braces {city}", "dentist near me", "dental clinic {city}"],
    ms: ["klinik gigi {city}", "doktor gigi {city}"],
    zh: ["附近牙医", "牙齿矫正"],
  },
  {
    en: ["car workshop {city}", "car service {city}", "tyres {city}", "car battery replacement", "workshop near me"],
    ms: ["bengkel kereta {city}", "tayar murah {city}"],
    zh: ["附近修车", "汽车保养"],
  },
  {
    en: [
      "tuition centre {city}",
      "maths tuition {city}",
      "english tuition {city}",
      "home tutor near me",
      "private tutor",
    ],
    ms: ["pusat tuisyen {city}", "kelas matematik {city}"],
    zh: ["附近补习", "数学补习"],
  },
  {
    en: [
      "renovation {city}",
      "kitchen cabinets {city}",
      "house extension",
      "renovation contractor {city}",
      "tiler near me",
    ],
    ms: ["kontraktor rumah {city}", "kabinet dapur {city}"],
    zh: ["房屋装修", "厨房橱柜"],
  },
  {
    en: ["bakery {city}", "birthday cake {city}", "custom cake {city}", "sourdough near me", "cake delivery {city}"],
    ms: ["kek hari jadi {city}", "kedai roti {city}"],
    zh: ["生日蛋糕", "附近面包店"],
  },
  {
    en: [
      "accounting firm {city}",
      "company secretary {city}",
      "audit firm {city}",
      "bookkeeping near me",
      "tax advice",
    ],
    ms: ["akauntan {city}", "firma audit {city}"],
    zh: ["会计公司", "公司秘书服务"],
  },
  {
    en: [
      "catering {city}",
      "buffet catering {city}",
      "wedding catering {city}",
      "office lunch {city}",
      "caterer near me",
    ],
    ms: ["katering majlis {city}", "katering {city}"],
    zh: ["婚宴餐饮", "自助餐外送"],
  },
];

/** How many keywords a sample client has. */
const keywords = 5;

/** Where an agency is at home. */
type Home = { cities: readonly string[]; languages: readonly string[] };

const ownHome: Home = { cities: cityKeys, languages: languageKeys };

/** The keywords of one sample client: those of a trade in the agency's languages and in one of its cities. */
export function sampleKeywords(draw: () => number, { cities, languages }: Home = ownHome): string[] {
  const trade = pick(trades, draw()) ?? trades[0];
  const city = pick(cities, draw())?.replaceAll("-", " ") ?? "";
  const spoken = languages.flatMap((language) => (trade?.[language] ? [trade[language]] : []));
  const lists = spoken.length > 0 ? spoken : [trade?.en ?? []];
  const longest = Math.max(...lists.map((list) => list.length));
  // One of each language in turn.
  const mixed = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  return mixed.slice(0, keywords).map((keyword) => keyword.replace("{city}", city).trim());
}

function pick<Item>(items: readonly Item[], part: number): Item | undefined {
  return items[Math.floor(part * items.length)];
}

/** Shares of the leads by kind and by channel; the last one is the rest. */
const kindShares = { whatsapp_click: 0.46, contact_form: 0.33, phone_call: 0 };
const channelShares = { "Organic Search": 0.52, "Organic Social": 0.21, Referral: 0.05, Direct: 0 };

/** The parts of a period's sample leads; null without any. */
export function sampleLeads({ totalLeads }: Pick<Figures, "totalLeads">): LeadSources | null {
  return totalLeads === null
    ? null
    : { kinds: divided(totalLeads, kindShares), channels: divided(totalLeads, channelShares) };
}

/** The sample's visits by channel: those of its visitors, and as many visits of each; null without any. */
export function sampleVisits(figures: Figures): ChannelVisits[] | null {
  const { sessions, totalVisitors } = figures;
  if (sessions === null || !totalVisitors) return null;
  const share = (visitors: number | null) => Math.round((sessions * (visitors ?? 0)) / totalVisitors);
  const [search, social, direct] = [figures.organicTraffic, figures.socialTraffic, figures.directTraffic].map(share);
  const named = { "Organic Search": search ?? 0, "Organic Social": social ?? 0, Direct: direct ?? 0 };
  const rest = sessions - Object.values(named).reduce((sum, visits) => sum + visits, 0);
  return visitChannels(Object.entries({ ...named, Referral: rest }).map(([name, visits]) => ({ name, visits })));
}

function divided(leads: number, shares: Record<string, number>) {
  const parts = Object.entries(shares).map(([name, share]) => ({ name, leads: Math.round(leads * share) }));
  const rest = leads - parts.reduce((sum, part) => sum + part.leads, 0);
  return leadParts(parts.map((part, index) => (index === parts.length - 1 ? { ...part, leads: rest } : part)));
}

/** Shares of the visitors from searches by keyword and by page, the best first. */
const keywordShares = [0.22, 0.13, 0.08, 0.05, 0.03];
const pageShares = { "/": 0.46, "/services": 0.21, "/about": 0.09, "/contact": 0.06 };

/** Made-up searches that suit a period's sample figures: the best keywords first, around the average position. */
export function sampleSearches({ topRankings, averagePosition, organicTraffic }: Figures): Searches | null {
  if (averagePosition === null || organicTraffic === null) return null;
  const place = (rank: number) => rounded(Math.max(1, averagePosition * (0.3 + 0.28 * rank)), 1);
  const shareClicks = (share: number) => Math.round(organicTraffic * share);
  return {
    keywords: topRankings.map((query, rank) => {
      const clicks = shareClicks(keywordShares[rank] ?? 0.02);
      return { query, clicks, impressions: Math.round(clicks * shownAClick(place(rank))), position: place(rank) };
    }),
    pages: Object.entries(pageShares).map(([path, share], rank) => {
      const clicks = shareClicks(share);
      return { page: `https://www.sample.example${path}`, clicks, impressions: clicks * 9, position: place(rank) };
    }),
    scope: { list: "top", country: null },
  };
}

/** How many people search for each keyword, as a share of the visitors from searches, the best first. */
const shares = [0.31, 0.19, 0.11, 0.03, 0.005];

/** Google gives fewer people than this only as a threshold. */
const threshold = 15;

/** Made-up searches that suit a period's sample figures. Weeks have none, as at Google. */
export function sampleProfileSearches(
  type: ReportType,
  { topRankings, organicTraffic }: Pick<Figures, "topRankings" | "organicTraffic">,
  origin: Origin,
): ProfileSearches | null {
  if (type === "weekly" || organicTraffic === null || topRankings.length === 0) return null;
  const rows = topRankings.map((search, index): ProfileSearch => {
    const people = Math.round(organicTraffic * (shares[index] ?? 0.005));
    return people < threshold ? { search, fewerThan: threshold } : { search, people };
  });
  return { rows: topProfileSearches(rows), origin };
}
