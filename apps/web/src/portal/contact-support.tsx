import { useTranslation } from "react-i18next";
import { mailAddress, whatsappAddress } from "../shared/contact/contact-links.ts";
import styles from "./contact-support.module.css";

export type ContactSupportProps = {
  /** The subject of the mail and the first words on WhatsApp. */
  subject: string;
};

/** Two ways to the agency: by mail and on WhatsApp. */
export function ContactSupport({ subject }: ContactSupportProps) {
  const { t } = useTranslation("portal");
  return (
    <span className={styles["ways"]}>
      <a className={styles["way"]} href={mailAddress(subject)}>
        {t("support.contact")}
      </a>
      <a className={styles["way"]} href={whatsappAddress(subject)} target="_blank" rel="noopener noreferrer">
        {t("support.whatsapp")}
      </a>
    </span>
  );
}
