import { useTranslation } from "react-i18next";
import { cityKeys } from "@agency/content/cities";
import { serviceKeys } from "@agency/content/settings";
import type { Enquiry } from "@agency/contracts/enquiries";

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
  "client-welcome",
  "client-deletion",
  "browser-link",
  "attention-summary",
  "newsletter-confirmation",
  "newsletter-known",
  "newsletter-issue",
] as const;

/** The staff's names for stored keys. Unknown keys are shown as they are. */
export function useNames() {
  const { t } = useTranslation(["enquiries", "notifications", "cities"]);
  return {
    service: (service: string) => {
      const key = serviceKeys.find((one) => one === service);
      return key ? t(`notifications:services.${key}`) : service;
    },
    city: (city: string) => {
      const key = cityKeys.find((one) => one === city);
      return key ? t(`cities:${key}.name`) : city;
    },
    notification: (kind: string) => {
      const key = notificationKinds.find((one) => one === kind);
      return key ? t(`enquiries:mails.kinds.${key}`) : kind;
    },
    purpose: (purpose: string) => {
      const key = purposes.find((one) => one === purpose);
      return key ? t(`enquiries:details.purposes.${key}`) : purpose;
    },
  };
}

const purposes = ["answer", "consultation", "audit-details", "newsletter"] as const;

/** The sender's name, or their email address: some forms ask for no name. */
export function whoOf({ name, email }: Pick<Enquiry, "name" | "email">): string {
  return name || email;
}
