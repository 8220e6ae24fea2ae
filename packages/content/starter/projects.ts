import type { Project } from "@agency/content/shape";

/** The portfolio, in order. Empty, the home page leaves it out. */
export const projects = [] as const satisfies readonly Project[];

/** Testimonials, as keys of the texts under `home:portfolio.testimonials`. */
export const testimonials = [] as const;
