import { pictures } from "virtual:pictures";
import { projectTexts } from "@agency/content/project-texts";
import { type ProjectKey, projects, projectsAfter } from "@agency/content/projects";
import type { Language, ServiceKey } from "@agency/content/settings";
import type { ProjectTexts } from "@agency/content/shape";
import type { Messages } from "@agency/content/translation";
import type { BuiltPicture } from "../shared/picture.tsx";

/** What a page shows of a project before it is opened. */
export type ProjectCard = {
  key: ProjectKey;
  client: string;
  place: string;
  result: string;
  services: readonly ServiceKey[];
  picture: BuiltPicture;
  alt: string;
};

/** The cards of projects in a language. */
export function projectCards(shown: typeof projects, language: Language): ProjectCard[] {
  return shown.map(({ key, services }) => {
    const { client, place, result, pictures: described } = projectTexts(key, language);
    const [picture] = projectPictures(language)[key];
    return { key, client, place, result, services, picture, alt: described[0]?.alt ?? "" };
  });
}

/** The texts around the links to projects on the pages of services and cities. */
export function linkTexts({ all, sample, samples, related }: Messages["work"]) {
  return { all, sample, samples, related };
}

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

/** The pictures of the projects, by key: a drawn site speaks the reader's language where it can. */
function projectPictures(language: Language) {
  return pictures.translated[language] ?? pictures.projects;
}
