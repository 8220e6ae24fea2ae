import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { projectPath, workPath } from "@agency/content/projects";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts, projectFacts } from "../../shared/structured-data/page.ts";
import { without } from "../../shared/without.ts";
import { nothingHere } from "../not-found/is-not-found.ts";
import { MissingPage } from "../not-found/missing-page.tsx";
import { SiteLink } from "../shared/parts.tsx";
import { ProjectView } from "./project-view.tsx";
import { projectPage } from "./projects.server.ts";

/** The data of a project, or `nothingHere` if there is none at the address. */
export function loader({ url, params: { project } }: LoaderFunctionArgs) {
  const page = projectPage(project, languageOfPath(url.pathname));
  if (!page)
    return { texts: pageTexts(url, ({ work: { all, missing } }) => ({ work: { all, missing } })), ...nothingHere };
  const texts = pageTexts(url, ({ work, services: { frame } }) => ({
    work: without({ ...work, list: { name: work.list.name } }, "missing", "related"),
    services: { frame: { start: frame.start, book: frame.book } },
  }));
  return { texts, ...page };
}

export const meta: MetaFunction<typeof loader> = ({ location: { pathname: path }, loaderData }) => {
  const language = languageOfPath(path);
  const { t } = getTranslator(language);
  if (!loaderData || "notFound" in loaderData) return pageMeta({ path, title: t("work:missing.title"), hidden: true });
  const { preview } = loaderData;
  const { key, client, title, description, heading, pictures, language: own = language } = loaderData.project;
  const here = projectPath(key);
  return pageMeta({
    path,
    title,
    description,
    picture: preview,
    about: [
      projectFacts(language, {
        path: here,
        inLanguage: own,
        heading: `${client}: ${heading}`,
        description,
        pictures: pictures.map(({ picture }) => `${picture.base}.jpg`),
      }),
      breadcrumbFacts(language, [
        { name: t("work:list.name"), path: workPath },
        { name: client, path: here },
      ]),
    ],
  });
};

export default function ProjectPage() {
  const page = useLoaderData<typeof loader>();
  if ("notFound" in page) return <ProjectMissing />;
  return <ProjectView {...page} />;
}

/** Rendered once per language, for every address under /work without a project. */
function ProjectMissing() {
  const { t } = useTranslation("work");
  return (
    <MissingPage
      title={t("missing.title")}
      lead={t("missing.lead")}
      action={
        <SiteLink look="primary" to={workPath}>
          {t("all")}
        </SiteLink>
      }
    />
  );
}
