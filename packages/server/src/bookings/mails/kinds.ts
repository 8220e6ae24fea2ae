import { composeBookingNotice } from "./booking-notice.ts";
import { composeBookingVerification } from "./booking-verification.ts";
import { composeCancellation, composeConfirmation, composeReminder } from "./booking.ts";

export const bookingMails = {
  "booking-verification": composeBookingVerification,
  "booking-confirmation": composeConfirmation,
  "booking-reminder": composeReminder,
  "booking-cancellation": composeCancellation,
  "booking-notice": composeBookingNotice,
};

export type BookingMails = typeof bookingMails;
