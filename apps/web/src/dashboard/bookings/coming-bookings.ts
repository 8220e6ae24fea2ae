import type { Enquiry } from "@agency/contracts/enquiries";

/** Confirmed consultations that have not begun, the next one first. `now` is in ms since 1970. */
export function comingOf(enquiries: Enquiry[], now: number): Enquiry[] {
  return byStart(enquiries.filter(({ details }) => !details.confirmBy && isFrom(now, details.slot)));
}

/** Consultations whose time is held for a visitor who has not confirmed it, the next one first. */
export function heldOf(enquiries: Enquiry[], now: number): Enquiry[] {
  return byStart(enquiries.filter(({ details }) => isFrom(now, details.confirmBy) && isFrom(now, details.slot)));
}

/** Unhandled consultation requests without a time, or whose time was never confirmed. */
export function waitingOf(enquiries: Enquiry[], now: number): Enquiry[] {
  return enquiries.filter(({ details, handledAt }) => !handledAt && (!details.slot || isReleased(details, now)));
}

/** Whether a time was not confirmed while it was held. */
function isReleased({ confirmBy }: Enquiry["details"], now: number): boolean {
  return confirmBy !== undefined && !isFrom(now, confirmBy);
}

function isFrom(now: number, moment: string | undefined): boolean {
  return moment !== undefined && Date.parse(moment) >= now;
}

function byStart(enquiries: Enquiry[]): Enquiry[] {
  const startOf = ({ details: { slot = "" } }: Enquiry) => Date.parse(slot);
  return enquiries.toSorted((one, other) => startOf(one) - startOf(other));
}
