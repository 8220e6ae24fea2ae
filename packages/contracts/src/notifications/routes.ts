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
  summary: "Mails that are no reports, newest first; the header x-total-count tells how many match in all",
  tag,
  access: "staff",
  query: notificationsQuerySchema,
  success: { status: 200, schema: notificationListSchema },
  errors: ["invalid_input"],
});

export const settleNotification = route(endpoints.settleNotification, {
  summary: "Say of a mail whose outcome is unknown that it arrived, or send it (or one that failed) again",
  tag,
  access: "staff",
  params: notificationParamsSchema,
  body: settleNotificationInputSchema,
  success: { status: 200, schema: notificationSchema },
  errors: ["invalid_input", "notification_not_found", "not_uncertain"],
});
