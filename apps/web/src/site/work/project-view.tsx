import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { workPath } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { sample } from "@agency/content/settings";
import { waysClass } from "@agency/ui/action";
import { joined, Row, Stack, Text } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { StartBand } from "../services/start-band.tsx";
import { BackLink, Band, Facts, SiteLink, Term, Title } from "../shared/parts.tsx";
import { Picture } from "../shared/picture.tsx";
import { VideoBand } from "../shared/video.tsx";
import { ProjectLinks } from "./project-links.tsx";
import type { ProjectOnPage, Shown } from "./projects.server.ts";
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
      {project.video && <VideoBand {...project.video} language={project.language} />}
      <Task project={project} />
      <Steps project={project} />
      <Gallery project={project} />
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
      <Text inset="0.75rem 0 0" className={styles["back"]}>
        <BackLink to={workPath}>{t("all")}</BackLink>
      </Text>
      <h1 className={`${looks["twofold"]} ${styles["title"]}`} lang={project.language}>
        <span>{project.client} </span>
        <em>{project.heading}</em>
      </h1>
      <Stack gap="1rem" fit inset="var(--pause) 0 0" className={styles["lead"]}>
        {sample && <SampleBadge label={t("sample")} />}
        <Text size="opening" tone="soft" measure="46ch" lang={project.language}>
          {project.lead}
        </Text>
      </Stack>
      <Facts className={joined(looks["links"], waysClass(), styles["facts"])}>
        {project.place && (
          <div>
            <Term>{t("place")}</Term>
            <Text as="dd" strong top="0.6rem" lang={project.language}>
              {project.place}
            </Text>
          </div>
        )}
        <div>
          <Term>{t("services")}</Term>
          <Row as="dd" gap="0 1.5rem">
            {project.services.map((service) => (
              <Text as="b" key={service} strong>
                <SiteLink to={servicePath(service)}>{t(`common:services.${service}`)}</SiteLink>
              </Text>
            ))}
          </Row>
        </div>
      </Facts>
      {first && (
        <div className={styles["headPicture"]} lang={project.language}>
          <ProjectFigure shown={first} sizes={pictureSizes(first)} early />
        </div>
      )}
    </div>
  );
}

function Task({ project: { task, language } }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation("work");
  return (
    <Band gap="1.5rem var(--between)" columns="4fr 8fr" aria-labelledby="task-title">
      <Title size="section" id="task-title">
        {t("task")}
      </Title>
      <Text
        as="div"
        size="large"
        tone="soft"
        className={joined(looks["links"], prose["prose"], styles["story"])}
        lang={language}
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
      columns="12"
      className={styles["steps"]}
      data-wide={(second && isWide(second)) || undefined}
      data-alone={second ? undefined : ""}
      aria-labelledby="steps-title"
    >
      <Title size="section" id="steps-title">
        {t("done")}
      </Title>
      <Stack as="ol" gap="0 clamp(1.5rem, 3vw, 3rem)" packed lines="thin" pad="1.25rem" className={looks["steps"]}>
        {project.done.map(({ title, html }) => (
          <li key={title} lang={project.language}>
            <Title as="h3" size="step">
              {title}
            </Title>
            <Text
              as="div"
              tone="soft"
              measure="52ch"
              top="0.5rem"
              className={joined(looks["links"], prose["prose"])}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </li>
        ))}
      </Stack>
      {second && (
        <div className={styles["second"]} lang={project.language}>
          <ProjectFigure shown={second} sizes={pictureSizes(second)} />
        </div>
      )}
    </Band>
  );
}

/** How it was before and is after the work, in words and, where somebody has counted, in figures with their sources. */
function Change({ project }: Pick<ProjectOnPage, "project">) {
  const { before, after, figures, result, source, language } = project;
  const { t } = useTranslation("work");
  if (!before && !source && figures.length === 0) return null;
  return (
    <Band
      space="passage"
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
        <Stack as="dl" gap="1.5rem clamp(1.5rem, 4vw, 4rem)" columns="1fr 1fr" from="40em">
          <State name={t("before")} text={before} language={language} />
          <State name={t("after")} text={after ?? ""} language={language} />
        </Stack>
      )}
      {source && (
        <div lang={language}>
          <Text size="opening" measure="40ch">
            {result}
          </Text>
          <Text size="small" tone="soft" top="0.5rem">
            {source}
          </Text>
        </div>
      )}
      {figures.map((figure) => (
        <Stack
          key={figure.name}
          gap="1.25rem clamp(1.5rem, 4vw, 4rem)"
          columns="1fr 1fr"
          align="end"
          className={styles["changeFigure"]}
        >
          <Row as="dl" gap="0 clamp(1rem, 3vw, 2.5rem)" align="end">
            <div>
              <Term>{t("before")}</Term>
              <Title as="dd" size="poster" tone="soft">
                {figure.before}
              </Title>
            </div>
            <svg width="96" height="48" viewBox="0 0 96 48" aria-hidden="true">
              <path d="M0 24H90M68 3L90 24L68 45" fill="none" stroke="currentcolor" strokeWidth="5" />
            </svg>
            <div>
              <Term>{t("after")}</Term>
              <Title as="dd" size="poster">
                {figure.after}
              </Title>
            </div>
          </Row>
          <div lang={language}>
            <Text size="large" strong measure="40ch">
              {figure.name}
            </Text>
            <Text size="small" tone="soft" measure="40ch" top="0.25rem">
              {figure.source}
            </Text>
          </div>
        </Stack>
      ))}
    </Band>
  );
}

function State({ name, text, language }: { name: string; text: string; language: string | undefined }) {
  return (
    <div>
      <Term>{name}</Term>
      <Text as="dd" size="opening" measure="40ch" top="0.35rem" lang={language}>
        {text}
      </Text>
    </div>
  );
}

function pictureSizes(shown: Shown): string {
  return isWide(shown) ? widths.wide : widths.narrow;
}

/** Whether a picture needs the whole width. */
function isWide({ picture: { width, height } }: Shown): boolean {
  return width > height;
}

/** Pictures in rows, none of them cropped. */
function Gallery({ project: { gallery: pictures, language } }: Pick<ProjectOnPage, "project">) {
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
            lang={language}
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
    <figure>
      <Picture className={looks["picture"]} picture={picture} alt={alt} sizes={sizes} early={early} />
      {caption && (
        <Text as="figcaption" size="small" tone="muted" measure="46ch" top="0.75rem">
          {caption}
        </Text>
      )}
    </figure>
  );
}
