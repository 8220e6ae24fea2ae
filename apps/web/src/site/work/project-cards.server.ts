import { projectTexts } from "@agency/content/project-texts";
import type { ProjectKey, projects } from "@agency/content/projects";
import type { Language, ServiceKey } from "@agency/content/settings";
import type { Messages } from "@agency/content/translation";
import type { BuiltPicture } from "../shared/picture/picture.tsx";
import { projectPictures } from "../shared/picture/project-pictures.server.ts";

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
