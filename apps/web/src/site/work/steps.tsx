import { useTranslation } from "react-i18next";
import { isWide, ProjectFigure } from "./project-figure.tsx";
import type { ProjectOnPage } from "./project.server.ts";
import styles from "./steps.module.css";

/** The widths of a picture below the steps and beside them. */
const sizes = {
  wide: "(min-width: 90em) 84rem, 92vw",
  narrow: "(min-width: 60em) min(38vw, 34rem), 92vw",
};

/** What was done, step by step, with all pictures after the first. */
export function Steps({ project }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation("work");
  const [, second, ...more] = project.pictures;
  return (
    <section
      className={styles["steps"]}
      data-wide={(second && isWide(second)) || undefined}
      aria-labelledby="steps-title"
    >
      <h2 id="steps-title">{t("done")}</h2>
      <ol>
        {project.done.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {second && (
        <div className={styles["second"]}>
          <ProjectFigure shown={second} sizes={isWide(second) ? sizes.wide : sizes.narrow} />
        </div>
      )}
      {more.map((shown) => (
        <div key={shown.picture.base} className={styles["more"]} data-wide={isWide(shown) || undefined}>
          <ProjectFigure shown={shown} sizes={isWide(shown) ? sizes.wide : sizes.narrow} />
        </div>
      ))}
    </section>
  );
}
