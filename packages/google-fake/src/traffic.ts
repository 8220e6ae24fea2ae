import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { type Business, type Day, dayAfter, dayAt, dayOfWeek, daysFrom, yearsSince2024 } from "./world.ts";

/** Draws numbers in [0, 1), always the same for the same text. */
export function draws(text: string): () => number {
  let digest = createHash("sha256").update(text).digest();
  let offset = 0;
  return () => {
    if (offset === digest.length) {
      digest = createHash("sha256").update(digest).digest();
      offset = 0;
    }
    offset += 4;
    return digest.readUInt32BE(offset - 4) / 2 ** 32;
  };
}

function between(low: number, high: number, part: number): number {
  return low + (high - low) * part;
}

/** Rounds up or down at random so that the mean over many draws is the value. */
export function whole(value: number, draw: number): number {
  return Math.floor(value + draw);
}

/** https://support.google.com/analytics/answer/9756891 */
const channels = ["Organic Search", "Direct", "Organic Social", "Referral", "Email"] as const;
type Channel = (typeof channels)[number];

/** Of one channel on one day. */
type Traffic = { users: number; sessions: number; keyEvents: number };

/** Traits of a business, drawn once from its seed. */
type Traits = {
  visitorsADay: number;
  growthAYear: number;
  shares: Record<Channel, number>;
  sessionsAVisitor: number;
  keyEventsASession: number;
};

/** Public holidays of every year, month and day: shops are quiet. */
const holidays = new Set(["01-01", "05-01", "08-31", "09-16", "12-25"]);

/** The traffic of each channel on a day, always the same for the same seed. */
export function trafficOn(seed: string, day: Day): Record<Channel, Traffic> {
  const { visitorsADay, growthAYear, shares, sessionsAVisitor, keyEventsASession } = businessTraits(seed);
  const draw = draws(`${seed} ${day}`);
  const visitors =
    visitorsADay *
    Math.max(0.3, 1 + growthAYear * yearsSince2024(day)) *
    seasonFactor(day) *
    between(0.85, 1.15, draw());
  const entries = channels.map((channel) => {
    const users = whole(visitors * shares[channel], draw());
    const sessions = users + whole(users * (sessionsAVisitor - 1), draw());
    const keyEvents = Math.min(sessions, whole(sessions * keyEventsASession, draw()));
    return [channel, { users, sessions, keyEvents }] as const;
  });
  return Object.fromEntries(entries) as Record<Channel, Traffic>;
}

/** A search of a business's customers, with its share of the impressions and its mean position. */
type Query = { text: string; share: number; position: number; clickRate: number };

const topics = [
  "near me",
  "price",
  "opening hours",
  "contact",
  "best",
  "kuala lumpur",
  "murah",
  "review",
  "online",
  "address",
];

