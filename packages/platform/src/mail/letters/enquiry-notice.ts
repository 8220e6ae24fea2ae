import type { EnquiryDetails, EnquiryKind } from "@agency/core/enquiries/enquiry";
import type { EnquiryNotice } from "@agency/core/letters/letter-parameters";
import type { Language } from "@agency/core/reports/snapshot";
import { oneLine } from "../html.ts";
import {
  type ComposedLetter,
  frameLetter,
  type LetterFact,
  type LetterSetting,
  type LetterText,
} from "./letter-frame.ts";

type Service = "web-design" | "seo" | "digital-marketing" | "complete-package";

export type EnquiryNoticeKey =
  | `letters:enquiryNotice.${"subject" | "intro"}.${EnquiryKind}`
  | `letters:enquiryNotice.${"name" | "email" | "website" | "service" | "message" | "language" | "page" | "city"}`
  | `letters:enquiryNotice.${"marketing" | "open" | "reply" | "reason"}`
  | `letters:enquiryNotice.details.${keyof EnquiryDetails}`
  | `letters:services.${Service}`
  | `letters:languages.${Language}`
  | `letters:${"yes" | "no"}`;

/** A subject that is cut off by every mail program needs no more of a name. */
const longestName = 80;

/** Tells the staff what somebody sent. */
export function composeEnquiryNotice(
  notice: EnquiryNotice,
  t: LetterText<EnquiryNoticeKey>,
  setting: LetterSetting,
): ComposedLetter {
  const { kind, email, enquiryId } = notice;
  const name = oneLine(notice.name).slice(0, longestName) || email;
  const subject = t(`letters:enquiryNotice.subject.${kind}`, { name });
  return frameLetter(setting, {
    subject,
    heading: subject,
    paragraphs: [t(`letters:enquiryNotice.intro.${kind}`)],
    facts: factsOf(notice, t, setting),
    button: {
      label: t("letters:enquiryNotice.open"),
      url: `${setting.publicUrl}/admin/enquiries?enquiry=${encodeURIComponent(enquiryId)}`,
    },
    closing: [t("letters:enquiryNotice.reply", { email })],
    reason: t("letters:enquiryNotice.reason", { agency: setting.agency.name }),
  });
}

function factsOf(notice: EnquiryNotice, t: LetterText<EnquiryNoticeKey>, setting: LetterSetting): LetterFact[] {
  const { name, email, website, service, message, language, page, city, marketing, details } = notice;
  const rows: [string, string | null | undefined][] = [
    [t("letters:enquiryNotice.name"), name],
    [t("letters:enquiryNotice.email"), email],
    [t("letters:enquiryNotice.website"), website],
    [t("letters:enquiryNotice.service"), isService(service) ? t(`letters:services.${service}`) : service],
    [t("letters:enquiryNotice.message"), message],
    [t("letters:enquiryNotice.details.url"), details.url],
    [t("letters:enquiryNotice.details.score"), details.score === undefined ? null : `${details.score}/100`],
    [t("letters:enquiryNotice.details.slot"), details.slot === undefined ? null : momentText(details.slot, setting)],
    [t("letters:enquiryNotice.language"), t(`letters:languages.${language}`)],
    [t("letters:enquiryNotice.page"), page],
    [t("letters:enquiryNotice.city"), city],
    [t("letters:enquiryNotice.marketing"), t(marketing ? "letters:yes" : "letters:no")],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function isService(service: string | null): service is Service {
  return ["web-design", "seo", "digital-marketing", "complete-package"].includes(service ?? "");
}

function momentText(moment: string, { locale, agency }: LetterSetting): string {
  return new Date(moment).toLocaleString(locale, { dateStyle: "full", timeStyle: "short", timeZone: agency.timeZone });
}
