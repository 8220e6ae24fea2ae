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
  summary: "Request the free consultation, and hold the chosen time, if any",
  tag,
  access: "public",
  body: consultationInputSchema,
  success: { status: 201, schema: consultationSchema },
  errors: ["invalid_input", "slot_taken", "too_many_bookings", "too_many_attempts"],
});

export const readFreeTimes = route(endpoints.readFreeTimes, {
  summary: "The times that can be booked for a consultation",
  tag,
  access: "public",
  success: { status: 200, schema: freeTimesSchema },
  errors: [],
});

export const readBooking = route(endpoints.readBooking, {
  summary: "The booking behind a link in an email",
  tag,
  access: "public",
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found"],
});

export const moveBooking = route(endpoints.moveBooking, {
  summary: "Move a booking to another time",
  tag,
  access: "public",
  params: bookingParamsSchema,
  body: moveInputSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["invalid_input", "link_not_found", "booking_over", "booking_changed", "slot_taken", "too_many_attempts"],
});

export const cancelBooking = route(endpoints.cancelBooking, {
  summary: "Cancel a booking; cancelling twice has no further effect",
  tag,
  access: "public",
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found", "booking_over", "booking_changed"],
});
