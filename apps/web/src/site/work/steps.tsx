import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
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
    <Band
      space="under"
      gap="2.5rem var(--between)"
      className={styles["steps"]}
      data-wide={(second && isWide(second)) || undefined}
      aria-labelledby="steps-title"
    >
      <Title size="section" id="steps-title">
        {t("done")}
      </Title>
      <Stack as="ol" gap="0 clamp(1.5rem, 3vw, 3rem)" packed>
        {project.done.map(({ title, text }) => (
          <li key={title}>
            <Title as="h3" size="step">
              {title}
            </Title>
            <Text tone="soft" measure="52ch" top="0.5rem">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
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
    </Band>
  );
}
