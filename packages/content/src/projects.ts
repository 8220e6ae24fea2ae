import type { ServiceKey } from "./settings.ts";

/** The illustrations of the sample projects (apps/web/scripts/pictures). */
export type DrawingName = "kopitiam" | "dive-centre" | "clinic" | "furniture";

/** A sample illustration or your own picture: a file in packages/content/pictures, at least 1,600 pixels wide. */
export type PictureSource = { drawing: DrawingName } | { file: string };

type Project = {
  /** The key of its texts under `home:portfolio.projects`. */
  key: "kopitiam" | "dive-centre" | "clinic" | "furniture";
  picture: PictureSource;
  /** The services provided, as keys of the service pages. */
  services: readonly ServiceKey[];
};

/**
 * The portfolio, in order. All four are sample businesses: replace them with your own, and set `samplePortfolio` to
 * false.
 */
export const projects = [
  { key: "kopitiam", picture: { drawing: "kopitiam" }, services: ["web-design", "seo"] },
  { key: "dive-centre", picture: { drawing: "dive-centre" }, services: ["web-design", "digital-marketing"] },
  { key: "clinic", picture: { drawing: "clinic" }, services: ["web-design"] },
  { key: "furniture", picture: { drawing: "furniture" }, services: ["complete-package"] },
] as const satisfies readonly Project[];

export type ProjectKey = (typeof projects)[number]["key"];

/** Testimonials, as keys of the texts under `home:portfolio.testimonials`. All three are sample clients. */
export const testimonials = ["bakery", "workshop", "tuition"] as const;

/** Whether projects and testimonials are marked as samples on the page. */
export const samplePortfolio: boolean = true;
