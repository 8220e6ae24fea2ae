import { createHash } from "node:crypto";
import type { EnquiryKind } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { mailboxKey, staffInbox } from "../kit/mail/addresses.ts";
import { addressNotification, notificationMessageId, ringFor } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { type Appointment, consentPurposes, type Enquiry, type EnquiryDetails } from "./enquiry.ts";
import type { EnquiryMails } from "./mail.ts";
import { type OpenedEnquiry, storeEnquiry } from "./store.ts";
import { looksAutomatic, type Visit } from "./visit.ts";

export type EnquiryInput = {
  kind: EnquiryKind;
  name?: string;
  email: string;
  website?: string | null;
  service?: string | null;
  message?: string | null;
  details?: EnquiryDetails;
  reference?: string | null;
  /** When the staff get their notice; at once by default. */
  noticeAt?: Date | null;
  /** Whether the person gets an email that says that it arrived. */
  receipt?: boolean;
  visit: Visit;
};

/** Stores a submission and its staff notice before any other work. */
export async function keepEnquiry(context: Context, input: EnquiryInput): Promise<Enquiry> {
  const opened = await openEnquiry(context, input);
  await storeEnquiry(context.database, opened);
  await ringFor(context, opened.notifications);
  return opened.enquiry;
}

/**
 * The enquiry and its notice, ready to store, for callers with a transaction of their own. The staff get no notice of
 * spam.
 */
export async function openEnquiry(
  context: Context,
  { kind, email, visit, ...given }: EnquiryInput,
): Promise<OpenedEnquiry> {
  const now = await context.clock();
  const id = context.newId();
  const enquiry: Enquiry = {
    id,
    kind,
    name: given.name ?? "",
    email,
    website: given.website || null,
    service: given.service || null,
    message: given.message || null,
    details: given.details ?? {},
    reference: given.reference ?? null,
    language: visit.language,
    page: visit.page || null,
    city: visit.city || null,
    noticeVersion: visit.consent?.notice ?? null,
    consentedAt: visit.consent ? now : null,
    purpose: consentPurposes[kind],
    marketing: visit.marketing ?? false,
    spam: looksAutomatic(visit),
    state: "waiting",
    settledAt: null,
    settledBy: null,
    responsibleId: null,
    note: null,
    clientId: null,
    createdAt: now,
  };
  const notice = () => enquiryNotice(context, enquiry, { key: id, dueAt: given.noticeAt ?? null });
  const receipts = given.receipt ? [enquiryReceipt(context, enquiry)] : [];
  return { enquiry, notifications: enquiry.spam ? [] : [notice(), ...receipts] };
}

/** The key of the first notice about an enquiry. */
export function noticeKey(enquiryId: string): string {
  return `enquiry-notice/${enquiryId}`;
}

/** Tells the staff about an enquiry whose address is confirmed now. */
export function confirmedNotice(
  context: Context,
  enquiry: Enquiry,
  appointment: Appointment | null = null,
): NotificationRequest {
  return enquiryNotice(context, enquiry, { key: confirmedKey(enquiry.id), dueAt: null, appointment });
}

/** The Message-ID of that notice. */
export function confirmedNoticeId({ environment }: Context, enquiryId: string): string {
  return notificationMessageId({ kind: "enquiry-notice", key: confirmedKey(enquiryId), host: publicHost(environment) });
}

function confirmedKey(enquiryId: string): string {
  return `${enquiryId}/confirmed`;
}

/** Tells the staff about an enquiry. Replies go to the person. */
function enquiryNotice(
  context: Context,
  enquiry: Enquiry,
  { key, dueAt, appointment = null }: { key: string; dueAt: Date | null; appointment?: Appointment | null },
): NotificationRequest {
  const { id, kind, name, email, website, service, message, page, city, language, marketing, details } = enquiry;
  const { newId, environment } = context;
  const staff = staffInbox(environment);
  return addressNotification<EnquiryMails>(
    { newId, host: publicHost(environment) },
    {
      kind: "enquiry-notice",
      to: { email: staff.email },
      about: email,
      language: staff.language,
      replyTo: email,
      ...(dueAt && { dueAt }),
      key,
      parameters: {
        enquiryId: id,
        kind,
        name,
        email,
        website,
        service,
        message,
        page,
        city,
        language,
        marketing,
        details,
        appointment,
      },
    },
  );
}

/**
 * Tells a person that the form arrived, in our words only: anybody can type any address. One a day and mailbox, so that nobody is
 * flooded.
 */
function enquiryReceipt(
  { newId, environment }: Context,
  { kind, email, language, createdAt }: Enquiry,
): NotificationRequest {
  const day = createdAt.toISOString().slice(0, 10);
  const mailbox = createHash("sha256").update(mailboxKey(email)).digest("hex").slice(0, 40);
  return addressNotification<EnquiryMails>(
    { newId, host: publicHost(environment) },
    {
      kind: "enquiry-receipt",
      to: { email },
      language,
      parameters: { asked: kind === "consultation" ? "consultation" : "contact" },
      key: `${mailbox}/${day}`,
    },
  );
}
