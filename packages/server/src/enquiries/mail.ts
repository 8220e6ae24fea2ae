import {
  cityKeys,
  isServiceKey,
  type Language,
  aboutLanguage,
  offered,
  type ServiceKey,
} from "@agency/content/settings";
import { chatIn } from "@agency/contracts/phone-number";
import { telephoneAddress } from "@agency/model/phone-links";
import { formatMoney } from "@agency/model/report/format";
import type { EnquiryKind, TalkWay } from "@agency/model/states";
import { oneLine } from "../kit/mail/html.ts";
import type { Message } from "../kit/mail/message.ts";
import {
  type ComposedNotification,
  frameNotification,
  mailtoLink,
  momentText,
  type NotificationFact,
  type NotificationSetting,
  type NotificationText,
} from "../notifications/mails/notification-frame.ts";
import { nameInSubject, plainName } from "../notifications/mails/plain-name.ts";
import type { Appointment, EnquiryDetails } from "./enquiry.ts";
import { composeInvitation } from "./invitation.ts";

/** The staff notice of an enquiry. */
export type EnquiryNotice = {
  enquiryId: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  website: string | null;
  service: string | null;
  message: string | null;
  /** Path of the page with the form. */
  page: string | null;
  city: string | null;
  /** The language that the person writes in. */
  language: Language;
  marketing: boolean;
  details: EnquiryDetails;
  /** The agreed time, once the person confirmed it; null where there is none. */
  appointment: Appointment | null;
};

/** How much of a message mail programs get to show beside the subject, in characters. */
const longestPreview = 120;

type EnquiryNoticeKey =
  | `notifications:enquiryNotice.${"subject" | "intro"}.${EnquiryKind}`
  | `notifications:enquiryNotice.${"name" | "email" | "website" | "service" | "message" | "language" | "page" | "city" | "chat"}`
  | `notifications:enquiryNotice.${"marketing" | "open" | "reason" | "unconfirmedSlot" | "offerMonthly"}`
  | ReplyHintKey
  | StaffAppointmentKey
  | `notifications:enquiryNotice.details.${Exclude<keyof EnquiryDetails, "confirmBy">}`
  | `notifications:enquiryNotice.talkBy.${TalkWay}`
  | `notifications:services.${ServiceKey}`
  | `notifications:cities.${string}`
  | `notifications:${"yes" | "no"}`;

/** Tells the staff what somebody sent. */
function composeEnquiryNotice(
  notice: EnquiryNotice,
  t: NotificationText<EnquiryNoticeKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const { kind, email, enquiryId, appointment } = notice;
  const name = nameInSubject(notice);
  const subject = t(`notifications:enquiryNotice.subject.${kind}`, { name });
  const url = enquiryLink(setting, enquiryId);
  const content = frameNotification(setting, {
    subject,
    preview: oneLine(notice.message ?? t(`notifications:enquiryNotice.intro.${kind}`)).slice(0, longestPreview),
    heading: subject,
    paragraphs: [t(`notifications:enquiryNotice.intro.${kind}`)],
    facts: enquiryFacts(notice, t, setting),
    button: { label: t("notifications:enquiryNotice.open"), url },
    closing: [replyHint(email, t, setting)],
    reason: t("notifications:enquiryNotice.reason", { agency: setting.agency.name }),
  });
  if (!appointment) return content;
  const about = { method: "PUBLISH", name: notice.name, email, url } as const;
  return { ...content, calendar: staffAppointment(appointment, about, t, setting) };
}

