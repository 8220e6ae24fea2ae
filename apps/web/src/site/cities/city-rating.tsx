import { useTranslation } from "react-i18next";
import { sample } from "@agency/content/settings";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Text } from "@agency/ui/text";
import { Tile } from "@agency/ui/tiles/tile";
import styles from "./city-rating.module.css";

/** What the made-up agency claims of itself, marked as such. A real agency's pages have none. */
export function CityRating() {
  const { t } = useTranslation(["services", "common"]);
  if (!sample || !t("city.rating.figure")) return null;
  return (
    <figure className={styles["rating"]}>
      <svg data-tiles viewBox="0 0 500 100" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <Tile key={place} kind="star" ground="second" figure="light" second="accent" x={place * 100} />
        ))}
      </svg>
      <p className={styles["claim"]}>
        <strong>{t("city.rating.figure")}</strong> {t("city.rating.claim")}
      </p>
      <Text as="figcaption" size="small" tone="muted" measure="var(--measure)" top="0.5rem">
        <SampleBadge label={t("common:state.sample")} /> {t("city.rating.note")}
      </Text>
    </figure>
  );
}
