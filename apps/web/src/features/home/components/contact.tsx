import { useTranslation } from "react-i18next";
import { agency, postalAddress } from "@agency/content/agency";
import { hasWhatsapp, whatsappAddress } from "../../../lib/contact-links.ts";
import { telephoneAddress } from "../../../lib/telephone.ts";
import { ContactForm } from "../../forms/contact-form.tsx";
import styles from "./contact.module.css";

export function Contact() {
  const { t } = useTranslation("home");
  return (
    <section id="contact" tabIndex={-1} className={styles["contact"]} aria-labelledby="contact-title">
      <div className={styles["head"]}>
        <h2 id="contact-title">{t("contact.title")}</h2>
        <p>{t("contact.lead")}</p>
      </div>
      <div className={styles["form"]}>
        <ContactForm />
      </div>
      <dl className={styles["ways"]}>
        <div className={styles["email"]}>
          <dt>{t("contact.email")}</dt>
          <dd>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t("contact.phone")}</dt>
          <dd>
            <a href={telephoneAddress(agency.phone)}>{agency.phone}</a>
          </dd>
        </div>
        {hasWhatsapp && (
          <div>
            <dt>{t("contact.whatsapp")}</dt>
            <dd>
              <a href={whatsappAddress(t("contact.hello"))} rel="noopener">
                {t("contact.chat")}
              </a>
            </dd>
          </div>
        )}
        <div className={styles["address"]}>
          <dt>{t("contact.address")}</dt>
          <dd>{postalAddress()}</dd>
        </div>
      </dl>
    </section>
  );
}
