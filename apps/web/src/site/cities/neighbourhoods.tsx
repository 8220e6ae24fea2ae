import { useTranslation } from "react-i18next";
import type { CityKey } from "@agency/content/cities";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Title } from "../shared/title/title.tsx";
import styles from "./neighbourhoods.module.css";

/** Four parts of the city and their typical businesses. */
export function Neighbourhoods({ city }: { city: CityKey }) {
  const { t } = useTranslation(["services", "cities"]);
  const parts: readonly { name: string; text: string }[] = t(`cities:${city}.neighbourhoods`, { returnObjects: true });
  if (parts.length === 0) return null;
  return (
    <section className={styles["neighbourhoods"]} aria-labelledby="neighbourhoods-title">
      <Title size="modest" id="neighbourhoods-title">
        {t("city.neighbourhoods")}
      </Title>
      <Stack as="ul" gap="1rem">
        {parts.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <Text tone="soft" measure="50ch" top="0.6rem">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  );
}
