import type { Span } from "@agency/content/shape";

const weekday: readonly Span[] = [
  { from: "09:00", to: "13:00" },
  { from: "14:00", to: "17:30" },
];

/** Opening hours by weekday from 1 (Monday) to 7 (Sunday).  */
export const openingHours: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly Span[]> = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: weekday,
  6: [],
  7: [],
};

/** The free consultation.  */
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
