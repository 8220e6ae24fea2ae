import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { workPath } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { sample } from "@agency/content/settings";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { isWide, ProjectFigure } from "./project-figure.tsx";
import type { ProjectOnPage } from "./project.server.ts";
import styles from "./project-head.module.css";

/** The widths of a picture below the words and beside them. */
const sizes = {
  wide: "(min-width: 90em) 84rem, 92vw",
  narrow: "(min-width: 60em) min(38vw, 34rem), 92vw",
};

/** The top of a project's page: the client, what it was about, and the first picture. */
export function ProjectHead({ project }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation(["work", "common"]);
  const localised = useLocalisedPath();
  const [first] = project.pictures;
  const wide = first !== undefined && isWide(first);
  return (
    <div className={styles["head"]} data-wide={wide || undefined}>
      <p className={styles["back"]}>
        <Link to={localised(workPath)}>
          <svg width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
            <path d="M7 1L2 6L7 11M2 6H20" fill="none" stroke="currentcolor" strokeWidth="2" />
          </svg>
          {t("all")}
        </Link>
      </p>
      <h1 className={styles["title"]}>
        <span>{project.client} </span>
        <em>{project.heading}</em>
      </h1>
      <div className={styles["lead"]}>
        {sample && <SampleBadge label={t("sample")} />}
        <Text tone="soft" measure="46ch">
          {project.lead}
        </Text>
      </div>
      <Row as="dl" gap="1.25rem 3rem" className={styles["facts"]}>
        <div>
          <Text as="dt" size="small" tone="muted">
            {t("place")}
          </Text>
          <dd>{project.place}</dd>
        </div>
        <div className={styles["services"]}>
          <Text as="dt" size="small" tone="muted">
            {t("services")}
          </Text>
          {project.services.map((service) => (
            <dd key={service}>
              <Link to={localised(servicePath(service))}>{t(`common:services.${service}`)}</Link>
            </dd>
          ))}
        </div>
      </Row>
      {first && (
        <div className={styles["picture"]}>
          <ProjectFigure shown={first} sizes={wide ? sizes.wide : sizes.narrow} early />
        </div>
      )}
    </div>
  );
}
