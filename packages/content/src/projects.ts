import type { ServiceKey } from "./settings.ts";

/** The pictures that were drawn for the samples (apps/web/scripts/pictures). */
export type DrawingName = "kopitiam" | "dive-centre" | "clinic" | "furniture";

/** A picture drawn for the samples, or your own: a file in packages/content/pictures, at least 1,600 pixels wide. */
export type PictureSource = { drawing: DrawingName } | { file: string };

type Project = {
  /** The key of its texts under `home:portfolio.projects`. */
  key: "kopitiam" | "dive-centre" | "clinic" | "furniture";
  picture: PictureSource;
  /** What was done, by the keys of the service pages. */
  services: readonly ServiceKey[];
};

/** The portfolio, in order. All four are sample businesses: put in your own, and set `samplePortfolio` to false. */
export const projects = [
  { key: "kopitiam", picture: { drawing: "kopitiam" }, services: ["web-design", "seo"] },
  { key: "dive-centre", picture: { drawing: "dive-centre" }, services: ["web-design", "digital-marketing"] },
  { key: "clinic", picture: { drawing: "clinic" }, services: ["web-design"] },
  { key: "furniture", picture: { drawing: "furniture" }, services: ["complete-package"] },
] as const satisfies readonly Project[];

export type ProjectKey = (typeof projects)[number]["key"];

/** Who says something about us: the keys of the texts under `home:portfolio.testimonials`. Sample clients, all three. */
export const testimonials = ["bakery", "workshop", "tuition"] as const;

/** Whether projects and testimonials are marked as samples on the page. */
export const samplePortfolio: boolean = true;
