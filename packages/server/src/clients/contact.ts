import type { Language } from "@agency/content/settings";
import { inUsualOrder, type ReportType } from "@agency/model/report/report-type";
import type { NewId } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Client } from "./client.ts";

/** A person at a client who gets its reports. */
export type Contact = {
  /** Null when only the address is known. */
  name: string | null;
  /** In the writing of `readEmail`. */
  email: string;
  /** Null means the client's. */
  language: Language | null;
  reportTypes: ReportType[];
};

/** A contact besides the first one, which is part of the client. */
export type StoredContact = Contact & { id: string; clientId: string; createdAt: Date };

/** Whom an email goes to. */
export type Recipient = { email: string; name: string | null; language: Language | null };

/** The contacts who get a client's reports of one type, each address once, the client's own first. */
export function recipientsOf(client: Client, contacts: Contact[], type: ReportType): Recipient[] {
  const first = {
    name: client.contactName,
    email: client.email,
    language: null,
    reportTypes: client.contactReportTypes,
  };
  const chosen = [first, ...contacts].filter(({ reportTypes }) => reportTypes === null || reportTypes.includes(type));
  const byEmail = new Map(chosen.toReversed().map(({ email, name, language }) => [email, { email, name, language }]));
  return [...byEmail.values()].toReversed();
}

/**
 * Contacts as they are stored, in their order.
 * @throws Refusal invalid_input when an address occurs twice, or is the client's own
 */
export function storedContacts(
  { id: clientId, email, updatedAt }: Pick<Client, "id" | "email" | "updatedAt">,
  contacts: Contact[],
  newId: NewId,
): StoredContact[] {
  const known = new Set([email]);
  return contacts.map((contact, index) => {
    if (known.has(contact.email)) {
      throw new Refusal("invalid_input", { fields: [{ field: `contacts.${index}.email`, problem: "contact_twice" }] });
    }
    known.add(contact.email);
    const types = inUsualOrder(contact.reportTypes);
    const { email: address, language } = contact;
    return {
      name: contact.name || null,
      email: address,
      language,
      reportTypes: types,
      id: newId(),
      clientId,
      createdAt: updatedAt,
    };
  });
}
