import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { projects, workPath } from "@agency/content/projects";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { StartBand } from "../services/start-band.tsx";
import { subpageMeta } from "../subpage-meta.ts";
import { ProjectGrid } from "./project-grid.tsx";
import { haveFigures, projectCards } from "./projects.server.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const texts = pageTexts(url, ({ home: { portfolio }, services: { frame }, work: { list } }) => ({
    home: { portfolio: { title: portfolio.title, lead: portfolio.lead, sample: portfolio.sample } },
    services: { frame: { start: frame.start, book: frame.book } },
    work: { list },
  }));
  const language = languageOfPath(url.pathname);
  return { texts, projects: projectCards(projects, language), hasFigures: haveFigures(language) };
}

export const meta = subpageMeta<typeof loader>(workPath, (t, data) => ({
  title: t("work:list.title"),
  description: t(data?.hasFigures ? "work:list.description" : "work:list.withoutFigures"),
  breadcrumb: t("work:list.name"),
}));

/** All projects. */
export default function WorkPage() {
  const { t } = useTranslation("work");
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <ProjectGrid projects={page.projects} level="h1" />
      <StartBand title={t("list.start.title")} lead={t("list.start.lead")} />
    </>
  );
}
