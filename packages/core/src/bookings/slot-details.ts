import type { EnquiryDetails } from "../enquiries/enquiry.ts";
import type { BookingTime } from "./booking.ts";

/** What the inbox shows of a booking's time. */
export function slotDetails({ heldAt, heldUntil }: Pick<BookingTime, "heldAt" | "heldUntil">): EnquiryDetails {
  return {
    ...(heldAt && { slot: heldAt.toISOString() }),
    ...(heldAt && heldUntil && { confirmBy: heldUntil.toISOString() }),
  };
}
