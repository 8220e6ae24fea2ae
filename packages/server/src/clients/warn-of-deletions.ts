import type { Language } from "@agency/content/settings";
import type { Context } from "../kit/context.ts";
import type { Period } from "../kit/retention-period.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import { deletionDay, endedBefore, warningDays } from "./ended-client.ts";
import type { ClientMails } from "./mails/kinds.ts";
import { storeWarning, unwarnedClients } from "./store.ts";

type Warning = Pick<Context, "database" | "clock" | "newId" | "bell"> & {
  host: string;
  staff: { email: string; language: Language };
  /** How long a client is kept after the contract. */
  period: Period;
};

/**
 * Warns the staff of the clients that will be deleted within 30 days. Only a client with a warning is deleted.
 * @returns how many warnings were queued
 */
export async function warnOfDeletions(warning: Warning): Promise<number> {
  const { database, clock, bell, staff, period } = warning;
  const now = await clock();
  let written = 0;
  for (const client of await unwarnedClients(database, endedBefore(now, period, { days: warningDays }))) {
    const { id, name, email, endedOn } = client;
    const deletedOn = deletionDay({ endedOn, deletionWarnedAt: now }, period);
    const notification = addressNotification<ClientMails>(warning, {
      kind: "client-deletion",
      to: { email: staff.email },
      about: email,
      language: staff.language,
      parameters: { name, endedOn, deletedOn },
      key: `${id}/${endedOn}/${deletedOn}`,
    });
    if (!(await storeWarning(database, client, now, notification))) continue;
    await bell.ring("notification", notification.id);
    written += 1;
  }
  return written;
}
