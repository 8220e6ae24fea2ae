import type { serviceKeys } from "../../settings.ts";
import type { Offer } from "../offer.ts";
import { branding } from "./services/branding.ts";
import { seo } from "./services/seo.ts";
import { socialMedia } from "./services/social-media.ts";
import { webDesign } from "./services/web-design.ts";

/** What is said about each service and no other. */
export const offers: Record<(typeof serviceKeys)[number], Offer> = {
  "web-design": webDesign,
  seo,
  "social-media": socialMedia,
  branding,
};
