import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityPage } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import link from "../shared/link/link.module.css";
import styles from "./local.module.css";

/** What matters for the service in this city, what we do about it, and the features included everywhere. */
export function Local({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  const localised = useLocalisedPath();
  return (
    <Band gap="3rem var(--apart)" columns="8fr 4fr" aria-labelledby="local-title">
      <div>
        <Title size="section" measure="16ch" id="local-title">
          {t(`city.local.${service}`, { city: t(`cities:${city}.name`) })}
        </Title>
        <Stack as="ol" gap="clamp(2rem, 4vw, 3rem)" className={styles["points"]}>
          {t(`cities:${city}.services.${service}.points`, { returnObjects: true }).map(({ title, text, help }) => (
            <li key={title}>
              <Title as="h3" size="point" measure="26ch">
                {title}
              </Title>
              <Text tone="soft" measure="var(--measure)" top="0.75rem">
                {text}
              </Text>
              <Text tone="soft" measure="var(--measure)" top="0.75rem" className={styles["help"]}>
                {help}
              </Text>
            </li>
          ))}
        </Stack>
      </div>
      <div className={styles["features"]}>
        <Title as="h3" size="small">
          {t("city.features.title")}
        </Title>
        <ul>
          {t(`${service}.features`, { returnObjects: true }).map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <Link className={link["onward"]} to={localised(servicePath(service))}>
          {t("city.features.more")}
        </Link>
      </div>
    </Band>
  );
}
