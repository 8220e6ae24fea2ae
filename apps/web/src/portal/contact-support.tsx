import { useTranslation } from "react-i18next";
import { hasWhatsapp, mailAddress, whatsappAddress } from "../shared/contact/contact-links.ts";
import styles from "./contact-support.module.css";

export type ContactSupportProps = {
  /** The subject of the email and the opening text on WhatsApp. */
  subject: string;
};

/** Links to contact the agency by email and, if it has a number, on WhatsApp. */
export function ContactSupport({ subject }: ContactSupportProps) {
  const { t } = useTranslation("portal");
  return (
    <span className={styles["ways"]}>
      <a className={styles["way"]} href={mailAddress(subject)}>
        {t("support.contact")}
      </a>
      {hasWhatsapp && (
        <a className={styles["way"]} href={whatsappAddress(subject)} target="_blank" rel="noopener noreferrer">
          {t("support.whatsapp")}
        </a>
      )}
    </span>
  );
}
