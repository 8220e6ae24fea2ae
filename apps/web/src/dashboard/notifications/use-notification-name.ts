import { useTranslation } from "react-i18next";

const notificationKinds = [
  "audit-verification",
  "audit-details",
  "enquiry-notice",
  "booking-verification",
  "booking-confirmation",
  "booking-reminder",
  "booking-cancellation",
  "booking-notice",
  "enquiry-receipt",
  "enquiry-answer",
  "client-welcome",
  "client-deletion",
  "browser-link",
  "team-invitation",
  "team-reset",
  "report-copy",
  "attention-summary",
  "notice-digest",
  "newsletter-confirmation",
  "newsletter-known",
  "newsletter-issue",
] as const;

/** The staff's names for the kinds of emails other than reports. Unknown kinds are shown as they are. */
export function useNotificationName(): (kind: string) => string {
  const { t } = useTranslation("enquiries");
  return (kind) => {
    const key = notificationKinds.find((one) => one === kind);
    return key ? t(`mails.kinds.${key}`) : kind;
  };
}
