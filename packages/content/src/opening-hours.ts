/** Times of day by the agency's clock, such as `09:00`. */
type Span = { from: string; to: string };

const weekday: readonly Span[] = [
  { from: "09:00", to: "13:00" },
  { from: "14:00", to: "17:30" },
];

/** Room for Friday prayers. */
const friday: readonly Span[] = [
  { from: "09:00", to: "12:30" },
  { from: "14:30", to: "17:30" },
];

/** When somebody is there, by day of the week from 1 (Monday) to 7 (Sunday). Sample data: put in your own. */
export const openingHours: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly Span[]> = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: friday,
  6: [],
  7: [],
};

/** The free consultation. The specification says 30 minutes; the rest is the sample agency's choice. */
export const consultation = {
  minutes: 30,
  /** How long before it starts a time can be taken at the latest, in hours. */
  leadHours: 4,
  /** How many days from today can be chosen from. */
  daysAhead: 14,
  /** How long before it starts the reminder is mailed, in hours. */
  reminderHours: 24,
  /** How many times one address may hold at once. */
  perPerson: 2,
} as const;
