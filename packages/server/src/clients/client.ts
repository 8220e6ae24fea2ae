import { Temporal } from "temporal-polyfill";
import type { ClientPackage, Language } from "@agency/content/settings";
import type { ClientText } from "@agency/model/limits";
import { inUsualOrder, type ReportType } from "@agency/model/report/report-type";
import type { ClientSort, ClientStatus, Recording } from "@agency/model/states";
import { localDate } from "@agency/model/time-zone";
import type { NewId, Period } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Scope } from "../own-clients/own-clients.ts";

/** `contactName` and `phone` are the first contact's; null when only the address is known. */
export type Client = Record<ClientText, string | null> & {
  /** Internal id, never shown; unchanged when the client ID is replaced. */
  id: string;
  /** The client ID in canonical form, the only key to the portal. */
  accessId: string;
  name: string;
  /** The first contact's address, in lower case. Further contacts: see `Contact`. */
  email: string;
  /** The reports that the first contact gets; null means all of them. */
  contactReportTypes: ReportType[] | null;
  package: ClientPackage;
  /** In whole units of the agency's currency. */
  monthlyFee: number;
  /** Language of reports, emails and PDFs. */
  language: Language;
  status: ClientStatus;
  /** The contract's last day, `2026-11-21`; null unless the status is ended. */
  endedOn: string | null;
  /** Of the logo that the staff uploaded; the picture is kept apart. */
  logo: LogoFacts | null;
  /** Whether the uses of its reports are recorded (../opens). */
  recording: Recording;
  /** Since when they are; null means since the client was added. */
  recordedSince: Date | null;
  /** When the staff were warned that the client will be deleted. */
  deletionWarnedAt: Date | null;
  /** Who of the team takes care of it. */
  responsibleId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type ClientDetails = Omit<
  Client,
  | "id"
  | "accessId"
  | "logo"
  | "recording"
  | "recordedSince"
  | "deletionWarnedAt"
  | "responsibleId"
  | "createdAt"
  | "updatedAt"
>;

export type EndedClient = Client & { endedOn: string };

export type ClientSearch = {
  scope: Scope;
  /** Part of a name or email address of the client or of a contact. */
  search?: string | undefined;
  status?: ClientStatus | undefined;
  package?: ClientPackage | undefined;
  /** Newest first when missing. */
  sort?: ClientSort;
  order?: "asc" | "desc";
  limit: number;
  offset: number;
};

export type ClientAnalytics = {
  totalClients: number;
  activeClients: number;
  reportsThisMonth: number;
  /** The active clients' monthly fees. */
  monthlyRevenue: number;
};

/** A person at a client who gets its reports. */
export type Contact = {
  /** Null when only the address is known. */
  name: string | null;
  /** In the writing of `readEmail`. */
  email: string;
  /** In the writing of `readPhone`. */
  phone: string | null;
  /** Null means the client's. */
  language: Language | null;
  reportTypes: ReportType[];
};

/** A contact besides the first one, which is part of the client. */
export type StoredContact = Contact & { id: string; clientId: string; createdAt: Date };

/** Whom an email goes to. */
export type Recipient = { email: string; name: string | null; language: Language | null };

/** The contacts who get a client's reports of one type, each address once, the client's own first. */
export function reportRecipients(
  client: Pick<Client, "contactName" | "email" | "contactReportTypes">,
  contacts: Contact[],
  type: ReportType,
): Recipient[] {
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
      phone: contact.phone || null,
      language,
      reportTypes: types,
      id: newId(),
      clientId,
      createdAt: updatedAt,
    };
  });
}

/** How many days before a client is deleted the staff are warned. */
export const warningDays = 30;

/** @throws Refusal invalid_input when the contract's last day is in the future */
export function requireEndInPast({ endedOn }: Pick<Client, "endedOn">, now: Date): void {
  if (endedOn === null || endedOn <= localDate(now).toString()) return;
  throw new Refusal("invalid_input", { fields: [{ field: "endedOn", problem: "day_in_future" }] });
}

/**
 * The day on which an ended client is deleted, with its reports: one period after the contract, and never sooner than 30 days
 * after the staff were warned, even when somebody types a day long past.
 */
export function deletionDay(
  { endedOn, deletionWarnedAt }: { endedOn: string; deletionWarnedAt: Date },
  { amount, unit }: Period,
): string {
  const afterContract = Temporal.PlainDate.from(endedOn).add({ [`${unit}s`]: amount });
  const afterWarning = localDate(deletionWarnedAt).add({ days: warningDays });
  return Temporal.PlainDate.compare(afterContract, afterWarning) > 0
    ? afterContract.toString()
    : afterWarning.toString();
}

/** The contracts that ended on this day or before are over for a period. */
export function endedBefore(now: Date, { amount, unit }: Period, sooner: { days: number } = { days: 0 }): string {
  return localDate(now)
    .add(sooner)
    .subtract({ [`${unit}s`]: amount })
    .toString();
}

/** On what a logo can be seen: one without transparency on `any`. */
export type LogoGround = "light" | "dark" | "any";

/** A client's logo as it was drawn from the file that the staff chose: a PNG of at most 600 by 240 pixels and 45 kB. */
export type Logo = { png: Uint8Array; width: number; height: number; ground: LogoGround };

/**
 * Why a file gives no logo:
 * - `unreadable`: no PNG, JPEG or SVG, damaged, or empty
 * - `too_large`: more pixels on a side than can be read
 * - `cmyk`: a JPEG in the colours of printers, also within an SVG
 * - `incomplete`: an SVG with text, whose fonts are elsewhere, or with linked pictures
 */
export type LogoProblem = "unreadable" | "too_large" | "cmyk" | "incomplete";

/** Facts that pages need of a stored logo. `version` changes with the picture. */
export type LogoFacts = { version: string; width: number; height: number; ground: LogoGround };

/** A client's logo with its picture, for drawing; null without one. */
export async function drawableLogo(
  { id, logo }: { id: string; logo: LogoFacts | null },
  readLogo: (clientId: string) => Promise<Buffer | null>,
): Promise<Logo | null> {
  if (!logo) return null;
  const png = await readLogo(id);
  const { width, height, ground } = logo;
  return png && { png, width, height, ground };
}

/** Which client ID a contact was told. A contact is told once, and again when the ID was replaced. */
export type Welcome = { clientId: string; email: string; accessId: string };
