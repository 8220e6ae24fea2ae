import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { groundClass } from "@agency/ui/ground";
import { joined } from "@agency/ui/layout";
import { useChatAddress } from "../../shared/contact/chat-link.tsx";
import { hasWhatsapp } from "../../shared/contact/contact-links.ts";
import { SiteLink } from "../shared/parts.tsx";
import { useStart } from "./use-start.ts";
import styles from "./start-bar.module.css";

/** The height of the bar with what keeps it from a form, in pixels. */
const reach = 96;

/**
 * On phones, below the first screen: a chat and the contact form within reach of the thumb. Without scripts, and in the prerendered page,
 * there is none, so that it costs the first paint nothing.
 */
export function StartBar() {
  return useShown() && <Bar />;
}

function Bar() {
  const { t } = useTranslation();
  const { service, city, to } = useStart();
  const chat = useChatAddress({ service, city });
  return (
    <aside className={joined(groundClass("board"), styles["bar"])} aria-label={t("footer.contact")}>
      {hasWhatsapp && (
        <a className={actionClass("secondary", "small")} href={chat} rel="noopener">
          {t("chat.short")}
        </a>
      )}
      <SiteLink look="primary" size="small" to={to}>
        {t("navigation.start")}
      </SiteLink>
    </aside>
  );
}

/** Whether the reader is past the first screen, and at no form: its button must not end below the bar. */
function useShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(scrollY > innerHeight * 0.9 && !isAtForm());
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, []);
  return isShown;
}

/** Whether a section with a form reaches the lower edge of the window. */
function isAtForm(): boolean {
  return [...document.querySelectorAll("main form")].some((form) => {
    const { top, bottom } = (form.closest("section") ?? form).getBoundingClientRect();
    return top < innerHeight && bottom > innerHeight - reach;
  });
}
