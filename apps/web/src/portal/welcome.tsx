import { Badge, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PortalClient } from "@agency/contracts/clients";
import { Row } from "@agency/ui/row";
import { ClientLogo } from "../shared/client-logo/client-logo.tsx";
import { ContactSupport } from "./contact-support.tsx";
import websiteStyles from "./website.module.css";
import styles from "./welcome.module.css";

export type WelcomeProps = { client: PortalClient; arrived: boolean };

/** The client's name, and whom to ask. */
export function Welcome({ client, arrived }: WelcomeProps) {
  const { t } = useTranslation("portal");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);

  return (
    <Row gap="0.25rem 2rem" align="end" justify="between" className={styles["welcome"]}>
      <Row gap="0.75rem 1.25rem" align="center" unbroken className={styles["who"]}>
        <ClientLogo client={client} width={96} height={44} />
        <div className={styles["said"]}>
          <h1 ref={heading} tabIndex={-1} className={styles["name"]} data-long={client.name.length > 40}>
            {t("client.welcome", { name: client.name })}
          </h1>
          <Row gap="0.5rem 0.75rem" align="center" top="0.4rem" className={styles["facts"]}>
            <Badge variant="outline" color="ink">
              {t("client.package", { name: t(`client.packages.${client.package}`) })}
            </Badge>
            <Badge
              variant={client.status === "active" ? "filled" : "light"}
              color={client.status === "active" ? "second" : "ink"}
            >
              {t(`client.status.${client.status}`)}
            </Badge>
            {client.website && <Website address={client.website} />}
          </Row>
        </div>
      </Row>
      <Row gap="0.25rem 1.25rem">
        <ContactSupport subject={t("support.subjectOf", { name: client.name })} />
      </Row>
    </Row>
  );
}

/** The client's website without scheme and trailing slash. */
function Website({ address }: { address: string }) {
  const { t } = useTranslation("portal");
  return (
    <a className={websiteStyles["website"]} href={address} target="_blank" rel="noopener noreferrer">
      <VisuallyHidden>{t("client.website")}: </VisuallyHidden>
      {address.replaceAll(/^https?:\/\/|\/$/g, "")}
      <span aria-hidden="true"> ↗</span>
      <VisuallyHidden> ({t("support.newTab")})</VisuallyHidden>
    </a>
  );
}
