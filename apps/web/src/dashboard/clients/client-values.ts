import {
  type ClientPackage,
  clientPackages,
  defaultLanguage,
  type Language,
  usualMonthlyFee,
} from "@agency/content/settings";
import type { Client, ClientChange, ClientInput, Contact } from "@agency/contracts/clients";
import { type ClientText, eachClientText } from "@agency/model/limits";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { sameJson } from "@agency/model/same-json";
import type { ClientStatus } from "@agency/model/states";

/** The values of the fields in a client's form. */
export type ClientValues = Record<ClientText, string> & {
  name: string;
  email: string;
  package: ClientPackage;
  /** As typed. */
  monthlyFee: string;
  language: Language;
  status: ClientStatus;
  /** As typed; empty for today. */
  endedOn: string;
  /** Of the first contact, whose address is the client's. */
  contactReportTypes: ReportType[];
  /** The contacts besides the first one. */
  contacts: ContactValues[];
};

/** A new client's defaults (specification, section 9). */
export const newClientValues: ClientValues = {
  ...eachClientText(() => ""),
  name: "",
  email: "",
  package: clientPackages[0],
  monthlyFee: String(usualMonthlyFee),
  language: defaultLanguage,
  status: "active",
  endedOn: "",
  contactReportTypes: [...reportTypes],
  contacts: [],
};

export function toFormValues(client: Client): ClientValues {
  return {
    ...client,
    ...eachClientText((name) => client[name] ?? ""),
    monthlyFee: String(client.monthlyFee),
    endedOn: client.endedOn ?? "",
    contactReportTypes: client.contactReportTypes ?? [...reportTypes],
    contacts: client.contacts.map(contactValues),
  };
}

/** Typed as prices are written: with the currency, with thousands separated, with decimals. */
const writtenFee = /^(-)?(?:[\p{L}$]{1,3}\s?)?(-)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d*)?$/u;

/** A fee as typed, in the currency: `RM 2,500.00` is 2500. NaN if it is not a number. Nothing of it is cut: the server refuses decimals. */
function readFee(typed: string): number {
  const [, minus, laterMinus, whole, decimals = ""] = writtenFee.exec(typed.trim()) ?? [];
  if (whole === undefined) return Number.NaN;
  return Number(`${minus ?? laterMinus ?? ""}${whole.replaceAll(",", "")}${decimals}`);
}

/** The client as sent to the server. A fee that is not a number becomes null, and the server reports the error. */
export function toInput(values: ClientValues): ClientInput {
  return {
    ...eachClientText((name) => values[name].trim() || null),
    name: values.name.trim(),
    email: values.email.trim(),
    package: values.package,
    monthlyFee: readFee(values.monthlyFee),
    language: values.language,
    status: values.status,
    endedOn: (values.status === "ended" && values.endedOn) || null,
    contactReportTypes: values.contactReportTypes.length === reportTypes.length ? null : values.contactReportTypes,
    contacts: values.contacts.map(toContact),
  };
}

/**
 * The changes of a form, with the name and the address, which every change has, and what the changed fields said before. The rest is not
 * sent: a colleague may have changed it meanwhile.
 * @param before what the form was filled with
 */
export function clientChanges(input: ClientInput, before: ClientInput): ClientChange {
  const changed = Object.entries(input).filter(
    ([field, value]) => !sameJson(value, before[field as keyof ClientInput] ?? null),
  );
  const seen = Object.fromEntries(changed.map(([field]) => [field, before[field as keyof ClientInput] ?? null]));
  return {
    ...Object.fromEntries(changed),
    name: input.name,
    email: input.email,
    seen: { ...seen, name: before.name, email: before.email },
  };
}

/** The required fields that are empty. */
export function missingFields({ name, email }: ClientValues): ("name" | "email")[] {
  const missing: ("name" | "email")[] = [];
  if (name.trim() === "") missing.push("name");
  if (email.trim() === "") missing.push("email");
  return missing;
}

/** The values of a contact's fields. */
export type ContactValues = {
  /** Identifies the fields while others are added and removed. */
  key: string;
  name: string;
  email: string;
  phone: string;
  /** Null for the client's. */
  language: Language | null;
  reportTypes: ReportType[];
};

export function newContact(): ContactValues {
  return { key: crypto.randomUUID(), name: "", email: "", phone: "", language: null, reportTypes: [...reportTypes] };
}

export function contactValues(contact: Contact): ContactValues {
  return { ...contact, key: contact.email, name: contact.name ?? "", phone: contact.phone ?? "" };
}

/** The contact as sent to the server. */
export function toContact({ name, email, phone, language, reportTypes: types }: ContactValues): Contact {
  return { name: name.trim() || null, email: email.trim(), phone: phone.trim() || null, language, reportTypes: types };
}

/** Every contact of a client. The first one has the client's address and language. */
export function clientContacts({ contactName, email, phone, contactReportTypes, contacts }: Client): Contact[] {
  const first = {
    name: contactName,
    email,
    phone,
    language: null,
    reportTypes: contactReportTypes ?? [...reportTypes],
  };
  return [first, ...contacts];
}

/** A client with another contact at a place of `clientContacts`; one past the last adds it. */
export function changedContact(client: Client, place: number, contact: Contact): ClientChange {
  const { name, email, contacts } = client;
  if (place > 0)
    return { name, email, contacts: contacts.toSpliced(place - 1, 1, contact), seen: { name, email, contacts } };
  const { email: address, name: contactName, phone, reportTypes: types } = contact;
  const contactReportTypes = types.length === reportTypes.length ? null : types;
  return {
    name,
    email: address,
    contactName,
    phone,
    contactReportTypes,
    seen: {
      name,
      email,
      contactName: client.contactName,
      phone: client.phone,
      contactReportTypes: client.contactReportTypes,
    },
  };
}

/** A client without the contact at a place of `clientContacts`. The first one stays: its address is the client's. */
export function removedContact({ name, email, contacts }: Client, place: number): ClientChange {
  return { name, email, contacts: contacts.toSpliced(place - 1, 1), seen: { name, email, contacts } };
}

/** How the server names a field of the contact at a place of `clientContacts`. */
export function contactField(place: number, field: "name" | "email" | "phone"): string {
  if (place > 0) return `contacts.${place - 1}.${field}`;
  return field === "name" ? "contactName" : field;
}
