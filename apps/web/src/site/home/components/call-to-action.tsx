import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { TileWall } from "@agency/ui/tiles/tile-wall";
import styles from "./call-to-action.module.css";

/** The final call to action, in front of a wall of tiles. */
export function CallToAction() {
  const { t } = useTranslation("home");
  return (
    <section className={styles["band"]} aria-labelledby="cta-title">
      <TileWall className={styles["wall"]} />
      <div className={styles["text"]}>
        <h2 id="cta-title">{t("cta.title")}</h2>
        <p>{t("cta.lead")}</p>
        <p className={styles["actions"]}>
          <a className={`${actionClass("primary")} ${styles["start"]}`} href="#contact">
            {t("hero.start")}
          </a>
          <a className={`${actionClass("secondary")} ${styles["free"]}`} href="#consultation">
            {t("cta.free")}
          </a>
        </p>
      </div>
    </section>
  );
}
