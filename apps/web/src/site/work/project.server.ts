import { projectTexts } from "@agency/content/project-texts";
import { type ProjectKey, projects, projectsAfter } from "@agency/content/projects";
import type { Language, ServiceKey } from "@agency/content/settings";
import type { ProjectTexts } from "@agency/content/shape";
import type { BuiltPicture } from "../shared/picture/picture.tsx";
import { projectPictures } from "../shared/picture/project-pictures.server.ts";
import { type ProjectCard, projectCards } from "./project-cards.server.ts";

/** A picture of a project with what it shows. */
export type Shown = { picture: BuiltPicture; alt: string; caption: string };

/** The data of a project's page. */
export type ProjectOnPage = {
  project: Omit<ProjectTexts, "pictures" | "result"> & {
    key: ProjectKey;
    services: readonly [ServiceKey, ...ServiceKey[]];
    pictures: readonly Shown[];
  };
  others: ProjectCard[];
};

/** How many other projects are shown. */
const othersCount = 2;

/** The data of a project's page. Undefined if there is no project with that key. */
export function projectPageOf(key: string | undefined, language: Language): ProjectOnPage | undefined {
  const found = projects.find((project) => project.key === key);
  if (!found) return undefined;
  const { pictures: described, result: _, ...texts } = projectTexts(found.key, language);
  const shown = projectPictures(language)[found.key].flatMap((picture, place) => {
    const words = described[place];
    return words ? [{ picture, ...words }] : [];
  });
  return {
    project: { ...texts, key: found.key, services: found.services, pictures: shown },
    others: projectCards(projectsAfter(found.key).slice(0, othersCount), language),
  };
}
