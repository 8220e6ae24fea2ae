import { z } from "zod";
import { talkWays } from "@agency/model/states";
import { emailSchema } from "./clients.ts";
import { dateSchema, lineSchema, momentSchema } from "./common.ts";
import { visitFields } from "./enquiries.ts";
import { phoneSchema } from "./phone-number.ts";
import { defineRoutes } from "./route.ts";

const talkBySchema = z.enum(talkWays).describe("How the consultation is held");

const startSchema = momentSchema.describe("Start of one of the free times, in UTC");

export const consultationInputSchema = z.object({
  name: lineSchema(120).min(1),
  email: emailSchema,
  phone: phoneSchema.nullish(),
  slot: startSchema
    .nullish()
    .describe("Start of one of the free times, in UTC; without one, the agency proposes a time"),
  talkBy: talkBySchema.nullish(),
  ...visitFields,
});
/** The body of a consultation request. */
export type ConsultationInput = z.input<typeof consultationInputSchema>;

const timeZoneSchema = z.string().describe("The agency's time zone, in which times are shown");

const timeSchema = z.object({ start: momentSchema, end: momentSchema, timeZone: timeZoneSchema });

export const consultationSchema = z.object({
  time: timeSchema.nullable().describe("The held time; null when the agency proposes one"),
});
/** The result of a consultation request. */
export type Consultation = z.infer<typeof consultationSchema>;

export const freeTimesSchema = z.object({
  timeZone: timeZoneSchema,
  minutes: z.int().describe("Length of a consultation"),
  days: z
    .array(z.object({ date: dateSchema.describe("In that time zone"), starts: z.array(startSchema) }))
    .describe("Days with a free time, earliest first"),
});
export type FreeTimes = z.infer<typeof freeTimesSchema>;

const bookingParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe("From the link in the email"),
});

export const bookingSchema = timeSchema.extend({
  state: z.enum(["booked", "cancelled"]),
  open: z.boolean().describe("Whether it can still be confirmed, moved or cancelled"),
  heldUntil: momentSchema
    .nullable()
    .describe("Until when the time is held without a confirmation; null once confirmed"),
  talkBy: talkBySchema.nullable().describe("null when the person did not say"),
  name: z.string().nullable().describe("null until it is confirmed: until then a stranger may have typed it"),
});
export type Booking = z.infer<typeof bookingSchema>;

const moveInputSchema = z.object({ slot: startSchema });

const route = defineRoutes("Consultation");

export const bookConsultation = route("POST", "/api/consultation", {
  summary: "Request the free consultation, and hold the chosen time, if any, until the emailed link confirms it",
  access: "public",
  event: "booking.made",
  costs: ["form", "notice"],
  body: consultationInputSchema,
  success: { status: 201, schema: consultationSchema },
  errors: ["invalid_input", "not_offered", "slot_taken", "too_many_bookings", "too_many_attempts"],
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
  event: "booking.confirmed",
  costs: ["link", "notice"],
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found", "booking_over", "booking_changed", "slot_taken", "too_many_bookings"],
});

export const moveBooking = route("POST", "/api/consultation/:token/move", {
  summary: "Move a booking to another time, which confirms it",
  access: "public",
  event: "booking.moved",
  costs: ["link", "notice"],
  params: bookingParamsSchema,
  body: moveInputSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["invalid_input", "link_not_found", "booking_over", "booking_changed", "slot_taken", "too_many_bookings"],
});

export const cancelBooking = route("POST", "/api/consultation/:token/cancel", {
  summary: "Cancel a booking; cancelling twice has no further effect",
  access: "public",
  event: "booking.cancelled",
  costs: ["link", "notice"],
  params: bookingParamsSchema,
  success: { status: 200, schema: bookingSchema },
  errors: ["link_not_found", "booking_over", "booking_changed"],
});
