import type { Span } from "@agency/content/shape";

const weekday: readonly Span[] = [
  { from: "09:00", to: "13:00" },
  { from: "14:00", to: "17:30" },
];

/** Leaves time for Friday prayers. */
const friday: readonly Span[] = [
  { from: "09:00", to: "12:30" },
  { from: "14:30", to: "17:30" },
];

/** Opening hours by weekday from 1 (Monday) to 7 (Sunday). Sample data: replace it with your own. */
export const openingHours: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly Span[]> = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: friday,
  6: [],
  7: [],
};

/** The free consultation. The specification sets 30 minutes; the rest is the sample agency's choice. */
export const consultation = {
  minutes: 30,
  /** Minimum notice in hours. */
  leadHours: 4,
  /** How many days ahead of today a time can be booked. */
  daysAhead: 14,
  /** Hours before the start at which the reminder is emailed. */
  reminderHours: 24,
  /** How many times one email address may hold at once. */
  perPerson: 2,
  /** How long a time is held for somebody who has not confirmed it, in minutes. */
  holdMinutes: 120,
} as const;