function enquiryFacts(
  notice: EnquiryNotice,
  t: NotificationText<EnquiryNoticeKey>,
  setting: NotificationSetting,
): NotificationFact[] {
  const { name, email, website, service, message, language, page, city, marketing, details } = notice;
  const { phone } = details;
  const chat = chatIn(phone, message);
  const rows: [label: string, value: string | null | undefined, url?: string | undefined][] = [
    [t("notifications:enquiryNotice.name"), name],
    [t("notifications:enquiryNotice.email"), email, mailtoLink(email)],
    [t("notifications:enquiryNotice.details.phone"), phone, phone === undefined ? undefined : telephoneAddress(phone)],
    [t("notifications:enquiryNotice.chat"), chat?.url, chat?.url],
    [t("notifications:enquiryNotice.website"), website],
    [
      t("notifications:enquiryNotice.service"),
      isServiceKey(service) ? t(`notifications:services.${service}`) : service,
    ],
    [t("notifications:enquiryNotice.details.offer"), offerText(details, t, setting)],
    [t("notifications:enquiryNotice.message"), message],
    [t("notifications:enquiryNotice.details.url"), details.url],
    [t("notifications:enquiryNotice.details.score"), details.score === undefined ? null : `${details.score}/100`],
    [t("notifications:enquiryNotice.details.slot"), slotText(details, t, setting)],
    [
      t("notifications:enquiryNotice.details.talkBy"),
      details.talkBy && t(`notifications:enquiryNotice.talkBy.${details.talkBy}`),
    ],
    [t("notifications:enquiryNotice.language"), aboutLanguage(language).label],
    [t("notifications:enquiryNotice.page"), page],
    [t("notifications:enquiryNotice.city"), cityKeys.includes(city ?? "") ? t(`notifications:cities.${city}`) : city],
    [t("notifications:enquiryNotice.marketing"), t(marketing ? "notifications:yes" : "notifications:no")],
  ];
  return rows.flatMap(([label, value, url]) => (value ? [{ label, value, ...(url !== undefined && { url }) }] : []));
}

function offerText(
  { offer }: EnquiryDetails,
  t: NotificationText<EnquiryNoticeKey>,
  { locale }: NotificationSetting,
): string | null {
  if (!offer) return null;
  const { name, monthlyFee } = offer;
  return monthlyFee === null
    ? name
    : t("notifications:enquiryNotice.offerMonthly", { name, fee: formatMoney(monthlyFee, locale) });
}

function slotText(
  { slot, confirmBy }: EnquiryDetails,
  t: NotificationText<EnquiryNoticeKey>,
  setting: NotificationSetting,
): string | null {
  if (slot === undefined) return null;
  const when = momentText(slot, setting);
  return confirmBy === undefined ? when : t("notifications:enquiryNotice.unconfirmedSlot", { when });
}

type Part = "subject" | "heading" | "intro" | "button" | "reason";

/** A mail of one paragraph and a button, with a sentence below it on what to do when the mail was not expected. */
export function oneButtonMail<Last extends string>(
  text: (part: Part | Last) => string,
  { url, last }: { url: string; last: Last },
  setting: NotificationSetting,
): ComposedNotification {
  return frameNotification(setting, {
    subject: text("subject"),
    heading: text("heading"),
    paragraphs: [text("intro")],
    button: { label: text("button"), url },
    closing: [text(last)],
    reason: text("reason"),
  });
}

type EnquiryReceipt = { asked: "contact" | "consultation" };

type EnquiryReceiptKey = `notifications:enquiryReceipt.${EnquiryReceipt["asked"]}.${Part | "mistake"}`;

/** Tells a person that a form arrived. The address may be another's, so it contains no word that somebody typed. */
function composeEnquiryReceipt(
  { asked }: EnquiryReceipt,
  t: NotificationText<EnquiryReceiptKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const { publicUrl, prefix, agency } = setting;
  const url = asked === "consultation" ? bookingFormLink(setting) : `${publicUrl}${prefix || "/"}`;
  const text = (part: Part | "mistake") => t(`notifications:enquiryReceipt.${asked}.${part}`, { agency: agency.name });
  return oneButtonMail(text, { url, last: "mistake" }, setting);
}

/** An answer in the words of the staff. */
type EnquiryAnswerMail = {
  text: string;
  /** The Message-ID of the first answer; null for that one. */
  follows: string | null;
};

type EnquiryAnswerKey = `notifications:enquiryAnswer.${"subject" | "heading" | "more" | "website" | "reason"}`;

/** Answers an enquiry. What the person wrote is not quoted: anybody can have typed the address. */
function composeEnquiryAnswer(
  { text, follows }: EnquiryAnswerMail,
  t: NotificationText<EnquiryAnswerKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const names = { agency: setting.agency.name };
  const paragraphs = text.split(/\n{2,}/u);
  return {
    ...frameNotification(setting, {
      subject: t("notifications:enquiryAnswer.subject", names),
      preview: oneLine(text).slice(0, longestPreview),
      heading: t("notifications:enquiryAnswer.heading"),
      paragraphs,
      closing: [t("notifications:enquiryAnswer.more")],
      link: { label: t("notifications:enquiryAnswer.website"), url: `${setting.publicUrl}${setting.prefix || "/"}` },
      reason: t("notifications:enquiryAnswer.reason", names),
    }),
    ...(follows !== null && { follows }),
  };
}

