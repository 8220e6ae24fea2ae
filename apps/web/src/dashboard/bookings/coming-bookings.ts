import type { Enquiry } from "@agency/contracts/enquiries/schemas";

/** Consultations whose time has not begun, the next one first. `now` is in ms since 1970. */
export function comingOf(enquiries: Enquiry[], now: number): Enquiry[] {
  const startOf = ({ details: { slot } }: Enquiry) => (slot ? Date.parse(slot) : Number.NaN);
  return enquiries.filter((enquiry) => startOf(enquiry) >= now).toSorted((one, other) => startOf(one) - startOf(other));
}

/** Who asked for a consultation, has no time, and was not dealt with. */
export function waitingOf(enquiries: Enquiry[]): Enquiry[] {
  return enquiries.filter(({ details, handledAt }) => !details.slot && !handledAt);
}
