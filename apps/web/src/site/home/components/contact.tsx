import { useTranslation } from "react-i18next";
import { useLoaderData, useLocation } from "react-router";
import { agency, postalAddress } from "@agency/content/agency";
import { isCityKey } from "@agency/content/cities";
import { isServiceKey } from "@agency/content/settings";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { toolOf, useChatAddress } from "../../../shared/contact/chat-link.tsx";
import { hasWhatsapp, telephoneAddress } from "../../../shared/contact/contact-links.ts";
import { useHydrated } from "../../../shared/use-hydrated.ts";
import { ContactForm } from "../../enquiries/contact-form.tsx";
import { Title } from "../../shared/title/title.tsx";
import type { homeData } from "../home-data.server.ts";
import styles from "./contact.module.css";

export function Contact() {
  const { t } = useTranslation(["home", "forms"]);
  const { opening, packageNames } = useLoaderData<typeof homeData>();
  return (
    <Stack
      as="section"
      gap="2.5rem"
      columns="5fr 6fr"
      id="contact"
      tabIndex={-1}
      className={styles["contact"]}
      aria-labelledby="contact-title"
    >
      <div>
        <Title size="closing" measure="11ch" id="contact-title">
          {t("contact.title")}
        </Title>
        <Text size="large" tone="soft" measure="40ch" top="1.25rem">
          {t("contact.lead")}
        </Text>
      </div>
      <div className={styles["form"]}>
        <ContactForm packageNames={packageNames} />
      </div>
      <Stack as="dl" gap="0 2rem" columns="2fr 3fr" className={styles["ways"]}>
        <div className={styles["email"]}>
          <Text as="dt" size="small" tone="muted">
            {t("contact.email")}
          </Text>
          <dd>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </dd>
        </div>
        <div>
          <Text as="dt" size="small" tone="muted">
            {t("contact.phone")}
          </Text>
          <dd>
            <a className={styles["number"]} href={telephoneAddress(agency.phone)}>
              {agency.phone}
            </a>
          </dd>
        </div>
        {hasWhatsapp && (
          <div>
            <Text as="dt" size="small" tone="muted">
              {t("contact.whatsapp")}
            </Text>
            <dd>
              <Chat />
            </dd>
          </div>
        )}
        <div className={styles["address"]}>
          <Text as="dt" size="small" tone="muted">
            {t("contact.address")}
          </Text>
          <dd>{postalAddress()}</dd>
        </div>
        <div className={styles["hours"]}>
          <Text as="dt" size="small" tone="muted">
            {t("forms:contact.hours")}
          </Text>
          {opening.map(({ days, times }) => (
            <dd key={days}>
              <span>{days}</span> {times}
            </dd>
          ))}
        </div>
      </Stack>
    </Stack>
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
