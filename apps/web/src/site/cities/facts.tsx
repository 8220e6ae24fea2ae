import { useTranslation } from "react-i18next";
import type { CityKey } from "@agency/content/cities";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Title } from "../shared/title/title.tsx";
import { figureAndNote } from "./figure-and-note.ts";
import styles from "./facts.module.css";

/** The city's location, population and economy. */
export function Facts({ city }: { city: CityKey }) {
  const { t } = useTranslation(["services", "cities"]);
  const [figure, note] = figureAndNote(t(`cities:${city}.population`));
  const state = t(`cities:${city}.state`);
  const business = t(`cities:${city}.businessHub`);
  return (
    <Stack
      as="section"
      gap="2.5rem var(--between)"
      columns="4fr 8fr"
      from="64em"
      className={styles["facts"]}
      aria-labelledby="facts-title"
    >
      <div>
        <Title size="section" measure="12ch" id="facts-title">
          {t("city.facts.title", { city: t(`cities:${city}.name`) })}
        </Title>
        <Text size="large" tone="soft" measure="40ch" top="1.25rem">
          {t(`cities:${city}.description`)}
        </Text>
      </div>
      <Stack as="dl" gap="1.75rem var(--between)" columns="5fr 3fr" from="64em">
        {figure && (
          <div>
            <dt>{t("city.facts.population")}</dt>
            <dd>
              <strong>{figure}</strong>
              {note && <span>{note}</span>}
            </dd>
          </div>
        )}
        {state && (
          <div>
            <dt>{t("city.facts.state")}</dt>
            <dd>
              <strong>{state}</strong>
            </dd>
          </div>
        )}
        {business && (
          <div className={styles["business"]}>
            <dt>{t("city.facts.business")}</dt>
            <dd>{business}</dd>
          </div>
        )}
      </Stack>
    </Stack>
  );
}
