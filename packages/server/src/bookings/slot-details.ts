import type { EnquiryDetails } from "../enquiries/enquiry.ts";
import type { BookingTime } from "./booking.ts";

/** What the inbox shows of a booking: the details of its enquiry with the time that it has now. */
export function slotDetails(
  { slot: _slot, confirmBy: _confirmBy, ...others }: EnquiryDetails,
  { heldAt, heldUntil }: Pick<BookingTime, "heldAt" | "heldUntil">,
): EnquiryDetails {
  return {
    ...others,
    ...(heldAt && { slot: heldAt.toISOString() }),
    ...(heldAt && heldUntil && { confirmBy: heldUntil.toISOString() }),
  };
}
