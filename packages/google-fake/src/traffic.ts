import { type Day, dayOfWeek, yearsSince2024 } from "./days.ts";
import { between, draws, whole } from "./draws.ts";

/** https://support.google.com/analytics/answer/9756891 */
export const channels = ["Organic Search", "Direct", "Organic Social", "Referral", "Email"] as const;
export type Channel = (typeof channels)[number];

/** What one channel brought on one day. */
export type Traffic = { users: number; sessions: number; keyEvents: number };

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

/** What a channel brought to a business on a day, always the same for the same seed. */
export function trafficOn(seed: string, day: Day): Record<Channel, Traffic> {
  const { visitorsADay, growthAYear, shares, sessionsAVisitor, keyEventsASession } = traitsOf(seed);
  const draw = draws(`${seed} ${day}`);
  const visitors =
    visitorsADay * Math.max(0.3, 1 + growthAYear * yearsSince2024(day)) * seasonOf(day) * between(0.85, 1.15, draw());
  const entries = channels.map((channel) => {
    const users = whole(visitors * shares[channel], draw());
    const sessions = users + whole(users * (sessionsAVisitor - 1), draw());
    const keyEvents = Math.min(sessions, whole(sessions * keyEventsASession, draw()));
    return [channel, { users, sessions, keyEvents }] as const;
  });
  return Object.fromEntries(entries) as Record<Channel, Traffic>;
}

/** What a business's customers search for, with the share of its impressions and its mean position. */
export type Query = { text: string; share: number; position: number; clickRate: number };

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
export function queriesOf(seed: string, word: string): Query[] {
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

/** What a business's visitors do that counts, with its share of the key events. They sum to 1. */
export function keyEventShares(seed: string): Record<string, number> {
  const draw = draws(`${seed} key events`);
  const whatsapp = between(0.35, 0.5, draw());
  const form = between(0.2, 0.3, draw());
  return { whatsapp_click: whatsapp, generate_lead: form, phone_call: 1 - whatsapp - form };
}

const knownTraits = new Map<string, Traits>();

function traitsOf(seed: string): Traits {
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

function seasonOf(day: Day): number {
  // 4% below the mean at the year's end, 4% above in June.
  const season = 1 - 0.04 * Math.cos(2 * Math.PI * yearsSince2024(day));
  const week = dayOfWeek(day) >= 6 ? 0.8 : 1.08;
  return season * week * (holidays.has(day.slice(5)) ? 0.5 : 1);
}
