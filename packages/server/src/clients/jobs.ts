import { retention } from "@agency/content/legal";
import type { Period } from "../kit/clock.ts";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import { deletionDay, endedBefore, warningDays } from "./client.ts";
import type { ClientMails } from "./mail.ts";
import { storeWarning, unwarnedClients } from "./store.ts";

/** Warns the staff of the former clients that will be deleted soon. */
export function warnOfDeletionsJob(context: Context): () => Promise<void> {
  return async () => {
    const written = await warnOfDeletions(context, retention.reportsAfterContract);
    if (written > 0)
      context.log.info({ job: "warn-of-deletions", written }, "Queued warnings that clients will be deleted");
  };
}

/**
 * Warns the staff of the clients that will be deleted within 30 days. Only a client with a warning is deleted.
 * @param period how long a client is kept after the contract
 * @returns how many warnings were queued
 */
export async function warnOfDeletions(context: Context, period: Period): Promise<number> {
  const { environment, database, clock, newId, bell } = context;
  const staff = staffInbox(environment);
  const now = await clock();
  let written = 0;
  for (const client of await unwarnedClients(database, endedBefore(now, period, { days: warningDays }))) {
    const { id, name, email, endedOn } = client;
    const deletedOn = deletionDay({ endedOn, deletionWarnedAt: now }, period);
    const notification = addressNotification<ClientMails>(
      { newId, host: publicHost(environment) },
      {
        kind: "client-deletion",
        to: { email: staff.email },
        about: email,
        language: staff.language,
        parameters: { name, endedOn, deletedOn },
        key: `${id}/${endedOn}/${deletedOn}`,
      },
    );
    if (!(await storeWarning(database, client, now, notification))) continue;
    await bell.ring("notification", notification.id);
    written += 1;
  }
  return written;
}
