import { chatIn } from "@agency/contracts/phone-number";
import type { ReportDraft } from "@agency/contracts/reports";
import type { Client, Contact } from "../clients/client.ts";

/** A link to a report that a person gave a contact by WhatsApp. Whether it arrived, nobody knows. */
export type HandOver = {
  id: string;
  reportId: string;
  revision: number;
  /** The contact's address. */
  recipient: string;
  /** The account's name. */
  by: string;
  at: Date;
};

/** The contacts of a client who have a number for WhatsApp, the first one first. */
export function handOverContacts(client: Client, contacts: readonly Contact[]): ReportDraft["handOver"] {
  const first = { name: client.contactName, email: client.email, phone: client.phone, language: null };
  return [first, ...contacts].flatMap(({ name, email, phone, language }) => {
    const chat = chatIn(phone);
    return chat
      ? [{ name, email, language: language ?? client.language, whatsapp: chat.url.replaceAll(/\D/g, "") }]
      : [];
  });
}
