import type { ProjectTexts } from "@agency/content/shape";

/** Texts of the projects' cards and pages, by the keys of `projects.ts`. */
export const projects = {} as const satisfies Readonly<Record<string, ProjectTexts>>;
