import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { ServiceKey } from "@agency/content/settings";
import { absolute } from "../site-address.ts";
import { hasWhatsapp, agencyChat } from "./contact-links.ts";

/** A link to a WhatsApp chat about something. Renders nothing if the agency has no WhatsApp number. */
export function ChatLink(about: ChatAbout) {
  const { t } = useTranslation();
  const address = useChatAddress(about);
  if (!hasWhatsapp) return null;
  return (
    <a href={address} rel="noopener">
      {t("chat.ask")}
    </a>
  );
}

/** The result of a free tool: the page's address and its score. */
export type ToolResult = { tool: "audit" | "speed"; url: string; score: string };

/** The tool whose result an address of the contact form names: `?website=…&score=…&tool=speed`. */
export function readTool(params: URLSearchParams): ToolResult["tool"] {
  return params.get("tool") === "speed" ? "speed" : "audit";
}

/** The subject of a chat: a service, optionally in a city, or the result of a tool. */
type ChatAbout = {
  service?: ServiceKey | undefined;
  city?: string | undefined;
  result?: ToolResult | undefined;
  /** The page that the chat is about, if it is not the current page. */
  page?: string | undefined;
};

/** A WhatsApp chat with the agency. The opening text says what it is about and on which page. */
export function useChatAddress({ service, city, result, page }: ChatAbout): string {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const name = service ? t(`services.${service}`) : t("chat.services");
  const place = service && city ? t("footer.location", { service: name, city: t(`cities.${city}`) }) : name;
  const topic = result ? t(`chat.${result.tool}`, result) : place;
  return agencyChat(`${t("chat.hello", { topic })}\n${absolute(page ?? pathname.replace(/(?<=.)\/$/, ""))}`);
}
