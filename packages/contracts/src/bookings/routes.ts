import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  bookingParamsSchema,
  bookingSchema,
  consultationInputSchema,
  consultationSchema,
  freeTimesSchema,
  moveInputSchema,
} from "./schemas.ts";

const tag = "Consultation";

export const bookConsultation = route(endpoints.bookConsultation, {
  summary: "Ask for the free consultation, and hold a time where one is chosen",
  tag,
  access: "public",
  body: consultationInputSchema,
  success: { status: 201, schema: consultationSchema },
  errors: ["invalid_input", "slot_taken", "too_many_bookings", "too_many_attempts"],
});

export const readFreeTimes = route(endpoints.readFreeTimes, {
  summary: "The times at which a consultation can be booked",
  tag,
  access: "public",
  success: { status: 200, schema: freeTimesSchema },
  errors: [],
});

export const readBooking = route(endpoints.readBooking, {
  summary: "The booking that a link in a mail opens",
  tag,
  access: "public",
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found"],
});

export const moveBooking = route(endpoints.moveBooking, {
  summary: "Give up the time of a booking for another",
  tag,
  access: "public",
  params: bookingParamsSchema,
  body: moveInputSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["invalid_input", "link_not_found", "booking_over", "booking_changed", "slot_taken", "too_many_attempts"],
});

export const cancelBooking = route(endpoints.cancelBooking, {
  summary: "Cancel a booking; doing so twice is doing so once",
  tag,
  access: "public",
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found", "booking_over", "booking_changed"],
});
