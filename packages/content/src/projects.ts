import { projects as own, testimonials as ownTestimonials } from "#agency/projects.ts";
import type { ServiceKey } from "./settings.ts";
import type { Project, Testimonial } from "./shape.ts";

export type ProjectKey = (typeof own)[number]["key"];

export type TestimonialKey = (typeof ownTestimonials)[number]["key"];

/** The portfolio, in order. */
export const projects: readonly (Project<ServiceKey> & { key: ProjectKey })[] = own;

/** What clients said, in order. */
export const testimonials: readonly (Testimonial & { key: TestimonialKey })[] = ownTestimonials;
