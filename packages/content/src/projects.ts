import { projects as own, testimonials as ownTestimonials } from "#agency/projects.ts";
import type { ServiceKey } from "./settings.ts";
import type { Project } from "./shape.ts";

export type ProjectKey = (typeof own)[number]["key"];

type TestimonialKey = (typeof ownTestimonials)[number];

/** The portfolio, in order. */
export const projects: readonly (Project<ServiceKey> & { key: ProjectKey })[] = own;

/** Testimonials, as keys of the texts under `home:portfolio.testimonials`. */
export const testimonials: readonly TestimonialKey[] = ownTestimonials;
