import { holidays } from "./holidays.ts";
import { bookingHours, consultation } from "./opening-hours.ts";
import { timeZone } from "./settings.ts";

/** The rules for consultations: when one can be booked, for how long, and in which time zone. */
export const bookingRules = {
  ...consultation,
  hours: bookingHours,
  holidays: new Set(holidays.map(({ date }) => date)),
  timeZone,
} as const;
