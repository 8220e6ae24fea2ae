import { projects as own, testimonials as ownTestimonials } from "#agency/projects.ts";
import type { CityKey } from "./cities.ts";
import type { ServiceKey } from "./settings.ts";
import type { Project, Testimonial } from "./shape.ts";

export type ProjectKey = (typeof own)[number]["key"];

export type TestimonialKey = (typeof ownTestimonials)[number]["key"];

type OwnProject = Project<ServiceKey, CityKey> & { key: ProjectKey };

/** The portfolio, in order. */
export const projects: readonly OwnProject[] = own;

/** In the order of the pages. */
export const testimonials: readonly (Testimonial<ServiceKey> & { key: TestimonialKey })[] = ownTestimonials;

/** The address of the list of projects, and of a project's page, without the language prefix. */
export const workPath = "/work";

export function projectPath(key: ProjectKey): string {
  return `${workPath}/${key}`;
}

/** The projects that a page about a service shows, in order. On the page of a city, those of the city come first. */
export function projectsFor(service: ServiceKey, city?: CityKey): readonly OwnProject[] {
  const isThere = ({ cities = [] }: OwnProject) => city !== undefined && cities.includes(city);
  const fitting = projects.filter((project) => isThere(project) || project.services.includes(service));
  return [...fitting.filter(isThere), ...fitting.filter((project) => !isThere(project))];
}

/** The other projects, from the next one on; after the last comes the first. */
export function projectsAfter(key: ProjectKey): readonly OwnProject[] {
  const place = projects.findIndex((project) => project.key === key);
  return [...projects.slice(place + 1), ...projects.slice(0, place)];
}
