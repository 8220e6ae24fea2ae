import type { Project, Testimonial } from "@agency/content/shape";
import type { serviceKeys } from "./settings.ts";

/**
 * The portfolio, in order. All four are sample businesses: replace them with your own.
 */
export const projects = [
  { key: "kopitiam", picture: { drawing: "kopitiam" }, services: ["web-design", "seo"] },
  { key: "dive-centre", picture: { drawing: "dive-centre" }, services: ["web-design", "digital-marketing"] },
  { key: "clinic", picture: { drawing: "clinic" }, services: ["web-design"] },
  { key: "furniture", picture: { drawing: "furniture" }, services: ["complete-package"] },
] as const satisfies readonly Project<(typeof serviceKeys)[number]>[];

/** What clients said, in order. All three are sample clients. */
export const testimonials = [
  { key: "bakery" },
  { key: "workshop" },
  { key: "tuition" },
] as const satisfies readonly Testimonial[];
