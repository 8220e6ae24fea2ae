import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import type { Audit } from "@agency/contracts/audit";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import { hasWhatsapp, whatsappAddress } from "../../../shared/contact/contact-links.ts";
import { telephoneAddress } from "../../../shared/contact/telephone.ts";
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
    <section id="tools" tabIndex={-1} className={styles["tools"]} aria-labelledby="tools-title">
      <div className={styles["head"]}>
        <h2 id="tools-title">{t("tools.title")}</h2>
        <p>{t("tools.lead")}</p>
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
    </section>
  );
}

/** A tool: its description, its form, and a link to ask a person instead. */
function Chit({ tool, children }: { tool: Tool; children: ReactNode }) {
  const { t } = useTranslation("home");
  return (
    <article id={tool} tabIndex={-1} className={styles["chit"]} data-tool={tool}>
      <p className={styles["free"]}>{t("tools.free")}</p>
      <h3>
        {t(`tools.${tool}.name`)}
        {tool === "consultation" && <span>{t("tools.consultation.length")}</span>}
      </h3>
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
    <p className={styles["ways"]}>
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
    </p>
  );
}
