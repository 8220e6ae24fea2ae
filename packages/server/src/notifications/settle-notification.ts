import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NotificationRepository } from "./notification-repository.ts";
import type { Notification } from "./notification.ts";

type Dependencies = { notifications: Pick<NotificationRepository, "find" | "settle">; doorbell: Doorbell };

/**
 * Settles an uncertain notification by what the staff found out, or queues a failed one again.
 * @throws Refusal notification_not_found, or not_uncertain when there is nothing to settle
 */
export async function settleNotification(
  { notifications, doorbell }: Dependencies,
  id: string,
  { arrived }: { arrived: boolean },
): Promise<Notification> {
  if (!(await notifications.find(id))) throw new Refusal("notification_not_found");
  if (!(await notifications.settle(id, arrived ? "sent" : "queued"))) throw new Refusal("not_uncertain");
  if (!arrived) await doorbell("notification", id);
  const settled = await notifications.find(id);
  if (!settled) throw new Refusal("notification_not_found");
  return settled;
}
