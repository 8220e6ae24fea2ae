import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { workPath } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { sample } from "@agency/content/settings";
import { Row, Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { StartBand } from "../services/start-band.tsx";
import { BackLink, Band, SiteLink, Term, Title } from "../shared/parts.tsx";
import { Picture } from "../shared/picture.tsx";
import { ProjectLinks } from "./project-links.tsx";
import type { ProjectOnPage, Shown, Placed } from "./projects.server.ts";
import looks from "../shared/looks.module.css";
import prose from "../shared/prose.module.css";
import styles from "./project-view.module.css";

/** The page of a project: what the client needed, what was done, and what changed. */
export function ProjectView({ project, others }: ProjectOnPage) {
  const { t } = useTranslation("work");
  const [service] = project.services;
  return (
    <>
      <ProjectHead project={project} />
      <Task task={project.task} />
      <Steps project={project} />
      <Gallery pictures={project.gallery} />
      <Change project={project} />
      <ProjectLinks projects={others} title={t("others.title")} lead={t("others.lead")} />
      <StartBand title={t("start.title")} lead={t("start.lead")} service={service} />
    </>
  );
}

/** The widths of a picture below the words or steps, and beside them. */
const widths = {
  wide: "(min-width: 90em) 84rem, 92vw",
  narrow: "(min-width: 60em) min(38vw, 34rem), 92vw",
};

function ProjectHead({ project }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation(["work", "common"]);
  const [first] = project.pictures;
  const wide = first !== undefined && isWide(first);
  return (
    <div className={styles["head"]} data-wide={wide || undefined}>
      <p className={styles["back"]}>
        <BackLink to={workPath}>{t("all")}</BackLink>
      </p>
      <h1 className={`${looks["twofold"]} ${styles["title"]}`}>
        <span>{project.client} </span>
        <em>{project.heading}</em>
      </h1>
      <div className={styles["lead"]}>
        {sample && <SampleBadge label={t("sample")} />}
        <Text size="opening" tone="soft" measure="46ch">
          {project.lead}
        </Text>
      </div>
      <Row as="dl" gap="1.25rem 3rem" className={`${looks["links"]} ${styles["facts"]}`}>
        {project.place && (
          <div>
            <Term>{t("place")}</Term>
            <dd>{project.place}</dd>
          </div>
        )}
        <div className={styles["services"]}>
          <Term>{t("services")}</Term>
          {project.services.map((service) => (
            <dd key={service}>
              <SiteLink to={servicePath(service)}>{t(`common:services.${service}`)}</SiteLink>
            </dd>
          ))}
        </div>
      </Row>
      {first && (
        <div className={styles["headPicture"]}>
          <ProjectFigure shown={first} sizes={sizesOf(first)} early />
        </div>
      )}
    </div>
  );
}

function Task({ task }: { task: string }) {
  const { t } = useTranslation("work");
  return (
    <Band gap="1.5rem var(--between)" columns="4fr 8fr" className={styles["task"]} aria-labelledby="task-title">
      <Title size="section" id="task-title">
        {t("task")}
      </Title>
      <div
        className={`${looks["links"]} ${prose["prose"]} ${styles["story"]}`}
        dangerouslySetInnerHTML={{ __html: task }}
      />
    </Band>
  );
}

function Steps({ project }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation("work");
  const second = project.gallery.length === 0 ? project.pictures[1] : undefined;
  if (project.done.length === 0) return null;
  return (
    <Band
      space="under"
      gap="2.5rem var(--between)"
      className={styles["steps"]}
      data-wide={(second && isWide(second)) || undefined}
      data-alone={second ? undefined : ""}
      aria-labelledby="steps-title"
    >
      <Title size="section" id="steps-title">
        {t("done")}
      </Title>
      <Stack as="ol" gap="0 clamp(1.5rem, 3vw, 3rem)" packed className={looks["steps"]}>
        {project.done.map(({ title, html }) => (
          <li key={title}>
            <Title as="h3" size="step">
              {title}
            </Title>
            <div
              className={`${looks["links"]} ${prose["prose"]} ${styles["step"]}`}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </li>
        ))}
      </Stack>
      {second && (
        <div className={styles["second"]}>
          <ProjectFigure shown={second} sizes={sizesOf(second)} />
        </div>
      )}
    </Band>
  );
}

/** How it was before and is after the work, in words and, where somebody has counted, in figures with their sources. */
function Change({ project: { before, after, figures, result, source } }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation("work");
  if (!before && !source && figures.length === 0) return null;
  return (
    <Band
      space="own"
      ground="board"
      gap="clamp(2rem, 4vw, 3.5rem)"
      className={styles["change"]}
      aria-labelledby="change-title"
    >
      <Row gap="0.75rem 1.5rem" align="center">
        <Title size="section" id="change-title">
          {t(before || figures.length > 0 ? "change" : "result")}
        </Title>
        {sample && figures.length > 0 && <SampleBadge label={t("sampleFigures")} />}
      </Row>
      {before && (
        <Stack gap="1.5rem clamp(1.5rem, 4vw, 4rem)" columns="1fr 1fr" from="40em" className={styles["words"]}>
          <div>
            <h3>{t("before")}</h3>
            <p>{before}</p>
          </div>
          <div>
            <h3>{t("after")}</h3>
            <p>{after}</p>
          </div>
        </Stack>
      )}
      {source && (
        <div className={styles["words"]}>
          <p>{result}</p>
          <Text size="small" tone="board" top="0.5rem">
            {source}
          </Text>
        </div>
      )}
      {figures.map((figure) => (
        <div key={figure.name} className={styles["changeFigure"]}>
          <Row as="dl" gap="0 clamp(1rem, 3vw, 2.5rem)" align="end">
            <div>
              <Text as="dt" size="small" tone="board">
                {t("before")}
              </Text>
              <dd>{figure.before}</dd>
            </div>
            <svg width="96" height="48" viewBox="0 0 96 48" aria-hidden="true">
              <path d="M0 24H90M68 3L90 24L68 45" fill="none" stroke="currentcolor" strokeWidth="5" />
            </svg>
            <div>
              <Text as="dt" size="small" tone="board">
                {t("after")}
              </Text>
              <dd>{figure.after}</dd>
            </div>
          </Row>
          <div className={styles["meaning"]}>
            <p className={styles["name"]}>{figure.name}</p>
            <Text size="small" tone="board" top="0.25rem">
              {figure.source}
            </Text>
          </div>
        </div>
      ))}
    </Band>
  );
}

function sizesOf(shown: Shown): string {
  return isWide(shown) ? widths.wide : widths.narrow;
}

/** Whether a picture needs the whole width. */
function isWide({ picture: { width, height } }: Shown): boolean {
  return width > height;
}

/** Pictures in rows, none of them cropped. */
function Gallery({ pictures }: { pictures: readonly Placed[] }) {
  const { t } = useTranslation("work");
  if (pictures.length === 0) return null;
  return (
    <Band space="under" gap="var(--pause)" aria-labelledby="gallery-title">
      <Title size="section" id="gallery-title">
        {t("gallery")}
      </Title>
      <ul className={styles["pictures"]}>
        {pictures.map(({ narrow, wide, ...shown }, place) => (
          <li
            key={place}
            style={
              {
                "--narrow-share": narrow.share,
                "--narrow-gaps": narrow.gaps,
                "--narrow-rest": narrow.rest,
                "--wide-share": wide.share,
                "--wide-gaps": wide.gaps,
                "--wide-rest": wide.rest,
              } as CSSProperties
            }
          >
            <ProjectFigure
              shown={shown}
              sizes={`(min-width: 90em) ${rems(wide.share)}rem, (min-width: 48em) ${part(wide.share)}vw, ${part(narrow.share)}vw`}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The content of a page is at most 84rem wide, and about 92 hundredths of a narrower window. */
const rems = (share: number) => Math.ceil(share * 84);
const part = (share: number) => Math.ceil(share * 92);

type ProjectFigureProps = {
  shown: Shown;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  early?: boolean;
};

/** A picture of a project with its caption, if it has one. */
function ProjectFigure({ shown: { picture, alt, caption }, sizes, early = false }: ProjectFigureProps) {
  return (
    <figure className={styles["figure"]}>
      <Picture className={looks["picture"]} picture={picture} alt={alt} sizes={sizes} early={early} />
      {caption && (
        <Text as="figcaption" size="small" tone="muted" measure="46ch">
          {caption}
        </Text>
      )}
    </figure>
  );
}
