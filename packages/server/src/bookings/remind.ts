import type { Clock } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import { type BookingMailing, reminder } from "./booking-notifications.ts";
import type { BookingRepository } from "./booking-repository.ts";

type Dependencies = BookingMailing & {
  bookings: Pick<BookingRepository, "dueReminders" | "change">;
  clock: Clock;
  random: (bytes: number) => Uint8Array;
  doorbell: Doorbell;
};

/** How many bookings to process at a time. */
const batch = 50;

/**
 * Queues the reminders that are due. Each gets a new link, because the first token is stored only as a hash. No
 * reminder is sent once the consultation has begun.
 * @returns how many were queued
 */
export async function remind(dependencies: Dependencies): Promise<number> {
  const { bookings, clock, random, doorbell } = dependencies;
  const now = await clock();
  let written = 0;
  for (const booking of await bookings.dueReminders(now, batch)) {
    const token = newSecretToken(random);
    const notifications = booking.startsAt > now ? [reminder(dependencies, booking, token)] : [];
    const change = {
      reminderDueAt: null,
      ...(notifications.length > 0 && { reminderTokenHash: secretTokenHash(token) }),
    };
    if ((await bookings.change(booking, change, { notifications, withdraw: [] })) !== "done") continue;
    for (const { id } of notifications) await doorbell("notification", id);
    written += notifications.length;
  }
  return written;
}
