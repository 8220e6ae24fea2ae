import { useTranslation } from "react-i18next";
import type { CityPage } from "@agency/content/cities";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import styles from "./searches.module.css";

/** Typical searches by customers in the city, set as quotations. */
export function Searches({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  return (
    <Band
      space="own"
      ground="board"
      gap="1.75rem"
      columns="4fr 8fr"
      className={styles["searches"]}
      aria-labelledby="searches-title"
    >
      <Title size="section" measure="12ch" id="searches-title">
        {t("city.searches.title")}
      </Title>
      <Stack as="ul">
        {t(`cities:${city}.services.${service}.searches`, { returnObjects: true }).map((search) => (
          <li key={search}>
            <q>{search}</q>
          </li>
        ))}
      </Stack>
      <Text size="small" tone="board">
        {t("city.searches.note")}
      </Text>
    </Band>
  );
}
