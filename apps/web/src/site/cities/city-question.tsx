import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityPage } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import styles from "./city-question.module.css";

/** A question that business owners in this city ask. */
export function CityQuestion({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  const localised = useLocalisedPath();
  const { question, answer } = t(`cities:${city}.services.${service}.faq`, { returnObjects: true });
  return (
    <section className={styles["question"]} aria-labelledby="question-title">
      <h2 id="question-title">{t("city.faq.title", { city: t(`cities:${city}.name`) })}</h2>
      <div>
        <h3>{question}</h3>
        <p>{answer}</p>
        <Link to={localised(`${servicePath(service)}#questions`)}>{t("city.faq.more")}</Link>
      </div>
    </section>
  );
}
