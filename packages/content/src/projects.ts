import { projects } from "./own.ts";
import type { Project } from "./shape.ts";

export { projects, testimonials } from "./own.ts";

/** The address of the list of projects, and of a project's page, without the language prefix. */
export const workPath = "/work";

export function projectPath(key: string): string {
  return `${workPath}/${key}`;
}

/** The projects of a service, in order. On the page of a city, those of the city come first. */
export function projectsFor(service: string, city?: string): readonly Project[] {
  const isThere = ({ cities = [] }: Project) => city !== undefined && cities.includes(city);
  const fitting = projects.filter((project) => project.services.includes(service));
  return [...fitting.filter(isThere), ...fitting.filter((project) => !isThere(project))];
}

/** The other projects, from the next one on; after the last comes the first. */
export function projectsAfter(key: string): readonly Project[] {
  const place = projects.findIndex((project) => project.key === key);
  return [...projects.slice(place + 1), ...projects.slice(0, place)];
}
