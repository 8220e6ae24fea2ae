import type { Language } from "@agency/content/settings";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { Period } from "../people/purge-expired.ts";
import type { ClientRepository } from "./client-repository.ts";
import { deletionDay, endedBefore, warningDays } from "./ended-client.ts";
import type { ClientMails } from "./mails/kinds.ts";

type Dependencies = {
  clients: Pick<ClientRepository, "unwarned" | "warnOfDeletion">;
  clock: Clock;
  newId: NewId;
  host: string;
  doorbell: Doorbell;
  staff: { email: string; language: Language };
  /** How long a client is kept after the contract. */
  period: Period;
};

/**
 * Warns the staff of the clients that will be deleted within 30 days. Only a client with a warning is deleted.
 * @returns how many warnings were queued
 */
export async function warnOfDeletions(dependencies: Dependencies): Promise<number> {
  const { clients, clock, doorbell, staff, period } = dependencies;
  const now = await clock();
  let written = 0;
  for (const client of await clients.unwarned(endedBefore(now, period, { days: warningDays }))) {
    const { id, name, email, endedOn } = client;
    const deletedOn = deletionDay({ endedOn, deletionWarnedAt: now }, period);
    const notification = addressNotification<ClientMails>(dependencies, {
      kind: "client-deletion",
      to: { email: staff.email },
      about: email,
      language: staff.language,
      parameters: { name, endedOn, deletedOn },
      key: `${id}/${endedOn}/${deletedOn}`,
    });
    if (!(await clients.warnOfDeletion(client, now, notification))) continue;
    await doorbell("notification", notification.id);
    written += 1;
  }
  return written;
}
