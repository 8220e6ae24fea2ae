import { useTranslation } from "react-i18next";
import { hasWhatsapp } from "./contact-links.ts";
import { type ChatAbout, useChatAddress } from "./use-chat-address.ts";

/** A link to a chat about something; nothing where the agency has no WhatsApp. */
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
