import { z } from "zod";
import { emailSchema } from "../clients/contact-schemas.ts";
import { dateSchema, lineSchema, momentSchema } from "../common.ts";
import { phoneSchema } from "../enquiries/phone-schema.ts";
import { visitFields } from "../enquiries/visit.ts";

const startSchema = momentSchema.describe("Start of one of the free times, in UTC");

export const consultationInputSchema = z.object({
  name: lineSchema(120).min(1),
  email: emailSchema,
  phone: phoneSchema.nullish(),
  slot: startSchema
    .nullish()
    .describe("Start of one of the free times, in UTC; without one, the agency proposes a time"),
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

export const bookingParamsSchema = z.object({
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
  name: z.string().nullable().describe("null until it is confirmed: until then a stranger may have typed it"),
});
export type Booking = z.infer<typeof bookingSchema>;

export const moveInputSchema = z.object({ slot: startSchema });
