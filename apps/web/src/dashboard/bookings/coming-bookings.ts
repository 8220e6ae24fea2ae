import type { Enquiry } from "@agency/contracts/enquiries/schemas";

/** Consultations that have not begun, the next one first. `now` is in ms since 1970. */
export function comingOf(enquiries: Enquiry[], now: number): Enquiry[] {
  const startOf = ({ details: { slot } }: Enquiry) => (slot ? Date.parse(slot) : Number.NaN);
  return enquiries.filter((enquiry) => startOf(enquiry) >= now).toSorted((one, other) => startOf(one) - startOf(other));
}

/** Unhandled consultation requests without a time. */
export function waitingOf(enquiries: Enquiry[]): Enquiry[] {
  return enquiries.filter(({ details, handledAt }) => !details.slot && !handledAt);
}
