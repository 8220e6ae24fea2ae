import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { projectPath, workPath } from "@agency/content/projects";
import { sample } from "@agency/content/settings";
import { Stack, Text } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { type BuiltPicture, Picture } from "../shared/picture.tsx";
import type { ProjectCard } from "./projects.server.ts";
import looks from "../shared/looks.module.css";
import styles from "./project-grid.module.css";

/** The widths of wide and of tall pictures; on tablets the tall ones are side by side. */
const sizes = {
  wide: "(min-width: 60em) min(60vw, 55rem), 92vw",
  narrow: "(min-width: 60em) min(36vw, 34rem), (min-width: 40em) 45vw, 92vw",
};

type ProjectGridProps = {
  projects: readonly ProjectCard[];
  /** The level of the heading above the projects. */
  level: "h1" | "h2";
  /** Whether there are others, on the page of all. */
  more?: boolean;
  children?: ReactNode;
};

function isWide({ width, height }: BuiltPicture): boolean {
  return width > height;
}

/**
 * The columns of a project: a wide picture and a tall one make a row, in either order, and the next row divides in another place; two
 * of the same kind share a row equally. The last one has a row of its own when their number is odd.
 */
function columnsAt(index: number, count: number, wide: boolean, alike: boolean): string {
  if (index === count - 1 && index % 2 === 0) return "1 / -1";
  if (alike) return "span 6";
  const even = index % 4 < 2;
  if (wide) return even ? "span 8" : "span 7";
  return even ? "span 4" : "span 5";
}

/** Every project with its picture, each a link to its page. */
export function ProjectGrid({ projects, level, more = false, children }: ProjectGridProps) {
  const { t } = useTranslation(["home", "common", "work"]);
  const alone = projects.length === 0;
  return (
    <Band
      gap="3rem var(--between)"
      columns="1fr 1fr"
      from="40em"
      id="portfolio"
      tabIndex={-1}
      className={styles["portfolio"]}
      aria-labelledby={alone ? "testimonials-title" : "portfolio-title"}
    >
      {!alone && (
        <Stack gap="1rem" fit whole className={styles["head"]}>
          <Title as={level} size="poster" at="1 / 9" id="portfolio-title">
            {t("portfolio.title")}
          </Title>
          <Text size="large" tone="soft" measure="44ch" at="9 / 13">
            {t("portfolio.lead")}
          </Text>
          {sample && <SampleBadge label={t("portfolio.sample")} />}
        </Stack>
      )}
      {projects.map(({ key, language, client, place, result, services, picture, alt }, at) => {
        const wide = isWide(picture);
        const neighbour = projects[at % 2 === 0 ? at + 1 : at - 1];
        const alike = neighbour !== undefined && isWide(neighbour.picture) === wide;
        return (
          <Stack
            key={key}
            as="article"
            gap="0"
            at={columnsAt(at, projects.length, wide, alike)}
            className={styles["project"]}
            data-wide={wide || undefined}
          >
            <Picture
              className={looks["picture"]}
              picture={picture}
              alt={alt}
              sizes={wide ? sizes.wide : sizes.narrow}
            />
            <Stack gap="0.5rem" top="1.1rem" className={styles["caption"]}>
              <Title as={level === "h1" ? "h2" : "h3"} size="sign" lang={language}>
                <SiteLink className={looks["cover"]} to={projectPath(key)}>
                  {client}
                </SiteLink>
              </Title>
              <Text measure="46ch" lang={language}>
                {result}
              </Text>
              <Text size="small" tone="muted" top="0.1rem">
                {[place, ...services.map((service) => t(`common:services.${service}`))].filter(Boolean).join(" · ")}
              </Text>
            </Stack>
          </Stack>
        );
      })}
      {more && (
        <Text at="1 / -1">
          <SiteLink className={looks["onward"]} to={workPath}>
            {t("work:all")}
          </SiteLink>
        </Text>
      )}
      {children}
    </Band>
  );
}
