import { createHash } from "node:crypto";
import type { Language } from "@agency/content/settings";
import { wholeName } from "@agency/model/report/greeting-name";
import type { NewId } from "../kit/clock.ts";
import { insertion, isDuplicate, type Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
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
export async function noteWelcome(
  { source }: Pick<Database, "source">,
  { select, change }: Statements,
  welcome: Welcome,
): Promise<boolean> {
  const { clientId, email, accessId } = welcome;
  const which = "clientId = ? AND email = ?";
  const [known] = await select(`SELECT accessId FROM client_welcomes WHERE ${which}`, [clientId, email]);
  if (known) {
    if (known["accessId"] === accessId) return false;
    await change(`UPDATE client_welcomes SET accessId = ? WHERE ${which}`, [accessId, clientId, email]);
    return true;
  }
  try {
    const { sql, values } = insertion(source, welcomeEntity, welcome);
    await change(`INSERT INTO client_welcomes ${sql}`, values);
    return true;
  } catch (error) {
    // Another worker tells the same contact at this moment.
    if (!isDuplicate(error)) throw error;
    return false;
  }
}
