import { useTranslation } from "react-i18next";
import { hasWhatsapp } from "./contact-links.ts";
import { type ChatAbout, useChatAddress } from "./use-chat-address.ts";

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
