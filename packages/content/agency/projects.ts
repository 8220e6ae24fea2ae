import type { Project, Testimonial } from "@agency/content/shape";
import type { cityKeys } from "./cities.ts";
import type { serviceKeys } from "./settings.ts";

/**
 * The portfolio, in order. All four are sample businesses: replace them with your own.
 */
export const projects = [
  {
    key: "kopitiam",
    pictures: [{ drawing: "kopitiam" }, { drawing: "kopitiam-shops" }],
    services: ["web-design", "seo"],
    cities: ["ipoh"],
  },
  {
    key: "dive-centre",
    pictures: [{ drawing: "dive-centre" }, { drawing: "dive-week" }],
    services: ["web-design", "digital-marketing"],
    cities: ["kota-kinabalu"],
  },
  {
    key: "clinic",
    pictures: [{ drawing: "clinic" }, { drawing: "clinic-day" }],
    services: ["web-design"],
    cities: ["klang", "selangor"],
  },
  {
    key: "furniture",
    pictures: [{ drawing: "furniture" }, { drawing: "furniture-order" }],
    services: ["complete-package"],
    cities: ["johor-bahru"],
  },
] as const satisfies readonly Project<(typeof serviceKeys)[number], (typeof cityKeys)[number]>[];

/** What clients said, in order. All three are sample clients. */
export const testimonials = [
  { key: "bakery" },
  { key: "workshop" },
  { key: "tuition" },
] as const satisfies readonly Testimonial[];
