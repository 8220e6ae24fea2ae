import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Language } from "@agency/content/settings";
import { wholeName } from "@agency/model/report/greeting-name";
import type { NewId } from "../kit/clock.ts";
import { isDuplicate } from "../kit/db/change.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { formatClientId } from "./client-id.ts";
import type { Client, Recipient, Welcome } from "./client.ts";
import type { ClientMails } from "./mail.ts";
import { welcomeEntity } from "./table.ts";

/** The email that tells a contact the client ID. It has neither a report nor a PDF, so nobody has a reason to forward it. */
export function welcomeMail(
  addressing: { newId: NewId; host: string },
  { id, accessId, name: clientName, language }: Pick<Client, "id" | "accessId" | "name" | "language">,
  { email, name, language: own }: Recipient & { language: Language | null },
): NotificationRequest {
  const told = createHash("sha256").update(`${email}/${accessId}`).digest("hex").slice(0, 40);
  return addressNotification<ClientMails>(addressing, {
    kind: "client-welcome",
    to: { email, name: name === null ? "" : wholeName(name) },
    language: own ?? language,
    parameters: { clientName, clientId: formatClientId(accessId), contactName: name },
    key: `${id}/${told}`,
  });
}

/**
 * Notes that a contact is told a client ID, in the caller's transaction.
 * @returns whether that is new to the contact
 */
export async function noteWelcome(transaction: EntityManager, welcome: Welcome): Promise<boolean> {
  const { clientId, email, accessId } = welcome;
  const known = await transaction.findOneBy(welcomeEntity, { clientId, email });
  if (known?.accessId === accessId) return false;
  if (known) {
    await transaction.update(welcomeEntity, { clientId, email }, { accessId });
    return true;
  }
  try {
    await transaction.insert(welcomeEntity, welcome);
    return true;
  } catch (error) {
    // Another worker tells the same contact at this moment.
    if (!isDuplicate(error)) throw error;
    return false;
  }
}
