import { holidays } from "@agency/content/holidays";
import { consultation, openingHours } from "@agency/content/opening-hours";
import type { BookingRules } from "@agency/core/bookings/requirements";

/** What the agency says about consultations, as its content has it. */
export const bookingRules: BookingRules = {
  ...consultation,
  hours: openingHours,
  holidays: new Set(holidays.map(({ date }) => date)),
};