/** Rows that Search Console names sum to less than the total: rare queries are left out for privacy. */
function drawQueries(seed: string, word: string): Query[] {
  const draw = draws(`${seed} queries`);
  const texts = [word, ...topics.map((topic) => `${word} ${topic}`)];
  const named = between(0.7, 0.85, draw());
  const weights = texts.map((_, index) => between(0.7, 1.3, draw()) / (index + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return texts.map((text, index) => {
    const position = between(1.2, 3 + index * 1.5, draw());
    return { text, share: (named * (weights[index] ?? 0)) / sum, position, clickRate: 0.28 / position ** 0.9 };
  });
}

/** The key events of a business's visitors, with their shares. They sum to 1. */
function keyEventShares(seed: string): Record<string, number> {
  const draw = draws(`${seed} key events`);
  const whatsapp = between(0.35, 0.5, draw());
  const form = between(0.2, 0.3, draw());
  return { whatsapp_click: whatsapp, generate_lead: form, phone_call: 1 - whatsapp - form };
}

const knownTraits = new Map<string, Traits>();

function businessTraits(seed: string): Traits {
  const known = knownTraits.get(seed) ?? drawTraits(seed);
  knownTraits.set(seed, known);
  return known;
}

function drawTraits(seed: string): Traits {
  const draw = draws(seed);
  const organic = between(0.42, 0.6, draw());
  const social = between(0.12, 0.22, draw());
  const referral = between(0.03, 0.06, draw());
  const email = between(0.01, 0.03, draw());
  return {
    visitorsADay: between(30, 110, draw()),
    growthAYear: between(0.3, 0.6, draw()),
    shares: {
      "Organic Search": organic,
      "Organic Social": social,
      Referral: referral,
      Email: email,
      Direct: 1 - organic - social - referral - email,
    },
    sessionsAVisitor: between(1.15, 1.4, draw()),
    keyEventsASession: between(0.01, 0.03, draw()),
  };
}

function seasonFactor(day: Day): number {
  // 4% below the mean at the year's end, 4% above in June.
  const season = 1 - 0.04 * Math.cos(2 * Math.PI * yearsSince2024(day));
  const week = dayOfWeek(day) >= 6 ? 0.8 : 1.08;
  return season * week * (holidays.has(day.slice(5)) ? 0.5 : 1);
}

/** Values of one row, named as Google's metrics. */
export type ChannelUsers = { totalUsers: number; sessions: number; keyEvents: number };

type Visitors = { total: ChannelUsers; eventName: Record<string, ChannelUsers> } & Record<
  "firstUserDefaultChannelGroup" | "sessionDefaultChannelGroup",
  Record<Channel, ChannelUsers>
>;

/** Part of a day's events that are counted so far, by its age in days: https://support.google.com/analytics/answer/11198161 */
const processed = [0.4, 0.9, 0.97];

/** The sample properties have counted since then. */
const firstDay = "2023-01-01";

/**
 * The visitors of a range of days, as far as they are counted by now; null when there were none.
 * A person who comes back on a later day counts once, so a range has fewer users than its days have together.
 * @param countedOn the part of a day that is counted
 */
export function visitorsIn(
  { propertyId, timeZone: home }: Business,
  { start, end }: { start: Day; end: Day },
  timeZone: string,
  now: Date,
  countedOn: (day: Day, today: Day) => number = () => 1,
): Visitors | null {
  const today = dayAt(now, timeZone);
  const days = daysFrom(start < firstDay ? firstDay : start, end < today ? end : today);
  const recent = [today, dayAfter(today, -1), dayAfter(today, -2)];
  const shift = hoursBetween(home, timeZone, now) / 24;
  const sums = Object.fromEntries(channels.map((channel) => [channel, none()])) as Record<Channel, Traffic>;
  for (const day of days) {
    const part = (processed[recent.indexOf(day)] ?? 1) * countedOn(day, today);
    const here = trafficOn(propertyId, day);
    const beside = shift === 0 ? here : trafficOn(propertyId, dayAfter(day, shift > 0 ? -1 : 1));
    for (const channel of channels) {
      for (const key of keys) {
        const value = here[channel][key] * (1 - Math.abs(shift)) + beside[channel][key] * Math.abs(shift);
        sums[channel][key] += Math.round(value * part);
      }
    }
  }

  const again = 1 / (1 + 0.12 * Math.log(Math.max(1, days.length)));
  const first = byChannel(({ users, sessions, keyEvents }) => ({
    totalUsers: Math.round(users * again),
    sessions,
    keyEvents,
  }));
  const total = none3();
  for (const channel of channels) {
    for (const key of ["totalUsers", "sessions", "keyEvents"] as const) total[key] += first[channel][key];
  }
  if (total.totalUsers === 0) return null;
  // A person who came by two channels counts under both.
  const session = byChannel(({ users, sessions, keyEvents }) => ({
    totalUsers: Math.min(total.totalUsers, Math.round(users * Math.min(1, again * 1.06))),
    sessions,
    keyEvents,
  }));
  return {
    total,
    firstUserDefaultChannelGroup: first,
    sessionDefaultChannelGroup: session,
    eventName: eventsIn(propertyId, total),
  };

  function byChannel(values: (sum: Traffic) => ChannelUsers): Record<Channel, ChannelUsers> {
    return Object.fromEntries(channels.map((channel) => [channel, values(sums[channel])])) as Record<
      Channel,
      ChannelUsers
    >;
  }
}

/** The events of a range of days. Page views are not key events; the last event gets the rest of these. */
function eventsIn(seed: string, total: ChannelUsers): Record<string, ChannelUsers> {
  const events: Record<string, ChannelUsers> = { page_view: { ...total, keyEvents: 0 } };
  let left = total.keyEvents;
  const shares = Object.entries(keyEventShares(seed));
  for (const [index, [name, share]] of shares.entries()) {
    const keyEvents = index === shares.length - 1 ? left : Math.round(total.keyEvents * share);
    // People may do the same thing again.
    const people = Math.ceil(keyEvents * 0.9);
    events[name] = { totalUsers: people, sessions: people, keyEvents };
    left -= keyEvents;
  }
  return events;
}

const keys = ["users", "sessions", "keyEvents"] as const;
const none = (): Traffic => ({ users: 0, sessions: 0, keyEvents: 0 });
const none3 = (): ChannelUsers => ({ totalUsers: 0, sessions: 0, keyEvents: 0 });

/** How many hours the second zone is behind the first. */
function hoursBetween(home: string, other: string, now: Date): number {
  if (home === other) return 0;
  const at = (zone: string) => {
    const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
    return moment.offsetNanoseconds / 3_600_000_000_000;
  };
  return at(home) - at(other);
}

/** Searches of one kind on one day. Numbers are expected values, not whole yet. */
export type Cell = Record<"date" | "query" | "page" | "country" | "device", string> & {
  clicks: number;
  impressions: number;
  position: number;
};

const pages = [
  { path: "/", share: 0.55 },
  { path: "/contact", share: 0.2 },
  { path: "/services", share: 0.15 },
  { path: "/about", share: 0.1 },
];
const countries = [
  { code: "mys", share: 0.88 },
  { code: "sgp", share: 0.12 },
];

const kept = new Map<string, Query[]>();

/**
 * A business's searches on a day, as fine as asked. Queries have names only for the frequent ones: what is rare is in no row, but in
 * the total (https://support.google.com/webmasters/answer/7576553).
 */
export function cellsOn(
  { propertyId, website }: Business,
  day: Day,
  detail: { queries: boolean; pages: boolean },
): Cell[] {
  const queries = queriesFor(propertyId, website);
  const named = queries.reduce((sum, { share }) => sum + share, 0);
  const rate = queries.reduce((sum, { share, clickRate }) => sum + share * clickRate, 0) / named;
  // Most sessions from organic search began with a click on Google.
  const impressions = (0.9 * trafficOn(propertyId, day)["Organic Search"].sessions) / rate;
  const better = 0.92 ** yearsSince2024(day);

  const kinds = detail.queries
    ? queries
    : [{ text: "", share: 1, clickRate: rate, position: weightedPosition(queries) / named }];
  const found = detail.pages ? pages : [{ path: "", share: 1 }];
  return kinds.flatMap((query) =>
    found.flatMap(({ path, share }) =>
      countries.map((country) => {
        const shown = impressions * query.share * share * country.share;
        return {
          date: day,
          query: query.text,
          page: path === "" ? "" : `${website}${path}`,
          country: country.code,
          device: "MOBILE",
          clicks: shown * query.clickRate,
          impressions: shown,
          position: 1 + (query.position - 1) * better,
        };
      }),
    ),
  );
}

function weightedPosition(queries: Query[]): number {
  return queries.reduce((sum, { share, position }) => sum + share * position, 0);
}

/** The searches of a business's customers, always the same. */
export function queriesFor(seed: string, website: string): Query[] {
  const known = kept.get(seed);
  if (known) return known;
  const word = new URL(website).host.split(".")[0]?.replaceAll("-", " ") ?? "";
  const queries = drawQueries(seed, word);
  kept.set(seed, queries);
  return queries;
}
