import type { Translation } from "@agency/content/translation";
import type { services as english } from "../en/services.ts";
import { completePackage } from "./services/complete-package.ts";
import { digitalMarketing } from "./services/digital-marketing.ts";
import { seo } from "./services/seo.ts";
import { webDesign } from "./services/web-design.ts";

export const services: Translation<typeof english> = {
  "web-design": webDesign,
  seo,
  "digital-marketing": digitalMarketing,
  "complete-package": completePackage,
};
