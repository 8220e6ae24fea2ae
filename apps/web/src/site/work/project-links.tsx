import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { projectPath, workPath } from "@agency/content/projects";
import { sample } from "@agency/content/settings";
import { SampleBadge } from "@agency/ui/sample-badge";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Picture } from "../shared/picture/picture.tsx";
import type { ProjectCard } from "./project-cards.server.ts";
import styles from "./project-links.module.css";

type ProjectLinksProps = { projects: readonly ProjectCard[]; title: string; lead: string };

/** A few projects, each a link to its page, and a link to all. */
export function ProjectLinks({ projects, title, lead }: ProjectLinksProps) {
  const { t } = useTranslation(["work", "common"]);
  const localised = useLocalisedPath();
  if (projects.length === 0) return null;
  return (
    <section className={styles["links"]} aria-labelledby="work-title">
      <div className={styles["head"]}>
        <h2 id="work-title">{title}</h2>
        <p>{lead}</p>
        {sample && <SampleBadge label={t(projects.length === 1 ? "sample" : "samples")} />}
        <Link to={localised(workPath)}>{t("all")}</Link>
      </div>
      <ul>
        {projects.map(({ key, client, place, result, services, picture, alt }) => (
          <li key={key}>
            <Picture
              className={styles["picture"]}
              picture={picture}
              alt={alt}
              sizes="(min-width: 64em) min(28vw, 28rem), (min-width: 40em) 45vw, 92vw"
            />
            <h3>
              <Link to={localised(projectPath(key))}>{client}</Link>
            </h3>
            <p>{result}</p>
            <p className={styles["about"]}>
              {[place, ...services.map((service) => t(`common:services.${service}`))].join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
