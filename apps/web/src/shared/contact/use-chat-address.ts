import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { CityKey } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { absolute } from "../site-address.ts";
import { whatsappAddress } from "./contact-links.ts";

/** What a chat is about: a service, perhaps in a city, or what an audit gave. */
export type ChatAbout = {
  service?: ServiceKey | undefined;
  city?: CityKey | undefined;
  audit?: { url: string; score: string } | undefined;
  /** The page it is about, where that is not the one it is begun on. */
  page?: string | undefined;
};

/** A WhatsApp chat with the agency; its first words say what it is about, and on which page. */
export function useChatAddress({ service, city, audit, page }: ChatAbout): string {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const name = service ? t(`services.${service}`) : t("chat.website");
  const place = service && city ? t("footer.location", { service: name, city: t(`cities.${city}`) }) : name;
  const topic = audit ? t("chat.audit", audit) : place;
  return whatsappAddress(`${t("chat.hello", { topic })}\n${absolute(page ?? pathname.replace(/(?<=.)\/$/, ""))}`);
}