export type Verification = { token: string };

type Asked = "audit" | "booking";

export type VerificationKey<A extends Asked> = `notifications:verification.${A}.${Part | "ignore"}`;

/**
 * Asks the owner of an address to confirm what somebody asked for with it. The recipient may never have heard of us, so it contains no word
 * that somebody typed or that a page says.
 */
export function composeVerification<A extends Asked>(
  asked: A,
  { url, facts }: { url: string; facts: Record<string, string> },
  t: NotificationText<VerificationKey<A>>,
  setting: NotificationSetting,
): ComposedNotification {
  const text = (part: Part | "ignore") =>
    t(`notifications:verification.${asked}.${part}`, { ...facts, agency: setting.agency.name });
  return oneButtonMail(text, { url, last: "ignore" }, setting);
}

export type AppointmentKey = `notifications:booking.location.${TalkWay | "unsaid"}`;

/** Where a consultation takes place. `talkBy`: null when the person did not say. */
export function locationText(
  talkBy: TalkWay | null,
  t: NotificationText<AppointmentKey>,
  { agency }: NotificationSetting,
): string {
  return t(`notifications:booking.location.${talkBy ?? "unsaid"}`, { address: agency.address });
}

type Shown = {
  method: NonNullable<Message["calendar"]>["method"];
  summary: string;
  description: readonly string[];
  /** The page on which it can be changed. */
  url: string | null;
  /** The person who is invited; null for the staff, whose calendar it is. */
  attendee: { name: string; address: string } | null;
};

/** A consultation for the calendar of its recipient. The staff's has a UID of its own, so that one mailbox can have both. */
export function appointmentFile(
  { uid, sequence, startsAt, endsAt, talkBy, changedAt }: Appointment,
  { method, summary, description, url, attendee }: Shown,
  t: NotificationText<AppointmentKey>,
  setting: NotificationSetting,
): NonNullable<Message["calendar"]> {
  const { agency, from } = setting;
  const content = composeInvitation({
    method,
    uid: attendee === null ? `staff-${uid}` : uid,
    sequence,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp: new Date(changedAt),
    summary,
    description: description.join("\n"),
    location: locationText(talkBy, t, setting),
    url,
    organizer: { name: agency.name, address: from },
    attendee,
  });
  return { method, content };
}

export type StaffAppointmentKey = AppointmentKey | "notifications:booking.staffSummary";

type About = { method: "PUBLISH" | "CANCEL"; name: string; email: string; url: string };

/** A consultation for the staff's calendar, or its removal. */
export function staffAppointment(
  appointment: Appointment,
  { method, name, email, url }: About,
  t: NotificationText<StaffAppointmentKey>,
  setting: NotificationSetting,
): NonNullable<Message["calendar"]> {
  const summary = t("notifications:booking.staffSummary", { name: plainName(name) || email });
  const shown = { method, summary, description: [plainName(name), email, url], url, attendee: null };
  return appointmentFile(appointment, shown, t, setting);
}

/** The form that books a consultation, or the contact form of an agency that offers none any more. */
export function bookingFormLink({ publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">): string {
  return `${publicUrl}${prefix || "/"}#${offered.consultation ? "consultation" : "contact"}`;
}

/** The staff's page of an enquiry. */
export function enquiryLink({ publicUrl }: Pick<NotificationSetting, "publicUrl">, enquiryId: string): string {
  return `${publicUrl}/admin/enquiries?enquiry=${encodeURIComponent(enquiryId)}`;
}

export type ReplyHintKey = `notifications:enquiryNotice.${"reply" | "write"}`;

/** How the staff answer the person whom a notice is about. */
export function replyHint(email: string, t: NotificationText<ReplyHintKey>, setting: NotificationSetting): string {
  return t(setting.repliesToPerson ? "notifications:enquiryNotice.reply" : "notifications:enquiryNotice.write", {
    email,
  });
}

export const enquiryMails = {
  "enquiry-notice": composeEnquiryNotice,
  "enquiry-receipt": composeEnquiryReceipt,
  "enquiry-answer": composeEnquiryAnswer,
};

export type EnquiryMails = typeof enquiryMails;
