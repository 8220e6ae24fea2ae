import type { Language } from "@agency/content/settings";
import type { Contact } from "@agency/contracts/clients";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";

/** The values of a contact's fields. */
export type ContactValues = {
  /** Identifies the fields while others are added and removed. */
  key: string;
  name: string;
  email: string;
  /** Null for the client's. */
  language: Language | null;
  reportTypes: ReportType[];
};

export function newContact(): ContactValues {
  return { key: crypto.randomUUID(), name: "", email: "", language: null, reportTypes: [...reportTypes] };
}

export function contactValues(contact: Contact): ContactValues {
  return { ...contact, key: contact.email, name: contact.name ?? "" };
}

/** The contact as sent to the server. */
export function contactOf({ name, email, language, reportTypes: types }: ContactValues): Contact {
  return { name: name.trim() || null, email: email.trim(), language, reportTypes: types };
}
