import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const listNotifications = endpoint<typeof routes.listNotifications>("GET", "/api/notifications");
export const settleNotification = endpoint<typeof routes.settleNotification>(
  "POST",
  "/api/notifications/:notificationId/settle",
);
