import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityPage } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import link from "../shared/link/link.module.css";
import styles from "./city-question.module.css";

/** A question that business owners in this city ask. */
export function CityQuestion({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  const localised = useLocalisedPath();
  const { question, answer } = t(`cities:${city}.services.${service}.faq`, { returnObjects: true });
  return (
    <Band gap="1.5rem var(--between)" columns="4fr 8fr" className={styles["question"]} aria-labelledby="question-title">
      <Title size="small" id="question-title">
        {t("city.faq.title", { city: t(`cities:${city}.name`) })}
      </Title>
      <div>
        <h3>{question}</h3>
        <Text size="large" tone="soft" measure="var(--measure)" top="1.25rem">
          {answer}
        </Text>
        <Link className={`${link["onward"]} ${styles["more"]}`} to={localised(`${servicePath(service)}#questions`)}>
          {t("city.faq.more")}
        </Link>
      </div>
    </Band>
  );
}
