import { holidays } from "./holidays.ts";
import { consultation, openingHours } from "./opening-hours.ts";
import { timeZone } from "./settings.ts";

/** What the agency says about consultations: when one can be booked, for how long, and by the clock of which zone. */
export const bookingRules = {
  ...consultation,
  hours: openingHours,
  holidays: new Set(holidays.map(({ date }) => date)),
  timeZone,
} as const;
