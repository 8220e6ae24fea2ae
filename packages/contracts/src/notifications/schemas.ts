import { z } from "zod";
import { notificationStates } from "@agency/model/states";
import { momentSchema, problemSchema } from "../common.ts";

const notificationStateSchema = z.enum(notificationStates);

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.string().describe("The notification's kind, such as enquiry-notice"),
  recipient: z.string(),
  person: z.string().describe("The person whom it is to or about"),
  state: notificationStateSchema,
  attempts: z.int(),
  problem: problemSchema,
  requestedAt: momentSchema,
  dueAt: momentSchema.describe("Earliest time of the next try"),
  sentAt: momentSchema.nullable(),
});
/** An email other than a report, for the staff. */
export type Notification = z.infer<typeof notificationSchema>;

export const notificationListSchema = z.array(notificationSchema);

export const notificationsQuerySchema = z.object({
  state: notificationStateSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type NotificationsQuery = z.input<typeof notificationsQuerySchema>;

export const notificationParamsSchema = z.object({ notificationId: z.uuid() });

export const settleNotificationInputSchema = z.object({
  arrived: z.boolean().describe("`false` sends it again, even after a failure"),
});
