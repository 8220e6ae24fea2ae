import { useTranslation } from "react-i18next";
import { samplePortfolio, testimonials } from "@agency/content/projects";
import { SampleBadge } from "@agency/ui/sample-badge";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import type { TileProps } from "@agency/ui/tiles/tile";
import styles from "./testimonials.module.css";

/** The tile next to each name. */
const signs: Record<(typeof testimonials)[number], TileProps> = {
  bakery: { kind: "half", ground: "apricot", figure: "orange" },
  workshop: { kind: "halves", ground: "jade", figure: "limestone" },
  tuition: { kind: "star", ground: "orange", figure: "paper", second: "ink" },
};

/** Client quotes in large type; the first is the largest. */
export function Testimonials() {
  const { t } = useTranslation("home");
  return (
    <div className={styles["testimonials"]}>
      <div className={styles["head"]}>
        <h3>{t("portfolio.testimonialsTitle")}</h3>
        {samplePortfolio && <SampleBadge label={t("portfolio.testimonialsSample")} />}
      </div>
      {testimonials.map((key) => (
        <figure key={key} className={styles["testimonial"]}>
          <blockquote>
            <p>{t(`portfolio.testimonials.${key}.quote`)}</p>
          </blockquote>
          <figcaption>
            <SingleTile size={48} {...signs[key]} />
            <span>
              {t(`portfolio.testimonials.${key}.name`)}
              <small>{t(`portfolio.testimonials.${key}.position`)}</small>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
