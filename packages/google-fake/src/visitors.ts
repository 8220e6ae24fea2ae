import { Temporal } from "temporal-polyfill";
import { type Day, dayAfter, dayAt, daysFrom } from "./days.ts";
import { type Channel, channels, keyEventShares, type Traffic, trafficOn } from "./traffic.ts";
import type { Business } from "./world.ts";

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
 */
export function visitorsIn(
  { propertyId, timeZone: home }: Business,
  { start, end }: { start: Day; end: Day },
  timeZone: string,
  now: Date,
): Visitors | null {
  const today = dayAt(now, timeZone);
  const days = daysFrom(start < firstDay ? firstDay : start, end < today ? end : today);
  const recent = [today, dayAfter(today, -1), dayAfter(today, -2)];
  const shift = hoursBetween(home, timeZone, now) / 24;
  const sums = Object.fromEntries(channels.map((channel) => [channel, none()])) as Record<Channel, Traffic>;
  for (const day of days) {
    const part = processed[recent.indexOf(day)] ?? 1;
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

/** The events of a range of days. Page views are no key events; what is left of those is the last one's. */
function eventsIn(seed: string, total: ChannelUsers): Record<string, ChannelUsers> {
  const events: Record<string, ChannelUsers> = { page_view: { ...total, keyEvents: 0 } };
  let left = total.keyEvents;
  const shares = Object.entries(keyEventShares(seed));
  for (const [index, [name, share]] of shares.entries()) {
    const keyEvents = index === shares.length - 1 ? left : Math.round(total.keyEvents * share);
    // Whoever did something may do it again.
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
