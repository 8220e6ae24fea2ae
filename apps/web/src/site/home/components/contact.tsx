import { useTranslation } from "react-i18next";
import { useLoaderData, useLocation } from "react-router";
import { agency, postalAddress } from "@agency/content/agency";
import { isCityKey } from "@agency/content/cities";
import { isServiceKey } from "@agency/content/settings";
import { hasWhatsapp } from "../../../shared/contact/contact-links.ts";
import { telephoneAddress } from "../../../shared/contact/telephone.ts";
import { toolOf, useChatAddress } from "../../../shared/contact/use-chat-address.ts";
import { useHydrated } from "../../../shared/use-hydrated.ts";
import { ContactForm } from "../../enquiries/contact-form.tsx";
import type { homeData } from "../home-data.server.ts";
import styles from "./contact.module.css";

export function Contact() {
  const { t } = useTranslation(["home", "forms"]);
  const { opening, packageNames } = useLoaderData<typeof homeData>();
  return (
    <section id="contact" tabIndex={-1} className={styles["contact"]} aria-labelledby="contact-title">
      <div className={styles["head"]}>
        <h2 id="contact-title">{t("contact.title")}</h2>
        <p>{t("contact.lead")}</p>
      </div>
      <div className={styles["form"]}>
        <ContactForm packageNames={packageNames} />
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
            <a className={styles["number"]} href={telephoneAddress(agency.phone)}>
              {agency.phone}
            </a>
          </dd>
        </div>
        {hasWhatsapp && (
          <div>
            <dt>{t("contact.whatsapp")}</dt>
            <dd>
              <Chat />
            </dd>
          </div>
        )}
        <div className={styles["address"]}>
          <dt>{t("contact.address")}</dt>
          <dd>{postalAddress()}</dd>
        </div>
        <div className={styles["hours"]}>
          <dt>{t("forms:contact.hours")}</dt>
          {opening.map(({ days, times }) => (
            <dd key={days}>
              <span>{days}</span> {times}
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}

/** A chat link about the same things as the address prefills in the form. */
function Chat() {
  const { t } = useTranslation("home");
  const { search } = useLocation();
  const given = new URLSearchParams(useHydrated() ? search : "");
  const [service, city, url, score] = ["service", "city", "website", "score"].map((name) => given.get(name));
  const chat = useChatAddress({
    service: isServiceKey(service) ? service : undefined,
    city: isCityKey(city) ? city : undefined,
    result: url && score ? { tool: toolOf(given), url, score } : undefined,
  });
  return (
    <a href={chat} rel="noopener">
      {t("contact.chat")}
    </a>
  );
}
