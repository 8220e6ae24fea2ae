import type { Context } from "../kit/context.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { ringFor } from "../notifications/address-notification.ts";
import { reminder } from "./booking-notifications.ts";
import { dueReminders, updateBooking } from "./store.ts";

/** Queues the reminders of upcoming consultations. */
export function remindBookingsJob(context: Context): () => Promise<void> {
  return async () => {
    const written = await remind(context);
    if (written > 0) context.log.info({ job: "remind-bookings", written }, "Queued reminders");
  };
}

/** How many bookings to process at a time. */
const batch = 50;

/**
 * Queues the reminders that are due. Each gets a new link, because the first token is stored only as a hash. No
 * reminder is sent once the consultation has begun.
 * @returns how many were queued
 */
export async function remind(context: Context): Promise<number> {
  const { database, clock, random } = context;
  const now = await clock();
  let written = 0;
  for (const booking of await dueReminders(database, now, batch)) {
    const token = newSecretToken(random);
    const notifications = booking.startsAt > now ? [reminder(context, booking, token)] : [];
    const change = {
      reminderDueAt: null,
      ...(notifications.length > 0 && { reminderTokenHash: secretTokenHash(token) }),
    };
    if ((await updateBooking(database, booking, change, { notifications, withdraw: [] })) !== "done") continue;
    await ringFor(context, notifications);
    written += notifications.length;
  }
  return written;
}
