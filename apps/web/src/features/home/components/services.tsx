import { useTranslation } from "react-i18next";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import type { TileProps } from "@agency/ui/tiles/tile";
import styles from "./services.module.css";

const trades = ["web", "seo", "marketing"] as const;

const signs: Record<(typeof trades)[number], TileProps> = {
  web: { kind: "arch", ground: "orange", figure: "paper", second: "ink" },
  seo: { kind: "hills", ground: "limestone", figure: "jade", second: "pine" },
  marketing: { kind: "cup", ground: "apricot", figure: "paper", second: "orange" },
};

export function Services() {
  const { t } = useTranslation("home");
  return (
    <section id="services" tabIndex={-1} className={styles["services"]} aria-labelledby="services-title">
      <h2 id="services-title" className={styles["title"]}>
        {t("services.title")}
      </h2>
      <p className={styles["lead"]}>{t("services.lead")}</p>
      {trades.map((trade) => (
        <article key={trade} className={styles["trade"]}>
          <SingleTile size={72} className={styles["sign"]} {...signs[trade]} />
          <h3>{t(`services.${trade}.name`)}</h3>
          <ul>
            <li>{t(`services.${trade}.one`)}</li>
            <li>{t(`services.${trade}.two`)}</li>
            <li>{t(`services.${trade}.three`)}</li>
          </ul>
        </article>
      ))}
    </section>
  );
}
