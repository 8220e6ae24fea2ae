import { useTranslation } from "react-i18next";
import { StartBand } from "../services/components/start-band.tsx";
import { Change } from "./change.tsx";
import { ProjectHead } from "./project-head.tsx";
import { ProjectLinks } from "./project-links.tsx";
import type { ProjectOnPage } from "./project.server.ts";
import { Steps } from "./steps.tsx";
import { Task } from "./task.tsx";

/** The page of a project: what the client needed, what was done, and what changed. */
export function ProjectView({ project, others }: ProjectOnPage) {
  const { t } = useTranslation("work");
  const [service] = project.services;
  return (
    <>
      <ProjectHead project={project} />
      <Task task={project.task} />
      <Steps project={project} />
      <Change project={project} />
      <ProjectLinks projects={others} title={t("others.title")} lead={t("others.lead")} />
      <StartBand title={t("start.title")} lead={t("start.lead")} service={service} />
    </>
  );
}
