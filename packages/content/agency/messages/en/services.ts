import { completePackage } from "./services/complete-package.ts";
import { digitalMarketing } from "./services/digital-marketing.ts";
import { seo } from "./services/seo.ts";
import { webDesign } from "./services/web-design.ts";

/** Texts of the services, by their keys, and what their pages share. */
export const services = {
  "web-design": webDesign,
  seo,
  "digital-marketing": digitalMarketing,
  "complete-package": completePackage,
} as const;
