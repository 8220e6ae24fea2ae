import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import { actionClass } from "@agency/ui/action";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import { hasWhatsapp, mailAddress, whatsappAddress } from "../../../lib/contact-links.ts";
import { telephoneAddress } from "../../../lib/telephone.ts";
import styles from "./tools.module.css";

const tools = ["audit", "speed", "consultation"] as const;

/** What is free, each on a chit as a kopitiam takes an order, with the ways to ask for it. */
export function Tools() {
  const { t } = useTranslation("home");
  return (
    <section id="tools" tabIndex={-1} className={styles["tools"]} aria-labelledby="tools-title">
      <div className={styles["head"]}>
        <h2 id="tools-title">{t("tools.title")}</h2>
        <p>{t("tools.lead")}</p>
        <SingleTile size={220} className={styles["cup"]} kind="cup" ground="jade" figure="paper" second="orange" />
      </div>
      {tools.map((tool) => (
        <article key={tool} className={styles["chit"]} data-tool={tool}>
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
          <Ways tool={tool} />
        </article>
      ))}
    </section>
  );
}

/** How to ask for a tool. */
function Ways({ tool }: { tool: (typeof tools)[number] }) {
  const { t } = useTranslation("home");
  const name = t(`tools.${tool}.name`);
  const body = t(`tools.${tool}.body`);
  return (
    <p className={styles["ways"]}>
      <a className={actionClass("primary", "small")} href={mailAddress(name, body)}>
        {t(`tools.${tool}.ask`)}
      </a>
      {hasWhatsapp && (
        <a href={whatsappAddress(body)} rel="noopener" aria-label={t("tools.whatsappAbout", { tool: name })}>
          {t("tools.whatsapp")}
        </a>
      )}
      <a href={telephoneAddress(agency.phone)}>{t("tools.phone", { number: agency.phone })}</a>
    </p>
  );
}
