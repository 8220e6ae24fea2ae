import { z } from "zod";
import { notificationStates } from "@agency/model/states";
import { momentSchema, problemSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

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

const notificationListSchema = z.array(notificationSchema);

export const notificationsQuerySchema = z.object({
  state: notificationStateSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type NotificationsQuery = z.input<typeof notificationsQuerySchema>;

const notificationParamsSchema = z.object({ notificationId: z.uuid() });

const settleNotificationInputSchema = z.object({
  arrived: z.boolean().describe("`false` sends it again, even after a failure"),
});

const route = defineRoutes("Notifications");

export const listNotifications = route("GET", "/api/notifications", {
  summary: "Emails other than reports, newest first; the header x-total-count gives the total",
  access: "staff",
  right: "inbox",
  query: notificationsQuerySchema,
  success: { status: 200, schema: notificationListSchema },
  errors: ["invalid_input"],
});

export const settleNotification = route("POST", "/api/notifications/:notificationId/settle", {
  summary: "Mark an uncertain email as arrived, or send it (or a failed one) again",
  access: "staff",
  right: "enquiries",
  event: "mail.settled",
  params: notificationParamsSchema,
  body: settleNotificationInputSchema,
  success: { status: 200, schema: notificationSchema },
  errors: ["invalid_input", "notification_not_found", "not_uncertain"],
});
