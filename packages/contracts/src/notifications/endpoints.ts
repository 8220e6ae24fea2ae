import { endpoint } from "../endpoint.ts";
import type { Notification, NotificationParams, NotificationsQuery, SettleNotificationInput } from "./schemas.ts";

export const listNotifications = endpoint<{ query: NotificationsQuery; response: Notification[] }>(
  "GET",
  "/api/notifications",
);
export const settleNotification = endpoint<{
  params: NotificationParams;
  body: SettleNotificationInput;
  response: Notification;
}>("POST", "/api/notifications/:notificationId/settle");
