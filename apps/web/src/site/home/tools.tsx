import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import { tools } from "@agency/content/navigation";
import type { Audit } from "@agency/contracts/audit";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { telephoneAddress } from "@agency/model/phone-links";
import { waysClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { SingleTile } from "@agency/ui/tiles/tile";
import { agencyChat, hasWhatsapp } from "../../shared/contact/contact-links.ts";
import { late } from "../../shared/late-start/late.tsx";
import { Band, Lead, Title } from "../shared/parts.tsx";
import { BookingForm } from "../tools/booking/booking-form.tsx";
import { AuditForm, SpeedTestForm } from "../tools/tool-forms.tsx";
import styles from "./tools.module.css";

const AuditPanel = late(() => import("../tools/audit/audit-panel.tsx"));
const SpeedTestPanel = late(() => import("../tools/speed-test/speed-test-panel.tsx"));

type Tool = (typeof tools)[number];

/** The audit and the speed test share a row; each other tool has one of its own. */
const sideBySide = tools.includes("audit") && tools.includes("speed");

/** The free tools, each on a chit like a kopitiam order. The result of a tool appears below its form. */
export function Tools() {
  const { t } = useTranslation("home");
  const [audit, setAudit] = useState<Audit | null>(null);
  const [test, setTest] = useState<SpeedTest | null>(null);
  if (tools.length === 0) return null;
  return (
    <Band
      ground="soft"
      gap="2rem var(--between)"
      columns="12"
      id="tools"
      tabIndex={-1}
      className={styles["tools"]}
      data-single={tools.length === (sideBySide ? 2 : 1) || undefined}
      aria-labelledby="tools-title"
    >
      <Text as="div" at="1 / 5" className={styles["head"]}>
        <Title size="chapter" measure="9ch" id="tools-title">
          {t("tools.title")}
        </Title>
        <Lead measure="36ch">{t("tools.lead")}</Lead>
        <SingleTile size={220} className={styles["cup"]} kind="cup" ground="second" figure="light" second="accent" />
      </Text>
      {tools.includes("audit") && (
        <Chit tool="audit">
          <AuditForm onResult={setAudit} />
        </Chit>
      )}
      {audit && (
        <Text as="div" at="5 / 13" className={styles["result"]}>
          <AuditPanel key={audit.id} audit={audit} focused />
        </Text>
      )}
      {tools.includes("speed") && (
        <Chit tool="speed">
          <SpeedTestForm onResult={setTest} />
        </Chit>
      )}
      {test && (
        <Text as="div" at="5 / 13" className={styles["result"]} data-second={sideBySide || undefined}>
          <SpeedTestPanel key={`${test.url} ${test.measuredAt}`} test={test} />
        </Text>
      )}
      {tools.includes("consultation") && (
        <Chit tool="consultation">
          <BookingForm />
        </Chit>
      )}
    </Band>
  );
}

/** A tool: its description, its form, and a link to ask a person instead. */
function Chit({ tool, children }: { tool: Tool; children: ReactNode }) {
  const { t } = useTranslation("home");
  const wide = tool === "consultation" || !sideBySide;
  return (
    <Stack
      as="article"
      id={tool}
      tabIndex={-1}
      at={wide ? "5 / 13" : "span 4"}
      className={styles["chit"]}
      data-tool={tool}
      data-wide={wide || undefined}
    >
      <Text size="small" tone="accent" className={styles["free"]}>
        {t("tools.free")}
      </Text>
      <Title as="h3" size="trade">
        {t(`tools.${tool}.name`)}
        {tool === "consultation" && <span>{t("tools.consultation.length")}</span>}
      </Title>
      <Text as="div" tone="soft">
        <p>{t(`tools.${tool}.lead`)}</p>
        <Stack as="ul" gap="0" lines="dashed" pad="0.5rem" top="0.75rem">
          {t(`tools.${tool}.points`, { returnObjects: true }).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
      </Text>
      <div className={styles["form"]}>{children}</div>
      <Ways tool={tool} />
    </Stack>
  );
}

function Ways({ tool }: { tool: Tool }) {
  const { t } = useTranslation(["home", "tools"]);
  const name = t(`tools.${tool}.name`);
  return (
    <Row as="p" gap="0 1.5rem" align="center" className={waysClass()}>
      <Text as="span" size="small" tone="muted">
        {t("tools:otherWays")}
      </Text>
      {hasWhatsapp && (
        <a
          href={agencyChat(t(`tools.${tool}.body`))}
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
