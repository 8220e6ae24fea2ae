import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  notificationListSchema,
  notificationParamsSchema,
  notificationSchema,
  notificationsQuerySchema,
  settleNotificationInputSchema,
} from "./schemas.ts";

const tag = "Notifications";

export const listNotifications = route(endpoints.listNotifications, {
  summary: "Emails other than reports, newest first; the header x-total-count gives the total",
  tag,
  access: "staff",
  query: notificationsQuerySchema,
  success: { status: 200, schema: notificationListSchema },
  errors: ["invalid_input"],
});

export const settleNotification = route(endpoints.settleNotification, {
  summary: "Mark an uncertain email as arrived, or send it (or a failed one) again",
  tag,
  access: "staff",
  params: notificationParamsSchema,
  body: settleNotificationInputSchema,
  success: { status: 200, schema: notificationSchema },
  errors: ["invalid_input", "notification_not_found", "not_uncertain"],
});
