import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import type { Audit } from "@agency/contracts/audit";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import { hasWhatsapp, telephoneAddress, whatsappAddress } from "../../../shared/contact/contact-links.ts";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import { AuditForm, AuditResult } from "../../tools/audit/audit-form.tsx";
import { BookingForm } from "../../tools/booking/booking-form.tsx";
import { SpeedTestForm, SpeedTestResult } from "../../tools/speed-test/speed-test-form.tsx";
import styles from "./tools.module.css";

type Tool = "audit" | "speed" | "consultation";

/** The free tools, each on a chit like a kopitiam order. The result of a tool appears below its form. */
export function Tools() {
  const { t } = useTranslation("home");
  const [audit, setAudit] = useState<Audit | null>(null);
  const [test, setTest] = useState<SpeedTest | null>(null);
  return (
    <Band
      ground="soft"
      gap="2rem var(--between)"
      id="tools"
      tabIndex={-1}
      className={styles["tools"]}
      aria-labelledby="tools-title"
    >
      <div className={styles["head"]}>
        <Title size="chapter" measure="9ch" id="tools-title">
          {t("tools.title")}
        </Title>
        <Text size="large" tone="soft" measure="36ch" top="1.25rem">
          {t("tools.lead")}
        </Text>
        <SingleTile size={220} className={styles["cup"]} kind="cup" ground="second" figure="light" second="accent" />
      </div>
      <Chit tool="audit">
        <AuditForm onResult={setAudit} />
      </Chit>
      {audit && (
        <div className={styles["result"]} data-tool="audit">
          <AuditResult audit={audit} />
        </div>
      )}
      <Chit tool="speed">
        <SpeedTestForm onResult={setTest} />
      </Chit>
      {test && (
        <div className={styles["result"]} data-tool="speed">
          <SpeedTestResult test={test} />
        </div>
      )}
      <Chit tool="consultation">
        <BookingForm />
      </Chit>
    </Band>
  );
}

/** A tool: its description, its form, and a link to ask a person instead. */
function Chit({ tool, children }: { tool: Tool; children: ReactNode }) {
  const { t } = useTranslation("home");
  return (
    <article id={tool} tabIndex={-1} className={styles["chit"]} data-tool={tool}>
      <Text size="small" tone="accent" className={styles["free"]}>
        {t("tools.free")}
      </Text>
      <Title as="h3" size="trade">
        {t(`tools.${tool}.name`)}
        {tool === "consultation" && <span>{t("tools.consultation.length")}</span>}
      </Title>
      <div className={styles["what"]}>
        <p>{t(`tools.${tool}.lead`)}</p>
        <ul>
          {t(`tools.${tool}.points`, { returnObjects: true }).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className={styles["form"]}>{children}</div>
      <Ways tool={tool} />
    </article>
  );
}

/** The contact options for a tool. */
function Ways({ tool }: { tool: Tool }) {
  const { t } = useTranslation(["home", "tools"]);
  const name = t(`tools.${tool}.name`);
  return (
    <Row as="p" gap="0 1.5rem" align="center" className={styles["ways"]}>
      <span>{t("tools:otherWays")}</span>
      {hasWhatsapp && (
        <a
          href={whatsappAddress(t(`tools.${tool}.body`))}
          rel="noopener"
          aria-label={t("tools.whatsappAbout", { tool: name })}
        >
          {t("tools.whatsapp")}
        </a>
      )}
      <a href={telephoneAddress(agency.phone)}>{t("tools.phone", { number: agency.phone })}</a>
    </Row>
  );
}
