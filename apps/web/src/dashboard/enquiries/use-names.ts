import { useTranslation } from "react-i18next";
import { cityKeys } from "@agency/content/cities";
import { serviceKeys } from "@agency/content/settings";
import type { Enquiry } from "@agency/contracts/enquiries";

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
    purpose: (purpose: string) => {
      const key = purposes.find((one) => one === purpose);
      return key ? t(`enquiries:details.purposes.${key}`) : purpose;
    },
  };
}

const purposes = ["answer", "consultation", "audit-details", "newsletter"] as const;

/** The sender's name, or their email address: some forms ask for no name. */
export function senderName({ name, email }: Pick<Enquiry, "name" | "email">): string {
  return name || email;
}
