import { languages } from "@agency/content/settings";
import type { EnquiryDetails } from "@agency/core/enquiries/enquiry";
import type { EnquiryNotice } from "@agency/core/notifications/notification-parameters";
import type { EnquiryKind } from "@agency/model/states";
import { oneLine } from "../html.ts";
import {
  type ComposedNotification,
  frameNotification,
  type NotificationFact,
  type NotificationSetting,
  type NotificationText,
} from "./notification-frame.ts";

type Service = "web-design" | "seo" | "digital-marketing" | "complete-package";

export type EnquiryNoticeKey =
  | `notifications:enquiryNotice.${"subject" | "intro"}.${EnquiryKind}`
  | `notifications:enquiryNotice.${"name" | "email" | "website" | "service" | "message" | "language" | "page" | "city"}`
  | `notifications:enquiryNotice.${"marketing" | "open" | "reply" | "reason"}`
  | `notifications:enquiryNotice.details.${keyof EnquiryDetails}`
  | `notifications:services.${Service}`
  | `notifications:${"yes" | "no"}`;

/** The longest part of a name in a subject; mail programs would cut off more. */
const longestName = 80;

/** Tells the staff about an enquiry. */
export function composeEnquiryNotice(
  notice: EnquiryNotice,
  t: NotificationText<EnquiryNoticeKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const { kind, email, enquiryId } = notice;
  const name = oneLine(notice.name).slice(0, longestName) || email;
  const subject = t(`notifications:enquiryNotice.subject.${kind}`, { name });
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t(`notifications:enquiryNotice.intro.${kind}`)],
    facts: factsOf(notice, t, setting),
    button: {
      label: t("notifications:enquiryNotice.open"),
      url: `${setting.publicUrl}/admin/enquiries?enquiry=${encodeURIComponent(enquiryId)}`,
    },
    closing: [t("notifications:enquiryNotice.reply", { email })],
    reason: t("notifications:enquiryNotice.reason", { agency: setting.agency.name }),
  });
}

function factsOf(
  notice: EnquiryNotice,
  t: NotificationText<EnquiryNoticeKey>,
  setting: NotificationSetting,
): NotificationFact[] {
  const { name, email, website, service, message, language, page, city, marketing, details } = notice;
  const rows: [string, string | null | undefined][] = [
    [t("notifications:enquiryNotice.name"), name],
    [t("notifications:enquiryNotice.email"), email],
    [t("notifications:enquiryNotice.website"), website],
    [t("notifications:enquiryNotice.service"), isService(service) ? t(`notifications:services.${service}`) : service],
    [t("notifications:enquiryNotice.message"), message],
    [t("notifications:enquiryNotice.details.url"), details.url],
    [t("notifications:enquiryNotice.details.score"), details.score === undefined ? null : `${details.score}/100`],
    [
      t("notifications:enquiryNotice.details.slot"),
      details.slot === undefined ? null : momentText(details.slot, setting),
    ],
    [t("notifications:enquiryNotice.language"), languages[language].label],
    [t("notifications:enquiryNotice.page"), page],
    [t("notifications:enquiryNotice.city"), city],
    [t("notifications:enquiryNotice.marketing"), t(marketing ? "notifications:yes" : "notifications:no")],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function isService(service: string | null): service is Service {
  return ["web-design", "seo", "digital-marketing", "complete-package"].includes(service ?? "");
}

function momentText(moment: string, { locale, agency }: NotificationSetting): string {
  return new Date(moment).toLocaleString(locale, { dateStyle: "full", timeStyle: "short", timeZone: agency.timeZone });
}
