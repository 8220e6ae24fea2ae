import { holidays } from "./holidays.ts";
import { consultation, openingHours } from "./opening-hours.ts";
import { timeZone } from "./settings.ts";

/** The rules for consultations: when one can be booked, for how long, and in which time zone. */
export const bookingRules = {
  ...consultation,
  hours: openingHours,
  holidays: new Set(holidays.map(({ date }) => date)),
  timeZone,
} as const;
