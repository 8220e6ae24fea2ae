import type { Project, Testimonial } from "@agency/content/shape";
import type { serviceKeys } from "./settings.ts";

/** The portfolio, in order. Both are sample businesses. */
export const projects = [
  { key: "dive-centre", picture: { drawing: "dive-centre" }, services: ["web-design", "social-media"] },
  { key: "furniture", picture: { drawing: "furniture" }, services: ["branding", "web-design"] },
] as const satisfies readonly Project<(typeof serviceKeys)[number]>[];

/** What clients said, in order. Both are sample clients. */
export const testimonials = [
  { key: "tuition" },
  { key: "florist", picture: "florist.svg" },
] as const satisfies readonly Testimonial[];
