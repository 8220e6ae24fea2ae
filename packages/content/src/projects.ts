import type { projects } from "#agency/projects.ts";

export { projects, testimonials } from "#agency/projects.ts";

export type ProjectKey = (typeof projects)[number]["key"];
