import type { Clock } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import { newSecretToken, secretTokenHash } from "../secret-token.ts";
import { type BookingMailing, reminder } from "./booking-notifications.ts";
import type { BookingRepository } from "./booking-repository.ts";

type Dependencies = BookingMailing & {
  bookings: Pick<BookingRepository, "dueReminders" | "change">;
  clock: Clock;
  random: (bytes: number) => Uint8Array;
  doorbell: Doorbell;
};

/** How many bookings are looked at in one go. */
const batch = 50;

/**
 * Writes the reminders that are due. Each has a link of its own, since nobody but the person knows the first one. A worker
 * that was away until the talk had begun reminds nobody of it.
 * @returns how many were written
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
