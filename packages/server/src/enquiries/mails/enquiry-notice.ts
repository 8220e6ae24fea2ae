import { isServiceKey, type Language, languages, type ServiceKey } from "@agency/content/settings";
import { formatMoney } from "@agency/model/report/format";
import type { EnquiryKind } from "@agency/model/states";
import { oneLine } from "../../kit/mail/html.ts";
import {
  type ComposedNotification,
  frameNotification,
  mailtoLink,
  momentText,
  nameInSubject,
  type NotificationFact,
  type NotificationSetting,
  type NotificationText,
} from "../../notifications/mails/notification-frame.ts";
import type { Appointment, EnquiryDetails } from "../enquiry.ts";
import { staffAppointment, type StaffAppointmentKey } from "./appointment.ts";
import { enquiryLink } from "./enquiry-link.ts";
import { replyHint, type ReplyHintKey } from "./reply-hint.ts";

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

export type EnquiryNoticeKey =
  | `notifications:enquiryNotice.${"subject" | "intro"}.${EnquiryKind}`
  | `notifications:enquiryNotice.${"name" | "email" | "website" | "service" | "message" | "language" | "page" | "city"}`
  | `notifications:enquiryNotice.${"marketing" | "open" | "reason" | "unconfirmedSlot" | "offerMonthly"}`
  | ReplyHintKey
  | StaffAppointmentKey
  | `notifications:enquiryNotice.details.${Exclude<keyof EnquiryDetails, "confirmBy">}`
  | `notifications:services.${ServiceKey}`
  | `notifications:${"yes" | "no"}`;

/** Tells the staff what somebody sent. */
export function composeEnquiryNotice(
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
    facts: factsOf(notice, t, setting),
    button: { label: t("notifications:enquiryNotice.open"), url },
    closing: [replyHint(email, t, setting)],
    reason: t("notifications:enquiryNotice.reason", { agency: setting.agency.name }),
  });
  if (!appointment) return content;
  const about = { method: "PUBLISH", name: notice.name, email, url } as const;
  return { ...content, calendar: staffAppointment(appointment, about, t, setting) };
}

function factsOf(
  notice: EnquiryNotice,
  t: NotificationText<EnquiryNoticeKey>,
  setting: NotificationSetting,
): NotificationFact[] {
  const { name, email, website, service, message, language, page, city, marketing, details } = notice;
  const rows: [label: string, value: string | null | undefined, url?: string][] = [
    [t("notifications:enquiryNotice.name"), name],
    [t("notifications:enquiryNotice.email"), email, mailtoLink(email)],
    [
      t("notifications:enquiryNotice.details.phone"),
      details.phone && `${details.phone}\nhttps://wa.me/${details.phone.replaceAll(/\D/g, "")}`,
    ],
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
    [t("notifications:enquiryNotice.language"), languages[language].label],
    [t("notifications:enquiryNotice.page"), page],
    [t("notifications:enquiryNotice.city"), city],
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
