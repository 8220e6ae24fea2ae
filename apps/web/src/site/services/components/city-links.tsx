import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cityKeys, cityPath } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import { useServiceTexts } from "../use-service-texts.ts";
import styles from "./city-links.module.css";

/** The names of the cities in large type, each a link to the service's page there. */
export function CityLinks({ service }: { service: ServiceKey }) {
  const { t } = useTranslation(["services", "common"]);
  const { cities } = useServiceTexts(service);
  const localised = useLocalisedPath();
  return (
    <Band gap="0" className={styles["cities"]} aria-labelledby="cities-title">
      <Stack gap="0.75rem 2rem" columns="7fr 5fr" align="end" className={styles["head"]}>
        <Title size="modest" measure="18ch" id="cities-title">
          {cities.title}
        </Title>
        <Text tone="soft" measure="44ch">
          {t("frame.cities.lead")}
        </Text>
      </Stack>
      <Row as="ul" gap="0 0.35em">
        {cityKeys.map((city) => (
          <li key={city}>
            <Link to={localised(cityPath({ service, city }))}>{t(`common:cities.${city}`)}</Link>
          </li>
        ))}
      </Row>
    </Band>
  );
}
