import type { Project, Testimonial } from "@agency/content/shape";
import type { cityKeys } from "./cities.ts";
import type { serviceKeys } from "./settings.ts";

/** The portfolio, in order. Both are sample businesses. */
export const projects = [
  {
    key: "dive-centre",
    pictures: [{ drawing: "dive-centre" }, { drawing: "dive-week" }],
    services: ["web-design", "social-media"],
  },
  {
    key: "furniture",
    pictures: [{ drawing: "furniture" }, { drawing: "furniture-order" }],
    services: ["branding", "web-design"],
    cities: ["johor-bahru"],
  },
] as const satisfies readonly Project<(typeof serviceKeys)[number], (typeof cityKeys)[number]>[];

/** What clients said, in order. Both are sample clients. */
export const testimonials = [
  { key: "tuition" },
  { key: "florist", picture: "florist.svg" },
] as const satisfies readonly Testimonial[];
