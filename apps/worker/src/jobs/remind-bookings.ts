import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { consultation } from "@agency/content/opening-hours";
import { remind } from "@agency/server/bookings/remind";
import { bookingRepository } from "@agency/server/bookings/store";
import type { Context } from "../context.ts";

/** Queues the reminders of upcoming consultations. */
export function remindBookingsJob({ environment, log, database, bell }: Context): () => Promise<void> {
  const dependencies = {
    bookings: bookingRepository(database),
    rules: consultation,
    clock: database.now,
    newId: v7,
    random: randomBytes,
    host: new URL(environment.PUBLIC_URL).hostname,
    doorbell: bell.ring,
  };
  return async () => {
    const written = await remind(dependencies);
    if (written > 0) log.info({ job: "remind-bookings", written }, "Queued reminders");
  };
}
