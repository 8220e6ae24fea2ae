import { createHash } from "node:crypto";
import type { Language } from "@agency/content/settings";
import { wholeName } from "@agency/model/report/greeting-name";
import type { NewId } from "../kit/clock.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { formatClientId } from "./client-id.ts";
import type { Client } from "./client.ts";
import type { Recipient } from "./contact.ts";
import type { ClientMails } from "./mails/kinds.ts";

/** Which client ID a contact was told. A contact is told once, and again when the ID was replaced. */
export type Welcome = { clientId: string; email: string; accessId: string };

/** The email that tells a contact the client ID. It has neither a report nor a PDF, so nobody has a reason to forward it. */
export function welcomeOf(
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
