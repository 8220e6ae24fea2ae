import { useTranslation } from "react-i18next";
import { formatPrice, plans } from "@agency/content/plans";
import { projects } from "@agency/content/projects";
import { languageKeys, languages } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { Mural } from "@agency/ui/tiles/mural";
import { Fact, Facts } from "../../shared/facts/facts.tsx";
import styles from "./hero.module.css";

export function Hero() {
  const { t } = useTranslation("home");
  return (
    <div className={styles["hero"]}>
      <div className={styles["text"]}>
        {t("hero.trade") && <p className={styles["trade"]}>{t("hero.trade")}</p>}
        <h1 className={styles["title"]}>
          <span>{`${t("hero.found")} `}</span>
          <span>{`${t("hero.home")} `}</span>
          <span>{`${t("hero.chosen")} `}</span>
          <em>{t("hero.away")}</em>
        </h1>
        <Text tone="soft" measure="52ch" top="1.5rem" className={styles["lead"]}>
          {t("hero.lead")}
        </Text>
        <Row as="p" top="1.75rem">
          <a className={actionClass("primary")} href="#contact">
            {t("hero.start")}
          </a>
          {projects.length > 0 && (
            <a className={actionClass("secondary")} href="#portfolio">
              {t("hero.work")}
            </a>
          )}
        </Row>
        <Facts className={styles["facts"]}>
          <Fact figure={formatPrice(plans[0].price)} meaning={t("hero.facts.price")} />
          {languageKeys.length > 1 && (
            <Fact
              figure={languageKeys.map((language) => languages[language].short).join(" · ")}
              meaning={t("hero.facts.languages")}
            />
          )}
          <Fact figure={t("hero.facts.monthly")} meaning={t("hero.facts.report")} />
        </Facts>
      </div>
      <div className={styles["art"]}>
        <Mural className={styles["mural"]} />
      </div>
    </div>
  );
}
