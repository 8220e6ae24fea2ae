import type { Project, Testimonial } from "@agency/content/shape";

/** The portfolio, in order. Empty, the home page leaves it out. */
export const projects = [] as const satisfies readonly Project[];

/** What clients said, in order. Empty, the home page leaves it out. */
export const testimonials = [] as const satisfies readonly Testimonial[];
