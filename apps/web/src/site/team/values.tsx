import { useTranslation } from "react-i18next";
import { values } from "@agency/content/team";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import type { TileProps } from "@agency/ui/tiles/tile";
import styles from "./team-page.module.css";

const signs: Record<(typeof values)[number], TileProps> = {
  innovation: { kind: "quarters", ground: "dark", figure: "accent", second: "bright" },
  transparency: { kind: "shutter", ground: "second", figure: "soft" },
  results: { kind: "hill", ground: "bright", figure: "light", second: "second" },
  partnership: { kind: "halves", ground: "accent", figure: "light" },
};

/** The four values on the board, each with a tile. */
export function Values() {
  const { t } = useTranslation("team");
  return (
    <section className={styles["values"]} aria-labelledby="values-title">
      <div className={styles["valuesHead"]}>
        <h2 id="values-title">{t("page.valuesTitle")}</h2>
        <p>{t("page.valuesLead")}</p>
      </div>
      <ul>
        {values.map((value) => (
          <li key={value}>
            <SingleTile size={88} {...signs[value]} />
            <div>
              <h3>{t(`page.values.${value}.title`)}</h3>
              <p>{t(`page.values.${value}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
