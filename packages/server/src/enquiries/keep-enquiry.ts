import { createHash } from "node:crypto";
import type { Language } from "@agency/content/settings";
import type { EnquiryKind } from "@agency/model/states";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { mailboxKey } from "../kit/mail/mailbox-key.ts";
import { addressNotification, notificationMessageId } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { EnquiryRepository } from "./enquiry-repository.ts";
import { type Appointment, consentPurposes, type Enquiry, type EnquiryDetails } from "./enquiry.ts";
import type { EnquiryMails } from "./mails/kinds.ts";
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

/** Dependencies for storing an enquiry and its staff notice. */
export type EnquiryDependencies = {
  clock: Clock;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
  /** The recipient of staff notices, and their language. */
  staff: { email: string; language: Language };
};

type Dependencies = EnquiryDependencies & { enquiries: Pick<EnquiryRepository, "keep">; doorbell: Doorbell };

/** Stores a submission and its staff notice before any other work. */
export async function keepEnquiry(dependencies: Dependencies, input: EnquiryInput): Promise<Enquiry> {
  const { enquiry, notifications } = await openEnquiry(dependencies, input);
  await dependencies.enquiries.keep(enquiry, notifications);
  for (const { id } of notifications) await dependencies.doorbell("notification", id);
  return enquiry;
}

/**
 * The enquiry and its notice, ready to store, for callers with a transaction of their own. The staff get no notice of
 * spam.
 */
export async function openEnquiry(
  dependencies: EnquiryDependencies,
  { kind, email, visit, ...given }: EnquiryInput,
): Promise<{ enquiry: Enquiry; notifications: NotificationRequest[] }> {
  const now = await dependencies.clock();
  const id = dependencies.newId();
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
    handledAt: null,
    note: null,
    clientId: null,
    createdAt: now,
  };
  const notice = () => noticeOf(dependencies, enquiry, { key: id, dueAt: given.noticeAt ?? null });
  const receipts = given.receipt ? [receiptOf(dependencies, enquiry)] : [];
  return { enquiry, notifications: enquiry.spam ? [] : [notice(), ...receipts] };
}

/** The key of the first notice about an enquiry. */
export function noticeKey(enquiryId: string): string {
  return `enquiry-notice/${enquiryId}`;
}

/** Tells the staff about an enquiry whose address is confirmed now. */
export function confirmedNoticeOf(
  dependencies: EnquiryDependencies,
  enquiry: Enquiry,
  appointment: Appointment | null = null,
): NotificationRequest {
  return noticeOf(dependencies, enquiry, { key: confirmedKey(enquiry.id), dueAt: null, appointment });
}

/** The Message-ID of that notice. */
export function confirmedNoticeId({ host }: Pick<EnquiryDependencies, "host">, enquiryId: string): string {
  return notificationMessageId({ kind: "enquiry-notice", key: confirmedKey(enquiryId), host });
}

function confirmedKey(enquiryId: string): string {
  return `${enquiryId}/confirmed`;
}

/** Tells the staff about an enquiry. Replies go to the person. */
function noticeOf(
  dependencies: EnquiryDependencies,
  enquiry: Enquiry,
  { key, dueAt, appointment = null }: { key: string; dueAt: Date | null; appointment?: Appointment | null },
): NotificationRequest {
  const { id, kind, name, email, website, service, message, page, city, language, marketing, details } = enquiry;
  const { staff } = dependencies;
  return addressNotification<EnquiryMails>(dependencies, {
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
  });
}

/**
 * Tells a person that the form arrived, in our words only: anybody can type any address. One a day and mailbox, so that nobody is
 * flooded.
 */
function receiptOf(
  dependencies: EnquiryDependencies,
  { kind, email, language, createdAt }: Enquiry,
): NotificationRequest {
  const day = createdAt.toISOString().slice(0, 10);
  const mailbox = createHash("sha256").update(mailboxKey(email)).digest("hex").slice(0, 40);
  return addressNotification<EnquiryMails>(dependencies, {
    kind: "enquiry-receipt",
    to: { email },
    language,
    parameters: { asked: kind === "consultation" ? "consultation" : "contact" },
    key: `${mailbox}/${day}`,
  });
}
