import { routesOf } from "../route.ts";
import {
  bookingParamsSchema,
  bookingSchema,
  consultationInputSchema,
  consultationSchema,
  freeTimesSchema,
  moveInputSchema,
} from "./schemas.ts";

const route = routesOf("Consultation");

export const bookConsultation = route("POST", "/api/consultation", {
  summary: "Request the free consultation, and hold the chosen time, if any, until the emailed link confirms it",
  access: "public",
  body: consultationInputSchema,
  success: { status: 201, schema: consultationSchema },
  errors: ["invalid_input", "slot_taken", "too_many_bookings", "too_many_attempts"],
});

export const readFreeTimes = route("GET", "/api/consultation/slots", {
  summary: "The times that can be booked for a consultation",
  access: "public",
  success: { status: 200, schema: freeTimesSchema },
});

export const readBooking = route("GET", "/api/consultation/:token", {
  summary: "The booking behind a link in an email",
  access: "public",
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found"],
});

export const confirmBooking = route("POST", "/api/consultation/:token/confirm", {
  summary: "Confirm a held time; confirming twice has no further effect",
  access: "public",
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found", "booking_over", "booking_changed", "slot_taken", "too_many_bookings"],
});

export const moveBooking = route("POST", "/api/consultation/:token/move", {
  summary: "Move a booking to another time, which confirms it",
  access: "public",
  params: bookingParamsSchema,
  body: moveInputSchema,
  success: { status: 200, schema: bookingSchema },
  errors: [
    "invalid_input",
    "link_not_found",
    "booking_over",
    "booking_changed",
    "slot_taken",
    "too_many_bookings",
    "too_many_attempts",
  ],
});

export const cancelBooking = route("POST", "/api/consultation/:token/cancel", {
  summary: "Cancel a booking; cancelling twice has no further effect",
  access: "public",
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found", "booking_over", "booking_changed"],
});
