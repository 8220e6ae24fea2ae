import { routesOf } from "../route.ts";
import {
  notificationListSchema,
  notificationParamsSchema,
  notificationSchema,
  notificationsQuerySchema,
  settleNotificationInputSchema,
} from "./schemas.ts";

const route = routesOf("Notifications");

export const listNotifications = route("GET", "/api/notifications", {
  summary: "Emails other than reports, newest first; the header x-total-count gives the total",
  access: "staff",
  query: notificationsQuerySchema,
  success: { status: 200, schema: notificationListSchema },
  errors: ["invalid_input"],
});

export const settleNotification = route("POST", "/api/notifications/:notificationId/settle", {
  summary: "Mark an uncertain email as arrived, or send it (or a failed one) again",
  access: "staff",
  params: notificationParamsSchema,
  body: settleNotificationInputSchema,
  success: { status: 200, schema: notificationSchema },
  errors: ["invalid_input", "notification_not_found", "not_uncertain"],
});
