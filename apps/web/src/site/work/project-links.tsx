import { useTranslation } from "react-i18next";
import { projectPath, workPath } from "@agency/content/projects";
import { sample } from "@agency/content/settings";
import { Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { Picture } from "../shared/picture.tsx";
import type { ProjectCard } from "./projects.server.ts";
import looks from "../shared/looks.module.css";
import styles from "./project-links.module.css";

type ProjectLinksProps = { projects: readonly ProjectCard[]; title: string; lead: string };

/** A few projects, each a link to its page, and a link to all. */
export function ProjectLinks({ projects, title, lead }: ProjectLinksProps) {
  const { t } = useTranslation(["work", "common"]);
  if (projects.length === 0) return null;
  return (
    <Band
      gap="2rem var(--between)"
      columns="4fr 8fr"
      from="64em"
      className={styles["links"]}
      aria-labelledby="work-title"
    >
      <Stack fit packed>
        <Title size="modest" measure="14ch" id="work-title">
          {title}
        </Title>
        <Text tone="soft" measure="36ch">
          {lead}
        </Text>
        {sample && <SampleBadge label={t(projects.length === 1 ? "sample" : "samples")} />}
        <SiteLink className={looks["onward"]} to={workPath}>
          {t("all")}
        </SiteLink>
      </Stack>
      <Stack as="ul" gap="2.5rem var(--between)" columns="1fr 1fr" from="40em">
        {projects.map(({ key, language, client, place, result, services, picture, alt }) => (
          <li key={key}>
            <Picture
              className={`${looks["picture"]} ${styles["picture"]}`}
              picture={picture}
              alt={alt}
              sizes="(min-width: 64em) min(28vw, 28rem), (min-width: 40em) 45vw, 92vw"
            />
            <Title as="h3" size="item" top="1rem" lang={language}>
              <SiteLink className={looks["cover"]} to={projectPath(key)}>
                {client}
              </SiteLink>
            </Title>
            <Text tone="soft" measure="46ch" top="0.5rem" lang={language}>
              {result}
            </Text>
            <Text size="small" tone="muted" measure="46ch" top="0.5rem">
              {[place, ...services.map((service) => t(`common:services.${service}`))].filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </Stack>
    </Band>
  );
}
