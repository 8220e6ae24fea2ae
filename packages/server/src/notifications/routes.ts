import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/notifications";
import type { Notification } from "@agency/contracts/notifications";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import type { Notification as StoredNotification } from "./notification.ts";
import { settleNotification } from "./settle-notification.ts";
import { listNotifications } from "./store.ts";

export function notificationRoutes(app: FastifyInstance, context: Context): void {
  handle(app, contracts.listNotifications, async ({ query, reply }) => {
    const found = await listNotifications(context.database, query);
    reply.header("x-total-count", found.total);
    return found.notifications.map(presentNotification);
  });

  handle(app, contracts.settleNotification, async ({ params, body }) =>
    presentNotification(await settleNotification(context, params.notificationId, body)),
  );
}

/** A notification as shown to the staff: its state, not its content. */
function presentNotification(notification: StoredNotification): Notification {
  const { id, kind, recipient, person, state, attempts, problem, requestedAt, dueAt, sentAt } = notification;
  return {
    id,
    kind,
    recipient,
    person,
    state,
    attempts,
    problem,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
