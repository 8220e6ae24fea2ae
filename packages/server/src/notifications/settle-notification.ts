import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Notification } from "./notification.ts";
import { findNotification, settleStored } from "./store.ts";

/**
 * Settles an uncertain notification by what the staff found out, or queues a failed one again.
 * @throws Refusal notification_not_found, or not_uncertain when there is nothing to settle
 */
export async function settleNotification(
  { database, bell }: Context,
  id: string,
  { arrived }: { arrived: boolean },
): Promise<Notification> {
  if (!(await findNotification(database, id))) throw new Refusal("notification_not_found");
  if (!(await settleStored(database, id, arrived ? "sent" : "queued"))) throw new Refusal("not_uncertain");
  if (!arrived) await bell.ring("notification", id);
  const settled = await findNotification(database, id);
  if (!settled) throw new Refusal("notification_not_found");
  return settled;
}
