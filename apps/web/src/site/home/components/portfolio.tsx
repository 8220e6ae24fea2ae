import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { projects, testimonials } from "@agency/content/projects";
import { sample } from "@agency/content/settings";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Picture } from "../../shared/picture/picture.tsx";
import type { homeData } from "../home-data.server.ts";
import { Testimonials } from "./testimonials.tsx";
import styles from "./portfolio.module.css";

/** The widths of wide and of tall pictures; on tablets the tall ones are side by side. */
const sizes = {
  wide: "(min-width: 60em) min(60vw, 55rem), 92vw",
  narrow: "(min-width: 60em) min(36vw, 34rem), (min-width: 40em) 45vw, 92vw",
};

export function Portfolio() {
  const { t } = useTranslation(["home", "common"]);
  const { pictures } = useLoaderData<typeof homeData>();
  if (projects.length + testimonials.length === 0) return null;
  const alone = projects.length === 0;
  return (
    <section
      id="portfolio"
      tabIndex={-1}
      className={styles["portfolio"]}
      aria-labelledby={alone ? "testimonials-title" : "portfolio-title"}
    >
      {!alone && (
        <div className={styles["head"]}>
          <h2 id="portfolio-title">{t("portfolio.title")}</h2>
          <p>{t("portfolio.lead")}</p>
          {sample && <SampleBadge label={t("portfolio.sample")} />}
        </div>
      )}
      {projects.map(({ key, services }) => {
        const picture = pictures[key];
        const wide = picture.width > picture.height;
        return (
          <article key={key} className={styles["project"]} data-wide={wide || undefined}>
            <Picture
              className={styles["picture"]}
              picture={picture}
              alt={t(`portfolio.projects.${key}.alt`)}
              sizes={wide ? sizes.wide : sizes.narrow}
            />
            <div className={styles["caption"]}>
              <h3>{t(`portfolio.projects.${key}.title`)}</h3>
              <p>{t(`portfolio.projects.${key}.result`)}</p>
              <p className={styles["about"]}>
                {[
                  t(`portfolio.projects.${key}.place`),
                  ...services.map((service) => t(`common:services.${service}`)),
                ].join(" · ")}
              </p>
            </div>
          </article>
        );
      })}
      {testimonials.length > 0 && <Testimonials level={alone ? "h2" : "h3"} />}
    </section>
  );
}
